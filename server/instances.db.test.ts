import { expect } from "vitest";
import { findLatestDone } from "~/platform/background-tasks.server";
import { listSiteTables } from "~/platform/backup/backup-tables.server";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { EnvironmentError, readEnvironment } from "~/platform/environment.server";
import { test } from "~tests/support/database-test";
import { joinInstances, refuseOtherSecret } from "./instances";

const MINUTE = 60_000;
const OURS = "the secret of the club, long enough to sign";
const OTHERS = "the secret of nobody, long enough to sign";

/** An instance whose clock is moved by hand. */
function instanceOf(database: Database, authSecret: string) {
  let time = Date.parse("2026-03-10T10:30:00.000Z");
  const environment = readEnvironment({ NODE_ENV: "test", DATA_DIR: "/srv/foulee/data" });
  return {
    site: { database, authSecret, environment, now: () => new Date(time) },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const join = (database: Database, authSecret: string, afterMs = 0) => {
  const { site, pass } = instanceOf(database, authSecret);
  pass(afterMs);
  return joinInstances(site);
};

const listRows = ({ kysely }: Database) =>
  kysely.selectFrom("background_tasks").selectAll().execute();

test("instances of one secret start beside each other, one of another does not", async ({
  database,
}) => {
  await join(database, OURS);
  await join(database, OURS);
  const refused = join(database, OTHERS, 40_000);
  await expect(refused).rejects.toThrow(EnvironmentError);
  await expect(refused).rejects.toThrow(/^AUTH_SECRET.*il y a 40 s/);
  await expect(refused).rejects.toThrow("/srv/foulee/data/auth-secret");
  await expect(refused).rejects.toThrow("80 s");
  await expect(refuseOtherSecret(instanceOf(database, OTHERS).site)).rejects.toThrow("AUTH_SECRET");
  expect(await listRows(database)).toHaveLength(2);
  await join(database, OURS, 40_000);
});

test("one that was seen two minutes ago counts no more, and is forgotten", async ({ database }) => {
  const { site, pass } = instanceOf(database, OURS);
  const instance = await joinInstances(site);
  pass(MINUTE);
  await instance.beat();
  await expect(join(database, OTHERS, 3 * MINUTE - 1)).rejects.toThrow("AUTH_SECRET");
  await join(database, OTHERS, 3 * MINUTE);
  expect(await listRows(database)).toHaveLength(1);
});

test("one whose row was taken away by a wrong clock is seen again at its next beat", async ({
  database,
}) => {
  const { site, pass } = instanceOf(database, OURS);
  const instance = await joinInstances(site);
  await (await join(database, OURS, 60 * MINUTE)).leave();
  pass(MINUTE);
  await instance.beat();
  await expect(join(database, OTHERS, MINUTE)).rejects.toThrow("AUTH_SECRET");
});

test("one that stops leaves nothing: the secret may be changed at once", async ({ database }) => {
  const first = await join(database, OURS);
  const second = await join(database, OURS);
  await first.leave();
  await expect(join(database, OTHERS)).rejects.toThrow("AUTH_SECRET");
  await second.leave();
  await join(database, OTHERS);
});

test("a time that a clock set back left in the future counts for nothing", async ({ database }) => {
  await join(database, OURS, 24 * 60 * MINUTE);
  await join(database, OTHERS);
});

test("of two starts at once with two secrets one is refused", async ({ testDatabase }) => {
  const starts = [OURS, OTHERS].map((secret) => join(testDatabase.open(), secret));
  const outcomes = await Promise.allSettled(starts);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("what is written is no content, no run of a task, in no backup, and no secret", async ({
  database,
}) => {
  const before = await readContentVersion(database);
  const instance = await join(database, OURS);
  await instance.beat();
  const [row] = await listRows(database);
  expect(row?.name).toMatch(/^instance [0-9a-f]{16} [0-9a-f-]{36}$/);
  expect(await readContentVersion(database)).toBe(before);
  expect(await findLatestDone(database.kysely)).toBeNull();
  const { kept, replaced } = await listSiteTables();
  expect([...kept.map(({ name }) => name), ...replaced]).not.toContain("background_tasks");
});
