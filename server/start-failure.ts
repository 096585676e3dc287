import { findTrouble } from "~/platform/database/database-reach.server";
import { isDiskFailure } from "~/platform/database/refused-statement";

const FULL = new Set(["ENOSPC", "EDQUOT"]);
const DENIED = new Set(["EACCES", "EPERM", "EROFS"]);

/** In French, what the person at the terminal can mend; null for what nobody expects. */
export function mendableReason(error: unknown): string | null {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (FULL.has(code) || findTrouble(error) === "full")
    return "il n’y a plus de place sur le disque";
  if (DENIED.has(code)) return "les droits manquent pour lire ou écrire un fichier";
  if (isDiskFailure(error))
    return "le disque n’a pas pu être lu ou écrit, peut-être plein ou abîmé";
  return null;
}

/** What the system said, in one line, for the person who starts the site. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const said = error instanceof Error ? error.message : String(error);
  const known = mendableReason(error);
  return known ? `${known}\u00a0: ${said}` : said;
}
