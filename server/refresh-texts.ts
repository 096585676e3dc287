import { excerptOf, searchTextOf } from "~/features/articles/article-text";
import { messageSearchText } from "~/features/contact/messages.server";
import { orderSearchText } from "~/features/shop/place-order.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import { readSetting, writeSetting } from "~/platform/site-settings.server";

/** Counted up whenever `excerptOf` or `searchText` make something else of the same words. */
const TEXTS_VERSION = "3";
const KEY = "article_texts";
/** Others may write between two of them. */
const BATCH = 200;

/** Refreshes the rows after an id. */
type RefreshBatch = (
  trx: DatabaseTransaction,
  after: string,
) => Promise<{ last: string | null; written: number }>;

/**
 * Makes the stored excerpts and search texts anew, once after the rules for them have changed: of every
 * article, those in the trash too, of messages and orders. Only rows that would hold another text are
 * written, in short transactions; what somebody is editing meanwhile is in no conflict. Cached pages are
 * stale when an article was written, and not otherwise. Begun anew when it was interrupted, or when a
 * site was restored from before. Resolves to how many rows were written.
 */
export async function refreshTexts(database: Database): Promise<number> {
  if ((await readSetting(database.kysely, KEY)) === TEXTS_VERSION) return 0;
  const articles = await refreshAll(database, refreshArticles);
  const messages = await refreshAll(database, refreshMessages);
  const orders = await refreshAll(database, refreshOrders);
  await transaction(database, async (trx) => {
    await writeSetting(trx, KEY, TEXTS_VERSION);
    if (articles > 0) await contentChanged(trx);
  });
  return articles + messages + orders;
}

async function refreshAll(database: Database, refreshBatch: RefreshBatch): Promise<number> {
  let written = 0;
  let after = "";
  for (;;) {
    const batch = await transaction(database, (trx) => refreshBatch(trx, after));
    written += batch.written;
    if (batch.last === null) return written;
    after = batch.last;
  }
}

const refreshArticles: RefreshBatch = async (trx, after) => {
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
};

const refreshMessages: RefreshBatch = async (trx, after) => {
  const rows = await trx
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "title", "message", "search_text"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(BATCH)
    .execute();
  let written = 0;
  for (const { id, search_text, ...message } of rows) {
    const text = messageSearchText(message);
    if (text === search_text) continue;
    const update = trx.updateTable("contact_messages").set({ search_text: text });
    await update.where("id", "=", id).execute();
    written += 1;
  }
  return { last: rows.at(-1)?.id ?? null, written };
};

const refreshOrders: RefreshBatch = async (trx, after) => {
  const rows = await trx
    .selectFrom("orders")
    .select(["id", "number", "name", "email", "phone", "search_text"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(BATCH)
    .execute();
  let written = 0;
  for (const { id, search_text, ...order } of rows) {
    const text = orderSearchText(order);
    if (text === search_text) continue;
    await trx.updateTable("orders").set({ search_text: text }).where("id", "=", id).execute();
    written += 1;
  }
  return { last: rows.at(-1)?.id ?? null, written };
};
