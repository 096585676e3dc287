import { isForeignPage } from "./foreign-page";

/**
 * A request that came to nothing: what to tell, and whether signing in again would help. In JSON, the
 * site's own refusal of a request whose `Accept` names JSON.
 */
export type RequestFailure = {
  kind: "failed";
  message: string;
  needsLogin: boolean;
  /** When the site asks to be asked again. */
  retryAfterSeconds?: number;
};

export function requestFailure(message: string, { needsLogin = false } = {}): RequestFailure {
  return { kind: "failed", message, needsLogin };
}

/** How often a file for which there is no room yet is sent again by itself. */
export const RETRIES = 5;
export const WAITING_FOR_SERVER = "En attente du serveur…";
/** Nothing keeps a person waiting for longer. */
const LONGEST_WAIT_SECONDS = 60;

/** The seconds of a header `Retry-After`; null where it says none. */
export function readRetryAfter(header: string | null): number | null {
  const seconds = Number.parseInt(header ?? "", 10);
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : null;
}

export function isRequestFailure(answer: unknown): answer is RequestFailure {
  if (typeof answer !== "object" || answer === null) return false;
  const isFailure = "kind" in answer && answer.kind === "failed";
  return isFailure && "message" in answer && typeof answer.message === "string";
}

/** Told when a page came in place of an answer. */
export const FOREIGN_PAGE =
  "Une autre page a répondu à la place du site\u00a0: un portail Wi-Fi ou une protection. Ouvrez le site dans un nouvel onglet, passez-la, puis réessayez.";

/** Told of a 413 that is not the site's own. */
export const LIMIT_IN_FRONT =
  "Le serveur placé devant le site refuse plus que sa limite, qui est trop basse. Prévenez la personne qui s’occupe du site\u00a0: docs/operations.md dit où la relever.";

/** What a volunteer is told when a request failed, by its status; 0 is a network that did not answer. */
export function sayFailure(status: number): string {
  if (status === 0) return "Pas de connexion. Vérifiez votre réseau, puis réessayez.";
  if (status === 401) return "Votre session est terminée. Reconnectez-vous, puis réessayez.";
  if (status === 429) return "Trop de demandes à la fois. Attendez une minute, puis réessayez.";
  if (status === 503) {
    return "Le site ne peut pas enregistrer pour le moment. Votre saisie reste ici\u00a0: réessayez dans une minute.";
  }
  if (status === 507) {
    return "Le serveur n’a plus de place\u00a0: rien n’a été enregistré. Prévenez la personne qui s’occupe du site.";
  }
  return "Le site n’a pas pu répondre. Réessayez dans un instant.";
}

/**
 * The sentence for an answer that is none of the site's own (a proxy, a protection, a Wi-Fi portal
 * gave it); null where its status tells no more than that something failed.
 */
export function sayForeignAnswer(status: number, contentType: string | null): string | null {
  if (status === 413) return LIMIT_IN_FRONT;
  if (status === 429) return sayFailure(status);
  const isGate = status === 401 || status === 403;
  return isGate || isForeignPage(status, contentType) ? FOREIGN_PAGE : null;
}

/** Whether an address that a request was sent on to is the login: the session is over. */
export function isLoginAddress(address: string): boolean {
  return new URL(address).pathname === "/admin";
}
