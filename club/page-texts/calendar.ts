import { EVERYWHERE, type PageText } from "./page-text";

export const CALENDAR_TEXT: PageText = {
  title: "Calendrier des événements",
  description:
    "Courses, stages, sorties et vie du club\u00a0: le calendrier du club, mois par mois, à suivre depuis votre agenda.",
  keywords: `${EVERYWHERE}, calendrier, agenda, course à pied, stage, sortie`,
};
