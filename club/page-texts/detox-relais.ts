import { EVERYWHERE, type PageText } from "./page-text";

export const DETOX_RELAIS_TEXT: PageText = {
  title: "Détox relais, à trois autour du lac",
  description:
    "Une matinée dehors, à trois et sans chrono\u00a0: trois boucles de 2,5 km au bord du lac, à courir, à marcher ou à rouler. Programme et inscription.",
  keywords: `${EVERYWHERE}, Détox relais, relais à trois, lac, sport santé, sans classement`,
};
