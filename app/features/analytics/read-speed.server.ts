import { addDays } from "~/lib/french-dates";
import type { Queryable } from "~/platform/database/database.server";
import type { Device } from "./visit";
import type { DayCounts, SpeedReport, VitalFigure } from "./visits-report.types";
import { FEWEST_SAMPLES } from "./vital-words";
import { METRICS, type Metric, percentile75 } from "./vitals";

/** Speed is that of the site as it is now: a longer period looks back no further. */
const MOST_DAYS = 30;
/** A whole day besides today, which may have hardly begun. */
const FEWEST_DAYS = 2;
/**
 * Days are read back to so many views: a percentile of the half that is measured is then exact to a
 * few hundredths, and a site that is read a lot has no more rows to go through than any other.
 */
const ENOUGH_VIEWS = 5_000;
const PAGES = 10;
const DEVICES: readonly Device[] = ["phone", "computer", "tablet"];

type Row = { metric: string; bucket: number; samples: number };
type Sums = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * The 75th percentiles of the web vitals over the end of a period: all together, by device, by page.
 * `series` has the views of each of its days.
 */
export async function readSpeed(
  db: Queryable,
  series: readonly DayCounts[],
  until: string,
): Promise<SpeedReport> {
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
  const devices = gather(byDevice);
  const pages = [...gather(byPage)].map(([page, rows]) => ({ page, figures: figuresOf(rows) }));
  return {
    days,
    overall: figuresOf(byDevice),
    devices: DEVICES.flatMap((device) => {
      const rows = devices.get(device);
      return rows ? [{ device, figures: figuresOf(rows) }] : [];
    }),
    pages: pages
      .filter(({ figures }) => mostSamples(figures) >= FEWEST_SAMPLES)
      .toSorted((a, b) => mostSamples(b.figures) - mostSamples(a.figures))
      .slice(0, PAGES),
  };
}

function daysToRead(series: readonly DayCounts[]): number {
  const most = Math.min(series.length, MOST_DAYS);
  let days = 0;
  for (let views = 0; days < most && (views < ENOUGH_VIEWS || days < FEWEST_DAYS); days += 1) {
    views += series.at(-1 - days)?.views ?? 0;
  }
  return days;
}

function mostSamples(figures: readonly VitalFigure[]): number {
  return Math.max(...figures.map(({ samples }) => samples));
}

function gather<R extends Row & { of: string }>(rows: readonly R[]): Map<string, R[]> {
  return Map.groupBy(rows, (row) => row.of);
}

function figuresOf(rows: readonly Row[]): VitalFigure[] {
  const sums = sumBuckets(rows);
  return METRICS.map((metric: Metric) => {
    const buckets = sums.get(metric) ?? new Map<number, number>();
    const samples = buckets.values().reduce((total, count) => total + count, 0);
    return { metric, value: percentile75(metric, buckets), samples };
  });
}

function sumBuckets(rows: readonly Row[]): Sums {
  const sums = new Map<string, Map<number, number>>();
  for (const { metric, bucket, samples } of rows) {
    const buckets = sums.get(metric) ?? new Map<number, number>();
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + Number(samples));
    sums.set(metric, buckets);
  }
  return sums;
}
