import { placeForBackup } from "~/features/maintenance/backup/backup-folder.server";
import { twoStepWords } from "~/features/maintenance/backup/backup-words";
import { bytesInFrench } from "~/lib/french-bytes";
import { BackupError } from "~/platform/backup/backup-error";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import { version as siteVersion } from "../package.json";
import type { SiteServices } from "./services.server";

type Site = SiteServices & { now: Date };

/** `npm run backup -- FILE`: the exit code; says in French what happened. */
export async function backUpToFile(site: Site, [file = ""]: string[]): Promise<number> {
  return await explained(async () => {
    const { manifest, byteSize } = await makeBackup(
      { ...site, siteVersion },
      { file, now: site.now },
    );
    const { tables, files, missing } = manifest;
    const rows = tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
    console.log(`Sauvegarde faite\u00a0: ${file} (${bytesInFrench(byteSize)}).`);
    console.log(`  ${rows} lignes de la base de données, ${files.length} fichiers.`);
    for (const path of missing) console.log(`  Fichier manquant dans le stockage\u00a0: ${path}`);
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
    const plan = { file, safetyFile, userId: null, now: site.now };
    const { manifest, isReplaced, twoStepsLost } = await restoreBackup(
      { ...site, siteVersion },
      plan,
    );
    console.log(`Site restauré tel qu’il était le ${manifest.madeAt} (temps universel).`);
    if (isReplaced) console.log(`  Ce qu’il y avait avant est dans ${safetyFile}.`);
    console.log("  Chacun doit se connecter de nouveau.");
    if (twoStepsLost > 0) console.log(` ${twoStepWords(twoStepsLost)}`);
    return 0;
  });
}

async function explained(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    console.error(sentence);
    return 1;
  }
}

/** What the person at the terminal can mend; null for what nobody expects. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof BackupError && error.problem === "used") {
    return `${error.message} Pour le remplacer (il sera sauvegardé d’abord), ajoutez --replace.`;
  }
  if (error instanceof BackupError) {
    return error.detail ? `${error.message} (${error.detail})` : error.message;
  }
  if (error instanceof Error && "syscall" in error) {
    return `Le fichier ne peut pas être écrit (${error.message}).`;
  }
  return null;
}
