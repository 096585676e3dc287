import type { Database, Queryable } from "~/platform/database/database.server";
import { writeContent } from "~/platform/database/write.server";

/** What the home page shows; a `type` other than warning and success is shown as info (specification §3). */
export type Banner = {
  id: string;
  title: string;
  /** Sanitised HTML. */
  content: string;
  type: string;
  /** ISO 8601 instant, UTC. */
  publishedAt: string;
};

/** The latest important information that has not expired (specification §7). */
export async function findBanner(db: Queryable, now: Date): Promise<Banner | null> {
  const row = await db
    .selectFrom("important_info")
    .select(["id", "title", "content", "type", "updated_at"])
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("expires_at", "is", null), eb("expires_at", ">", now.toISOString())]))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { updated_at, ...banner } = row;
  return { ...banner, publishedAt: updated_at };
}

/** When the banner next goes away by itself. */
export async function findNextBannerExpiry(db: Queryable, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("important_info")
    .select("expires_at")
    .where("deleted_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("expires_at")
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at ? new Date(row.expires_at) : null;
}

/** Publishes an important information; `content` is HTML that the caller has sanitised. */
export async function publishBanner(
  database: Database,
  banner: { id: string; title: string; content: string; type: string; now: Date },
): Promise<void> {
  const stamp = banner.now.toISOString();
  await writeContent(database, (trx) =>
    trx
      .insertInto("important_info")
      .values({
        id: banner.id,
        title: banner.title,
        content: banner.content,
        type: banner.type,
        created_at: stamp,
        expires_at: null,
        version: 1,
        updated_at: stamp,
        deleted_at: null,
      })
      .execute(),
  );
}
