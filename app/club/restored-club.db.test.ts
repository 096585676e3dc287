import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { addUser } from "~tests/support/article-fixtures";
import { openBackupFolder, siteOn } from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { fillClub, fillClubRows } from "./fill-club.server";
import { readSite } from "./read-site.server";

const NOW = new Date("2026-11-28T10:00:00.000Z");
/** Made by a version that knew no content of the club. */
const FORMER = "sqlite-0013.tar";
const backups = openBackupFolder();

test("an archive of before the club's content leaves what the club has written since", async ({
  database,
}) => {
  await copyFile(join("tests/fixtures/archives", FORMER), backups.path(FORMER));
  const { kysely } = database;
  await fillClub(database, { words: "demo", now: NOW });
  const userId = await addUser(database);
  const ours = { title: "Le nôtre", updated_by: userId };
  await kysely.updateTable("club_records").set(ours).execute();
  const notes = () =>
    Promise.all([
      kysely.selectFrom("club_records").selectAll().orderBy("id").execute(),
      kysely.selectFrom("club_revisions").selectAll().orderBy("id").execute(),
      kysely
        .selectFrom("demo_rows")
        .selectAll()
        .where("table_name", "=", "club_records")
        .orderBy("row_id")
        .execute(),
    ]);
  const before = await notes();
  const fillRows = (trx: DatabaseTransaction) => fillClubRows(trx, { words: "demo", now: NOW });
  await backups.restore(siteOn(database, new MemoryStorage()), {
    name: FORMER,
    fillRows,
    safety: "before.tar",
  });
  // An account that the archive does not have signs no more.
  const [records, ...rest] = before;
  expect(await notes()).toEqual([
    records.map((record) => ({ ...record, updated_by: null })),
    ...rest,
  ]);
});

test("a site that begins with an archive of before has the words that it showed", async ({
  database,
}) => {
  await copyFile(join("tests/fixtures/archives", FORMER), backups.path(FORMER));
  const fillRows = (trx: DatabaseTransaction) => fillClubRows(trx, { words: "demo", now: NOW });
  await backups.restore(siteOn(database, new MemoryStorage()), { name: FORMER, fillRows });
  expect((await readSite(database.kysely, NOW)).places).toHaveLength(7);
});

test("hours that the club has changed outlive an older archive", async ({ database }) => {
  await copyFile(join("tests/fixtures/archives", FORMER), backups.path(FORMER));
  await fillClub(database, { words: "demo", now: NOW });
  const { kysely } = database;
  const [first] = (await readSite(kysely, NOW)).sessions;
  const of = first?.id ?? "";
  const { content } = await kysely
    .selectFrom("club_records")
    .select("content")
    .where("id", "=", of)
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...JSON.parse(content), start: "06:45" });
  await kysely
    .updateTable("club_records")
    .set({ content: changed, version: 2 })
    .where("id", "=", of)
    .execute();
  const before = (await readSite(kysely, NOW)).sessions;
  const fillRows = (trx: DatabaseTransaction) => fillClubRows(trx, { words: "demo", now: NOW });
  const name = { name: FORMER, fillRows, safety: "before.tar" };
  await backups.restore(siteOn(database, new MemoryStorage()), name);
  const { sessions } = await readSite(kysely, NOW);
  const hours = (all: typeof sessions) => all.map(({ id, start, end }) => [id, start, end]);
  expect(hours(sessions)).toEqual(hours(before));
  expect(sessions.find(({ id }) => id === of)?.start).toBe("06:45");
});

test("a club that deleted all its sessions has none after an older archive and the next start", async ({
  database,
}) => {
  await copyFile(join("tests/fixtures/archives", FORMER), backups.path(FORMER));
  const { kysely } = database;
  const fill = { words: "demo", now: NOW } as const;
  await fillClub(database, fill);
  await kysely.deleteFrom("club_records").where("kind", "=", "session").execute();
  const fillRows = (trx: DatabaseTransaction) => fillClubRows(trx, fill);
  const name = { name: FORMER, fillRows, safety: "before.tar" };
  await backups.restore(siteOn(database, new MemoryStorage()), name);
  await fillClub(database, fill);
  expect((await readSite(kysely, NOW)).sessions).toEqual([]);
});

test("first words that nobody touched are written again, for the people of the archive", async ({
  database,
}) => {
  await copyFile(join("tests/fixtures/archives", FORMER), backups.path(FORMER));
  // A site that began without the demo has no section; the archive's showed those of the code.
  await fillClub(database, { words: "templates", now: NOW });
  const fillRows = (trx: DatabaseTransaction) => fillClubRows(trx, { words: "demo", now: NOW });
  const name = { name: FORMER, fillRows, safety: "before.tar" };
  await backups.restore(siteOn(database, new MemoryStorage()), name);
  const { sections, places, sessions } = await readSite(database.kysely, NOW);
  expect([sections.length, places.length, sessions.length]).toEqual([7, 7, 23]);
});
