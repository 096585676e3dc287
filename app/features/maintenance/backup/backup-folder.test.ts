import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { RETENTION } from "~/lib/retention";
import { temporaryFolder } from "~tests/support/temporary-folder";
import {
  type BackupKind,
  backupName,
  lastDayOf,
  listBackups,
  outdatedBackups,
  parseBackupName,
  rotateBackups,
} from "./backup-folder.server";

const DAY = 86_400_000;
const START = Date.parse("2026-03-10T02:30:00.000Z");
const LONG_AGO = new Date(START - 4_000 * DAY);

const made = (at: number, kind: BackupKind) => {
  const found = parseBackupName(backupName(new Date(at), kind));
  if (!found) throw new Error("An own name was not recognised.");
  return found;
};

it("names what it recognises, and nothing else", () => {
  expect(backupName(new Date(START), "auto")).toBe("foulee-20260310-023000-auto.tar");
  expect(made(START, "avant")).toMatchObject({ kind: "avant", madeAt: new Date(START) });
  for (const name of ["", "../auth-secret", "foulee-20260310-023000-auto.tar.partiel", "a.tar"]) {
    expect(parseBackupName(name)).toBeNull();
  }
  expect(parseBackupName("foulee-20269910-023000-auto.tar")).toBeNull();
});

it("keeps seven days and four weeks of a year of nights", () => {
  let backups: ReturnType<typeof made>[] = [];
  for (let night = 0; night < 365; night += 1) {
    backups.push(made(START + night * DAY, "auto"));
    const gone = outdatedBackups(backups, LONG_AGO, new Date(START + night * DAY));
    backups = backups.filter((one) => !gone.includes(one));
    expect(backups.length).toBeLessThanOrEqual(11);
  }
  const ages = backups.map(({ madeAt }) => (START + 364 * DAY - madeAt.getTime()) / DAY);
  expect(ages.slice(-7)).toEqual([6, 5, 4, 3, 2, 1, 0]);
  // On a Tuesday: with the day before yesterday, the Sundays of the four weeks before this one.
  expect(ages.filter((age) => age > 6)).toEqual([23, 16, 9]);
  expect(Math.max(...ages)).toBeLessThan(RETENTION.backupsDays);
});

it("keeps what people made, and the last three of what was replaced", () => {
  const days = [0, 1, 2, 3, 4].map((day) => START + day * DAY);
  const backups = days.flatMap((at) => [made(at, "main"), made(at, "avant")]);
  const gone = outdatedBackups(backups, LONG_AGO, new Date(START + 4 * DAY));
  expect(gone).toEqual([made(days[1] ?? 0, "avant"), made(START, "avant")]);
});

it("keeps none of any kind longer than the privacy page says, once there is a newer one", () => {
  const kinds = ["auto", "main", "avant"] as const;
  const end = START + RETENTION.backupsDays * DAY;
  for (const kind of kinds) {
    const old = made(START, kind);
    for (const newer of kinds.map((other) => made(START + DAY, other))) {
      expect(outdatedBackups([old, newer], LONG_AGO, new Date(end - 1))).toEqual([]);
      expect(outdatedBackups([old, newer], LONG_AGO, new Date(end))).toEqual([old]);
    }
  }
});

it("keeps the last one however old it is", () => {
  const old = [made(START - 900 * DAY, "auto")];
  expect(outdatedBackups(old, LONG_AGO, new Date(START))).toEqual([]);
  const older = [made(START - 900 * DAY, "main"), made(START - 901 * DAY, "main")];
  expect(outdatedBackups(older, LONG_AGO, new Date(START))).toEqual(older.slice(1));
});

it("says the last day of each, but the newest", () => {
  const toCome = made(START + 400 * DAY, "auto");
  const all = [toCome, made(START, "main"), made(START - DAY, "avant")];
  const days = all.map((backup) => lastDayOf(backup, all, LONG_AGO, new Date(START)));
  expect(days).toEqual(["2027-07-13", null, "2026-06-07"]);
});

it("leaves what somebody made for a while after the upgrade that brought the limit", () => {
  const upgrade = new Date(START);
  const old = [made(START - 400 * DAY, "main"), made(START - 500 * DAY, "avant")];
  const all = [made(START, "auto"), ...old];
  const outdated = (days: number) =>
    outdatedBackups(all, upgrade, new Date(START + days * DAY)).map(({ kind }) => kind);
  expect([outdated(0), outdated(30.9), outdated(31)]).toEqual([
    ["avant"],
    ["avant"],
    ["main", "avant"],
  ]);
  const days = old.map((backup) => lastDayOf(backup, all, upgrade, upgrade));
  expect(days).toEqual(["2026-04-10", "2025-01-24"]);
  const recent = made(START - DAY, "main");
  expect(lastDayOf(recent, [...all, recent], upgrade, upgrade)).toBe("2026-06-07");
});

it("removes files, also where none was ever made", async () => {
  const dataDir = temporaryFolder();
  await rotateBackups(dataDir, LONG_AGO, new Date(START));
  const folder = join(dataDir, "sauvegardes");
  await mkdir(folder);
  const at = [START + 400 * DAY, START, START - 89 * DAY, START - 90 * DAY];
  for (const time of at) await writeFile(join(folder, backupName(new Date(time), "main")), "");
  await rotateBackups(dataDir, LONG_AGO, new Date(START));
  const left = (await listBackups(dataDir)).map(({ madeAt }) => madeAt.getTime());
  expect(left).toEqual(at.slice(0, 3));
});
