/** A photo of the gallery as pages show it. */
export type GalleryImage = {
  id: string;
  title: string;
  description: string;
  /** Address with its version. */
  url: string;
  /** Empty when the photo says nothing its title does not. */
  alt: string;
  isFeatured: boolean;
  /** Who put it there; null for a profile without a name. */
  author: { name: string; avatarUrl: string | null } | null;
};

export type GalleryPage = {
  images: GalleryImage[];
  /** Of the whole gallery. */
  total: number;
  pageCount: number;
};

/** What leads to another photo. */
export type GalleryLink = { id: string; title: string; url: string };

/** A photo with its place in the gallery. */
export type GalleryImageDetail = GalleryImage & {
  previous: GalleryLink | null;
  next: GalleryLink | null;
  /** From 1. */
  position: number;
  total: number;
};
