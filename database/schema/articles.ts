import type { Selectable } from "kysely";

export interface ArticlesTable {
  id: string;
  title: string;
  content: string;
  cover_image_url: string | null;
  cover_alt: string;
  cover_is_decorative: boolean;
  cover_focus_x: number;
  cover_focus_y: number;
  created_at: string;
  author_id: string | null;
  /** The author's name where it stays although their account is erased. */
  author_name: string | null;
  order_weight: number;
  is_event: boolean;
  event_date: string | null;
  /** `HH:MM` */
  event_time: string | null;
  /** The last day of an event of several; null for one day. */
  event_end_date: string | null;
  /** `HH:MM` on the last day; null when nobody says. */
  event_end_time: string | null;
  event_location: string | null;
  event_state: "confirmed" | "postponed" | "cancelled";
  section: string | null;
  status: "draft" | "published";
  /** Shown from this instant on (published only); null counts as never set. */
  published_from: string | null;
  published_until: string | null;
  excerpt: string;
  search_text: string;
  /** JSON of the content being edited while another one is on the site (product.md, doubtful point 15). */
  working_copy: string | null;
  version: number;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
}

export interface ArticleImagesTable {
  id: string;
  article_id: string;
  image_url: string;
  alt_text: string;
  is_decorative: boolean;
  caption: string;
  display_order: number;
}

export interface ArticleRevisionsTable {
  id: string;
  article_id: string;
  version: number;
  /** JSON of the whole content at that version. */
  snapshot: string;
  summary: string;
  created_at: string;
  author_id: string | null;
}

export type ArticleRow = Selectable<ArticlesTable>;
