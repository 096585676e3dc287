import { EVERYWHERE, type PageText } from "./page-text";

export const ACCESSIBILITY_TEXT: PageText = {
  title: "Déclaration d’accessibilité",
  description:
    "Ce que nous avons fait pour que ce site serve à tous, ce qui reste à améliorer, et à qui signaler une difficulté.",
  keywords: `${EVERYWHERE}, accessibilité, RGAA, handicap, signaler un problème`,
};
