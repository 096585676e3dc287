import { parisClock, parisDay, parisInstant } from "./paris-instants";

/** When something goes away by itself: a day and a clock of Paris; never without a day. */
export type Ending = { day: string | null; time: string | null };

export const NO_ENDING: Ending = { day: null, time: null };

/** What ends on a day without a clock goes at the end of that day. */
const END_OF_DAY = "23:59";

/** The instant (ISO 8601, UTC) of an ending; null when it never comes. */
export function instantOf({ day, time }: Ending): string | null {
  return day === null ? null : parisInstant(day, time ?? END_OF_DAY);
}

export function endingAt(instant: string | null): Ending {
  return instant === null ? NO_ENDING : { day: parisDay(instant), time: parisClock(instant) };
}
