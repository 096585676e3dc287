/**
 * Dates as French readers expect them. A "day" is a `YYYY-MM-DD` string of Europe/Paris,
 * an "instant" is an ISO 8601 string in UTC. Sources: product.md (Language and dates), facts.md.
 */
export const PARIS = "Europe/Paris";

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", ...options });
}

const shortFormat = formatter({ weekday: "short", day: "numeric", month: "short" });
const shortYearFormat = formatter({
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});
const longFormat = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const monthFormat = formatter({ month: "short" });
const monthNameFormat = formatter({ month: "long" });
const weekdayFormat = formatter({ weekday: "short" });
const parisFormat = new Intl.DateTimeFormat("fr-CA", {
  timeZone: PARIS,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});
const parisClockFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: PARIS,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The day it is in Paris at an instant, as `YYYY-MM-DD`. */
export function parisDay(instant: string | Date): string {
  return parisFormat.format(typeof instant === "string" ? new Date(instant) : instant);
}

/** The clock in Paris at an instant, as `HH:MM`. */
export function parisClock(instant: string | Date): string {
  return parisClockFormat.format(typeof instant === "string" ? new Date(instant) : instant);
}

/** `mar. 24 mars`; with the year when it is not the year of `today`; the first stays `1`, as in `Intl`. */
export function shortDate(day: string, today: string): string {
  const format = day.slice(0, 4) === today.slice(0, 4) ? shortFormat : shortYearFormat;
  return format.format(noon(day));
}

/** `mardi 24 mars 2026`, `jeudi 1er janvier 2026`: for running text. */
export function longDate(day: string): string {
  return longFormat.format(noon(day)).replace(/(^|\s)1(?=\s)/, "$11er");
}

/** The parts of a race bib: `{ month: "mars", day: "24", weekday: "mar." }`. */
export function bibParts(day: string): { month: string; day: string; weekday: string } {
  const date = noon(day);
  return {
    month: monthFormat.format(date),
    day: String(date.getUTCDate()),
    weekday: weekdayFormat.format(date),
  };
}

/** The name of a month written `YYYY-MM`: `mars`. */
export function monthName(month: string): string {
  return monthNameFormat.format(noon(`${month}-01`));
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
