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

/** Summer time first: of the two hours that autumn brings twice, the earlier is meant. */
const OFFSETS = ["+02:00", "+01:00"] as const;

/**
 * A day and a clock (`HH:MM`) of Paris as ISO 8601 with the offset of that moment:
 * `2026-03-29T23:30:00+02:00`. A skipped hour is told in winter time.
 */
export function parisTimestamp(day: string, time: string): string {
  const offset = OFFSETS.find((known) => {
    const instant = new Date(`${day}T${time}:00${known}`);
    return parisDay(instant) === day && parisClock(instant) === time;
  });
  return `${day}T${time}:00${offset ?? "+01:00"}`;
}

/** The instant at which a day and a clock of Paris fall, as ISO 8601 in UTC; a skipped hour moves on. */
export function parisInstant(day: string, time: string): string {
  return new Date(parisTimestamp(day, time)).toISOString();
}

/** The next midnight in Paris after an instant, across both clock changes. */
export function nextParisMidnight(instant: Date): Date {
  return new Date(parisInstant(addDays(parisDay(instant), 1), "00:00"));
}
