import { EVERYWHERE, type PageText } from "./page-text";

export const SHOP_TEXT: PageText = {
  title: "La boutique du club",
  description:
    "Maillots, vestes et accessoires aux couleurs du club\u00a0: à commander en ligne, à retirer au club-house, sans frais d’envoi.",
  keywords: `${EVERYWHERE}, boutique, maillot, débardeur, veste, tenue du club`,
};
