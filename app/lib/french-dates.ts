import { once } from "./once";

/**
 * Dates as French readers expect them. A "day" is a `YYYY-MM-DD` string of Europe/Paris,
 * an "instant" is an ISO 8601 string in UTC. Sources: product.md (Language and dates), facts.md.
 */
export const PARIS = "Europe/Paris";

// As `Intl` writes them (french-dates.test.ts), with the same letters on the server and in every
// browser, and without its setting up before a page can be hydrated.
const MONTHS =
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" ");
const SHORT_MONTHS = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" ");
const WEEKDAYS = "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" ");
const SHORT_WEEKDAYS = WEEKDAYS.map((name) => `${name.slice(0, 3)}.`);

const parisFormat = once(
  () =>
    new Intl.DateTimeFormat("fr-CA", {
      timeZone: PARIS,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }),
);
const parisClockFormat = once(
  () =>
    new Intl.DateTimeFormat("fr-FR", {
      timeZone: PARIS,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The four numbers of a day: year, month and weekday from 0. Throws a `RangeError` on what is no day. */
function partsOf(day: string) {
  const date = noon(day);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a day: ${day}`);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** The day it is in Paris at an instant, as `YYYY-MM-DD`. */
export function parisDay(instant: string | Date): string {
  return parisFormat().format(typeof instant === "string" ? new Date(instant) : instant);
}

/** The clock in Paris at an instant, as `HH:MM`. */
export function parisClock(instant: string | Date): string {
  return parisClockFormat().format(typeof instant === "string" ? new Date(instant) : instant);
}

/** `mar. 24 mars`; with the year when it is not the year of `today`; the first stays `1`, as in `Intl`. */
export function shortDate(day: string, today: string): string {
  const { year, month, date, weekday } = partsOf(day);
  const shown = `${SHORT_WEEKDAYS[weekday]} ${date} ${SHORT_MONTHS[month]}`;
  return day.slice(0, 4) === today.slice(0, 4) ? shown : `${shown} ${year}`;
}

/** `mardi 24 mars 2026`, `jeudi 1er janvier 2026`: for running text. */
export function longDate(day: string): string {
  const { year, month, date, weekday } = partsOf(day);
  return `${WEEKDAYS[weekday]} ${date === 1 ? "1er" : date} ${MONTHS[month]} ${year}`;
}

/** The parts of a race bib: `{ month: "mars", day: "24", weekday: "mar." }`. */
export function bibParts(day: string): { month: string; day: string; weekday: string } {
  const { month, date, weekday } = partsOf(day);
  return {
    month: SHORT_MONTHS[month] ?? "",
    day: String(date),
    weekday: SHORT_WEEKDAYS[weekday] ?? "",
  };
}

/** The name of a month written `YYYY-MM`: `mars`. */
export function monthName(month: string): string {
  return MONTHS[partsOf(`${month}-01`).month] ?? "";
}

/** A month written `YYYY-MM` as a title: `Mars 2026`. */
export function monthTitle(month: string): string {
  const name = monthName(month);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`;
}

/** `de mars`, `d’avril`. */
export function ofMonth(month: string): string {
  const name = monthName(month);
  return /^[ao]/.test(name) ? `d’${name}` : `de ${name}`;
}

/** `18:30` → `18h30`; always two digits (`09h05`). */
export function clockTime(time: string): string {
  return time.replace(":", "h");
}

/** The instant at which a day and a clock of Paris fall, as ISO 8601 in UTC; a skipped hour moves on. */
export function parisInstant(day: string, time: string): string {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(local.toZonedDateTime(PARIS).epochMilliseconds).toISOString();
}

/** The day `count` days after `day` (before, when negative). */
export function addDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The next midnight in Paris after an instant, across both clock changes. */
export function nextParisMidnight(instant: Date): Date {
  return new Date(parisInstant(addDays(parisDay(instant), 1), "00:00"));
}

/** Whether a string is a real day written `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = noon(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}
