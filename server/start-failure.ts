import { findTrouble } from "~/platform/database/database-reach.server";
import { isDiskFailure } from "~/platform/database/statement-failure";
import { type Environment, EnvironmentError } from "~/platform/environment.server";

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

/** Why the port cannot be had, as an `EnvironmentError`; other errors as they are. */
export function listenFailure(
  error: unknown,
  { host, port }: Pick<Environment, "host" | "port">,
): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const sentence = LISTEN_FAILURES[code]?.(host, port);
  return sentence ? new EnvironmentError(sentence, { cause: error }) : error;
}

const noSuchHost = (host: string) =>
  `HOST\u00a0: cette machine n’a pas l’adresse ${host}. Laissez HOST vide pour toutes ses adresses.`;

const LISTEN_FAILURES: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `Le port ${port} est déjà pris\u00a0: arrêtez le programme qui l’occupe, ou choisissez-en un autre, par exemple PORT=3001 dans le fichier .env.`,
  EACCES: (_, port) =>
    `Le port ${port} est réservé par le système\u00a0: choisissez-en un au-dessus de 1023.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
};

/** What the system said, in one line, for the person who starts the site. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const said = error instanceof Error ? error.message : String(error);
  const known = mendableReason(error);
  return known ? `${known}\u00a0: ${said}` : said;
}
