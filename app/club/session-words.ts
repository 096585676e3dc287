import { dayOf } from "~/lib/dates-in-text";
import type { Weekday } from "~/lib/french-dates";
import { lowerFirst } from "~/lib/lower-first";
import type { Ages, Effort, Session } from "./site";

export const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const WEEKDAYS: Record<Weekday, string> = {
  1: "Lundi",
  2: "Mardi",
  3: "Mercredi",
  4: "Jeudi",
  5: "Vendredi",
  6: "Samedi",
  7: "Dimanche",
};

export const EFFORTS: Record<Effort, string> = { 1: "Doux", 2: "Soutenu", 3: "Sportif" };

/** `dès 12 ans`, `6 à 11 ans`, `jusqu’à 11 ans`; empty for everybody. */
export function agesWords({ from, to }: Ages): string {
  if (from === null) return to === null ? "" : `jusqu’à ${years(to)}`;
  if (to === null) return `dès ${years(from)}`;
  return from === to ? years(from) : `${from} à ${years(to)}`;
}

function years(count: number): string {
  return count === 1 ? "1\u00a0an" : `${count}\u00a0ans`;
}

/** `Paul Durand et Marie Petit` */
export function coachNames({ coaches }: Pick<Session, "coaches">): string {
  const last = coaches.at(-1) ?? "";
  const others = coaches.slice(0, -1).join(", ");
  return others ? `${others} et ${last}` : last;
}

type Rhythm = Pick<Session, "isMonthly" | "from" | "until">;

/** `Une fois par mois`, `À partir du 3 novembre 2026`; empty for a session of each week of the season. */
export function rhythmWords(session: Rhythm): string {
  const month = session.isMonthly ? "Une fois par mois" : "";
  const period = periodWords(session);
  return month && period ? `${month}, ${lowerFirst(period)}` : month || period;
}

function periodWords({ from, until }: Rhythm): string {
  if (from !== null && until !== null) return `Du ${dayOf(from)} au ${dayOf(until)}`;
  if (from !== null) return `À partir du ${dayOf(from)}`;
  return until === null ? "" : `Jusqu’au ${dayOf(until)}`;
}
