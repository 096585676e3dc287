import { frenchTypography } from "~/lib/french-typography";
import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import { markFailed } from "~/platform/failed-requests.server";
import type { Services } from "~/platform/services.server";
import type { Field, Fields, Values } from "~/records/fields";
import { type Kind, mapFields } from "~/records/kind";
import { readBody } from "~/records/stored-values.server";
import { SECTION_SLUGS } from "~club/sections";
import { place } from "./kinds/place";
import { season } from "./kinds/season";
import { session } from "./kinds/session";
import { type CoachNames, nextHoursAfter, sessionsOf, toSession } from "./read-sessions.server";
import { BARE_SITE, type Place, type Season, type Site, seasonsAt } from "./site";

type Row = { id: string; kind: string; key: string | null; content: string };

/** Reads the club’s content as it is shown at an instant, the trash left out. */
export async function readSite(db: Queryable, at: Date): Promise<Site> {
  const rows = await db
    .selectFrom("club_records")
    .select(["id", "kind", "key", "content"])
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const today = parisDay(at);
  const places = rowsOf(rows, place).map(toPlace);
  const seasons = rowsOf(rows, season).map(toSeason);
  const shown = seasonsAt(seasons, today);
  const coaches = await readCoachNames(db);
  const sessions = rowsOf(rows, session).flatMap(
    ({ row, values }) => toSession(row.id, values, { places, coaches, today }) ?? [],
  );
  return {
    places,
    season: shown,
    sessions: sessionsOf(sessions, shown.now, today),
    nextHours: nextHoursAfter(today, { seasons, sessions }),
  };
}

async function readCoachNames(db: Queryable): Promise<CoachNames> {
  const rows = await db
    .selectFrom("coaches")
    .select(["id", "full_name"])
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

function toSeason({ row, values }: ReadRow<typeof season.fields>): Season {
  const fees = values.fees.flatMap(({ amount, ...fee }) =>
    amount === null || !isSection(fee.section) ? [] : [{ ...fee, amount }],
  );
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

/** A fee may have outlived its section. */
const isSection = (slug: string) => SECTION_SLUGS.some((known) => known === slug);

type ReadRow<F extends Fields> = { row: Row; values: Values<F> };

function rowsOf<F extends Fields>(rows: readonly Row[], kind: Kind<F>): ReadRow<F>[] {
  return rows
    .filter((row) => row.kind === kind.subject)
    .map((row) => ({ row, values: shownValues(kind, readBody(kind, row.content)) as Values<F> }));
}

/** The values as pages show them: forms show what was typed. */
function shownValues({ fields }: { fields: Fields }, values: Record<string, unknown>) {
  return mapFields(fields, (field, name) => shownValue(field, values[name]));
}

function shownValue({ input }: Field<unknown>, value: unknown): unknown {
  if (input.type === "line") return frenchTypography(String(value));
  if (input.type === "lines") return (value as string[]).map(frenchTypography);
  if (input.type === "list") {
    return (value as Item[]).map(({ id, ...parts }) => ({ id, ...shownValues(input, parts) }));
  }
  return value;
}

type Item = { id: string } & Record<string, unknown>;

/** The last site that each process read, for the time during which the database is away. */
const lastSites = new WeakMap<object, Site>();

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
    return lastSites.get(database.native) ?? BARE_SITE;
  }
}
