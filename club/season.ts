import { longDate } from "~/lib/french-dates";

/** The sporting year under way. Days are `YYYY-MM-DD`. Change this file every summer, with `prices.ts` and `timetable.ts`. */
export const SEASON = {
  /** As titles show it. */
  label: "2026-2027",
  firstDay: "2026-09-01",
  /** Last day a licence covers. */
  lastDay: "2027-08-31",
  /** First training session. */
  trainingStarts: "2026-09-07",
  trainingEnds: "2027-07-03",
  /** Members of last season renew from this day on. */
  renewalOpens: "2026-06-15",
  /** Everybody else may register from this day on. */
  registrationOpens: "2026-08-29",
  /** Until this day the places of last season's members are kept. */
  placesKeptUntil: "2026-09-20",
  /** From this day on the price is the one of `fromMarch`. */
  reducedPriceFrom: "2027-03-01",
  /** Last day for a licence of this season. */
  registrationCloses: "2027-05-31",
} as const;

export type Deadline = { day: string; label: string; text: string };

/** The dates of the season, in order. */
export const REGISTRATION_DEADLINES: readonly Deadline[] = [
  {
    day: SEASON.renewalOpens,
    label: "Renouvellement",
    text: "Les licenciés de la saison passée renouvellent en premier.",
  },
  {
    day: SEASON.registrationOpens,
    label: "Ouverture à tous",
    text: "Nouveaux dossiers acceptés, au forum des associations puis au club-house.",
  },
  {
    day: SEASON.placesKeptUntil,
    label: "Fin des places gardées",
    text: "Passé cette date, la place d’un ancien licencié peut être proposée à la liste d’attente.",
  },
  {
    day: SEASON.reducedPriceFrom,
    label: "Tarif de mars",
    text: "La cotisation est réduite pour la fin de saison.",
  },
  {
    day: SEASON.registrationCloses,
    label: "Clôture",
    text: "Dernier jour pour une licence de la saison. Ensuite, les essais restent ouverts.",
  },
];

/** `1er mars 2027`: a day in running text, without its weekday. */
export function dayOf(day: string): string {
  return longDate(day).replace(/^\S+ /, "");
}
