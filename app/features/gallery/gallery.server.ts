import { sql } from "kysely";
import { isUuid } from "~/lib/uuid";
import type { Queryable } from "~/platform/database/database.server";
import { signature } from "~/platform/person-names.server";
import { mentionedPaths } from "~/platform/storage/path-mentions";
import type { GalleryImagesWithAuthorView } from "~database/schema/club";
import type { GalleryImage, GalleryImageDetail, GalleryLink, GalleryPage } from "./gallery.types";
import { GALLERY_PAGE_SIZE } from "./gallery-query";

const SHOWN_COLUMNS = [
  "id",
  "title",
  "description",
  "image_url",
  "alt_text",
  "is_decorative",
  "is_featured",
  "author_avatar_url",
] as const;

const AUTHOR_NAME = signature("gallery_images_with_author").as("author_name");

/**
 * A page of the gallery in site order, from 1. A page past the end is empty; `pageCount` tells. As
 * everywhere here, a photo whose people did not agree is not shown, nor is one in the trash.
 */
export async function listGallery(
  db: Queryable,
  query: { page: number; pageSize?: number },
): Promise<GalleryPage> {
  const { page, pageSize = GALLERY_PAGE_SIZE } = query;
  const shown = db
    .selectFrom("gallery_images_with_author")
    .where("deleted_at", "is", null)
    .where("has_consent", "=", true);
  const { total } = await shown
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  // The database would read every row to find that there is none so far on.
  if (page > pageCount) return { images: [], total, pageCount };
  const rows = await shown
    .select([...SHOWN_COLUMNS, AUTHOR_NAME])
    .orderBy(SITE_ORDER)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    images: rows.map(toImage),
    total,
    pageCount,
  };
}

/** A photo that visitors may see, with its place in the gallery; null when there is none. */
export async function findGalleryImage(
  db: Queryable,
  id: string,
): Promise<GalleryImageDetail | null> {
  if (!isUuid(id)) return null;
  const row = await db
    .selectFrom("gallery_images_with_author")
    .select([...SHOWN_COLUMNS, AUTHOR_NAME])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where("has_consent", "=", true)
    .executeTakeFirst();
  const place = row && (await findPlace(db, id));
  return row && place ? { ...toImage(row), ...place } : null;
}

async function findPlace(db: Queryable, id: string) {
  const ranked = db
    .selectFrom("gallery_images")
    .where("deleted_at", "is", null)
    .where("has_consent", "=", true)
    .select("id")
    .select(sql<string | null>`lag(id) over (order by ${SITE_ORDER})`.as("previous"))
    .select(sql<string | null>`lead(id) over (order by ${SITE_ORDER})`.as("next"))
    .select(sql<number>`row_number() over (order by ${SITE_ORDER})`.as("position"))
    .select(sql<number>`count(*) over ()`.as("total"));
  const place = await db
    .selectFrom(ranked.as("ranked"))
    .leftJoin("gallery_images as p", "p.id", "ranked.previous")
    .leftJoin("gallery_images as n", "n.id", "ranked.next")
    .select(["position", "total"])
    .select(["p.id as previous_id", "p.title as previous_title", "p.image_url as previous_url"])
    .select(["n.id as next_id", "n.title as next_title", "n.image_url as next_url"])
    .where("ranked.id", "=", id)
    .executeTakeFirst();
  if (!place) return null;
  return {
    position: place.position,
    total: place.total,
    previous: toLink(place.previous_id, place.previous_title, place.previous_url),
    next: toLink(place.next_id, place.next_title, place.next_url),
  };
}

type ShownRow = Pick<GalleryImagesWithAuthorView, (typeof SHOWN_COLUMNS)[number]> & {
  author_name: string | null;
};

function toImage(row: ShownRow): GalleryImage {
  const name = row.author_name;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    url: row.image_url,
    alt: row.is_decorative ? "" : row.alt_text,
    isFeatured: row.is_featured,
    author: name ? { name, avatarUrl: row.author_avatar_url } : null,
  };
}

function toLink(id: string | null, title: string | null, url: string | null): GalleryLink | null {
  return id && url ? { id, title: title ?? "", url } : null;
}

/** What photos are called, by id, and whether visitors see them; those that are no more are left out. */
export async function findPhotoTitles(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { title: string; isShown: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "title", "alt_text", "has_consent", "deleted_at"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, title, alt_text, has_consent, deleted_at }) => [
      id,
      { title: title || alt_text || "sans titre", isShown: has_consent && deleted_at === null },
    ]),
  );
}

/** The stored paths of the photos that visitors see in the gallery, and of their authors' portraits. */
export async function listPublicPhotos(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("gallery_images_with_author")
    .select(["image_url", "author_avatar_url"])
    .where("deleted_at", "is", null)
    .where("has_consent", "=", true)
    .execute();
  return rows.flatMap((row) => [
    ...mentionedPaths(row.image_url),
    ...mentionedPaths(row.author_avatar_url ?? ""),
  ]);
}

/** With the articles, below the 50,000 addresses that a site map may hold. */
const SITEMAP_IMAGES = 4000;

/** Which photos visitors see and when each last changed, the newest first. */
export async function listSitemapImages(
  db: Queryable,
): Promise<{ id: string; updatedAt: string }[]> {
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "updated_at"])
    .where("deleted_at", "is", null)
    .where("has_consent", "=", true)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(SITEMAP_IMAGES)
    .execute();
  return rows.map((row) => ({ id: row.id, updatedAt: row.updated_at }));
}

/** Featured first, then as specification §7 orders; the id settles what is left. */
export const SITE_ORDER = sql`is_featured desc, display_order desc, created_at desc, id`;
