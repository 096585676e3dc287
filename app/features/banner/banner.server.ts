import { parisDay } from "~/lib/paris-instants";
import type { Database, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { renderContent } from "~/platform/rich-text/sanitize-content.server";
import type { BannerText } from "./banner.schema";
import { findLatestBanner, insertBanner } from "./banner-rows.server";

/** What the home page shows; a `type` other than warning and success is shown as info (specification §3). */
export type Banner = {
  id: string;
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
  const { id, title, content, type, updated_at: publishedAt } = latest;
  return { id, title, content: renderContent(content), type, publishedDay: parisDay(publishedAt) };
}

/** When the banner next goes away by itself. */
export async function findNextBannerExpiry(db: Queryable, now: Date): Promise<Date | null> {
  const latest = await findLatestBanner(db);
  const expiry = latest?.expires_at ? new Date(latest.expires_at) : null;
  return expiry && expiry > now ? expiry : null;
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

/** Puts the first banner of a site in place; `content` is HTML that the caller has sanitised. */
export async function publishBanner(
  database: Database,
  { id, now, ...text }: { id: string; now: Date } & Omit<BannerText, "expiresAt">,
): Promise<void> {
  await transaction(database, async (trx) => {
    await insertBanner(trx, { ...text, expiresAt: null }, { id, userId: null, now });
    await contentChanged(trx);
  });
}
