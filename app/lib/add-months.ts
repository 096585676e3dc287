import { parseAbsolute } from "@internationalized/date";

/**
 * An instant (ISO 8601) so many months later, before when negative, by the calendar of UTC: the same
 * day and time, or the last day of a month that is too short.
 */
export function addMonths(instant: string, months: number): string {
  return parseAbsolute(instant, "UTC").add({ months }).toAbsoluteString();
}
