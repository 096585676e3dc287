import { isDeepStrictEqual } from "node:util";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import type { ArticleDocument } from "./article.types";
import { filePathsOf, logUnusedFiles } from "./article-files.server";
import { type RevisionAct, summarizeChange } from "./change-summary";
import { editedDocument, findStoredArticle, readDocument } from "./stored-article.server";

const SESSION_MS = 10 * 60_000;
/** How many entries the history of an article keeps. */
export const REVISIONS_KEPT = 50;

type Snapshot = { act: RevisionAct; document: ArticleDocument };
type Entry = { id: string; created_at: string; author_id: string | null; snapshot: Snapshot };

/**
 * Adds to the history: one entry per publication, and one per sitting of edits (same person, within
 * ten minutes of its first save). Keeps the newest 50; files that only older ones held go to cleanup.
 */
export async function recordRevision(
  trx: DatabaseTransaction,
  revision: {
    articleId: string;
    version: number;
    act: RevisionAct;
    document: ArticleDocument;
    userId: string | null;
    now: Date;
  },
): Promise<void> {
  const [last, earlier] = await latestEntries(trx, revision.articleId);
  const { act, document } = revision;
  if (last && act === "edit" && isDeepStrictEqual(last.snapshot.document, document)) return;
  const continues = last !== undefined && act === "edit" && isSameSitting(last, revision);
  const before = (continues ? earlier : last)?.snapshot.document ?? null;
  const columns = {
    version: revision.version,
    snapshot: JSON.stringify({ act, document } satisfies Snapshot),
    summary: summarizeChange(before, document, act),
  };
  if (continues) {
    await trx.updateTable("article_revisions").set(columns).where("id", "=", last.id).execute();
    return;
  }
  await trx
    .insertInto("article_revisions")
    .values({
      ...columns,
      id: newId(),
      article_id: revision.articleId,
      created_at: revision.now.toISOString(),
      author_id: revision.userId,
    })
    .execute();
  await prune(trx, revision.articleId, revision.now);
}

function isSameSitting(last: Entry, revision: { userId: string | null; now: Date }): boolean {
  return (
    last.snapshot.act === "edit" &&
    last.author_id === revision.userId &&
    revision.now.getTime() - Date.parse(last.created_at) < SESSION_MS
  );
}

async function latestEntries(trx: DatabaseTransaction, articleId: string): Promise<Entry[]> {
  const rows = await trx
    .selectFrom("article_revisions")
    .select(["id", "created_at", "author_id", "snapshot"])
    .where("article_id", "=", articleId)
    .orderBy("version", "desc")
    .limit(2)
    .execute();
  return rows.map((row) => ({ ...row, snapshot: parseSnapshot(row.snapshot) }));
}

/** Every document that the history of an article holds. */
export async function listRevisionDocuments(
  db: Queryable,
  articleId: string,
): Promise<ArticleDocument[]> {
  const rows = await db
    .selectFrom("article_revisions")
    .select("snapshot")
    .where("article_id", "=", articleId)
    .execute();
  return rows.map((row) => parseSnapshot(row.snapshot).document);
}

async function prune(trx: DatabaseTransaction, articleId: string, now: Date): Promise<void> {
  const old = await trx
    .selectFrom("article_revisions")
    .select(["id", "snapshot"])
    .where("article_id", "=", articleId)
    .orderBy("version", "desc")
    // SQLite knows no offset without a limit.
    .limit(1000)
    .offset(REVISIONS_KEPT)
    .execute();
  if (old.length === 0) return;
  const ids = old.map((row) => row.id);
  await trx.deleteFrom("article_revisions").where("id", "in", ids).execute();
  const before = filePathsOf(old.map((row) => parseSnapshot(row.snapshot).document));
  if (before.size === 0) return;
  const stored = await findStoredArticle(trx, articleId);
  const after = filePathsOf([
    ...(stored ? [stored.live, editedDocument(stored)] : []),
    ...(await listRevisionDocuments(trx, articleId)),
  ]);
  await logUnusedFiles(trx, { before, after, reason: "Version ancienne d’une actualité", now });
}

/** What an entry of the history holds. */
export function parseSnapshot(json: string): Snapshot {
  const snapshot = JSON.parse(json) as Snapshot;
  return { ...snapshot, document: readDocument(snapshot.document) };
}
