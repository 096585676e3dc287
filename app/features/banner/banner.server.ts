import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import { renderContent } from "~/platform/rich-text/sanitize-content.server";

/** What the home page shows; a `type` other than warning and success is shown as info (specification §3). */
export type Banner = {
  title: string;
  /** Sanitised HTML. */
  content: string;
  type: string;
  /** Day in Paris, `YYYY-MM-DD`. */
  publishedDay: string;
};

/** The latest important information (specification §7), unless it has expired. */
export async function findBanner(db: Queryable, now: Date): Promise<Banner | null> {
  const latest = await findLatestBanner(db);
  if (!latest || (latest.expires_at !== null && latest.expires_at <= now.toISOString())) {
    return null;
  }
  const { title, content, type, updated_at: publishedAt } = latest;
  return { title, content: renderContent(content), type, publishedDay: parisDay(publishedAt) };
}

/** The banner that will go away by itself, and when (ISO 8601, UTC); null when none will. */
export async function findEndingBanner(
  db: Queryable,
  now: Date,
): Promise<{ title: string; expiresAt: string } | null> {
  const latest = await findLatestBanner(db);
  if (!latest?.expires_at || latest.expires_at <= now.toISOString()) return null;
  return { title: latest.title, expiresAt: latest.expires_at };
}

/** The banner that is in place, expired or not: the latest one that was not taken off. */
export async function findLatestBanner(db: Queryable) {
  return await db
    .selectFrom("important_info")
    .select(["id", "title", "content", "type", "expires_at", "updated_at"])
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
