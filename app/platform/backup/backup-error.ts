import { findTrouble } from "~/platform/database/database-reach.server";
import { isDiskFailure, isRowRefusal } from "~/platform/database/statement-failure";
import { StorageError } from "~/platform/storage/storage-error";

const SENTENCES = {
  // Of the archive.
  missing: "Ce fichier n’existe pas.",
  folder: "C’est un dossier\u00a0: donnez le nom d’un fichier.",
  "no-place": "Le dossier où écrire la sauvegarde n’existe pas.",
  denied: "Les droits manquent pour lire ou écrire ce fichier.",
  "not-a-backup": "Ce fichier n’est pas une sauvegarde du site.",
  incomplete: "Cette sauvegarde est incomplète\u00a0: la fin du fichier manque.",
  damaged: "Cette sauvegarde est abîmée\u00a0: ce qu’elle contient n’est pas ce qui y a été écrit.",
  repacked:
    "Cette sauvegarde a été ouverte, puis remise dans une archive\u00a0: le site ne reprend que le fichier qu’il a écrit lui-même. Téléchargez-la de nouveau sans l’ouvrir, ou reprenez le fichier d’origine.",
  compressed:
    "Ce fichier est compressé (.zip, .tar.gz…)\u00a0: une sauvegarde du site est un fichier .tar, tel qu’il a été téléchargé. Si c’en est une, téléchargez-la de nouveau sans l’ouvrir, ou reprenez le fichier d’origine.",
  unpacked:
    "Cette sauvegarde a été ouverte\u00a0: il n’y a là que son contenu. Téléchargez-la de nouveau sans l’ouvrir, ou reprenez le fichier .tar d’origine.",
  "not-a-picture":
    "Cette sauvegarde contient un fichier qui n’est pas l’image annoncée\u00a0: elle n’est pas restaurée.",
  "refused-rows":
    "Cette sauvegarde contient des données que le site n’accepte pas\u00a0: elle n’est pas restaurée.",
  newer:
    "Cette sauvegarde vient d’une version plus récente du site\u00a0: mettez d’abord le site à jour.",
  // Of the list of backups, and of the work under way.
  gone: "Cette sauvegarde n’existe plus. Actualisez la page.",
  busy: "Une sauvegarde ou une restauration est déjà en cours.",
  // Of the site.
  used: "Le site a déjà du contenu.",
  unreachable: "Les fichiers du site ne peuvent pas être lus ou écrits pour le moment.",
  away: "La base de données ne répond pas pour le moment. Réessayez dans un instant.",
  "no-room": "Il n’y a plus de place sur le disque.",
  disk: "Le disque n’a pas pu être lu ou écrit\u00a0: il est peut-être plein ou abîmé.",
  unexpected: "Une erreur inattendue est survenue\u00a0: elle est dans le journal du serveur.",
};
export type BackupProblem = keyof typeof SENTENCES;

/** A backup or a restoration that cannot be; its message is French, for the person who asked for it. */
export class BackupError extends Error {
  readonly problem: BackupProblem;
  /** Which part of the archive, for the log. */
  readonly detail: string;

  constructor(problem: BackupProblem, detail = "", options?: ErrorOptions) {
    super(SENTENCES[problem], options);
    this.name = "BackupError";
    this.problem = problem;
    this.detail = detail;
  }
}

/** Of the system's calls on files, as Node names them. */
const OF_FILES: Readonly<Record<string, BackupProblem>> = {
  ENOSPC: "no-room",
  EDQUOT: "no-room",
  EACCES: "denied",
  EPERM: "denied",
  EROFS: "denied",
  EISDIR: "folder",
  EIO: "disk",
};

/**
 * What the system, the database or the storage said, as a `BackupError` for whoever can mend it; any
 * other error as it is.
 */
export function explainFailure(error: unknown, detail = ""): unknown {
  if (error instanceof BackupError) return error;
  // A migration that failed carries the database's own error.
  const problem = findProblem(error) ?? findProblem(error instanceof Error ? error.cause : null);
  return problem ? new BackupError(problem, detail, { cause: error }) : error;
}

function findProblem(error: unknown): BackupProblem | null {
  if (error instanceof StorageError) return error.kind === "full" ? "no-room" : "unreachable";
  if (isRowRefusal(error)) return "refused-rows";
  const ofFiles = error instanceof Error && "code" in error ? OF_FILES[String(error.code)] : null;
  if (ofFiles) return ofFiles;
  const trouble = findTrouble(error);
  if (trouble) return trouble === "full" ? "no-room" : "away";
  return isDiskFailure(error) ? "disk" : null;
}

/** Names the file that the storage failed on. */
export async function withStored<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? explainFailure(error, path) : error;
  }
}
