import { EVERYWHERE, type PageText } from "./page-text";

export const RUN_2K_TEXT: PageText = {
  title: "Run 2K, la course du village",
  description:
    "Deux kilomètres dans Castelnau-les-Pins, une boucle plate, un relais des familles\u00a0: parcours, horaires, dossards et règles de santé du Run 2K.",
  keywords: `${EVERYWHERE}, Run 2K, course du village, course enfants, relais des familles`,
};
