/** Which photos a list is asked for; "incomplete" lacks a description of the image or the agreement. */
export type GalleryFilter = "all" | "featured" | "incomplete" | "trash";

export type AdminPhoto = {
  id: string;
  title: string;
  url: string;
  isFeatured: boolean;
  lacksAlt: boolean;
  lacksConsent: boolean;
  /** ISO 8601 instant; null outside the trash. */
  deletedAt: string | null;
  /** It came with the demo, and has not been changed since. */
  isExample: boolean;
};

export type AdminGalleryPage = {
  items: AdminPhoto[];
  /** Of what was asked for. */
  total: number;
  pageCount: number;
  /** Of the whole gallery. */
  counts: Record<GalleryFilter, number>;
};
