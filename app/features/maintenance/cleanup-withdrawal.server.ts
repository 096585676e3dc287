import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { ContentKind } from "~/records/server-kind";
import { type CleanupEntry, listDueEntries } from "./cleanup-entries.server";
import { type SortedEntries, sortEntries } from "./cleanup-sort.server";
import { sayPathUse } from "./path-use-words.server";

type Used = SortedEntries["used"][number] & { because: string };
export type Withdrawal = Omit<SortedEntries, "used"> & { used: Used[] };

/** An entry of the history changes for ten minutes after its first writing, then never again. */
const SETTLED_MS = 60 * 60_000;

/**
 * Decides what goes, and forgets its rows: from then on no form may take such a picture up again.
 * All texts are searched first, while others work; then again under the lock of all content writes,
 * so that nobody begins to use a file meanwhile. The second search leaves out the old part of the
 * history, by far the longest, unless that has changed (pruned, or a backup was restored).
 */
export async function withdrawUnused({
  database,
  contentKinds,
  now,
}: {
  database: Database;
  contentKinds: readonly ContentKind[];
  now: Date;
}): Promise<Withdrawal> {
  const { kysely } = database;
  const settledUntil = new Date(now.getTime() - SETTLED_MS).toISOString();
  const mark = await readHistoryMark(kysely, settledUntil);
  const first = await sortEntries(kysely, await listDueEntries(kysely, now), now);
  const used: Used[] = [];
  const say = async (db: Queryable, files: SortedEntries["used"]) => {
    for (const file of files) {
      used.push({ ...file, because: await sayPathUse(db, contentKinds, file.use) });
    }
  };
  await say(kysely, first.used);
  if (first.unused.length === 0) return { ...first, used };
  return await transaction(database, async (trx) => {
    const isSame = (await readHistoryMark(trx, settledUntil)) === mark;
    const entries = first.unused.map(toEntry);
    const search = isSame ? { historyAfter: settledUntil } : {};
    const last = await sortEntries(trx, entries, now, search);
    const paths = last.unused.map((file) => file.path);
    if (paths.length > 0) await trx.deleteFrom("media_files").where("path", "in", paths).execute();
    await say(trx, last.used);
    return { ...first, unused: last.unused, used, held: [...first.held, ...last.held] };
  });
}

function toEntry({ logged, reason, since }: SortedEntries["unused"][number]): CleanupEntry {
  return { path: logged, reason, createdAt: since };
}

async function readHistoryMark(db: Queryable, until: string): Promise<string> {
  const mark = await db
    .selectFrom("article_revisions")
    .select((eb) => [
      eb.fn.countAll().as("count"),
      eb.fn.min("id").as("min"),
      eb.fn.max("id").as("max"),
    ])
    .where("created_at", "<=", until)
    .executeTakeFirstOrThrow();
  return JSON.stringify([Number(mark.count), mark.min, mark.max]);
}
