import { clockTime } from "~/lib/french-dates";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import type { NameOfKey } from "~/records/fields";
import { readKeyNames } from "~/records/key-names.server";
import { listPresent } from "~/records/rows.server";
import { rules } from "~/records/rules";
import { place } from "./kinds/place";
import { season } from "./kinds/season";
import { RETIRED_SECTION, SECTION } from "./kinds/section-key";
import { type SessionValues, session } from "./kinds/session";
import { readSite } from "./read-site.server";
import { WEEKDAYS } from "./session-words";

/** Of the sessions that keep a place, as many as a toast can hold; all of them are a press away. */
const SESSIONS_NAMED = 3;

/** A place that sessions use stays. */
export const placeRules = rules(place, {
  async refuseTrashing(trx, id, now) {
    const sessions = await listSessionsAt(trx, id, now);
    const [first] = sessions;
    if (!first) return null;
    const nameOf = await readKeyNames(trx, session.fields);
    const named = sessions.slice(0, SESSIONS_NAMED).map((one) => sessionName(one, nameOf));
    if (sessions.length > SESSIONS_NAMED) named.push("…");
    const isOne = sessions.length === 1;
    const count = isOne ? "une séance s’y tient" : `${sessions.length} séances s’y tiennent`;
    return {
      message: `Ce lieu ne peut pas être supprimé\u00a0: ${count} (${named.join("\u00a0; ")}).`,
      page: {
        label: isOne ? "Voir la séance" : "Voir les séances",
        href: `${session.path}?saison=${first.season}&lieu=${id}`,
      },
    };
  },
});

/** The sessions at a place of the season that the site shows; of those that come where it has none. */
async function listSessionsAt(
  trx: DatabaseTransaction,
  placeId: string,
  now: Date,
): Promise<SessionValues[]> {
  const shown = (await readSite(trx, now)).season.now;
  const coming = (await listPresent(trx, season))
    .filter(({ values }) => (values.firstDay ?? "") > (shown.firstDay ?? ""))
    .map(({ id }) => id);
  const sessions = (await listPresent(trx, session)).map(({ values }) => values);
  const there = sessions.filter(({ place: at }) => at === placeId);
  const inSeason = there.filter((one) => one.season === shown.id);
  const kept =
    inSeason.length > 0 ? inSeason : there.filter(({ season: id }) => coming.includes(id ?? ""));
  return kept.sort(
    (a, b) => a.weekday.localeCompare(b.weekday) || (a.start ?? "").localeCompare(b.start ?? ""),
  );
}

function sessionName({ section, weekday, start }: SessionValues, nameOf: NameOfKey): string {
  const day = WEEKDAYS[weekday].toLowerCase();
  const of = (section && nameOf(SECTION, section)) ?? RETIRED_SECTION;
  return `${of}, ${day} à ${clockTime(start ?? "")}`;
}
