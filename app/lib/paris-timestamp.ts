import { parisClock, parisDay } from "./paris-instants";

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
