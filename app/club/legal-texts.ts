import type { SearchWords } from "./page-picture";

export const LEGAL_NOTICE_TEXT: SearchWords = {
  title: "Mentions légales",
  description:
    "Éditeur, directeur de la publication, hébergeur et droits d’auteur du site du club.",
  keywords: "mentions légales, association, éditeur, hébergeur",
};

export const PRIVACY_TEXT: SearchWords = {
  title: "Politique de confidentialité",
  description:
    "Ce que le club fait de vos données\u00a0: finalités, bases légales, durées de conservation, et comment exercer vos droits. Sans traceur publicitaire.",
  keywords: "données personnelles, RGPD, confidentialité, CNIL, droits",
};

export const SALE_TERMS_TEXT: SearchWords = {
  title: "Conditions générales de vente",
  description:
    "Prix, commande, retrait, paiement, rétractation, garanties et réclamations\u00a0: les règles de la boutique du club.",
  keywords: "boutique, conditions générales de vente, garanties, rétractation",
};

export const ACCESSIBILITY_TEXT: SearchWords = {
  title: "Déclaration d’accessibilité",
  description:
    "Ce que nous avons fait pour que ce site serve à tous, ce qui reste à améliorer, et à qui signaler une difficulté.",
  keywords: "accessibilité, RGAA, handicap, signaler un problème",
};
