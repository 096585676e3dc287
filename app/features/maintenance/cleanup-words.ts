import { bytesInFrench } from "~/lib/french-bytes";
import type { CleanupFailure, CleanupReport, OrphanSearch } from "./cleanup.types";
import { ORPHAN_DAYS } from "./cleanup-reasons";

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
export function mayGoOn({
  remaining,
  deleted,
  kept,
  unreadable,
  failures,
}: CleanupReport): boolean {
  const settled = deleted + kept.length + unreadable.length;
  return remaining > 0 && settled > 0 && failures.length === 0;
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
  return `${what} (${bytesInFrench(bytes)})\u00a0: ${then} si rien ne s’en sert d’ici ${ORPHAN_DAYS}\u00a0jours.`;
}
