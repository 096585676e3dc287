import { data } from "react-router";
import type { HeldSession } from "~/club/coach-clashes";
import { place } from "~/club/kinds/place";
import { type SessionValues, session } from "~/club/kinds/session";
import { listSeasons } from "~/club/list-seasons.server";
import { readSite } from "~/club/read-site.server";
import { toSectionChoices } from "~/club/sections/section-choices.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { coach } from "~/features/team/member";
import type { LaneNumber } from "~/lib/lane";
import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import type { ShortChoice } from "~/records/fields";
import type { ReferenceChoices } from "~/records/references";
import { listChoices, listPresent } from "~/records/rows.server";

/** A session in the list of the week. */
export type ListedSession = { id: string; values: SessionValues; isExample?: boolean };

type SessionChoices = Record<"place" | "coach" | "season" | "section", readonly ShortChoice[]>;

/** The sessions of all seasons in the order of the week, and the records that they may name. */
type Timetable = {
  sessions: readonly ListedSession[];
  choices: SessionChoices;
  /** The lane of each section, by its key. */
  lanes: Readonly<Record<string, LaneNumber>>;
  /** The id of the season whose hours the site shows; empty for none. */
  shownSeason: string;
  /** The first days of the seasons to come, by id. */
  comingDays: Readonly<Record<string, string>>;
};

export async function readTimetable(db: Queryable, now: Date): Promise<Timetable> {
  const present = await listPresent(db, session);
  const seasons = await listSeasons(db);
  const sections = await listStoredSections(db);
  return {
    sessions: present
      .map(({ id, values, isExample = false }) => ({ id, values, isExample }))
      .sort((a, b) => weekKey(a).localeCompare(weekKey(b))),
    choices: {
      place: await listChoices(db, place),
      coach: await listChoices(db, coach),
      section: toSectionChoices(sections),
      season: seasons.map(({ id, values: { label } }) => ({ value: id, label })),
    },
    lanes: Object.fromEntries(
      sections.map(({ key, values }) => [key, Number(values.lane) as LaneNumber]),
    ),
    shownSeason: (await readSite(db, now)).season.now.id,
    comingDays: Object.fromEntries(
      seasons.flatMap(({ id, values: { firstDay } }) =>
        firstDay !== null && firstDay > parisDay(now) ? [[id, firstDay]] : [],
      ),
    ),
  };
}

const weekKey = ({ values: { weekday, start, section } }: ListedSession) =>
  `${weekday} ${start} ${section}`;

/** A word of an address as far as it is one of the choices; null for any other. */
function known(choices: readonly ShortChoice[], asked: string | null): string | null {
  return choices.some(({ value }) => value === asked) ? asked : null;
}

/** The words of the address of the week, which may be anything. */
type WeekQuery = Record<"season" | "section" | "place", string | null>;

/** The week of one season, as its list shows it. */
export type OpenedWeek = {
  season: string;
  shownSeason: string;
  /** The day on which the site takes the hours of the season; null for one that has begun. */
  comingDay: string | null;
  section: string | null;
  place: string | null;
  /** Those of the season, at the place if one is asked for. */
  sessions: ListedSession[];
  choices: ReferenceChoices;
  lanes: Timetable["lanes"];
};

/** The season that an address asks for, else the one that the site shows. */
export function openWeek(timetable: Timetable, asked: WeekQuery): OpenedWeek {
  const { sessions, choices, lanes, shownSeason, comingDays } = timetable;
  const opened = known(choices.season, asked.season) ?? shownSeason;
  const at = known(choices.place, asked.place);
  return {
    season: opened,
    shownSeason,
    comingDay: comingDays[opened] ?? null,
    section: known(choices.section, asked.section),
    place: at,
    sessions: sessions.filter(
      ({ values }) => values.season === opened && (at === null || values.place === at),
    ),
    choices,
    lanes,
  };
}

/** The other sessions of the season of one, as far as they hold its coaches. */
export function heldBeside(
  { sessions }: Timetable,
  { id, values: { season: own } }: ListedSession,
): HeldSession[] {
  return sessions
    .filter((one) => one.id !== id && one.values.season === own)
    .map(({ values }) => {
      const { weekday, start, end, coaches, place: at, placeWords, group, from, until } = values;
      return { weekday, start, end, coaches, place: at, placeWords, group, from, until };
    });
}

type NewSession = Record<"copied" | "season" | "section", string | null>;

/** The values that a new session begins with: those of another, and a season and a section that are asked for. */
export function beginSession(
  { sessions, choices, shownSeason }: Timetable,
  asked: NewSession,
): Partial<SessionValues> {
  const found = sessions.find(({ id }) => id === asked.copied);
  if (asked.copied !== null && !found) throw data(null, { status: 404 });
  const section = known(choices.section, asked.section);
  const season = known(choices.season, asked.season) ?? found?.values.season ?? shownSeason;
  return {
    ...found?.values,
    season: season || null,
    ...(section !== null && { section }),
  };
}
