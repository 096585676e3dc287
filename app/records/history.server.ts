import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { thumbnailPathOf } from "~/lib/media-url";
import { isUuid } from "~/lib/uuid";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { accountName } from "~/platform/person-names.server";
import { newId } from "~/platform/random.server";
import { markCleanupProcessed, noteForCleanup } from "~/platform/storage/cleanup-log.server";
import { mentionedPaths } from "~/platform/storage/path-mentions";
import type { Schema } from "~database/schema";

/** The history of the records of one kind, in a table with the columns of `article_revisions`. */
export type History<V, A extends string> = {
  table: RevisionTable;
  /** The column of the record whose history it is. */
  owner: string;
  /** The values of a snapshot, which may be older than today's shape. */
  read(kept: object): V;
  /** One French line about a change; `before` is null for the first one. */
  summarize(before: V | null, after: V, act: A | "edit"): string;
  /** The other values of a record whose files are still in use: what visitors see, a working copy. */
  listOthers(db: Queryable, ownerId: string): Promise<V[]>;
  /** The reason in the cleanup log for files that only old revisions had. */
  prunedReason: string;
};

type RevisionTable = "article_revisions" | "club_revisions";

type RevisionColumns = Record<string, string | number | null> & {
  id: string;
  version: number;
  snapshot: string;
  summary: string;
  created_at: string;
  author_id: string | null;
};

/** An entry of the history, as lists show it. */
export type Revision = {
  id: string;
  version: number;
  createdAt: string;
  authorName: string | null;
  authorAvatarUrl: string | null;
  /** A French line about the change: «Titre et texte modifiés». */
  summary: string;
};

type Snapshot<V, A> = { act: A | "edit"; document: V };

type Entry<V, A> = {
  id: string;
  created_at: string;
  author_id: string | null;
  snapshot: Snapshot<V, A>;
};

/** Edits of one person within ten minutes of the first are one entry. */
const SITTING_MS = 10 * 60_000;

/** The entries that a history keeps. */
const REVISIONS_KEPT = 50;

type RevisionTables = Record<RevisionTable, RevisionColumns> & Pick<Schema, "admin_profiles">;

/** The tables by the columns that histories name. */
function revisionTables(db: Queryable): Kysely<RevisionTables> {
  return db as unknown as Kysely<RevisionTables>;
}

/**
 * Adds to a history: one entry per publication, and one per sitting of edits. Keeps the newest 50;
 * files that only older ones had are noted for cleanup.
 */
export async function recordRevision<V extends object, A extends string>(
  trx: DatabaseTransaction,
  history: History<V, A>,
  revision: {
    ownerId: string;
    version: number;
    act: A | "edit";
    values: V;
    userId: string | null;
    now: Date;
  },
): Promise<void> {
  const { ownerId, act, values } = revision;
  const [last, earlier] = await findLatest(trx, history, ownerId);
  if (last && act === "edit" && isDeepStrictEqual(last.snapshot.document, values)) return;
  const continues = last !== undefined && act === "edit" && isSameSitting(last, revision);
  const before = (continues ? earlier : last)?.snapshot.document ?? null;
  const snapshot: Snapshot<V, A> = { act, document: values };
  const columns = {
    version: revision.version,
    snapshot: JSON.stringify(snapshot),
    summary: history.summarize(before, values, act),
  };
  const tables = revisionTables(trx);
  if (continues) {
    await tables.updateTable(history.table).set(columns).where("id", "=", last.id).execute();
    return;
  }
  await tables
    .insertInto(history.table)
    .values({
      ...columns,
      id: newId(),
      [history.owner]: ownerId,
      created_at: revision.now.toISOString(),
      author_id: revision.userId,
    })
    .execute();
  await prune(trx, history, ownerId, revision.now);
}

function isSameSitting(
  last: Entry<unknown, string>,
  revision: { userId: string | null; now: Date },
): boolean {
  return (
    last.snapshot.act === "edit" &&
    last.author_id === revision.userId &&
    revision.now.getTime() - Date.parse(last.created_at) < SITTING_MS
  );
}

async function findLatest<V, A extends string>(
  trx: DatabaseTransaction,
  history: History<V, A>,
  ownerId: string,
): Promise<Entry<V, A>[]> {
  const rows = await revisionTables(trx)
    .selectFrom(history.table)
    .select(["id", "created_at", "author_id", "snapshot"])
    .where(history.owner, "=", ownerId)
    .orderBy("version", "desc")
    .limit(2)
    .execute();
  return rows.map((row) => ({ ...row, snapshot: readSnapshot(history, row.snapshot) }));
}

async function prune<V, A extends string>(
  trx: DatabaseTransaction,
  history: History<V, A>,
  ownerId: string,
  now: Date,
): Promise<void> {
  const tables = revisionTables(trx);
  const old = await tables
    .selectFrom(history.table)
    .select(["id", "snapshot"])
    .where(history.owner, "=", ownerId)
    .orderBy("version", "desc")
    // SQLite knows no offset without a limit.
    .limit(1000)
    .offset(REVISIONS_KEPT)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await tables.deleteFrom(history.table).where("id", "in", ids).execute();
  const before = old.map(({ snapshot }) => snapshot);
  if (pathsIn(before).size === 0) return;
  const after = [
    ...(await history.listOthers(trx, ownerId)),
    ...(await listSnapshots(trx, history, ownerId)),
  ];
  await noteUnusedFiles(trx, { before, after, reason: history.prunedReason, now });
}

/** Every entry of a history as it is stored, in JSON: for the files that it mentions. */
export async function listSnapshots(
  db: Queryable,
  { table, owner }: Pick<History<unknown, string>, "table" | "owner">,
  ownerId: string,
): Promise<string[]> {
  const rows = await revisionTables(db)
    .selectFrom(table)
    .select("snapshot")
    .where(owner, "=", ownerId)
    .execute();
  return rows.map(({ snapshot }) => snapshot);
}

function readSnapshot<V, A extends string>({ read }: History<V, A>, json: string): Snapshot<V, A> {
  const { act, document } = JSON.parse(json);
  return { act, document: read(document) };
}

/** A history, newest first, 50 entries at most. */
export async function listRevisions<V, A extends string>(
  db: Queryable,
  { table, owner }: History<V, A>,
  ownerId: string,
): Promise<Revision[]> {
  if (!isUuid(ownerId)) return [];
  const rows = await revisionTables(db)
    .selectFrom(`${table} as revision`)
    .leftJoin("admin_profiles", "admin_profiles.user_id", "revision.author_id")
    .select(["revision.id", "revision.version", "revision.created_at", "revision.summary"])
    .select("admin_profiles.avatar_url")
    .select(accountName("revision.author_id").as("author_name"))
    .where(`revision.${owner}`, "=", ownerId)
    .orderBy("version", "desc")
    .limit(REVISIONS_KEPT)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    createdAt: row.created_at,
    authorName: row.author_name,
    authorAvatarUrl: row.avatar_url,
    summary: row.summary,
  }));
}

/** The values of an entry; null when the record has no such entry. */
export async function findRevision<V, A extends string>(
  db: Queryable,
  history: History<V, A>,
  { ownerId, revisionId }: { ownerId: string; revisionId: string },
): Promise<V | null> {
  if (!isUuid(ownerId) || !isUuid(revisionId)) return null;
  const row = await revisionTables(db)
    .selectFrom(history.table)
    .select("snapshot")
    .where("id", "=", revisionId)
    .where(history.owner, "=", ownerId)
    .executeTakeFirst();
  return row ? readSnapshot(history, row.snapshot).document : null;
}

/** Values in JSON; what is a text is that already. */
function textsOf(values: readonly unknown[]): string[] {
  return values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
}

/** The stored paths (`bucket/path`) of every file that some values mention. */
function pathsIn(values: readonly unknown[]): Set<string> {
  return new Set(textsOf(values).flatMap((text) => mentionedPaths(text)));
}

/**
 * Notes the files that values no longer mention, and their thumbnails, for the storage cleanup
 * (product.md, doubtful point 11). The cleanup itself checks that nothing else uses a file.
 */
export async function noteUnusedFiles(
  trx: DatabaseTransaction,
  change: { before: readonly unknown[]; after: readonly unknown[]; reason: string; now: Date },
): Promise<void> {
  const kept = textsOf(change.after);
  // To look for a few paths in fifty texts takes less than to find all that those mention.
  const isGone = (path: string) => !kept.some((text) => text.includes(path));
  const gone = [...pathsIn(change.before)].filter(isGone);
  const paths = gone.flatMap((path) => [path, thumbnailPathOf(path) ?? []].flat());
  await noteForCleanup(trx, { paths, reason: change.reason, now: change.now });
}

/** The same of a row that shows other pictures now, which wait no longer: one may have come back. */
export async function noteShownFiles(
  trx: DatabaseTransaction,
  { before, after, now }: { before: readonly unknown[]; after: readonly unknown[]; now: Date },
): Promise<void> {
  await noteUnusedFiles(trx, { before, after, reason: "removed", now });
  const shown = [...pathsIn(after)];
  const paths = shown.flatMap((path) => [path, thumbnailPathOf(path) ?? []].flat());
  await markCleanupProcessed(trx, paths);
}
