import { EVERYWHERE, type PageText } from "./page-text";

export const REGISTRATION_HEALTH_TEXT: PageText = {
  title: "S’inscrire en sport santé",
  description:
    "Avec ou sans prescription\u00a0: premier appel, bilan, tarif, documents et prises en charge pour rejoindre le groupe sport santé.",
  keywords: `${EVERYWHERE}, inscription, sport sur ordonnance, prescription, mutuelle, APA`,
};
