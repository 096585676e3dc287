import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { VisitMeasure } from "~database/schema/visits";
import { OTHER_SOURCES, VISIT_PAUSE_MS } from "./visit";
import { putBack, takeWaiting, type View, type VitalSample } from "./visit-queue.server";

/** Sources that one day keeps apart: forged ones do not fill the table. */
const SOURCES_A_DAY = 300;
/** Kinds of measures that one day keeps apart (page, device, bucket): forged ones do not fill the table. */
export const MEASURES_A_DAY = 20_000;
/** Marks that one day keeps: beyond, what is looked at is counted, but nobody as new. */
const MARKS_A_DAY = 50_000;
const ROWS = 200;

type Sum = { day: string; measure: VisitMeasure; label: string } & Counts;
type Counts = { views: number; visits: number; visitors: number };
type Mark = { day: string; lastSeen: number };

/**
 * Writes what was noted since the last time, in one transaction; nothing when nothing was. What
 * cannot be written now waits for the next turn. A process that is killed loses the views of its last
 * few seconds, and no more.
 */
export async function writeVisits(database: Database): Promise<void> {
  const taken = takeWaiting(database);
  if (taken.views.length === 0 && taken.vitals.length === 0) return;
  try {
    await transaction(database, async (trx) => {
      await writeViews(trx, taken.views);
      await writeVitals(trx, taken.vitals);
    });
  } catch (error) {
    putBack(database, taken);
    throw error;
  }
}

async function writeViews(trx: DatabaseTransaction, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  const marks = await readMarks(trx, views);
  const rooms = await readRooms(trx, views);
  const sums = new Map<string, Sum>();
  for (const view of views) {
    const counts = countView(view, marks, rooms);
    for (const [measure, label] of labelsOf(view, rooms, counts.visits > 0)) {
      addTo(sums, { day: view.day, measure, label, ...counts });
    }
  }
  await addSums(trx, [...sums.values()]);
  await keepMarks(trx, marks);
}

/** How much room each day has left, for marks and for sources. */
type Rooms = Map<string, { marks: number; sources: Set<string> }>;

async function readRooms(trx: DatabaseTransaction, views: readonly View[]): Promise<Rooms> {
  const rooms: Rooms = new Map();
  for (const day of new Set(views.map((view) => view.day))) {
    const { count } = await trx
      .selectFrom("visit_marks")
      .select((eb) => eb.fn.countAll().as("count"))
      .where("day", "=", day)
      .executeTakeFirstOrThrow();
    const sources = await trx
      .selectFrom("visit_counts")
      .select("label")
      .where("measure", "=", "source")
      .where("day", "=", day)
      .execute();
    rooms.set(day, {
      marks: MARKS_A_DAY - Number(count),
      sources: new Set(sources.map(({ label }) => label)),
    });
  }
  return rooms;
}

async function readMarks(
  trx: DatabaseTransaction,
  views: readonly View[],
): Promise<Map<string, Mark>> {
  const marks = new Map<string, Mark>();
  for (const some of chunks([...new Set(views.map((view) => view.mark))])) {
    const rows = await trx
      .selectFrom("visit_marks")
      .selectAll()
      .where("mark", "in", some)
      .execute();
    for (const { mark, day, last_seen_at } of rows) {
      marks.set(mark, { day, lastSeen: new Date(last_seen_at).getTime() });
    }
  }
  return marks;
}

/** What one view adds: always a view, a visit after a pause, a visitor the first time that day. */
function countView(view: View, marks: Map<string, Mark>, rooms: Rooms): Counts {
  const before = marks.get(view.mark);
  const room = rooms.get(view.day);
  if (!before && room) {
    if (room.marks <= 0) return { views: 1, visits: 0, visitors: 0 };
    room.marks -= 1;
  }
  const at = view.at.getTime();
  marks.set(view.mark, { day: view.day, lastSeen: Math.max(at, before?.lastSeen ?? at) });
  if (!before) return { views: 1, visits: 1, visitors: 1 };
  return { views: 1, visits: at - before.lastSeen > VISIT_PAUSE_MS ? 1 : 0, visitors: 0 };
}

/** A source is what a visit began with: the pages read after it came from nowhere else. */
function labelsOf(view: View, rooms: Rooms, isArrival: boolean): [VisitMeasure, string][] {
  return [
    ["all", ""],
    ["page", view.page],
    ["device", view.device],
    ...(isArrival ? ([["source", sourceLabel(view, rooms)]] as [VisitMeasure, string][]) : []),
    ...(view.country ? ([["country", view.country]] as [VisitMeasure, string][]) : []),
  ];
}

function sourceLabel({ day, source }: View, rooms: Rooms): string {
  const known = rooms.get(day)?.sources;
  if (source === "" || !known || known.has(source)) return source;
  if (known.size >= SOURCES_A_DAY) return OTHER_SOURCES;
  known.add(source);
  return source;
}

function addTo(sums: Map<string, Sum>, added: Sum): void {
  const key = JSON.stringify([added.day, added.measure, added.label]);
  const sum = sums.get(key);
  if (!sum) return void sums.set(key, added);
  sum.views += added.views;
  sum.visits += added.visits;
  sum.visitors += added.visitors;
}

async function addSums(trx: DatabaseTransaction, sums: readonly Sum[]): Promise<void> {
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

async function keepMarks(trx: DatabaseTransaction, marks: Map<string, Mark>): Promise<void> {
  const rows = [...marks].map(([mark, { day, lastSeen }]) => ({
    mark,
    day,
    last_seen_at: new Date(lastSeen).toISOString(),
  }));
  for (const some of chunks(rows)) {
    await trx
      .insertInto("visit_marks")
      .values(some)
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
  vitals: readonly VitalSample[],
): Promise<void> {
  const sums = new Map<string, VitalSample & { samples: number }>();
  const fullDays = await findFullDays(trx, vitals);
  for (const sample of vitals) {
    if (fullDays.has(sample.day)) continue;
    const key = JSON.stringify(Object.values(sample));
    const sum = sums.get(key) ?? { ...sample, samples: 0 };
    sums.set(key, { ...sum, samples: sum.samples + 1 });
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

/** Days that have as many rows as they may: further measures of theirs are left out. */
async function findFullDays(
  trx: DatabaseTransaction,
  vitals: readonly VitalSample[],
): Promise<Set<string>> {
  const full = new Set<string>();
  for (const day of new Set(vitals.map((sample) => sample.day))) {
    const { count } = await trx
      .selectFrom("vital_counts")
      .select((eb) => eb.fn.countAll().as("count"))
      .where("day", "=", day)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MEASURES_A_DAY) full.add(day);
  }
  return full;
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / ROWS) }, (_, index) =>
    all.slice(index * ROWS, (index + 1) * ROWS),
  );
}
