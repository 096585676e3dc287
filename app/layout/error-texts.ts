import type { SearchWords } from "~/club/page-picture";

/** A page that is not there. */
export const NOT_FOUND_TEXT: SearchWords = {
  title: "Page introuvable",
  description: "Cette page n’existe pas ou n’existe plus.",
  keywords: "",
};

/** A page that could not be shown. */
export const FAILURE_TEXT: SearchWords = {
  title: "Faux départ",
  description: "La page n’a pas pu s’afficher. Réessayez dans un instant.",
  keywords: "",
};

/** A page that the network did not bring. */
export const NETWORK_AWAY_TEXT: SearchWords = {
  title: "Pas de connexion",
  description: "La page n’est pas arrivée. Réessayez dès que le réseau revient.",
  keywords: "",
};
