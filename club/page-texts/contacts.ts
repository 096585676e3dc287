import { EVERYWHERE, type PageText } from "./page-text";

export const CONTACTS_TEXT: PageText = {
  title: "Contact\u00a0: nous écrire, nous appeler, venir au stade",
  description:
    "Une question, une envie d’essayer\u00a0? Adresse, téléphone, e-mail et itinéraire du club\u00a0: un bénévole vous répond sous deux jours.",
  keywords: `${EVERYWHERE}, contact, adresse, téléphone, itinéraire, séance d’essai`,
};
