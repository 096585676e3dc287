import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readDiskSpace } from "../disk-space.server";
import { BackupBox } from "./backup-box";
import { backupName } from "./backup-names";
import { type BackupState, readBackupState } from "./backup-state.server";

const HOUR_MS = 3_600_000;
const NOW = new Date("2026-03-10T10:30:00Z");

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "foulee-backups-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

async function keepBackup(hoursAgo: number, byteSize: number): Promise<void> {
  const folder = join(dataDir, "sauvegardes");
  await mkdir(folder, { recursive: true });
  const name = backupName(new Date(NOW.getTime() - hoursAgo * HOUR_MS), "auto");
  await writeFile(join(folder, name), new Uint8Array(byteSize));
}

const read = (runningMs = 2 * HOUR_MS, backups = true) =>
  readBackupState({ dataDir, backups }, NOW, runningMs);

test("says when the last one was made, and what all weigh", async () => {
  await keepBackup(30, 1_000);
  await keepBackup(6, 3_000);
  expect(await read()).toEqual({
    count: 2,
    byteSize: 4_000,
    lastAt: "2026-03-10T04:30:00.000Z",
    lastByteSize: 3_000,
    isDaily: true,
    isLate: false,
    failure: null,
  });
});

test("is late after two days, but not where none is made each day, nor right after a start", async () => {
  expect((await read()).isLate).toBe(true);
  await keepBackup(49, 10);
  expect((await read()).isLate).toBe(true);
  expect((await read(HOUR_MS / 2)).isLate).toBe(false);
  expect((await read(2 * HOUR_MS, false)).isLate).toBe(false);
  await keepBackup(47, 10);
  expect((await read()).isLate).toBe(false);
});

test("the disk is nearly full when two more backups would not fit", async () => {
  const { freeBytes } = await readDiskSpace(dataDir, 0);
  expect(freeBytes).toBeGreaterThan(0);
  expect((await readDiskSpace(dataDir, freeBytes)).isLow).toBe(true);
});

function wordsOf(state: Partial<BackupState>): string {
  const made = { count: 7, byteSize: 120 * 1024 ** 2, lastAt: "2026-03-09T13:02:00.000Z" };
  const well = { lastByteSize: 0, isDaily: true, isLate: false, failure: null };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BackupBox {...made} {...well} {...state} today="2026-03-10" />
    </MemoryRouter>,
  );
  return html.replace(/<[^>]+>/g, " ");
}

test("the box tells it in French, and what is wrong first", () => {
  expect(wordsOf({})).toContain(
    "Dernière sauvegarde réussie hier à 14h02 (7\u00a0gardées, 120\u00a0Mo en tout).",
  );
  expect(wordsOf({})).toContain("copiez-les régulièrement ailleurs");
  expect(wordsOf({})).not.toMatch(/échoué|prévenez|BACKUPS/);
  expect(wordsOf({ isLate: true })).toContain(
    "Aucune sauvegarde n’a réussi depuis plus de deux jours",
  );
  expect(wordsOf({ isLate: true, failure: "Il n’y a plus de place." })).toMatch(
    /La dernière sauvegarde a échoué\. Il n’y a plus de place\./,
  );
  expect(wordsOf({ isDaily: false })).toContain(
    "La sauvegarde de chaque jour est arrêtée (BACKUPS=off).",
  );
  const none = wordsOf({ count: 0, byteSize: 0, lastAt: null });
  expect(none).toContain("Aucune sauvegarde n’a encore été faite.");
  expect(none).not.toContain("ailleurs");
});
