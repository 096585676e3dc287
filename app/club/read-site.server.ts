import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import { markFailed } from "~/platform/failed-requests.server";
import type { Services } from "~/platform/services.server";
import type { Fields, Values } from "~/records/fields";
import { emptyValues, type Kind } from "~/records/kind";
import { sheetId } from "~/records/sheets.server";
import { readBody } from "~/records/stored-values.server";
import { toEvents } from "./events/read-events.server";
import { association } from "./kinds/association";
import { calls } from "./kinds/calls";
import { club } from "./kinds/club";
import { event } from "./kinds/event";
import { forms } from "./kinds/forms";
import { label } from "./kinds/label";
import { menus } from "./kinds/menus";
import { place } from "./kinds/place";
import { registration } from "./kinds/registration";
import { season } from "./kinds/season";
import { section } from "./kinds/section";
import { session } from "./kinds/session";
import { shop } from "./kinds/shop";
import { stadiumPicture } from "./kinds/stadium-picture";
import { chosenPicture } from "./page-picture";
import { readPeople } from "./people.server";
import { toAssociation } from "./read-association.server";
import { toCalls } from "./read-calls.server";
import { toClub } from "./read-club.server";
import { toForms } from "./read-forms";
import { toMenus } from "./read-menus.server";
import { toFixedPages } from "./read-pages.server";
import { comingSeason, sessionsOf, toSession } from "./read-sessions.server";
import { toShop } from "./read-shop.server";
import {
  toRegistrationPages,
  toSectionPages,
  toSections,
  withLaneExchanged,
} from "./sections/read-sections.server";
import { findSection } from "./sections/sections";
import { shownValues } from "./shown-values";
import {
  BARE_SITE,
  type Label,
  type Place,
  type Season,
  type Section,
  type Site,
  type StadiumPictures,
  seasonsAt,
} from "./site";

type Row = { id: string; kind: string; key: string | null; content: string; updated_at: string };

type StoredRow = Row & { draft: string | null };

/** A record as if its draft were published. Its address is settled only then: it is that of before, or the id. */
function asDraft({ id, key, content, draft, ...row }: StoredRow): Row {
  const { address = id } = key === null ? {} : JSON.parse(content);
  const values = { ...JSON.parse(draft ?? content), address };
  return { ...row, id, key: key ?? id, content: JSON.stringify(values) };
}

/** The lane that a section has on the site; null for a record that is no such section. */
function laneOnSite({ kind, key, content }: StoredRow): string | null {
  return kind === section.subject && key !== null ? JSON.parse(content).lane : null;
}

/**
 * Reads the club’s content as it is shown at an instant, the trash left out. A preview shows one record as if
 * its draft were published.
 */
export async function readSite(
  db: Queryable,
  at: Date,
  { draftOf = null }: { draftOf?: string | null } = {},
): Promise<Site> {
  const stored = await db
    .selectFrom("club_records")
    .select(["id", "kind", "key", "content", "draft", "updated_at"])
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const rows = stored.map((row) => (row.id === draftOf ? asDraft(row) : row));
  const today = parisDay(at);
  const draft = stored.find(({ id }) => id === draftOf);
  const written = withLaneExchanged(
    publishedOf(rows, section),
    draft && { key: draft.key ?? draft.id, left: laneOnSite(draft) },
  );
  const registrations = rowsOf(rows, registration)
    .filter(({ row }) => row.key !== null)
    // Of two for one section the first is shown: in a preview that is the draft.
    .toSorted((a, b) => Number(b.row.id === draftOf) - Number(a.row.id === draftOf))
    .map(({ values }) => values);
  const sections = toSections(written, registrations);
  const people = await readPeople(db);
  const registrationPages = toRegistrationPages(registrations, { sections, people });
  const events = toEvents(publishedOf(rows, event));
  const pages = { sections, registrationPages, events };
  const places = rowsOf(rows, place).map(toPlace);
  const seasons = rowsOf(rows, season).map((row) => toSeason(row, sections));
  const shown = seasonsAt(seasons, today);
  const clubParts = toClub(valuesOfSheet(rows, club), places);
  const sessions = rowsOf(rows, session).flatMap(
    ({ row, values }) => toSession(row.id, values, { places, people, sections, today }) ?? [],
  );
  const coming = comingSeason(today, { seasons, sessions });
  return {
    ...clubParts,
    association: toAssociation(valuesOfSheet(rows, association), clubParts.club),
    calls: toCalls(valuesOfSheet(rows, calls), { people, club: clubParts.club, sections }),
    menus: toMenus(valuesOfSheet(rows, menus), pages),
    labels: readLabels(rowsOf(rows, label)),
    sections,
    pages: toFixedPages((kind) => valuesOfSheet(rows, kind)),
    sectionPages: toSectionPages(written, { registrations, people }),
    registrationPages,
    forms: toForms(valuesOfSheet(rows, forms)),
    events,
    stadiumPictures: readStadiumPictures(rowsOf(rows, stadiumPicture)),
    places,
    shop: toShop(valuesOfSheet(rows, shop), clubParts.club),
    season: shown,
    sessions: sessionsOf(sessions, shown.now, { sections, today }),
    nextHours: coming && { label: coming.label, firstDay: coming.firstDay ?? "" },
    coming: coming && {
      season: coming,
      sessions: sessionsOf(sessions, coming, { sections, today }),
    },
  };
}

/** The values of a sheet; empty ones where it was never written. */
function valuesOfSheet<F extends Fields>(rows: readonly Row[], kind: Kind<F>): Values<F> {
  const own = rows.filter(({ id }) => id === sheetId(kind));
  return rowsOf(own, kind)[0]?.values ?? emptyValues(kind);
}

/** A fee may have outlived its section. */
function toSeason(
  { row, values }: ReadRow<typeof season.fields>,
  sections: readonly Section[],
): Season {
  const fees = values.fees.flatMap(({ amount, section: key, ...fee }) => {
    const of = findSection(sections, key);
    return amount === null || !of ? [] : [{ ...fee, section: of.key, amount }];
  });
  const breaks = values.breaks
    .flatMap(({ from, until, words }) =>
      from === null ? [] : [{ from, until: until ?? from, words }],
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  return { id: row.id, ...values, fees, breaks };
}

function toPlace({ row, values }: ReadRow<typeof place.fields>): Place {
  return { id: row.id, key: row.key, ...values };
}

function readLabels(rows: readonly ReadRow<typeof label.fields>[]): Label[] {
  return inOrderOfRanks(rows).map(({ name, level, drawing, logo }) => ({
    name,
    level,
    picture: logo ?? drawing,
  }));
}

function readStadiumPictures(
  rows: readonly ReadRow<typeof stadiumPicture.fields>[],
): StadiumPictures {
  const chosen = inOrderOfRanks(rows).flatMap((values) => {
    const picture = chosenPicture(values);
    return picture ? [{ values, picture }] : [];
  });
  return {
    photos: chosen
      .filter(({ values }) => values.use === "photos")
      .map(({ values, picture }) => ({ ...picture, caption: values.caption })),
    plan: chosen.find(({ values }) => values.use === "plan")?.picture ?? null,
  };
}

/** In the order of their places, of two with the same the one that was changed last; those without a place come last. */
function inOrderOfRanks<V extends { rank: number | null }>(
  rows: readonly { row: Row; values: V }[],
): V[] {
  const placeOf = ({ rank }: V) => rank ?? Number.MAX_SAFE_INTEGER;
  return rows
    .toSorted((a, b) => b.row.updated_at.localeCompare(a.row.updated_at))
    .map(({ values }) => values)
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

type ReadRow<F extends Fields> = { row: Row; values: Values<F> };

function rowsOf<F extends Fields>(rows: readonly Row[], kind: Kind<F>): ReadRow<F>[] {
  return rows
    .filter((row) => row.kind === kind.subject)
    .map((row) => ({ row, values: shownValues(kind, readBody(kind, row.content)) }));
}

/** The same with their keys; those that visitors have never seen have none. */
function publishedOf<F extends Fields>(rows: readonly Row[], kind: Kind<F>) {
  return rowsOf(rows, kind).flatMap(({ row: { key }, values }) =>
    key === null ? [] : [{ key, values }],
  );
}

/** The last site that each process read, for the time during which the database is away. */
const lastSites = new WeakMap<object, Site>();

/** A site whose database has never been reached: its pages have their names, and the drawing of the home page. */
function unreachedSite(): Site {
  return { ...BARE_SITE, pages: toFixedPages(emptyValues) };
}

/**
 * The same for a page: no query while the content stands. When the database is away it is the site that
 * was read last, and the page that is made with it is not kept.
 */
export async function loadSite(services: Services): Promise<Site> {
  const { contentMemo, database, log } = services;
  try {
    const site = await contentMemo.get("site", (now) => readSite(database.kysely, now));
    lastSites.set(database.native, site);
    return site;
  } catch (err) {
    log.error({ err }, "the club's content could not be read");
    markFailed(services);
    return lastSites.get(database.native) ?? unreachedSite();
  }
}

/** Whether a list can be narrowed down to a section; by none it always can. */
export async function isKnownSection(services: Services, key: string | null): Promise<boolean> {
  return key === null || findSection((await loadSite(services)).sections, key) !== undefined;
}
