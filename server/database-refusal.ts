import type { Database } from "~/platform/database/database.server";
import type { Exchange } from "./exchange";
import type { Refusal } from "./refusals";

const AWAY: Refusal = {
  status: 503,
  title: "Le site revient dans un instant",
  text: "La base de données du site ne répond pas pour le moment. Rien de ce qui était enregistré n’est perdu\u00a0: réessayez dans une minute.",
  retryAfterSeconds: 10,
};
const FULL: Refusal = {
  status: 507,
  title: "Il n’y a plus de place",
  text: "Le serveur n’a plus de place\u00a0: rien n’a été enregistré. Prévenez la personne qui s’occupe du site.",
};

/** What to answer to a request that failed while the database was out of reach or full; null when it was neither. */
export function findDatabaseRefusal(
  { reach }: Database,
  { started }: Pick<Exchange, "started">,
): Refusal | null {
  const trouble = reach.troubleSince(started);
  if (trouble === null) return null;
  return trouble === "full" ? FULL : AWAY;
}
