import { existsSync } from "node:fs";
import { placeForBackup } from "~/features/maintenance/backup/backup-folder.server";
import {
  signInWords,
  twoStepWords,
  unwrittenWords,
} from "~/features/maintenance/backup/backup-jobs.server";
import { bytesInFrench } from "~/lib/french-bytes";
import { BackupError, explainFailure } from "~/platform/backup/backup-error";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import { incomingFolder } from "~/platform/received-file.server";
import { version as siteVersion } from "../package.json";
import { isEmpty } from "./prepare-site";
import type { SiteServices } from "./services.server";

type Site = SiteServices & { now: Date };

/** `npm run backup -- FILE [--replace]`: the exit code; says in French what happened. */
export async function backUpToFile(site: Site, [file = "", option]: string[]): Promise<number> {
  if (await isEmpty(site)) {
    console.error("Il n’y a rien à sauvegarder\u00a0: ce site n’a ni actualité ni compte.");
    return 1;
  }
  if (existsSync(file) && option !== "--replace") {
    console.error(`Le fichier ${file} existe déjà. Pour le remplacer, ajoutez --replace.`);
    return 1;
  }
  return await explained(async () => {
    const { manifest, byteSize } = await makeBackup(
      { ...site, siteVersion },
      { file, now: site.now },
    );
    const { tables, files, missing } = manifest;
    const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
    console.log(`Sauvegarde faite\u00a0: ${file} (${bytesInFrench(byteSize)}).`);
    console.log(`  ${rows} lignes de la base de données, ${files.length} fichiers.`);
    for (const path of missing) {
      console.log(`  Fichier manquant ou abîmé dans le stockage\u00a0: ${path}`);
    }
    if (site.environment.authSecret === null) {
      console.log(
        `  Gardez aussi ${site.environment.dataDir}/auth-secret\u00a0: la connexion en deux étapes en dépend.`,
      );
    }
    return 0;
  });
}

/** `npm run restore -- FILE [--replace]`: the exit code; says in French what happened. */
export async function restoreFromFile(site: Site, [file = "", option]: string[]): Promise<number> {
  return await explained(async () => {
    const { dataDir } = site.environment;
    const isReplacing = option === "--replace";
    const safetyFile = isReplacing ? await placeForBackup(dataDir, site.now, "avant") : null;
    const plan = {
      file,
      safetyFile,
      scratchFolder: incomingFolder(dataDir),
      fillRows: site.fillRestoredRows,
      userId: null,
      now: site.now,
    };
    const { manifest, isReplaced, twoStepsLost, signIns, unwritten } = await restoreBackup(
      { ...site, siteVersion },
      plan,
    );
    console.log(`Site restauré tel qu’il était le ${manifest.madeAt} (temps universel).`);
    if (isReplaced) console.log(`  Ce qu’il y avait avant est dans ${safetyFile}.`);
    console.log("  Chacun doit se connecter de nouveau.");
    console.log(`  ${signInWords(signIns)}`);
    if (twoStepsLost > 0) console.log(` ${twoStepWords(twoStepsLost)}`);
    if (unwritten.length === 0) return 0;
    console.error(` ${unwrittenWords(unwritten.length)}`);
    for (const path of unwritten) console.error(`  ${path}`);
    return 1;
  });
}

async function explained(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (failure) {
    const error = explainFailure(failure);
    if (!(error instanceof BackupError)) throw error;
    console.error(sentenceOf(error));
    return 1;
  }
}

/** What the person at the terminal can mend. */
function sentenceOf({ problem, message, detail }: BackupError): string {
  if (problem === "used") {
    return `${message} Pour le remplacer (il sera sauvegardé d’abord), ajoutez --replace.`;
  }
  return detail ? `${message} (${detail})` : message;
}
