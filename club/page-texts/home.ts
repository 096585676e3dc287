import { EVERYWHERE, type PageText } from "./page-text";

export const HOME_TEXT: PageText = {
  title: "Club d’athlétisme, de running et de marche nordique",
  description:
    "Athlétisme, running, marche nordique, sport santé et sport adapté à Castelnau-les-Pins, en Gironde. De 6 à 86 ans, à votre allure.",
  keywords: `${EVERYWHERE}, sport santé, sport adapté, séance d’essai`,
};
