import { dayOf } from "~/lib/dates-in-text";
import type { Weekday } from "~/lib/french-dates";
import { SECTIONS } from "~club/sections";
import type { Ages, Effort, Session } from "./site";

export const WEEKDAYS: Record<Weekday, string> = {
  1: "Lundi",
  2: "Mardi",
  3: "Mercredi",
  4: "Jeudi",
  5: "Vendredi",
  6: "Samedi",
  7: "Dimanche",
};

/** The name of a section, or its key where the club has it no more. */
export function sectionName(key: string): string {
  return SECTIONS.find(({ slug }) => slug === key)?.name ?? key;
}

export const EFFORTS: Record<Effort, string> = { 1: "Doux", 2: "Soutenu", 3: "Sportif" };

/** `dès 12 ans`, `6 à 11 ans`, `jusqu’à 11 ans`; empty for everybody. */
export function agesWords({ from, to }: Ages): string {
  if (from === null) return to === null ? "" : `jusqu’à ${to}\u00a0ans`;
  return to === null ? `dès ${from}\u00a0ans` : `${from} à ${to}\u00a0ans`;
}

/** `Pierre Hourtic et Aminata Diallo` */
export function coachNames({ coaches }: Pick<Session, "coaches">): string {
  const last = coaches.at(-1) ?? "";
  const others = coaches.slice(0, -1).join(", ");
  return others ? `${others} et ${last}` : last;
}

/** `À partir du 3 novembre 2026`, `Jusqu’au 30 juin 2027`; empty for a session of the whole season. */
export function periodWords({ from, until }: Pick<Session, "from" | "until">): string {
  if (from !== null && until !== null) return `Du ${dayOf(from)} au ${dayOf(until)}`;
  if (from !== null) return `À partir du ${dayOf(from)}`;
  return until === null ? "" : `Jusqu’au ${dayOf(until)}`;
}
