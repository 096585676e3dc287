import { EVERYWHERE, type PageText } from "./page-text";

export const SALE_TERMS_TEXT: PageText = {
  title: "Conditions générales de vente",
  description:
    "Prix, commande, retrait au club-house, paiement, rétractation, garanties et réclamations\u00a0: les règles de la boutique du club.",
  keywords: `${EVERYWHERE}, boutique, conditions générales de vente, garanties, rétractation`,
};
