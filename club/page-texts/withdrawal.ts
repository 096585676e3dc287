import { EVERYWHERE, type PageText } from "./page-text";

export const WITHDRAWAL_TEXT: PageText = {
  title: "Renoncer au contrat\u00a0: le droit de rétractation",
  description:
    "Quatorze jours pour changer d’avis sur une commande de la boutique\u00a0: renoncez ici, en deux étapes, avec un accusé de réception daté.",
  keywords: `${EVERYWHERE}, boutique, rétractation, renoncer au contrat, remboursement`,
};
