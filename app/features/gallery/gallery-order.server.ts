import { sql } from "kysely";
import type { RankedList } from "~/records/ranks.server";

/** Specification §7: the highest `display_order` comes first; the site shows featured photos before the others. */
export const GALLERY_ORDER: RankedList = {
  subject: "gallery-image",
  table: "gallery_images",
  titleColumn: "title",
  order: sql`display_order desc, created_at desc, id`,
  isDescending: true,
  aheadColumn: "is_featured",
};
