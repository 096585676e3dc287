import type { IncomingMessage, ServerResponse } from "node:http";
import { requestFailure } from "~/lib/request-failure";
import type { Database } from "~/platform/database/database.server";
import type { DatabaseTrouble } from "~/platform/database/database-reach.server";
import type { Services } from "~/platform/services.server";

/** Why the server itself turns a request away. */
export type Refusal = {
  status: number;
  title: string;
  text: string;
  /** When it is worth asking again. */
  retryAfterSeconds?: number;
};

export const ODD_ADDRESS: Refusal = {
  status: 400,
  title: "Adresse incorrecte",
  text: "Cette adresse n’est pas une adresse du site. Vérifiez-la, ou revenez à l’accueil.",
};
export const FILE_MISSING: Refusal = {
  status: 404,
  title: "Fichier introuvable",
  text: "Ce fichier du site n’existe pas ou n’existe plus. Rechargez la page.",
};
export const METHOD_REFUSED: Refusal = {
  status: 405,
  title: "Demande refusée",
  text: "Le site ne répond pas à ce genre de demande.",
};
export const TOO_LARGE: Refusal = {
  status: 413,
  title: "Envoi trop volumineux",
  text: "L’envoi est trop volumineux. Réduisez le texte ou choisissez un fichier plus léger, puis recommencez.",
};
/** @param publicUrl null where none is set */
export function foreignOrigin(publicUrl: string | null): Refusal {
  const way = publicUrl ? `Ouvrez le site à l’adresse ${publicUrl}` : "Rouvrez la page";
  return {
    status: 403,
    title: "Demande refusée",
    text: `Cette demande ne vient pas d’une page du site. ${way}, puis recommencez.`,
  };
}
export function tooManySearches(retryAfterSeconds: number): Refusal {
  return {
    status: 429,
    title: "Trop de recherches",
    text: "Beaucoup de recherches viennent d’être faites depuis votre connexion. Attendez une minute, puis réessayez.",
    retryAfterSeconds,
  };
}
export const TOO_BUSY: Refusal = {
  status: 503,
  title: "Beaucoup de monde en ce moment",
  text: "Le site reçoit beaucoup de demandes à la fois. Attendez quelques secondes, puis rechargez la page.",
  retryAfterSeconds: 2,
};
export function unexpectedFailure(requestId: string): Refusal {
  return {
    status: 500,
    title: "Le site a rencontré une erreur",
    text: `Réessayez dans un instant. Si l’erreur persiste, signalez-la en indiquant ce numéro\u00a0: ${requestId}.`,
  };
}

const DATABASE_AWAY: Refusal = {
  status: 503,
  title: "Le site revient dans un instant",
  text: "La base de données du site ne répond pas pour le moment. Rien de ce qui était enregistré n’est perdu\u00a0: réessayez dans une minute.",
  retryAfterSeconds: 10,
};
/** Somebody else writes for too long, or froze while writing: reading goes on. */
const DATABASE_HELD: Refusal = {
  status: 503,
  title: "Le site n’a pas pu enregistrer",
  text: "Une autre opération retient les enregistrements du site pour le moment\u00a0: rien n’a été enregistré. Réessayez dans une minute.",
  retryAfterSeconds: 10,
};
const DATABASE_FULL: Refusal = {
  status: 507,
  title: "Il n’y a plus de place",
  text: "Le serveur n’a plus de place\u00a0: rien n’a été enregistré. Prévenez la personne qui s’occupe du site.",
};

const OF_TROUBLES: Record<DatabaseTrouble, Refusal> = {
  away: DATABASE_AWAY,
  held: DATABASE_HELD,
  full: DATABASE_FULL,
};

/**
 * The answer to a request that failed while the database was out of reach, held or full; null when it
 * was none of them.
 * @param started when the request came, by `performance.now()`
 */
export function findDatabaseRefusal({ reach }: Database, started: number): Refusal | null {
  const trouble = reach.troubleSince(started);
  return trouble && OF_TROUBLES[trouble];
}

/** The router gave up on a request after logging why: the server answers itself. */
export class UnpresentableError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super("The router had no page for a failure.");
    this.refusal = refusal;
  }
}

/** What to answer to a request that failed unexpectedly, which is told in the log. */
export function refusalOf(
  error: unknown,
  site: Pick<Services, "database" | "log">,
  { requestId, started }: { requestId: string; started: number },
): Refusal {
  if (error instanceof UnpresentableError) return error.refusal;
  site.log.error({ err: error, requestId }, "A request failed.");
  return findDatabaseRefusal(site.database, started) ?? unexpectedFailure(requestId);
}

/** Answers a refusal in French: a small page for people, JSON or plain text for programs. */
export function sendRefusal(req: IncomingMessage, res: ServerResponse, refusal: Refusal): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const { type, body } = write(req.headers.accept ?? "", refusal);
  res.setHeader("Content-Type", `${type}; charset=utf-8`);
  res.setHeader("Cache-Control", "no-store");
  res.setHeader("Content-Length", Buffer.byteLength(body));
  if (refusal.retryAfterSeconds) res.setHeader("Retry-After", refusal.retryAfterSeconds);
  res.writeHead(refusal.status).end(body);
}

function write(accept: string, { title, text }: Refusal): { type: string; body: string } {
  if (accept.includes("application/json")) {
    return { type: "application/json", body: JSON.stringify(requestFailure(text)) };
  }
  if (!accept.includes("text/html")) return { type: "text/plain", body: text };
  const body = `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color:#0a2d24}a{color:inherit}</style></head>
<body><h1>${title}</h1><p>${text}</p><p><a href="/">Revenir à l’accueil</a></p></body></html>`;
  return { type: "text/html", body };
}
