import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { parseMediaUrl } from "~/lib/media-url";
import type { Queryable } from "~/platform/database/database.server";
import { isStoragePath } from "~/platform/storage/storage-path";
import type { Schema } from "~database/schema";
import {
  FINAL_REASONS,
  ORPHAN_DAYS,
  ORPHAN_REASON,
  putDownBefore,
  RECENT_DAYS,
} from "./cleanup-reasons";

/** How many entries of the log one run takes (specification §9). */
export const CLEANUP_LIMIT = 100;

export type CleanupEntry = { path: string; reason: string; createdAt: string };

/** The entries that have waited long enough, the oldest first: 100 at most. */
export async function listDueEntries(db: Queryable, now: Date): Promise<CleanupEntry[]> {
  const rows = await db
    .selectFrom("storage_cleanup_log")
    .select(["file_path", "reason", "created_at"])
    .where("processed", "=", false)
    .where((eb) => isDue(eb, now))
    .orderBy("created_at")
    .orderBy("id")
    .limit(CLEANUP_LIMIT)
    .execute();
  return rows.map(toEntry);
}

/** How many entries have waited long enough. */
export async function countDueEntries(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("storage_cleanup_log")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("processed", "=", false)
    .where((eb) => isDue(eb, now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many entries have waited long enough, and how many have not. */
export async function countEntries(
  db: Queryable,
  now: Date,
): Promise<{ due: number; waiting: number }> {
  const { count } = await db
    .selectFrom("storage_cleanup_log")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("processed", "=", false)
    .executeTakeFirstOrThrow();
  const due = await countDueEntries(db, now);
  return { due, waiting: Number(count) - due };
}

/** What waits for its time, the first to come first: 100 at most, and how many there are of each sort. */
export async function listWaitingEntries(
  db: Queryable,
  now: Date,
): Promise<{ entries: CleanupEntry[]; total: number }> {
  const waiting = db
    .selectFrom("storage_cleanup_log")
    .where("processed", "=", false)
    .where((eb) => eb.not(isDue(eb, now)));
  const [rows, { count }] = await Promise.all([
    waiting
      .select(["file_path", "reason", "created_at"])
      .orderBy("created_at")
      .orderBy("id")
      .limit(CLEANUP_LIMIT)
      .execute(),
    waiting.select((eb) => eb.fn.countAll().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { entries: rows.map(toEntry), total: Number(count) };
}

function toEntry(row: { file_path: string; reason: string; created_at: string }): CleanupEntry {
  return { path: row.file_path, reason: row.reason, createdAt: row.created_at };
}

function isDue(
  eb: ExpressionBuilder<Schema, "storage_cleanup_log">,
  now: Date,
): Expression<SqlBool> {
  return eb.or([
    eb("reason", "in", FINAL_REASONS),
    eb.and([
      eb("reason", "=", ORPHAN_REASON),
      eb("created_at", "<=", putDownBefore(now, ORPHAN_DAYS)),
    ]),
    eb.and([
      eb("reason", "not in", [...FINAL_REASONS, ORPHAN_REASON]),
      eb("created_at", "<=", putDownBefore(now, RECENT_DAYS)),
    ]),
  ]);
}

/**
 * The stored path that an entry means: as it is, as our own address of it, or as the public address
 * that the hosted storage of the former site gave; null when it is none of these.
 */
export function storedPathOf(text: string): string | null {
  if (isStoragePath(text)) return text;
  const own = parseMediaUrl(text)?.path;
  if (own && isStoragePath(own)) return own;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const [, path] = /\/(?:media|object\/public)\/(.+)$/.exec(new URL(text).pathname) ?? [];
  return path && isStoragePath(path) ? path : null;
}
