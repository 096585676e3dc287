import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { writeContent, writeUnseen } from "~/platform/database/write.server";
import { excerptOf, searchTextOf } from "./article-text";

/** Counted up whenever `excerptOf` or `searchTextOf` make something else of the same article. */
const TEXTS_VERSION = "2";
const KEY = "article_texts";
/** Others may write between two of them. */
const BATCH = 200;

/**
 * Makes the stored excerpts and search texts anew, once after the rules for them have changed: of every
 * article, those in the trash too. Only rows that would hold another text are written, in short
 * transactions; what somebody is editing meanwhile is in no conflict. Cached pages are stale when
 * anything was written, and not otherwise. Begun anew when it was interrupted, or when a site was
 * restored from before. Resolves to how many rows were written.
 */
export async function refreshTexts(database: Database): Promise<number> {
  if (await isDone(database)) return 0;
  let written = 0;
  let after = "";
  for (;;) {
    const batch = await writeUnseen(database, (trx) => refreshBatch(trx, after));
    written += batch.written;
    if (batch.last === null) break;
    after = batch.last;
  }
  if (written > 0) await writeContent(database, noteDone);
  else await noteDone(database.kysely);
  return written;
}

async function refreshBatch(
  trx: DatabaseTransaction,
  after: string,
): Promise<{ last: string | null; written: number }> {
  const rows = await trx
    .selectFrom("articles")
    .select(["id", "title", "content", "excerpt", "search_text"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(BATCH)
    .execute();
  let written = 0;
  for (const { id, title, content, ...stored } of rows) {
    const texts = { excerpt: excerptOf(content), search_text: searchTextOf(title, content) };
    if (texts.excerpt === stored.excerpt && texts.search_text === stored.search_text) continue;
    await trx.updateTable("articles").set(texts).where("id", "=", id).execute();
    written += 1;
  }
  return { last: rows.at(-1)?.id ?? null, written };
}

async function isDone({ kysely }: Database): Promise<boolean> {
  const row = await kysely
    .selectFrom("site_settings")
    .select("value")
    .where("key", "=", KEY)
    .executeTakeFirst();
  return row?.value === TEXTS_VERSION;
}

async function noteDone(db: Database["kysely"] | DatabaseTransaction): Promise<void> {
  await db
    .insertInto("site_settings")
    .values({ key: KEY, value: TEXTS_VERSION })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: TEXTS_VERSION }))
    .execute();
}
