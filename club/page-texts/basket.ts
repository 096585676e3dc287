import { EVERYWHERE, type PageText } from "./page-text";

export const BASKET_TEXT: PageText = {
  title: "Votre panier",
  description: "Ce que vous avez choisi dans la boutique du club, aux prix du jour.",
  keywords: `${EVERYWHERE}, boutique, panier`,
};
