import { clockTime } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { listPresent } from "~/records/rows.server";
import { rules } from "~/records/rules";
import { place } from "./kinds/place";
import { season } from "./kinds/season";
import { type SessionValues, session } from "./kinds/session";
import { sectionName, WEEKDAYS } from "./session-words";

/** Of the sessions that keep a place, as many as a toast can hold; all of them are a press away. */
const SESSIONS_NAMED = 3;

/** A place that sessions use stays. */
export const placeRules = rules(place, {
  async refuseTrashing(trx, id, now) {
    const sessions = await listSessionsAt(trx, id, parisDay(now));
    if (sessions.length === 0) return null;
    const named = sessions.slice(0, SESSIONS_NAMED).map(sessionName);
    if (sessions.length > SESSIONS_NAMED) named.push("…");
    const isOne = sessions.length === 1;
    const count = isOne ? "une séance s’y tient" : `${sessions.length} séances s’y tiennent`;
    return {
      message: `Ce lieu ne peut pas être supprimé\u00a0: ${count} (${named.join("\u00a0; ")}).`,
      page: {
        label: isOne ? "Voir la séance" : "Voir les séances",
        href: `${session.path}?lieu=${id}`,
      },
    };
  },
});

/** The sessions at a place, of this season and of those that come. */
async function listSessionsAt(
  trx: DatabaseTransaction,
  placeId: string,
  today: string,
): Promise<SessionValues[]> {
  const seasons = await listPresent(trx, season);
  const open = seasons.filter(({ values: { lastDay } }) => lastDay === null || lastDay >= today);
  const sessions = await listPresent(trx, session);
  return sessions
    .map(({ values }) => values)
    .filter((one) => one.place === placeId && open.some(({ id }) => id === one.season))
    .sort(
      (a, b) => a.weekday.localeCompare(b.weekday) || (a.start ?? "").localeCompare(b.start ?? ""),
    );
}

function sessionName({ section, weekday, start }: SessionValues): string {
  const day = WEEKDAYS[weekday].toLowerCase();
  return `${sectionName(section)}, ${day} à ${clockTime(start ?? "")}`;
}
