import { findTrouble } from "~/platform/database/database-reach.server";
import { isBusy, isDiskFailure, sqliteCode } from "~/platform/database/statement-failure";
import { type Environment, EnvironmentError } from "~/platform/environment.server";

const FULL = new Set(["ENOSPC", "EDQUOT"]);
const DENIED = new Set(["EACCES", "EPERM", "EROFS"]);
const UNKNOWN_AUTHORITY =
  "le certificat de ce serveur vient d’une autorité que ce programme ne connaît pas";
const OTHER_NAME = "le certificat de ce serveur est celui d’un autre nom";
/** By the codes of OpenSSL and Node. */
const TLS_FAILURES: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: OTHER_NAME,
  CERT_HAS_EXPIRED: "le certificat de ce serveur n’est plus valable",
};
/** The driver says it in words alone (pg 8.23). */
const WITHOUT_TLS = "The server does not support SSL connections";

/** In French, a reason that the person at the terminal can mend; null for an unexpected one. */
export function mendableReason(error: unknown): string | null {
  const code = codeOf(error);
  const trouble = findTrouble(error);
  if (FULL.has(code) || trouble === "full") return "il n’y a plus de place sur le disque";
  if (trouble === "held")
    return "une autre opération retient la base de données (une restauration, une instance figée, une session psql)";
  if (isBusy(error)) return "un autre programme retient le fichier de la base de données";
  if (DENIED.has(code)) return "les droits manquent pour lire ou écrire un fichier";
  if (isDiskFailure(error))
    return "le disque n’a pas pu être lu ou écrit, peut-être plein ou abîmé";
  if (messageOf(error) === WITHOUT_TLS) return "ce serveur ne chiffre pas ses connexions";
  return TLS_FAILURES[code] ?? null;
}

/** Which setting in DATABASE_URL to change, for a connection that failed by one; empty for any other failure. */
export function databaseAdvice(error: unknown): string {
  const why = TLS_FAILURES[codeOf(error)];
  if (why === UNKNOWN_AUTHORITY) {
    return "Le certificat est vérifié avec sslmode=require aussi\u00a0: écrivez dans DATABASE_URL sslmode=verify-full&sslrootcert=/chemin/autorite.pem, le fichier de cette autorité.";
  }
  if (why === OTHER_NAME) return "Écrivez dans DATABASE_URL un nom que porte le certificat.";
  if (messageOf(error) === WITHOUT_TLS) {
    return "Si le réseau jusqu’à lui est le vôtre, retirez sslmode de DATABASE_URL.";
  }
  const isUnreadFile = error instanceof Error && "syscall" in error && error.syscall === "open";
  return isUnreadFile
    ? "Le fichier que nomme sslrootcert dans DATABASE_URL n’a pas pu être lu."
    : "";
}

/** Where to read how room is made, for a start that failed on a disk of this machine; empty for any other failure. */
export function diskAdvice(error: unknown): string {
  const isFullFile = sqliteCode(error) !== null && findTrouble(error) === "full";
  const mayBeFull = FULL.has(codeOf(error)) || isFullFile || isDiskFailure(error);
  return mayBeFull
    ? "Si le disque est plein, docs/upkeep.md dit ce qui peut être supprimé (The disk is nearly full)."
    : "";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** The failure of a start, as an `EnvironmentError` where the person at the terminal can mend it. */
export function startFailure(error: unknown): unknown {
  if (error instanceof EnvironmentError || mendableReason(error) === null) return error;
  const sentence = `Le site n’a pas pu démarrer (${reason(error)}).`;
  return new EnvironmentError(`${sentence} ${diskAdvice(error)}`.trim(), { cause: error });
}

/** Why the port cannot be had, as an `EnvironmentError`; other errors as they are. */
export function listenFailure(
  error: unknown,
  { host, port }: Pick<Environment, "host" | "port">,
): unknown {
  const code = codeOf(error);
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

/** The words of the system in one line, after ours where the person who starts the site can mend it. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const said = messageOf(error);
  const known = mendableReason(error);
  return known ? `${known}\u00a0: ${said}` : said;
}
