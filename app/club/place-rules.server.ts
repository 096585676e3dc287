import { clockTime } from "~/lib/french-dates";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { rules } from "~/records/rules";
import { SECTIONS } from "~club/sections";
import { type Slot, WEEK, WEEKDAYS } from "~club/timetable";
import { place } from "./kinds/place";
import { readSite } from "./read-site.server";
import { findPlace } from "./site";

/** Of the sessions that keep a place, as many as a toast can hold. */
const SESSIONS_NAMED = 4;

/** A place that sessions use stays. */
export const placeRules = rules(place, {
  async refuseTrashing(trx, id) {
    const sessions = await listSessionsAt(trx, id);
    if (sessions.length === 0) return null;
    const named = sessions.slice(0, SESSIONS_NAMED).map(sessionName);
    if (sessions.length > SESSIONS_NAMED) named.push("…");
    const count =
      sessions.length === 1 ? "une séance s’y tient" : `${sessions.length} séances s’y tiennent`;
    return `Ce lieu ne peut pas être supprimé\u00a0: ${count} (${named.join("\u00a0; ")}).`;
  },
});

async function listSessionsAt(trx: DatabaseTransaction, id: string): Promise<Slot[]> {
  const { places } = await readSite(trx, new Date());
  return WEEK.filter((slot) => findPlace(places, slot.place)?.id === id);
}

function sessionName({ section, weekday, start }: Slot): string {
  const name = SECTIONS.find(({ slug }) => slug === section)?.name ?? section;
  return `${name}, ${WEEKDAYS[weekday].toLowerCase()} à ${clockTime(start)}`;
}
