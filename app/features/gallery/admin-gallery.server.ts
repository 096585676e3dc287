import type { ExpressionBuilder } from "kysely";
import { hasWords, searchText, searchWords } from "~/lib/word-match";
import type { Queryable } from "~/platform/database/database.server";
import { exampleFlag } from "~/platform/database/example-rows.server";
import type { Schema } from "~database/schema";

import { SITE_ORDER } from "./gallery.server";
import type { AdminGalleryPage, AdminPhoto, GalleryFilter } from "./gallery-admin.types";
import { lacksAlt } from "./photo";

type Photos = ExpressionBuilder<Schema, "gallery_images">;

export type AdminGalleryQuery = {
  filter: GalleryFilter;
  search: string;
  /** From 1. */
  page: number;
  pageSize: number;
};

/** A page of the volunteers' gallery in site order, with the count of each filter over all photos. */
export async function listAdminGallery(
  db: Queryable,
  query: AdminGalleryQuery,
): Promise<AdminGalleryPage> {
  const { page, pageSize } = query;
  const ids = await findIds(db, query);
  const counts = await countByFilter(db);
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  return {
    items: await listPhotos(db, shown),
    total: ids.length,
    pageCount: Math.max(1, Math.ceil(ids.length / pageSize)),
    counts,
  };
}

/**
 * Ids in site order. Words are compared here and not by the engine:
 * a club's gallery has some hundred titles, and the table no column for it.
 */
async function findIds(db: Queryable, { filter, search }: AdminGalleryQuery): Promise<string[]> {
  const words = searchWords(search);
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "title", "description", "alt_text"])
    .where(isIn(filter))
    .orderBy(SITE_ORDER)
    .execute();
  return rows
    .filter((row) =>
      hasWords(searchText(`${row.title}\n${row.description}\n${row.alt_text}`), words),
    )
    .map((row) => row.id);
}

async function listPhotos(db: Queryable, ids: readonly string[]): Promise<AdminPhoto[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "title", "image_url", "alt_text", "is_decorative", "is_featured"])
    .select(["has_consent", "deleted_at"])
    .select(exampleFlag("gallery_images").as("is_example"))
    .where("id", "in", ids)
    .orderBy(SITE_ORDER)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    url: row.image_url,
    isFeatured: row.is_featured,
    lacksAlt: lacksAlt({ alt: row.alt_text, isDecorative: row.is_decorative }),
    lacksConsent: !row.has_consent,
    deletedAt: row.deleted_at,
    isExample: row.is_example === 1,
  }));
}

function countByFilter(db: Queryable): Promise<Record<GalleryFilter, number>> {
  const count = (filter: GalleryFilter) => (eb: Photos) =>
    eb.fn.countAll<number>().filterWhere(isIn(filter)).as(filter);
  return db
    .selectFrom("gallery_images")
    .select([count("all"), count("featured"), count("incomplete"), count("trash")])
    .executeTakeFirstOrThrow();
}

function isIn(filter: GalleryFilter) {
  return (eb: Photos) => {
    if (filter === "trash") return eb("deleted_at", "is not", null);
    const there = eb("deleted_at", "is", null);
    if (filter === "all") return there;
    if (filter === "featured") return eb.and([there, eb("is_featured", "=", true)]);
    const lacksWords = eb.and([eb("is_decorative", "=", false), eb("alt_text", "=", "")]);
    return eb.and([there, eb.or([lacksWords, eb("has_consent", "=", false)])]);
  };
}
