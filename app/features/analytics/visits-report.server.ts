import { addDays } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import type { VisitMeasure } from "~database/schema/visits";
import {
  type Counts,
  type DayCounts,
  DEVICES,
  type PageCounts,
  type PeriodDays,
} from "./visits-report";
import { FEWEST_SAMPLES, METRICS, percentile75, type VitalFigure } from "./vitals";

/** Days of Paris, both included. */
type DayRange = { from: string; until: string };

/** All that is read of a period; the screen gets a `VisitsView` of it. */
export type VisitsReport = Awaited<ReturnType<typeof readVisits>>;

/** More pages than a screen lists: those that events are looked for among, and that are exported. */
const PAGES_READ = 200;
/** Hosts that are read; the screen puts several under one name, and the rest together. */
const HOSTS_READ = 300;
const COUNTRIES_READ = 8;

/**
 * What was read on the site over a period that ends today (as far as it is written), and over the
 * one before it. Days are those of Paris.
 */
export async function readVisits(db: Queryable, { days, now }: { days: PeriodDays; now: Date }) {
  const range = rangeOf(days, parisDay(now));
  const before = rangeOf(days, addDays(range.from, -1));
  const counted = await readDays(db, { from: before.from, until: range.until });
  const series = seriesOf(range, counted);
  const [firstDay, pages, hosts, devices, countries, speed] = await Promise.all([
    findFirstDay(db),
    readPages(db, range, PAGES_READ),
    readLabels(db, { measure: "source", range, by: "visits", most: HOSTS_READ }),
    readLabels(db, { measure: "device", range, by: "visits", most: DEVICES.length }),
    readLabels(db, { measure: "country", range, by: "visits", most: COUNTRIES_READ }),
    readSpeed(db, series, range.until),
  ]);
  return {
    days,
    range,
    /** The first day that was ever counted and is still kept; null before any visit. */
    firstDay,
    /** Every day of the period, those without visits too. */
    series,
    totals: totalOf(series),
    /** The period of the same length that ends where this one begins. */
    before: { range: before, totals: totalOf(seriesOf(before, counted)) },
    /** Most looked at first. */
    pages,
    /** By host, as stored (`""` for none, `OTHER_SOURCES`), most visits first. */
    sources: hosts.map(({ label, visits }) => ({ host: label, visits })),
    devices: DEVICES.map((device) => ({
      device,
      visits: devices.find(({ label }) => label === device)?.visits ?? 0,
    })),
    /** Two letters; empty unless a trusted proxy tells countries. */
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
  const rows = await readLabels(db, { measure: "page", range, by: "views", most });
  return rows.map(({ label, ...counts }) => ({ page: label, ...counts }));
}

type Asked = { measure: VisitMeasure; range: DayRange; by: "views" | "visits"; most: number };

/**
 * The labels of a measure that have most views or visits. The key of the table begins with measure
 * and day: each question reads its own rows and no other.
 */
async function readLabels(db: Queryable, { measure, range, by, most }: Asked) {
  const rows = await db
    .selectFrom("visit_counts")
    .select((eb) => [
      "label",
      eb.fn.sum<number>("views").as("views"),
      eb.fn.sum<number>("visits").as("visits"),
    ])
    .where("measure", "=", measure)
    .where("day", ">=", range.from)
    .where("day", "<=", range.until)
    .groupBy("label")
    .orderBy(by, "desc")
    .orderBy("label")
    .limit(most)
    .execute();
  return rows.map(({ label, views, visits }) => ({
    label,
    views: Number(views),
    visits: Number(visits),
  }));
}

/** Speed is that of the site as it is now: a longer period looks back no further. */
const MOST_SPEED_DAYS = 30;
/** A whole day besides today, which may have hardly begun. */
const FEWEST_SPEED_DAYS = 2;
/**
 * Days are read back to so many views: a percentile of the half that is measured is then exact to a
 * few hundredths, and a site that is read a lot has no more rows to go through than any other.
 */
const ENOUGH_VIEWS = 5_000;
const MEASURED_PAGES = 10;

/**
 * The 75th percentiles of the web vitals over the end of a period: all together, by device, by page.
 * `series` has the views of each of its days.
 */
async function readSpeed(db: Queryable, series: readonly DayCounts[], until: string) {
  const days = daysToRead(series);
  const from = addDays(until, 1 - days);
  const measured = db
    .selectFrom("vital_counts")
    .select((eb) => ["metric", "bucket", eb.fn.sum<number>("samples").as("samples")])
    .where("day", ">=", from)
    .where("day", "<=", until);
  const [byDevice, byPage] = await Promise.all([
    measured.select("device as of").groupBy(["device", "metric", "bucket"]).execute(),
    measured.select("page as of").groupBy(["page", "metric", "bucket"]).execute(),
  ]);
  const devices = Map.groupBy(byDevice, (row) => row.of);
  const pages = [...Map.groupBy(byPage, (row) => row.of)].map(([page, rows]) => ({
    page,
    figures: figuresOf(rows),
  }));
  return {
    /** How many days it looks back. */
    days,
    overall: figuresOf(byDevice),
    devices: DEVICES.flatMap((device) => {
      const rows = devices.get(device);
      return rows ? [{ device, figures: figuresOf(rows) }] : [];
    }),
    /** Those measured most, most first. */
    pages: pages
      .filter(({ figures }) => mostSamples(figures) >= FEWEST_SAMPLES)
      .toSorted((a, b) => mostSamples(b.figures) - mostSamples(a.figures))
      .slice(0, MEASURED_PAGES),
  };
}

function daysToRead(series: readonly DayCounts[]): number {
  const most = Math.min(series.length, MOST_SPEED_DAYS);
  let days = 0;
  for (
    let views = 0;
    days < most && (views < ENOUGH_VIEWS || days < FEWEST_SPEED_DAYS);
    days += 1
  ) {
    views += series.at(-1 - days)?.views ?? 0;
  }
  return days;
}

function mostSamples(figures: readonly VitalFigure[]): number {
  return Math.max(...figures.map(({ samples }) => samples));
}

function figuresOf(
  rows: readonly { metric: string; bucket: number; samples: number }[],
): VitalFigure[] {
  return METRICS.map((metric) => {
    const buckets = new Map<number, number>();
    for (const row of rows) {
      if (row.metric !== metric) continue;
      buckets.set(row.bucket, (buckets.get(row.bucket) ?? 0) + Number(row.samples));
    }
    const samples = buckets.values().reduce((total, count) => total + count, 0);
    return { metric, value: percentile75(metric, buckets), samples };
  });
}
