import { addDays, PARIS, parisDay } from "./french-dates";

/** The instant at which a day and a clock of Paris fall, as ISO 8601 in UTC; a skipped hour moves on. */
export function parisInstant(day: string, time: string): string {
  const local = Temporal.PlainDateTime.from(`${day}T${time}`);
  return new Date(local.toZonedDateTime(PARIS).epochMilliseconds).toISOString();
}

/** The next midnight in Paris after an instant, across both clock changes. */
export function nextParisMidnight(instant: Date): Date {
  return new Date(parisInstant(addDays(parisDay(instant), 1), "00:00"));
}
