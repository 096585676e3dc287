import type { Trashable } from "./trashable";

export interface PartnersTable extends Trashable {
  id: string;
  name: string;
  logo: string | null;
  /** `light` or `dark`: what the logo stands on. */
  ground: string;
  link: string | null;
  created_at: string;
}

export interface TeamTable extends Trashable {
  id: string;
  full_name: string;
  photo: string | null;
  role: string;
  created_at: string;
}

export interface GalleryImagesTable extends Trashable {
  id: string;
  title: string;
  description: string;
  image_url: string;
  alt_text: string;
  is_decorative: boolean;
  created_at: string;
  author_id: string | null;
  /** The author's name where it stays although their account is erased. */
  author_name: string | null;
  display_order: number;
  is_featured: boolean;
  has_consent: boolean;
}

export interface GalleryImagesWithAuthorView extends GalleryImagesTable {
  author_first_name: string | null;
  author_last_name: string | null;
  author_avatar_url: string | null;
}

export interface ImportantInfoTable extends Trashable {
  id: string;
  title: string;
  content: string;
  type: string;
  created_at: string;
  expires_at: string | null;
}
