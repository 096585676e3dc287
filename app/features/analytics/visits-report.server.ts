import { addDays } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import type { VisitMeasure } from "~database/schema/visits";
import { readSpeed } from "./read-speed.server";
import type { Device } from "./visit";
import type { PeriodDays } from "./visits-period";
import type { Counts, DayCounts, DayRange, PageCounts, VisitsReport } from "./visits-report.types";

/** More pages than a screen lists: those that events are looked for among, and that are exported. */
const PAGES_READ = 200;
/** Hosts that are read; the screen puts several under one name, and the rest together. */
const HOSTS_READ = 300;
const COUNTRIES_READ = 8;

const DEVICES: readonly Device[] = ["phone", "computer", "tablet"];

type Asked = { days: PeriodDays; now: Date };

/**
 * What was read on the site over a period that ends today (as far as it is written), and over the
 * one before it. Days are those of Paris.
 */
export async function readVisits(db: Queryable, { days, now }: Asked): Promise<VisitsReport> {
  const range = rangeOf(days, parisDay(now));
  const before = rangeOf(days, addDays(range.from, -1));
  const counted = await readDays(db, { from: before.from, until: range.until });
  const series = seriesOf(range, counted);
  const [firstDay, pages, hosts, devices, countries, speed] = await Promise.all([
    findFirstDay(db),
    readPages(db, range, PAGES_READ),
    sumLabels(db, "source", range, HOSTS_READ),
    sumLabels(db, "device", range, DEVICES.length),
    sumLabels(db, "country", range, COUNTRIES_READ),
    readSpeed(db, series, range.until),
  ]);
  return {
    days,
    range,
    firstDay,
    series,
    totals: totalOf(series),
    before: { range: before, totals: totalOf(seriesOf(before, counted)) },
    pages,
    sources: hosts.map(({ label, visits }) => ({ host: label, visits })),
    devices: DEVICES.map((device) => ({
      device,
      visits: devices.find(({ label }) => label === device)?.visits ?? 0,
    })),
    countries: countries.map(({ label, visits }) => ({ code: label, visits })),
    speed,
  };
}

const WEEK = 7;
const CURVE_DAYS = 30;
const WEEK_PAGES = 3;

/** The last seven days beside the seven before, the curve of a month, and what was read most. */
export async function readWeekOfVisits(db: Queryable, now: Date) {
  const today = parisDay(now);
  const week = rangeOf(WEEK, today);
  const [counted, pages] = await Promise.all([
    readDays(db, rangeOf(CURVE_DAYS, today)),
    readPages(db, week, WEEK_PAGES),
  ]);
  const curve = seriesOf(rangeOf(CURVE_DAYS, today), counted);
  return {
    visits: totalOf(curve.slice(-WEEK)).visits,
    before: totalOf(curve.slice(-2 * WEEK, -WEEK)).visits,
    curve: curve.map(({ day, visits }) => ({ day, visits })),
    pages,
  };
}

/** The days of a period of so many that ends on a day. */
function rangeOf(days: number, until: string): DayRange {
  return { from: addDays(until, 1 - days), until };
}

/** Every day of a period, with nothing where nothing was counted. */
function seriesOf({ from, until }: DayRange, counted: ReadonlyMap<string, Counts>): DayCounts[] {
  const series: DayCounts[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    series.push({ day, ...(counted.get(day) ?? { views: 0, visits: 0, visitors: 0 }) });
  }
  return series;
}

function totalOf(series: readonly Counts[]): Counts {
  const sum = (name: keyof Counts) => series.reduce((total, counts) => total + counts[name], 0);
  return { views: sum("views"), visits: sum("visits"), visitors: sum("visitors") };
}

async function findFirstDay(db: Queryable): Promise<string | null> {
  const row = await db
    .selectFrom("visit_counts")
    .select("day")
    .where("measure", "=", "all")
    .orderBy("day")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

async function readDays(db: Queryable, range: DayRange): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom("visit_counts")
    .select(["day", "views", "visits", "visitors"])
    .where("measure", "=", "all")
    .where("day", ">=", range.from)
    .where("day", "<=", range.until)
    .execute();
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}

async function readPages(db: Queryable, range: DayRange, most: number): Promise<PageCounts[]> {
  const rows = await labelSums(db, "page", range)
    .orderBy("views", "desc")
    .orderBy("label")
    .limit(most)
    .execute();
  return rows.map(({ label, views, visits }) => ({
    page: label,
    views: Number(views),
    visits: Number(visits),
  }));
}

/** The labels of a measure that most visits began with. */
async function sumLabels(db: Queryable, measure: VisitMeasure, range: DayRange, most: number) {
  const rows = await labelSums(db, measure, range)
    .orderBy("visits", "desc")
    .orderBy("label")
    .limit(most)
    .execute();
  return rows.map(({ label, visits }) => ({ label, visits: Number(visits) }));
}

/** The key of the table begins with measure and day: each question reads its own rows and no other. */
function labelSums(db: Queryable, measure: VisitMeasure, { from, until }: DayRange) {
  return db
    .selectFrom("visit_counts")
    .select((eb) => [
      "label",
      eb.fn.sum<number>("views").as("views"),
      eb.fn.sum<number>("visits").as("visits"),
    ])
    .where("measure", "=", measure)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .groupBy("label");
}
