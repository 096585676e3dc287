/**
 * Dates as French readers expect them. A "day" is a `YYYY-MM-DD` string of Europe/Paris,
 * an "instant" is an ISO 8601 string in UTC (paris-instants.ts). Sources: product.md (Language and
 * dates), facts.md.
 */

export const PARIS = "Europe/Paris";

// As `Intl` writes them (french-dates.test.ts), with the same letters on the server and in every
// browser, and without its setting up before a page can be hydrated.
const MONTHS =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
const SHORT_MONTHS = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" ");
const WEEKDAYS = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");
const SHORT_WEEKDAYS = WEEKDAYS.map((name) => `${name.slice(0, 3)}.`);

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** What a day is called. Throws a `RangeError` on what is no day. */
function namesOf(day: string, weekdays: string[], months: string[]) {
  const date = noon(day);
  const weekday = weekdays[date.getUTCDay()];
  const month = months[date.getUTCMonth()];
  if (!weekday || !month) throw new RangeError(day);
  return { weekday, day: `${date.getUTCDate()}`, month };
}

/** `mar. 24 mars`, `lun. 1er févr.`; with the year when it is not the year of `today`. */
export function shortDate(day: string, today: string): string {
  const names = bibParts(day);
  const year = day.slice(0, 4);
  const shown = `${names.weekday} ${ordinal(names.day)} ${names.month}`;
  return year === today.slice(0, 4) ? shown : `${shown} ${year}`;
}

/** `mardi 24 mars 2026`, `jeudi 1er janvier 2026`: for running text. */
export function longDate(day: string): string {
  const names = namesOf(day, WEEKDAYS, MONTHS);
  return `${names.weekday} ${ordinal(names.day)} ${names.month} ${day.slice(0, 4)}`;
}

/** `24 mars`, `1er févr.`, kept on one line. */
export function dayAndMonth(day: string): string {
  const names = bibParts(day);
  return `${ordinal(names.day)}\u00a0${names.month}`;
}

function ordinal(day: string): string {
  return day === "1" ? "1er" : day;
}

/** The parts of a race bib: `{ month: "mars", day: "24", weekday: "mar." }`. */
export function bibParts(day: string): { month: string; day: string; weekday: string } {
  return namesOf(day, SHORT_WEEKDAYS, SHORT_MONTHS);
}

/** The name of a month written `YYYY-MM`: `mars`. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5)) - 1] ?? "";
}

/** A month written `YYYY-MM` as a title: `Mars 2026`. */
export function monthTitle(month: string): string {
  const name = monthName(month);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
}

/** `18:30` → `18h30`; always two digits (`09h05`). */
export function clockTime(time: string): string {
  return time.replace(":", "h");
}

/** A day as it was stored, with or without a time behind it; null for what is no day. */
export function readDay(stored: string | null): string | null {
  const day = stored?.slice(0, "YYYY-MM-DD".length) ?? "";
  return isDay(day) ? day : null;
}

/**
 * A time as databases and imports write it (`18:30:00`, `9:05`, `18h30`) as `HH:MM`, the only way the
 * site knows; null for what is no time of a day.
 */
export function readClock(stored: string | null): string | null {
  const parts = /^(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/.exec(
    stored?.trim() ?? "",
  );
  const [, hours = "", minutes = ""] = parts ?? [];
  const isTime = parts !== null && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, "0")}:${minutes}` : null;
}

/** The day `count` days after `day` (before, when negative). */
export function addDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** ISO: 1 on a Monday, 7 on a Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export function weekdayOf(day: string): Weekday {
  return (noon(day).getUTCDay() || 7) as Weekday;
}

/** Of a month written `YYYY-MM`. */
export function daysInMonth(month: string): number {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** Whether a string is a real day written `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = noon(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}
