import { CONTACT_PEOPLE } from "~club/people";

const SHOP = CONTACT_PEOPLE.boutique;

const CALL = `Une question\u00a0? Appelez le ${SHOP.phone.label}.`;

/** Why a withdrawal cannot go on, and what to do then. */
export const WITHDRAWAL_SENTENCES = {
  notFound:
    "Aucune commande ne porte à la fois ce numéro et cette adresse e-mail. Ce sont le numéro reçu et l’adresse donnée lors de votre commande.",
  tooManyAttempts: `Trop d’essais depuis une heure. Attendez un peu, ou écrivez votre rétractation à ${SHOP.email}\u00a0: elle vaut autant.`,
  nothingChosen: "Cochez au moins un article, puis confirmez.",
  cancelled: `Cette commande a été annulée\u00a0: il n’y a plus rien à quoi renoncer. ${CALL}`,
  allWithdrawn: `Vous avez déjà renoncé à tous les articles de cette commande, et le club l’a noté. ${CALL}`,
  madeToOrder: `Il n’y a dans cette commande aucun article auquel vous puissiez encore renoncer\u00a0: un article personnalisé est fait pour vous (article L221-28 du code de la consommation). S’il a un défaut, appelez le ${SHOP.phone.label}.`,
  tooLate: (day: string) =>
    `Le délai de rétractation de cette commande a pris fin le ${day}. Un article qui a un défaut reste garanti\u00a0: appelez le ${SHOP.phone.label}.`,
} as const;
