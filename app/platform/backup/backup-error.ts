/**
 * `not-a-backup`, `incomplete` and `damaged` are said of the archive; `newer`: a newer version of the
 * site made it; `used`: the site has content that nobody said may be replaced; `unreachable`: files
 * of the site cannot be read or written; `no-room`: the disk is full.
 */
export type BackupProblem =
  | "not-a-backup"
  | "incomplete"
  | "damaged"
  | "newer"
  | "used"
  | "unreachable"
  | "no-room";

const SENTENCES: Record<BackupProblem, string> = {
  "not-a-backup": "Ce fichier n’est pas une sauvegarde du site.",
  incomplete: "Cette sauvegarde est incomplète\u00a0: la fin du fichier manque.",
  damaged: "Cette sauvegarde est abîmée\u00a0: ce qu’elle contient n’est pas ce qui y a été écrit.",
  newer:
    "Cette sauvegarde vient d’une version plus récente du site\u00a0: mettez d’abord le site à jour.",
  used: "Le site a déjà du contenu.",
  unreachable: "Les fichiers du site ne peuvent pas être lus ou écrits pour le moment.",
  "no-room": "Il n’y a plus de place sur le disque.",
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
