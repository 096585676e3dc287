import { EVERYWHERE, type PageText } from "./page-text";

/** A page that is not there. */
export const NOT_FOUND_TEXT: PageText = {
  title: "Page introuvable",
  description: "Cette page n’existe pas ou n’existe plus.",
  keywords: EVERYWHERE,
};

/** A page that could not be shown. */
export const FAILURE_TEXT: PageText = {
  title: "Faux départ",
  description: "La page n’a pas pu s’afficher. Réessayez dans un instant.",
  keywords: EVERYWHERE,
};

/** A page that the network did not bring. */
export const NETWORK_AWAY_TEXT: PageText = {
  title: "Pas de connexion",
  description: "La page n’est pas arrivée. Réessayez dès que le réseau revient.",
  keywords: EVERYWHERE,
};
