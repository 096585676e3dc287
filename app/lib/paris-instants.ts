import { addDays, PARIS } from "./french-dates";
import { once } from "./once";

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

/** The day it is in Paris at an instant, as `YYYY-MM-DD`. */
export function parisDay(instant: string | Date): string {
  return parisFormat().format(typeof instant === "string" ? new Date(instant) : instant);
}

/** The clock in Paris at an instant, as `HH:MM`. */
export function parisClock(instant: string | Date): string {
  return parisClockFormat().format(typeof instant === "string" ? new Date(instant) : instant);
}

/** The instant at which a day and a clock of Paris fall, as ISO 8601 in UTC; a skipped hour moves on. */
export function parisInstant(day: string, time: string): string {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(local.toZonedDateTime(PARIS).epochMilliseconds).toISOString();
}

/** The next midnight in Paris after an instant, across both clock changes. */
export function nextParisMidnight(instant: Date): Date {
  return new Date(parisInstant(addDays(parisDay(instant), 1), "00:00"));
}
