import { EVERYWHERE, type PageText } from "./page-text";

export const REGISTRATION_HELP_TEXT: PageText = {
  title: "Aide à l’inscription, pas à pas",
  description:
    "Documents, questionnaire de santé, paiement en plusieurs fois, Pass’Sport et autres aides\u00a0: l’inscription au club expliquée étape par étape.",
  keywords: `${EVERYWHERE}, aide, inscription, Pass’Sport, comité d’entreprise, questionnaire de santé, formulaires`,
};
