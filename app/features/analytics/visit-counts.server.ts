import { parseDate } from "@internationalized/date";
import { addDays } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { RETENTION } from "~/lib/retention";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { VisitCountsTable, VisitMeasure } from "~database/schema/visits";
import { OTHER_SOURCES } from "./visit-sources";
import { forgetEndedDays } from "./visitor-digests.server";
import type { Device } from "./visits-report";
import type { Metric } from "./vitals";

/** One page looked at. */
export type View = {
  day: string;
  at: Date;
  /** Tells the visitors of a day apart (`visitor-digests.server.ts`). */
  digest: string;
  page: string;
  /** Host; empty for none. */
  source: string;
  device: Device;
  /** Two letters, of a trusted proxy; null without. */
  country: string | null;
};

/** One web vital of one page. */
export type VitalSample = {
  day: string;
  page: string;
  device: Device;
  metric: Metric;
  bucket: number;
};

type Waiting = { views: View[]; vitals: VitalSample[] };

/** What one turn of writing takes at most: a flood is dropped here, and costs neither memory nor rows. */
const MOST_WAITING = 3_000;
/** Sources that one day keeps apart: forged ones do not fill the table. */
const SOURCES_A_DAY = 300;
/** Kinds of measures that one day keeps apart (page, device, bucket): forged ones do not fill the table. */
export const MEASURES_A_DAY = 20_000;
/** Digests that one day keeps: beyond, what is looked at is counted, but nobody as new. */
const DIGESTS_A_DAY = 50_000;
/** A visit goes on until nothing was read for half an hour, as everywhere else in the field. */
const VISIT_PAUSE_MS = 30 * 60_000;
const ROWS = 200;
/** How long speed is kept: no screen looks further back than a month, and it has many rows. */
const SPEED_DAYS = 90;

const waiting = new WeakMap<object, Waiting>();

function waitingOf(database: Database): Waiting {
  const held = waiting.get(database.native) ?? { views: [], vitals: [] };
  waiting.set(database.native, held);
  return held;
}

/** Puts a view down to be counted at the next turn; dropped when too many wait. */
export function queueView(database: Database, view: View): void {
  const { views } = waitingOf(database);
  if (views.length < MOST_WAITING) views.push(view);
}

/** As `queueView`, for the web vitals of one page: all of them or none. */
export function queueVitals(database: Database, samples: readonly VitalSample[]): void {
  const { vitals } = waitingOf(database);
  if (vitals.length + samples.length <= MOST_WAITING) vitals.push(...samples);
}

/**
 * Writes what was noted since the last time, in one transaction; nothing when nothing was. What
 * cannot be written now waits for the next turn. A process that is killed loses the views of its last
 * few seconds, and no more.
 */
export async function writeVisits(database: Database): Promise<void> {
  const { views, vitals } = waitingOf(database);
  if (views.length === 0 && vitals.length === 0) return;
  waiting.delete(database.native);
  try {
    await transaction(database, async (trx) => {
      for (const [day, some] of Map.groupBy(views, (view) => view.day)) {
        await writeViews(trx, day, some);
      }
      for (const [day, some] of Map.groupBy(vitals, (sample) => sample.day)) {
        await writeVitals(trx, day, some);
      }
    });
  } catch (error) {
    // Before what came meanwhile.
    const later = waitingOf(database);
    waiting.set(database.native, {
      views: [...views, ...later.views].slice(0, MOST_WAITING),
      vitals: [...vitals, ...later.vitals].slice(0, MOST_WAITING),
    });
    throw error;
  }
}

/** When each visitor of the day was last seen, by digest. */
type Visitors = Map<string, number>;

async function writeViews(trx: DatabaseTransaction, day: string, views: View[]): Promise<void> {
  const visitors = await readVisitors(trx, views);
  const sources = await readSources(trx, day);
  let digests = await countRows(trx, "visit_marks", day);
  const sums = new Map<string, VisitCountsTable>();
  for (const view of views) {
    const at = view.at.getTime();
    const lastSeen = visitors.get(view.digest);
    const isNew = lastSeen === undefined && digests < DIGESTS_A_DAY;
    const isVisit = isNew || (lastSeen !== undefined && at - lastSeen > VISIT_PAUSE_MS);
    if (isNew) digests += 1;
    if (isNew || lastSeen !== undefined) visitors.set(view.digest, Math.max(at, lastSeen ?? at));
    const counts = { views: 1, visits: isVisit ? 1 : 0, visitors: isNew ? 1 : 0 };
    const add = (measure: VisitMeasure, label: string) =>
      addTo(sums, { day, measure, label, ...counts });
    add("all", "");
    add("page", view.page);
    add("device", view.device);
    // A source is what a visit began with: the pages read after it came from nowhere else.
    if (isVisit) add("source", sourceLabel(view.source, sources));
    if (view.country) add("country", view.country);
  }
  await addSums(trx, [...sums.values()]);
  await keepVisitors(trx, day, visitors);
}

async function readVisitors(trx: DatabaseTransaction, views: readonly View[]): Promise<Visitors> {
  const visitors: Visitors = new Map();
  for (const digests of chunks([...new Set(views.map((view) => view.digest))])) {
    const rows = await trx
      .selectFrom("visit_marks")
      .select(["mark", "last_seen_at"])
      .where("mark", "in", digests)
      .execute();
    for (const { mark, last_seen_at } of rows) visitors.set(mark, new Date(last_seen_at).getTime());
  }
  return visitors;
}

async function readSources(trx: DatabaseTransaction, day: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("visit_counts")
    .select("label")
    .where("measure", "=", "source")
    .where("day", "=", day)
    .execute();
  return new Set(rows.map(({ label }) => label));
}

/** What a source is counted under, which is among those of the day from then on. */
function sourceLabel(source: string, known: Set<string>): string {
  if (source === "" || known.has(source)) return source;
  if (known.size >= SOURCES_A_DAY) return OTHER_SOURCES;
  known.add(source);
  return source;
}

function addTo(sums: Map<string, VisitCountsTable>, added: VisitCountsTable): void {
  const key = JSON.stringify([added.measure, added.label]);
  const sum = sums.get(key);
  if (!sum) return void sums.set(key, added);
  sum.views += added.views;
  sum.visits += added.visits;
  sum.visitors += added.visitors;
}

async function addSums(trx: DatabaseTransaction, sums: readonly VisitCountsTable[]): Promise<void> {
  for (const some of chunks(sums)) {
    await trx
      .insertInto("visit_counts")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["measure", "day", "label"]).doUpdateSet((eb) => ({
          views: eb("visit_counts.views", "+", eb.ref("excluded.views")),
          visits: eb("visit_counts.visits", "+", eb.ref("excluded.visits")),
          visitors: eb("visit_counts.visitors", "+", eb.ref("excluded.visitors")),
        })),
      )
      .execute();
  }
}

async function keepVisitors(
  trx: DatabaseTransaction,
  day: string,
  visitors: Visitors,
): Promise<void> {
  for (const some of chunks([...visitors])) {
    const rows = some.map(([mark, lastSeen]) => {
      return { mark, day, last_seen_at: new Date(lastSeen).toISOString() };
    });
    await trx
      .insertInto("visit_marks")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column("mark")
          .doUpdateSet((eb) => ({ last_seen_at: eb.ref("excluded.last_seen_at") })),
      )
      .execute();
  }
}

async function writeVitals(
  trx: DatabaseTransaction,
  day: string,
  vitals: readonly VitalSample[],
): Promise<void> {
  if ((await countRows(trx, "vital_counts", day)) >= MEASURES_A_DAY) return;
  const sums = new Map<string, VitalSample & { samples: number }>();
  for (const sample of vitals) {
    const key = JSON.stringify(Object.values(sample));
    sums.set(key, { ...sample, samples: 1 + (sums.get(key)?.samples ?? 0) });
  }
  for (const some of chunks([...sums.values()])) {
    await trx
      .insertInto("vital_counts")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["day", "page", "device", "metric", "bucket"]).doUpdateSet((eb) => ({
          samples: eb("vital_counts.samples", "+", eb.ref("excluded.samples")),
        })),
      )
      .execute();
  }
}

async function countRows(
  trx: DatabaseTransaction,
  table: "visit_marks" | "vital_counts",
  day: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("count"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / ROWS) }, (_, index) =>
    all.slice(index * ROWS, (index + 1) * ROWS),
  );
}

/**
 * Forgets the sums of days that are more than 25 months old (CNIL, audience measurement without
 * consent; the period that the privacy page states), speed after 90 days, and what told the visitors
 * of ended days apart: also on a site that nobody has visited since.
 */
export async function purgeExpiredVisits(database: Database, now: Date): Promise<void> {
  const firstSpeedDay = addDays(parisDay(now), -SPEED_DAYS);
  await database.kysely.deleteFrom("visit_counts").where("day", "<", firstKeptDay(now)).execute();
  await database.kysely.deleteFrom("vital_counts").where("day", "<", firstSpeedDay).execute();
  await forgetEndedDays(database, now);
}

/** The oldest day of Paris whose sums are kept. */
export function firstKeptDay(now: Date): string {
  return parseDate(parisDay(now)).subtract({ months: RETENTION.visitsMonths }).toString();
}
