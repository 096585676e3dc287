import { EVERYWHERE, type PageText } from "./page-text";

export const NEWS_TEXT: PageText = {
  title: "Actualités et événements du club",
  description:
    "Résultats, sorties, courses et vie du club\u00a0: toutes les nouvelles du club, à Castelnau-les-Pins.",
  keywords: `${EVERYWHERE}, actualités, résultats, événements, courses`,
};
