import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newSecret } from "~/platform/random.server";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { openSqliteDatabase } from "./database.server";
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
