/**
 * `missing`, `folder`, `not-a-backup`, `incomplete`, `damaged`, `not-a-picture` and `refused-rows` are
 * said of the archive; `newer`: a newer version of the site made it; `used`: the site has content
 * that nobody said may be replaced; `unreachable`: files of the site cannot be read or written;
 * `away`: the database does not answer; `no-room`: the disk is full; `disk`: it fails otherwise;
 * `no-place` and `denied`: the archive cannot be written or read where it was told to be.
 */
export type BackupProblem =
  | "missing"
  | "folder"
  | "not-a-backup"
  | "incomplete"
  | "damaged"
  | "not-a-picture"
  | "refused-rows"
  | "newer"
  | "used"
  | "unreachable"
  | "away"
  | "no-room"
  | "disk"
  | "no-place"
  | "denied";

const SENTENCES: Record<BackupProblem, string> = {
  missing: "Ce fichier n’existe pas.",
  folder: "C’est un dossier\u00a0: donnez le nom d’un fichier.",
  "not-a-backup": "Ce fichier n’est pas une sauvegarde du site.",
  incomplete: "Cette sauvegarde est incomplète\u00a0: la fin du fichier manque.",
  damaged: "Cette sauvegarde est abîmée\u00a0: ce qu’elle contient n’est pas ce qui y a été écrit.",
  "not-a-picture":
    "Cette sauvegarde contient un fichier qui n’est pas l’image annoncée\u00a0: elle n’est pas restaurée.",
  "refused-rows":
    "Cette sauvegarde contient des données que le site n’accepte pas\u00a0: elle n’est pas restaurée.",
  newer:
    "Cette sauvegarde vient d’une version plus récente du site\u00a0: mettez d’abord le site à jour.",
  used: "Le site a déjà du contenu.",
  unreachable: "Les fichiers du site ne peuvent pas être lus ou écrits pour le moment.",
  away: "La base de données ne répond pas pour le moment. Réessayez dans un instant.",
  "no-room": "Il n’y a plus de place sur le disque.",
  disk: "Le disque n’a pas pu être lu ou écrit\u00a0: il est peut-être plein ou abîmé.",
  "no-place": "Le dossier où écrire la sauvegarde n’existe pas.",
  denied: "Les droits manquent pour lire ou écrire ce fichier.",
};

/** A backup or a restoration that cannot be; its message is French, for whoever asked for it. */
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
