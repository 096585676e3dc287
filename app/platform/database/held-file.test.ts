import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { type Database, openSqliteDatabase } from "./database.server";
import { migrateToLatest } from "./migrate.server";
import { contentChanged, transaction } from "./transaction.server";

let folder: string;
let file: string;
let database: Database;
/** Another program on the same file. */
let other: DatabaseSync;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, "foulee.db");
  database = openSqliteDatabase(file);
  await migrateToLatest(database);
  other = new DatabaseSync(file);
});

afterEach(async () => {
  other.close();
  await database.close();
});

test("what another program holds is waited for, and the process works on meanwhile", async () => {
  other.exec("begin immediate");
  const written = [
    transaction(database, contentChanged),
    database.kysely.insertInto("site_settings").values({ key: "a", value: "b" }).execute(),
  ];
  const read = database.kysely.selectFrom("site_settings").select("key").execute();
  // A wait that blocks would let nothing come before its end.
  await setTimeout(30);
  other.exec("commit");
  await Promise.all(written);
  expect(await read).toEqual([{ key: "a" }]);
  const { version } = await database.kysely
    .selectFrom("content_version")
    .select("version")
    .executeTakeFirstOrThrow();
  expect(version).toBe(2);
});

test("what is held too long is given up, and told as a database that is away", async () => {
  other.exec("begin immediate");
  const started = performance.now();
  let elapsed = started;
  const now = vi.spyOn(performance, "now").mockImplementation(() => {
    elapsed += 1_000;
    return elapsed;
  });
  await expect(transaction(database, contentChanged)).rejects.toThrow("database is locked");
  const firstWait = elapsed - started;
  await expect(transaction(database, contentChanged)).rejects.toThrow("database is locked");
  expect(elapsed - started - firstWait).toBeLessThan(firstWait / 2);
  expect(database.reach.troubleSince(started)).toBe("away");
  now.mockRestore();
  other.exec("rollback");
  await transaction(database, contentChanged);
});
