import { data } from "react-router";
import type { HeldSession } from "~/club/coach-clashes";
import { place } from "~/club/kinds/place";
import { season } from "~/club/kinds/season";
import { type SessionValues, session } from "~/club/kinds/session";
import { readSite } from "~/club/read-site.server";
import { coach } from "~/features/team/member";
import { sortByName } from "~/lib/short-list";
import type { Queryable } from "~/platform/database/database.server";
import type { ShortChoice } from "~/records/fields";
import { type AnyKind, titleOf } from "~/records/kind";
import type { ReferenceChoices } from "~/records/references";
import { findRecord, listPresent } from "~/records/rows.server";

/** A session in the list of the week. */
export type ListedSession = { id: string; values: SessionValues };

/** The week of one season, before the list is narrowed down, with the names that it needs. */
export type OpenedWeek = {
  season: string;
  /** The season whose hours the site shows. */
  shownSeason: string;
  sessions: ListedSession[];
  choices: ReferenceChoices;
};

/** The season that an address asks for; the one whose hours the site shows when it asks for none. */
export async function openWeek(
  db: Queryable,
  asked: string | null,
  now: Date,
): Promise<OpenedWeek> {
  const choices = await listChoices(db);
  const shownSeason = (await readSite(db, now)).season.now.id;
  const isKnown = choices.season?.some(({ value }) => value === asked);
  const opened = (isKnown && asked) || shownSeason;
  const sessions = (await listPresent(db, session))
    .filter(({ values }) => values.season === opened)
    .map(({ id, values }) => ({ id, values }))
    .sort((a, b) => weekKey(a).localeCompare(weekKey(b)));
  return { season: opened, shownSeason, sessions, choices };
}

const weekKey = ({ values: { weekday, start, section } }: ListedSession) =>
  `${weekday} ${start} ${section}`;

/** The places, the people and the seasons that a session may name. */
export async function listChoices(db: Queryable) {
  const seasons = (await listPresent(db, season)).sort((a, b) =>
    (a.values.firstDay ?? "") < (b.values.firstDay ?? "") ? -1 : 1,
  );
  return {
    place: await choicesByName(db, place),
    coach: await choicesByName(db, coach),
    season: seasons.map(({ id, values: { label } }) => ({ value: id, label })),
  } satisfies ReferenceChoices;
}

async function choicesByName(db: Queryable, kind: AnyKind): Promise<ShortChoice[]> {
  const present = await listPresent(db, kind);
  const choices = present.map(({ id, values }) => ({ value: id, label: titleOf(kind, values) }));
  return sortByName(choices, ({ label }) => label);
}

/** The sessions of the same season, another one left out, as far as they hold its coaches. */
export function heldBeside(sessions: readonly ListedSession[], id: string): HeldSession[] {
  return sessions
    .filter((one) => one.id !== id)
    .map(({ values }) => {
      const { weekday, start, end, coaches, place: at, placeWords, group, from, until } = values;
      return { weekday, start, end, coaches, place: at, placeWords, group, from, until };
    });
}

type NewSession = { copied: string | null; section: string | null; season: string };

/** The values that a new session begins with: those of another, or its season and section alone. */
export async function newSessionValues(
  db: Queryable,
  { copied, section, season: id }: NewSession,
): Promise<Partial<SessionValues>> {
  if (copied === null) return section === null ? { season: id } : sectionOnly(id, section);
  const found = await findRecord(db, session, copied);
  if (!found) throw data(null, { status: 404 });
  return found.values;
}

function sectionOnly(season: string, section: string): Partial<SessionValues> {
  const { choices } = session.fields.section.input as { choices: readonly ShortChoice[] };
  const known = choices.find(({ value }) => value === section)?.value;
  return known === undefined ? { season } : { season, section: known as SessionValues["section"] };
}
