import { SEASON } from "../season";
import { EVERYWHERE, type PageText } from "./page-text";

export const TIMETABLE_TEXT: PageText = {
  title: "Horaires de toutes les séances",
  description: `Athlétisme, running, marche nordique, sport santé et sport adapté\u00a0: les horaires ${SEASON.label} de l’Athlétic Club Les Pins, par section, par jour et par âge.`,
  keywords: `${EVERYWHERE}, horaires, entraînements, séances, école d’athlétisme, planning de la semaine`,
};
