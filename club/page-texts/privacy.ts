import { EVERYWHERE, type PageText } from "./page-text";

export const PRIVACY_TEXT: PageText = {
  title: "Politique de confidentialité",
  description:
    "Ce que le club fait de vos données\u00a0: finalités, bases légales, durées de conservation, et comment exercer vos droits. Sans traceur publicitaire.",
  keywords: `${EVERYWHERE}, données personnelles, RGPD, confidentialité, CNIL, droits`,
};
