import { addDays, clockTime, longDate, shortDate } from "~/lib/french-dates";
import type { EventDetails } from "./article.types";

/** An event that ends before this is over belongs to the evening before: «samedi 19h00 à 01h00» is on Saturday alone. */
export const NIGHT_ENDS = "06:00";

/**
 * From the first day to the last at most: the events that last are looked for among those of so many
 * days before, not among all that ever were.
 */
export const LONGEST_EVENT_DAYS = 92;

/** Whether two clocks are those of an evening that ends in the night after it. */
export function endsPastMidnight(time: string | null, endTime: string | null): boolean {
  return time !== null && endTime !== null && endTime < time && endTime <= NIGHT_ENDS;
}

/**
 * The last day of an event as people hold it: not the morning on which its last night ends. Mostly
 * that on which it starts. `lastsUntil` says the same to the database.
 */
export function lastEventDay({ date, time, endDate, endTime }: EventDetails): string {
  if (endDate === null) return date;
  if (endTime === null || endTime > NIGHT_ENDS) return endDate;
  const evening = addDays(endDate, -1);
  return evening > date || endsPastMidnight(time, endTime) ? evening : endDate;
}

/** Whether it lasts until today, or is later. */
export function isToCome(event: EventDetails, today: string): boolean {
  return lastEventDay(event) >= today;
}

/** Whether it is held on more than one day. */
export function isOfSeveralDays(event: EventDetails): boolean {
  return lastEventDay(event) > event.date;
}

/** `mar. 24 mars`, `sam. 4 juil. au lun. 6 juil.` */
export function shortDays(event: EventDetails, today: string): string {
  const first = shortDate(event.date, today);
  return isOfSeveralDays(event) ? `${first} au ${shortDate(lastEventDay(event), today)}` : first;
}

/** `lun. 6 juil.`, without a year: beside a day that has one, or that is near. */
export function dayAndMonth(day: string): string {
  return shortDate(day, day);
}

/** `mardi 24 mars 2026`, `du samedi 4 juillet 2026 au lundi 6 juillet 2026` */
export function longDays(event: EventDetails): string {
  const first = longDate(event.date);
  return isOfSeveralDays(event) ? `du ${first} au ${longDate(lastEventDay(event))}` : first;
}

/** `jour 2 sur 3`, with the clock at which the last one ends. */
export function dayOfDays(day: string, event: EventDetails): string {
  const { date, endTime } = event;
  const last = lastEventDay(event);
  const words = `jour ${daysBetween(date, day) + 1} sur ${daysBetween(date, last) + 1}`;
  return day === last && endTime ? `${words}, fin à ${clockTime(endTime)}` : words;
}

function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / 86_400_000);
}

/**
 * `18h30`, `18h30 à 20h00`, `19h00 à 01h00`; of several days the clock of the first, `14h00, fin à 17h00` when the
 * last has one. Null for whole days.
 */
export function clockWords(event: EventDetails): string | null {
  const { time, endTime } = event;
  if (!time) return null;
  if (!endTime) return clockTime(time);
  const end = clockTime(endTime);
  return `${clockTime(time)}${isOfSeveralDays(event) ? ", fin à" : " à"} ${end}`;
}

/** `aujourd’hui`, `demain`, `dans 17 jours`; null once it is past. */
export function daysAhead(date: string, today: string): string | null {
  const days = daysBetween(today, date);
  if (days < 0) return null;
  if (days === 0) return "aujourd’hui";
  return days === 1 ? "demain" : `dans ${days}\u00a0jours`;
}

/** «dans 17 jours», «en ce moment» from the second day to the last; null once it is past. */
export function timeAhead(event: EventDetails, today: string): string | null {
  return daysAhead(event.date, today) ?? (isToCome(event, today) ? "en ce moment" : null);
}
