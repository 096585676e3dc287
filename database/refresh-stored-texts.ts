import { type Kysely, sql } from "kysely";
import {
  articleSearchText,
  excerptOf,
  messageSearchText,
  orderSearchText,
} from "~/lib/stored-texts";

const BATCH = 200;

type StoredTexts = {
  articles: {
    id: string;
    title: string;
    content: string;
    excerpt: string;
    search_text: string;
  };
  contact_messages: {
    id: string;
    name: string;
    email: string;
    title: string;
    message: string;
    search_text: string;
  };
  orders: {
    id: string;
    number: string;
    name: string;
    email: string;
    phone: string;
    search_text: string;
  };
};
type Queries = Kysely<StoredTexts>;

/**
 * Makes the excerpts and search texts anew, by the rules of today: of every article, those in the
 * trash too, of messages and orders. Only rows that would hold another text are written, and an
 * article keeps its version: an editor that is open meanwhile is in no conflict. Pages are stale when
 * an article was written.
 */
export async function refreshStoredTexts(db: Kysely<unknown>): Promise<void> {
  const queries = db.withTables<StoredTexts>();
  // On PostgreSQL a migration is a transaction already.
  if (queries.isTransaction) await refreshAll(queries);
  else await queries.transaction().execute(refreshAll);
}

async function refreshAll(db: Queries): Promise<void> {
  const isAnyArticleChanged = await refreshArticles(db);
  if (isAnyArticleChanged) await sql`update content_version set version = version + 1`.execute(db);
  await refreshMessages(db);
  await refreshOrders(db);
}

async function refreshArticles(db: Queries): Promise<boolean> {
  let isAnyChanged = false;
  const read = (after: string) =>
    db
      .selectFrom("articles")
      .select(["id", "title", "content", "excerpt", "search_text"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
  for await (const { id, excerpt, search_text, ...article } of inBatches(read)) {
    const texts = { excerpt: excerptOf(article.content), search_text: articleSearchText(article) };
    if (texts.excerpt === excerpt && texts.search_text === search_text) continue;
    await db.updateTable("articles").set(texts).where("id", "=", id).execute();
    isAnyChanged = true;
  }
  return isAnyChanged;
}

async function refreshMessages(db: Queries): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom("contact_messages")
      .select(["id", "name", "email", "title", "message", "search_text"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
  for await (const { id, search_text, ...message } of inBatches(read)) {
    const text = messageSearchText(message);
    if (text === search_text) continue;
    const update = db.updateTable("contact_messages").set({ search_text: text });
    await update.where("id", "=", id).execute();
  }
}

async function refreshOrders(db: Queries): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom("orders")
      .select(["id", "number", "name", "email", "phone", "search_text"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
  for await (const { id, search_text, ...order } of inBatches(read)) {
    const text = orderSearchText(order);
    if (text === search_text) continue;
    await db.updateTable("orders").set({ search_text: text }).where("id", "=", id).execute();
  }
}

/** Every row, some hundreds at a time in memory; `read` gives those whose ids follow one. */
async function* inBatches<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await read("");
  for (;;) {
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    rows = await read(last.id);
  }
}
