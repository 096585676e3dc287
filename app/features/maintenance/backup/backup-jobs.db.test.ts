import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect } from "vitest";
import { runClaimed } from "~/platform/background-tasks.server";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { readDiskSpace } from "../site-state.server";
import { type BackupKind, backupName, listBackups } from "./backup-folder.server";
import { DAILY_BACKUP_TASK, readBackupState, removeOldBackups } from "./backup-jobs.server";
import { findLimitedSince } from "./backup-limit.server";

const HOUR_MS = 3_600_000;
const NOW = new Date("2026-03-10T10:30:00Z");

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

async function keepBackup(
  hoursAgo: number,
  byteSize: number,
  kind: BackupKind = "auto",
): Promise<void> {
  const folder = join(dataDir, "sauvegardes");
  await mkdir(folder, { recursive: true });
  const name = backupName(new Date(NOW.getTime() - hoursAgo * HOUR_MS), kind);
  await writeFile(join(folder, name), new Uint8Array(byteSize));
}

function read(database: Database, runningMs = 2 * HOUR_MS, backups = "on") {
  const environment = readEnvironment({ DATA_DIR: dataDir, BACKUPS: backups });
  return readBackupState({ environment, database, now: NOW }, runningMs);
}

test("says when the last one was made, and what all weigh", async ({ database }) => {
  await keepBackup(30, 1_000);
  await keepBackup(6, 3_000);
  expect(await read(database)).toEqual({
    count: 2,
    byteSize: 4_000,
    lastAt: "2026-03-10T04:30:00.000Z",
    lastByteSize: 3_000,
    isDaily: true,
    isLate: false,
    failure: null,
  });
});

test("is late although a wrong clock gave one a time to come", async ({ database }) => {
  await keepBackup(-400 * 24, 10);
  expect((await read(database)).isLate).toBe(true);
  await keepBackup(49, 20);
  expect(await read(database)).toMatchObject({
    isLate: true,
    lastAt: "2026-03-08T09:30:00.000Z",
    lastByteSize: 20,
  });
});

test("is late after two days, but not where none is made each day, nor right after a start", async ({
  database,
}) => {
  expect((await read(database)).isLate).toBe(true);
  await keepBackup(49, 10);
  expect((await read(database)).isLate).toBe(true);
  expect((await read(database, HOUR_MS / 2)).isLate).toBe(false);
  expect((await read(database, 2 * HOUR_MS, "off")).isLate).toBe(false);
  await keepBackup(47, 10);
  expect((await read(database)).isLate).toBe(false);
});

test("is not late where another instance made one into a folder of its own", async ({
  database,
}) => {
  const madeAt = new Date(NOW.getTime() - 5 * HOUR_MS);
  await runClaimed(
    database,
    DAILY_BACKUP_TASK,
    { everyMs: HOUR_MS, now: () => madeAt },
    async () => undefined,
  );
  expect((await read(database)).isLate).toBe(false);
});

test("the disk is nearly full when two more backups would not fit", async () => {
  const { freeBytes } = await readDiskSpace(dataDir, 0);
  expect(freeBytes).toBeGreaterThan(0);
  expect((await readDiskSpace(dataDir, freeBytes)).isLow).toBe(true);
});

test("removes what somebody made long ago only a month after the first look", async ({
  database,
}) => {
  await keepBackup(1, 1);
  await keepBackup(200 * 24, 1, "main");
  const site = { ...testServices(database), environment: readEnvironment({ DATA_DIR: dataDir }) };
  const countAfter = async (days: number) => {
    await removeOldBackups(site, new Date(NOW.getTime() + days * 24 * HOUR_MS));
    return (await listBackups(dataDir)).length;
  };
  expect([await countAfter(0), await countAfter(30), await countAfter(31)]).toEqual([2, 2, 1]);
  expect(await findLimitedSince(database.kysely, new Date())).toEqual(NOW);
});
