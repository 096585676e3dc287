import { EVERYWHERE, type PageText } from "./page-text";

export const CHECKOUT_TEXT: PageText = {
  title: "Votre commande",
  description: "Vos coordonnées, le jour du retrait, et la commande part au club.",
  keywords: `${EVERYWHERE}, boutique, commande`,
};
