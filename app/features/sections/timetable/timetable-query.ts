import { readSectionKey } from "~/club/sections/sections";
import { DAYS, WEEKDAYS } from "~/club/session-words";
import type { Session } from "~/club/site";
import type { Weekday } from "~/lib/french-dates";

/** The sessions that the address of the timetable asks for; null asks for all. */
export type TimetableQuery = {
  section: string | null;
  weekday: Weekday | null;
  /** In whole years, 1 to 120. */
  age: number | null;
};

export const ANY_SESSION: TimetableQuery = { section: null, weekday: null, age: null };
export const OLDEST = 120;

/** `mercredi`: a day in an address and in a sentence. */
export function dayWord(weekday: Weekday): string {
  return WEEKDAYS[weekday].toLowerCase();
}

/** Reads `?section=&jour=&age=`; whatever is malformed is as if absent (product.md, doubtful point 14). */
export function parseTimetableQuery(params: URLSearchParams): TimetableQuery {
  const weekday = DAYS.find((day) => dayWord(day) === params.get("jour"));
  return {
    section: readSectionKey(params.get("section")),
    weekday: weekday ?? null,
    age: readAge(params.get("age") ?? ""),
  };
}

/** Reads an age that was typed, or that stands in an address; null when it is none. */
export function readAge(value: string): number | null {
  const age = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : null;
  return age !== null && age <= OLDEST ? age : null;
}

/** The address of the timetable, without what is the default. */
export function timetablePath(query: Partial<TimetableQuery>): string {
  const params = new URLSearchParams();
  if (query.section) params.set("section", query.section);
  if (query.weekday) params.set("jour", dayWord(query.weekday));
  if (query.age) params.set("age", String(query.age));
  const text = params.toString();
  return text ? `/horaires?${text}` : "/horaires";
}

/** Those of some sessions that somebody of that age may come to, in that section, on that day. */
export function findSessions(
  sessions: readonly Session[],
  { section, weekday, age }: TimetableQuery,
): Session[] {
  return sessions.filter(
    (session) =>
      (section === null || session.section === section) &&
      (weekday === null || session.weekday === weekday) &&
      (age === null || isForAge(session.ages, age)),
  );
}

/** Whether somebody of an age may come. */
export function isForAge({ from, to }: Session["ages"], age: number): boolean {
  return (from ?? 0) <= age && age <= (to ?? OLDEST);
}
