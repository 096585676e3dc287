import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { migrations } from "~database/migrations";
import { test } from "./database-test";
import type { TestDatabase } from "./test-database";

/** Specification §3, name for name; `logo_url` is how the site reads `logo`, not a column. */
const SPECIFIED: Record<string, string> = {
  articles:
    "id title content cover_image_url created_at author_id order_weight is_event event_date event_time event_location",
  article_images: "id article_id image_url alt_text caption display_order",
  admin_profiles: "user_id first_name last_name avatar_url",
  partners: "id name logo",
  coaches: "id full_name photo",
  board_members: "id full_name photo",
  gallery_images:
    "id title description image_url alt_text created_at updated_at author_id display_order is_featured",
  gallery_images_with_author:
    "id title description image_url alt_text created_at updated_at author_id display_order is_featured author_first_name author_last_name author_avatar_url",
  important_info: "id title content type created_at",
  storage_cleanup_log: "id file_path reason processed created_at",
};

describe("the schema", () => {
  test("has every table, column and view of the specification", async ({ database }) => {
    const tables = await database.native.introspection.getTables();
    for (const [name, columns] of Object.entries(SPECIFIED)) {
      const table = tables.find((known) => known.name === name);
      expect(table?.isView, name).toBe(name.endsWith("_with_author"));
      const names = table?.columns.map((column) => column.name);
      expect(names, name).toEqual(expect.arrayContaining(columns.split(" ")));
    }
  });

  test("opens no table of PostgreSQL to other roles", async ({ database }) => {
    if (database.engine === "sqlite") return;
    const { rows } = await sql<{ relname: string }>`
      select relname from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relrowsecurity
    `.execute(database.native);
    expect(rows).toEqual([]);
    const policies = await sql`select policyname from pg_policies`.execute(database.native);
    expect(policies.rows).toEqual([]);
  });
});

describe("migrations", () => {
  test("give an empty database what the others have", async ({ createDatabase }) => {
    const database = (await createDatabase({ empty: true })).open();
    expect(await migrateToLatest(database)).toEqual(Object.keys(migrations(database.engine)));
    expect(await migrateToLatest(database)).toEqual([]);
  });

  test("may be asked for twice at once", async ({ createDatabase }) => {
    const empty = await createDatabase({ empty: true });
    const applied = await Promise.all([migrateElsewhere(empty), migrateElsewhere(empty)]);
    const all = Object.keys(migrations(empty.open().engine));
    expect(applied.map((names) => names.length).sort()).toEqual([0, all.length]);
    const version = await empty.open().kysely.selectFrom("content_version").selectAll().execute();
    expect(version).toEqual([{ id: 1, version: 1 }]);
  });
});

describe("the databases of tests", () => {
  for (const round of [1, 2]) {
    test(`are each other's strangers (${round})`, async ({ database, createDatabase }) => {
      const other = (await createDatabase()).open();
      const settings = database.kysely.selectFrom("site_settings").selectAll();
      expect(await settings.execute()).toEqual([]);
      await database.kysely.insertInto("site_settings").values({ key: "a", value: "b" }).execute();
      expect(await settings.execute()).toEqual([{ key: "a", value: "b" }]);
      expect(await other.kysely.selectFrom("site_settings").selectAll().execute()).toEqual([]);
    });
  }

  test("let transactions run at once", async ({ database }) => {
    const increment = () =>
      database.kysely.transaction().execute(async (trx) => {
        const { version } = await trx
          .selectFrom("content_version")
          .select("version")
          .$if(database.engine === "postgres", (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        await trx
          .updateTable("content_version")
          .set({ version: version + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    const row = await database.kysely
      .selectFrom("content_version")
      .select("version")
      .executeTakeFirstOrThrow();
    expect(row.version).toBe(9);
  });

  test("do not live in the time zone of Paris", () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe("Pacific/Kiritimati");
    expect(new Date("2026-03-10T10:30:00Z").getDate()).toBe(11);
  });
});

/** In a process of its own where the engine allows it, as two starts of the site would be. */
async function migrateElsewhere(database: TestDatabase): Promise<string[]> {
  if (!database.location) return migrateToLatest(database.open());
  const hooks = resolve("tests/support/resolve-aliases.ts");
  const script = resolve("tests/support/migrate-process.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--import",
    hooks,
    script,
    database.location,
  ]);
  return JSON.parse(stdout) as string[];
}
