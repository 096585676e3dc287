import type { Kysely } from "kysely";
import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { addArticle, addArticles, NOW } from "~tests/support/article-fixtures";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { refreshStoredTexts } from "./refresh-stored-texts";

const CONTENT = "<p>Au dernier tour\u00a0: le cross\u202f!</p>";
const EXCERPT = "Au dernier tour\u00a0: le cross\u202f!";
const SEARCH = "le cross\nau dernier tour le cross";
/** As they were stored while no-break spaces were lost. */
const FORMER = {
  title: "Le cross",
  content: CONTENT,
  excerpt: "Au dernier tour : le cross !",
  search_text: SEARCH,
};

/** As a migration sees the database. */
async function refresh({ native }: Database): Promise<void> {
  await refreshStoredTexts(native as unknown as Kysely<unknown>);
}

async function textsOf({ kysely }: Database, id: string) {
  const columns = ["excerpt", "search_text", "version", "updated_at"] as const;
  return await kysely
    .selectFrom("articles")
    .select(columns)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

test("texts stored by former rules are made anew, in the trash too, and the pages with them", async ({
  database,
}) => {
  const shown = await addArticle(database, FORMER);
  const thrown = await addArticle(database, { ...FORMER, deleted_at: NOW.toISOString() });
  const unsearchable = await addArticle(database, { ...FORMER, search_text: "le cross\nau" });
  const before = await textsOf(database, shown);
  const pages = await readContentVersion(database);
  await refresh(database);
  for (const id of [shown, thrown, unsearchable]) {
    expect(await textsOf(database, id)).toMatchObject({ excerpt: EXCERPT, search_text: SEARCH });
  }
  // An editor that has it open is in no conflict.
  const { version, updated_at } = await textsOf(database, shown);
  expect({ version, updated_at }).toEqual({
    version: before.version,
    updated_at: before.updated_at,
  });
  expect(await readContentVersion(database)).toBe(pages + 1);
});

test("messages and orders with them, for no page", async ({ database }) => {
  await storeTestMessage(database, { title: "Week-end", message: "10 km" });
  const [variantId = ""] = (await addProduct(database)).variantIds;
  await placeTestOrder(database, { lines: [{ variantId }] });
  const version = await readContentVersion(database);
  const { kysely } = database;
  const read = async () => [
    await kysely.selectFrom("contact_messages").select("search_text").execute(),
    await kysely.selectFrom("orders").select("search_text").execute(),
  ];
  const made = await read();
  await kysely.updateTable("contact_messages").set({ search_text: "week-end" }).execute();
  await kysely.updateTable("orders").set({ search_text: "zoe" }).execute();
  await refresh(database);
  expect(await read()).toEqual(made);
  expect(await readContentVersion(database)).toBe(version);
});

test("and no page is stale where nothing was to do", async ({ database }) => {
  await addArticle(database, { ...FORMER, excerpt: EXCERPT });
  const version = await readContentVersion(database);
  await refresh(database);
  expect(await readContentVersion(database)).toBe(version);
});

test("of more articles than one batch holds", async ({ database }) => {
  await addArticles(
    database,
    Array.from({ length: 405 }, () => FORMER),
  );
  await refresh(database);
  const left = await database.kysely
    .selectFrom("articles")
    .select("id")
    .where("excerpt", "!=", EXCERPT)
    .execute();
  expect(left).toEqual([]);
});
