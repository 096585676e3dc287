import { findPlace, type Site } from "~/club/site";
import { type Slot, WEEK } from "~club/timetable";

/** The sessions at the stadium of the club, in the order of the week; none where it has no stadium. */
export function stadiumSessions({ places }: Site): Slot[] {
  return WEEK.filter(({ place }) => findPlace(places, place)?.isStadium);
}
