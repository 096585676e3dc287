import type { CommandAnswer } from "~/lib/command";
import { bytesInFrench } from "~/lib/french-bytes";

/** A stored file in the list of the cleanup. */
export type CleanupFile = {
  path: string;
  /** The path as the log writes it: an address, or the path itself. */
  logged: string;
  /** ISO 8601: when it was put down. */
  since: string;
  reason: string;
  /** Bytes; null when they are not known. */
  byteSize: number | null;
  /** Its small copy, while it can be seen. */
  previewUrl: string | null;
};

/** `because`: what uses it, in French. */
export type KeptFile = CleanupFile & { because: string };

/** What a run would do now: nothing is written. */
export type CleanupPlan = {
  unused: CleanupFile[];
  kept: KeptFile[];
  /** Entries that name no file of ours. */
  unreadable: string[];
  /** Another picture of the same record came lately: looked at again tomorrow. */
  held: CleanupFile[];
  /** Entries that are due beyond those of this run. */
  furtherDue: number;
};

/** An entry that has not waited long enough; `from` on it may go: ISO 8601, UTC. */
export type WaitingFile = { path: string; reason: string; from: string };

/** How a cleanup fails (specification §8); an unreadable address, the fourth way, is told beside. */
export type CleanupFailure = "log-fetch" | "batch-delete" | "log-update";

export type CleanupReport = {
  deleted: number;
  /** Bytes of those whose size was known. */
  freedBytes: number;
  kept: { path: string; because: string }[];
  unreadable: string[];
  failures: { kind: CleanupFailure; files: number }[];
  /** Entries that are due still. */
  remaining: number;
};

/** What the route answers: `report` for a run. */
export type CleanupAnswer = CommandAnswer & { report: CleanupReport | null };

/** A search for files that nothing names: how many files there are, how many were found now for the first time, their bytes. */
export type OrphanSearch = { seen: number; found: number; bytes: number };

/** A file waits so many days: copies of forms live four weeks in browsers, and may bring it back. */
export const WAITING_DAYS = 28;
/** A file that came within so many days may wait for its form to be saved. */
export const RECENT_DAYS = 1;

/** The reason under which a stored file that nothing names was put down. */
export const ORPHAN_REASON = "orphan";

/** The reasons that are stored, as people read them; any other reason says itself. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ["replaced", "Image remplacée"],
  ["removed", "Image retirée"],
  ["staged", "Image envoyée, jamais enregistrée"],
  ["purged", "Élément supprimé définitivement"],
  ["demo", "Exemple retiré"],
  [ORPHAN_REASON, "Fichier que rien n’utilise"],
  ["leaving", "Nettoyage interrompu, repris cette nuit"],
]);

/** Files with these reasons do not wait: nothing brings them back. The last two are of older versions of the site. */
export const FINAL_REASONS = [
  "purged",
  "demo",
  "leaving",
  "Actualité supprimée définitivement",
  "Photo supprimée définitivement",
];

/** The reason of a file that was put down for cleanup, as people read it. */
export function reasonInWords(reason: string): string {
  return REASONS.get(reason) ?? reason;
}

/** From when on a file that was put down may go: ISO 8601, UTC. */
export function deletableFrom(reason: string, createdAt: string): string {
  return daysAfter(createdAt, FINAL_REASONS.includes(reason) ? 0 : WAITING_DAYS);
}

/** What was put down at that moment or before has waited so many days. */
export function putDownBefore(now: Date, days: number): string {
  return daysAfter(now, -days);
}

function daysAfter(moment: Date | string, days: number): string {
  return new Date(new Date(moment).getTime() + days * 86_400_000).toISOString();
}

/** `un fichier`, `8 fichiers`. */
export function filesInWords(count: number): string {
  return count === 1 ? "un fichier" : `${count.toLocaleString("fr-FR")}\u00a0fichiers`;
}

/** What a run did, in one sentence. */
export function doneInWords({ deleted, freedBytes, kept }: CleanupReport): string {
  const first = deleted === 1 ? "Un fichier effacé" : `${filesInWords(deleted)} effacés`;
  const freed = freedBytes > 0 ? `, ${bytesInFrench(freedBytes)} libérés` : "";
  const keptToo =
    kept.length === 0
      ? ""
      : ` ${kept.length === 1 ? "Un fichier encore utilisé est gardé" : `${filesInWords(kept.length)} encore utilisés sont gardés`}.`;
  if (deleted === 0) return `Aucun fichier n’a été effacé.${keptToo}`;
  return `${first}${freed}.${keptToo}`;
}

const ONE_OR_MORE: Record<CleanupFailure, (files: number) => string> = {
  "log-fetch": () =>
    "La liste des fichiers à effacer n’a pas pu être lue. Rien n’a été effacé. Réessayez dans un instant.",
  "batch-delete": (files) =>
    files === 1
      ? "Le stockage n’a pas pu effacer un fichier. Il reste dans la liste et sera repris la prochaine fois."
      : `Le stockage n’a pas pu effacer ${filesInWords(files)}. Ils restent dans la liste et seront repris la prochaine fois.`,
  "log-update": (files) =>
    files === 1
      ? "La liste n’a pas pu être mise à jour pour un fichier. Il y paraîtra encore\u00a0: la prochaine fois, elle se corrigera d’elle-même."
      : `La liste n’a pas pu être mise à jour pour ${filesInWords(files)}. Ils y paraîtront encore\u00a0: la prochaine fois, elle se corrigera d’elle-même.`,
};

/** Each kind of failure of a run as a sentence of its own, and the addresses that could not be read. */
export function failuresInWords({ failures, unreadable }: CleanupReport): string[] {
  const kinds = [...new Set(failures.map(({ kind }) => kind))];
  const sentences = kinds.map((kind) => {
    const same = failures.filter((failure) => failure.kind === kind);
    return ONE_OR_MORE[kind](same.reduce((sum, { files }) => sum + files, 0));
  });
  return [...sentences, ...unreadable.map(unreadableInWords)];
}

const SHOWN = 80;

/** An entry that names no file of the site. */
export function unreadableInWords(address: string): string {
  const shown = address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address;
  return `L’adresse «\u00a0${shown}\u00a0» ne désigne aucun fichier du site. Il n’y a rien à effacer pour elle\u00a0: elle quitte la liste.`;
}

/** A stored path without what only the site can read: `articles/…/cross.jpg`. */
export function shortPath(path: string): string {
  const [bucket = "", ...rest] = path.split("/");
  return rest.length < 2 ? path : `${bucket}/…/${rest.at(-1)}`;
}

/** Several runs, one after the other, as one. */
export function addReports(first: CleanupReport, next: CleanupReport): CleanupReport {
  return {
    deleted: first.deleted + next.deleted,
    freedBytes: first.freedBytes + next.freedBytes,
    kept: [...first.kept, ...next.kept],
    unreadable: [...first.unreadable, ...next.unreadable],
    failures: [...first.failures, ...next.failures],
    remaining: next.remaining,
  };
}

/** Whether going on makes sense: some entries are due, and the last run got somewhere. */
export function mayGoOn(report: CleanupReport): boolean {
  const settled = report.deleted + report.kept.length + report.unreadable.length;
  return report.remaining > 0 && settled > 0 && report.failures.length === 0;
}

/** What a search for files that nothing names came to. */
export function searchInWords({ seen, found, bytes }: OrphanSearch): string {
  if (found === 0) {
    const among = seen === 1 ? "le seul fichier" : `les ${filesInWords(seen)}`;
    return seen === 0 ? "Le stockage est vide." : `Rien de nouveau parmi ${among} du stockage.`;
  }
  const what =
    found === 1
      ? "Un fichier que rien n’utilise a été trouvé"
      : `${filesInWords(found)} que rien n’utilise ont été trouvés`;
  const then = found === 1 ? "il sera effacé" : "ils seront effacés";
  return `${what} (${bytesInFrench(bytes)})\u00a0: ${then} si rien ne s’en sert d’ici ${WAITING_DAYS}\u00a0jours.`;
}
