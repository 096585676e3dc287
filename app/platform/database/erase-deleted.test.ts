import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, onTestFinished, test } from "vitest";
import { newSecret } from "~/platform/random.server";
import { migrations } from "~database/migrations";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { type Database, openSqliteDatabase } from "./database.server";
import { eraseDeleted } from "./erase-deleted.server";
import { migrateToLatest } from "./migrate.server";

test("what was deleted is in none of SQLite's files", async () => {
  const folder = temporaryFolder();
  const database = openSqliteDatabase(join(folder, "foulee.db"));
  onTestFinished(() => database.close());
  await migrateToLatest(database);
  const [salt, kept] = [newSecret(), newSecret()];
  const isThere = async (text: string) => {
    const files = await readdir(folder);
    const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
    return contents.some((content) => content.includes(text));
  };
  await database.kysely
    .insertInto("visit_salts")
    .values([
      { day: "2026-03-10", salt },
      { day: "2026-03-11", salt: kept },
    ])
    .execute();
  // It was written to the file, not to the log of writes alone.
  await eraseDeleted(database);
  expect(await isThere(salt)).toBe(true);
  await database.kysely.deleteFrom("visit_salts").where("salt", "=", salt).execute();
  await eraseDeleted(database);
  expect(await isThere(salt)).toBe(false);
  expect(await isThere(kept)).toBe(true);
});

/** A site of before 0014, whose free pages still hold `canary`. */
async function openOlder(file: string, canary: string): Promise<Database> {
  const older = openSqliteDatabase(file);
  const known = Object.entries(migrations("sqlite")).filter(([name]) => name < "0014");
  const getMigrations = async () => Object.fromEntries(known);
  await new Migrator({ db: older.native, provider: { getMigrations } }).migrateToLatest();
  await older.close();
  const writer = new DatabaseSync(file);
  writer.exec("pragma secure_delete = fast");
  writer.exec("insert into site_settings (key, value) values ('kept', 'this')");
  const insert = writer.prepare("insert into site_settings (key, value) values ('long', ?)");
  insert.run(`${canary} `.repeat(60_000));
  writer.exec("pragma wal_checkpoint(truncate); delete from site_settings where key = 'long'");
  writer.exec("pragma wal_checkpoint(truncate)");
  writer.close();
  const database = openSqliteDatabase(file);
  onTestFinished(() => database.close());
  return database;
}

test("what an older version deleted is in none of SQLite's files after the upgrade", async () => {
  const file = join(temporaryFolder(), "foulee.db");
  const canary = newSecret();
  const database = await openOlder(file, canary);
  const isThere = async () => (await readFile(file)).includes(canary);
  expect(await isThere()).toBe(true);
  await migrateToLatest(database);
  await eraseDeleted(database);
  expect(await isThere()).toBe(false);
  const settings = database.kysely.selectFrom("site_settings").select("value");
  expect(await settings.execute()).toEqual([{ value: "this" }]);
});

test("the upgrade goes on where the disk has no room to overwrite them", async () => {
  const file = join(temporaryFolder(), "foulee.db");
  const database = await openOlder(file, newSecret());
  // No further page is given than the file has.
  await sql`pragma max_page_count = 1`.execute(database.native);
  expect(await migrateToLatest(database)).toContain("0014-erased-accounts");
  expect(await database.kysely.selectFrom("erased_accounts").selectAll().execute()).toEqual([]);
  const tables = await database.native.introspection.getTables();
  expect(tables.map(({ name }) => name)).not.toContain("free_pages");
});
