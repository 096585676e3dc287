import { sql } from "kysely";
import { describe, expect } from "vitest";
import { newId } from "~/platform/random.server";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";

describe("a text with U+0000, which PostgreSQL refuses", () => {
  test("is stored and looked for without it, on both engines", async ({ database }) => {
    const { kysely } = database;
    const id = await addArticle(database, { title: "Cross\u0000 des Pins" });
    const read = kysely.selectFrom("articles").select("title").where("id", "=", id);
    expect(await read.executeTakeFirst()).toEqual({ title: "Cross des Pins" });
    for (const found of [
      read.where("title", "like", "%\u0000des%"),
      read.where("title", "in", ["\u0000", "Cross des\u0000 Pins"]),
      read.where(sql<boolean>`title = ${"\u0000Cross des Pins"}`),
      read.where("id", "in", (eb) =>
        eb.selectFrom("articles").select("id").where("title", "like", "\u0000Cross%"),
      ),
    ]) {
      expect(await found.executeTakeFirst()).toEqual({ title: "Cross des Pins" });
    }
    const change = { title: "\u0000Run", event_location: null };
    await kysely.updateTable("articles").set(change).where("id", "=", id).execute();
    expect(await read.executeTakeFirst()).toEqual({ title: "Run" });
  });

  test("changes nothing of a value that is no text", async ({ database }) => {
    const id = newId();
    await addArticle(database, { id, cover_focus_x: 0 });
    const row = database.kysely.selectFrom("articles").select("cover_focus_x").where("id", "=", id);
    expect(await row.executeTakeFirst()).toEqual({ cover_focus_x: 0 });
  });
});
