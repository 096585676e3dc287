import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "~tests/support/database-test";
import { TEST_NOW, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { startBackupCommand } from "./backup-commands.server";
import { backupName } from "./backup-folder.server";
import { backUpSite } from "./backup-jobs.server";

test("what cannot be done with a backup is said", async ({ database }) => {
  const services = testServices(database);
  const dataDir = temporaryFolder();
  const site = { ...services, environment: { ...services.environment, dataDir } };
  const name = backupName(TEST_NOW, "main");
  const answerTo = (command: Parameters<typeof startBackupCommand>[1]) =>
    startBackupCommand(site, command, "jo");
  const refused = (message: string) => ({ ok: false, message, undo: null });

  const gone = refused("Cette sauvegarde n’existe plus. Actualisez la page.");
  expect(await answerTo({ intent: "remove", name })).toEqual(gone);
  expect(await answerTo({ intent: "restore", name })).toEqual(gone);

  await mkdir(join(dataDir, "sauvegardes"));
  await writeFile(join(dataDir, "sauvegardes", name), "no archive");
  expect(await answerTo({ intent: "restore", name })).toEqual(
    refused("Ce fichier n’est pas une sauvegarde du site."),
  );

  const underWay = backUpSite(site, { kind: "auto", userId: null, now: TEST_NOW });
  expect(await answerTo({ intent: "make" })).toEqual(
    refused("Une sauvegarde ou une restauration est déjà en cours."),
  );
  await underWay;
});
