import { expect, it } from "vitest";
import { RETENTION } from "~club/legal";
import {
  type BackupKind,
  backupName,
  outdatedBackups,
  parseBackupName,
} from "./backup-folder.server";

const DAY = 86_400_000;
const START = Date.parse("2026-03-10T02:30:00.000Z");

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
    const gone = outdatedBackups(backups);
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
  expect(outdatedBackups(backups)).toEqual([made(days[1] ?? 0, "avant"), made(START, "avant")]);
});

it("keeps the last one however old it is", () => {
  const old = [made(START - 900 * DAY, "auto")];
  expect(outdatedBackups(old)).toEqual([]);
});
