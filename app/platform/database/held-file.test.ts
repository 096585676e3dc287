import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { type Database, openSqliteDatabase } from "./database.server";
import { migrateToLatest } from "./migrate.server";
import { BUSY_MS } from "./sqlite-connection.server";
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
  const clock = fastClock();
  other.exec("begin immediate");
  const started = clock.now();
  await expect(transaction(database, contentChanged)).rejects.toThrow("database is locked");
  expect(database.reach.troubleSince(started)).toBe("away");
  other.exec("rollback");
  await transaction(database, contentChanged);
});

test("a request that writes again after a wait in vain waits no second time, whatever it reads", async () => {
  const clock = fastClock();
  other.exec("begin immediate");
  const started = clock.now();
  await expect(transaction(database, contentChanged)).rejects.toThrow("database is locked");
  const firstWait = clock.now() - started;
  await database.kysely.selectFrom("content_version").selectAll().execute();
  await expect(transaction(database, contentChanged)).rejects.toThrow("database is locked");
  expect(clock.now() - started - firstWait).toBeLessThan(firstWait / 2);
});

test("what is held another time is waited for as long again", async () => {
  const clock = fastClock();
  other.exec("begin immediate");
  clock.at(3, () => other.exec("commit"));
  await transaction(database, contentChanged);
  other.exec("begin immediate");
  const second = clock.now();
  await expect(transaction(database, contentChanged)).rejects.toThrow("database is locked");
  expect(clock.now() - second).toBeGreaterThan(BUSY_MS);
  other.exec("commit");

  clock.pass(60_000);
  other.exec("begin immediate");
  clock.at(3, () => other.exec("commit"));
  await transaction(database, contentChanged);
});

/** Time that goes on by a quarter of a second whenever it is asked for. */
function fastClock() {
  let time = performance.now();
  const due = new Map<number, () => void>();
  let asked = 0;
  const now = () => {
    asked += 1;
    time += 250;
    due.get(asked)?.();
    return time;
  };
  vi.spyOn(performance, "now").mockImplementation(now);
  return {
    now,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Does something when time is asked for so many times from here. */
    at: (times: number, act: () => void) => due.set(asked + times, act),
  };
}
