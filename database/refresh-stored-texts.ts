import { setImmediate as turn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import {
  articleSearchText,
  excerptOf,
  messageSearchText,
  orderSearchText,
} from "~/lib/stored-texts";

/** Ids in memory at a time; texts are read one by one, since a text may be long. */
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
  for await (const id of idsOf(db, "articles")) {
    const { excerpt, search_text, ...article } = await db
      .selectFrom("articles")
      .select(["title", "content", "excerpt", "search_text"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const texts = { excerpt: excerptOf(article.content), search_text: articleSearchText(article) };
    if (texts.excerpt === excerpt && texts.search_text === search_text) continue;
    await db.updateTable("articles").set(texts).where("id", "=", id).execute();
    isAnyChanged = true;
  }
  return isAnyChanged;
}

async function refreshMessages(db: Queries): Promise<void> {
  for await (const id of idsOf(db, "contact_messages")) {
    const { search_text, ...message } = await db
      .selectFrom("contact_messages")
      .select(["name", "email", "title", "message", "search_text"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const text = messageSearchText(message);
    if (text === search_text) continue;
    const update = db.updateTable("contact_messages").set({ search_text: text });
    await update.where("id", "=", id).execute();
  }
}

async function refreshOrders(db: Queries): Promise<void> {
  for await (const id of idsOf(db, "orders")) {
    const { search_text, ...order } = await db
      .selectFrom("orders")
      .select(["number", "name", "email", "phone", "search_text"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const text = orderSearchText(order);
    if (text === search_text) continue;
    await db.updateTable("orders").set({ search_text: text }).where("id", "=", id).execute();
  }
}

/** The ids of all rows; a restoration runs this while visitors are served, so it pauses between batches. */
async function* idsOf(db: Queries, table: keyof StoredTexts): AsyncGenerator<string> {
  let after = "";
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    for (const { id } of rows) yield id;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    await turn();
  }
}
