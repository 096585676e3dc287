import { clockTime, longDate, shortDate } from "~/lib/french-dates";
import type { EventDetails } from "./article.types";
import { lastDayOf } from "./event-details";

type Days = Pick<EventDetails, "date" | "endDate">;

/** `mar. 24 mars`, `sam. 4 juil. au lun. 6 juil.` */
export function shortDays({ date, endDate }: Days, today: string): string {
  const first = shortDate(date, today);
  return endDate ? `${first} au ${shortDate(endDate, today)}` : first;
}

/** `lun. 6 juil.`, without a year: beside a day that has one, or that is near. */
export function dayAndMonth(day: string): string {
  return shortDate(day, day);
}

/** `mardi 24 mars 2026`, `du samedi 4 juillet 2026 au lundi 6 juillet 2026` */
export function longDays({ date, endDate }: Days): string {
  return endDate ? `du ${longDate(date)} au ${longDate(endDate)}` : longDate(date);
}

/** `jour 2 sur 3`, with the clock at which the last one ends. */
export function dayOfDays(day: string, { date, endDate, endTime }: EventDetails): string {
  const count = daysBetween(date, endDate ?? date) + 1;
  const words = `jour ${daysBetween(date, day) + 1} sur ${count}`;
  return day === endDate && endTime ? `${words}, fin à ${clockTime(endTime)}` : words;
}

function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
}

/**
 * `18h30`, `18h30 à 20h00`; of several days the clock of the first, `14h00, fin à 17h00` when the
 * last has one. Null for whole days.
 */
export function clockWords({ time, endDate, endTime }: EventDetails): string | null {
  if (!time) return null;
  if (!endTime) return clockTime(time);
  const end = clockTime(endTime);
  return endDate ? `${clockTime(time)}, fin à ${end}` : `${clockTime(time)} à ${end}`;
}

/** `aujourd’hui`, `demain`, `dans 17 jours`; null once it is past. */
export function daysAhead(date: string, today: string): string | null {
  const days = daysBetween(today, date);
  if (days < 0) return null;
  if (days === 0) return "aujourd’hui";
  return days === 1 ? "demain" : `dans ${days}\u00a0jours`;
}

/** «dans 17 jours», «en ce moment» from the second day to the last; null once it is past. */
export function timeAhead(event: Days, today: string): string | null {
  return daysAhead(event.date, today) ?? (lastDayOf(event) >= today ? "en ce moment" : null);
}
