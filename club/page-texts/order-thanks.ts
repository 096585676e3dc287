import { EVERYWHERE, type PageText } from "./page-text";

export const ORDER_THANKS_TEXT: PageText = {
  title: "Merci pour votre commande",
  description: "Le numéro de votre commande, son retrait au club-house et son paiement.",
  keywords: `${EVERYWHERE}, boutique, commande, confirmation`,
};
