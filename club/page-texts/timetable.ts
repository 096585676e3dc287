import type { Season } from "~/club/site";
import { EVERYWHERE, type PageText } from "./page-text";

export const timetableText = ({ label }: Pick<Season, "label">): PageText => ({
  title: "Horaires de toutes les séances",
  description: `Athlétisme, running, marche nordique, sport santé et sport adapté\u00a0: les horaires${label && ` ${label}`} du club, par section, par jour et par âge.`,
  keywords: `${EVERYWHERE}, horaires, entraînements, séances, école d’athlétisme, planning de la semaine`,
});
