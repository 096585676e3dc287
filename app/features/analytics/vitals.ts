/** The web vitals that are measured; times in milliseconds, CLS without unit (web.dev/articles/vitals). */
export const METRICS = ["LCP", "INP", "CLS", "TTFB"] as const;

export type Metric = (typeof METRICS)[number];

type Scale = {
  /** Up to here it is good, beyond `poor` it is poor: thresholds of web.dev, for the 75th percentile. */
  good: number;
  poor: number;
  /** A value beyond is no measurement. */
  most: number;
  /** The upper end of the first bucket; each further one is `STEP` times wider. */
  first: number;
};

export const SCALES: Readonly<Record<Metric, Scale>> = {
  LCP: { good: 2_500, poor: 4_000, most: 120_000, first: 100 },
  INP: { good: 200, poor: 500, most: 60_000, first: 8 },
  CLS: { good: 0.1, poor: 0.25, most: 20, first: 0.005 },
  TTFB: { good: 800, poor: 1_800, most: 120_000, first: 20 },
};

/** Ten buckets to each doubling: a percentile read from them is exact to 7 %. */
const STEP = 2 ** (1 / 10);

/** The bucket of a value; 0 holds everything up to the first end. Null when it is no measurement. */
export function bucketOf(metric: Metric, value: number): number | null {
  const { first, most } = SCALES[metric];
  if (!Number.isFinite(value) || value < 0 || value > most) return null;
  if (value <= first) return 0;
  return Math.ceil(Math.log(value / first) / Math.log(STEP) - 1e-9);
}

/** The upper end of a bucket, in the metric's unit. */
export function bucketEnd(metric: Metric, bucket: number): number {
  return SCALES[metric].first * STEP ** bucket;
}

/** The 75th percentile of bucketed samples, as the upper end of the bucket that holds it; null without samples. */
export function percentile75(metric: Metric, buckets: ReadonlyMap<number, number>): number | null {
  const total = [...buckets.values()].reduce((sum, samples) => sum + samples, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const [bucket, samples] of [...buckets].sort(([a], [b]) => a - b)) {
    seen += samples;
    if (seen >= total * 0.75) return bucketEnd(metric, bucket);
  }
  return null;
}

export type Verdict = "good" | "fair" | "poor";

/** How a 75th percentile is judged. */
export function verdictOf(metric: Metric, value: number): Verdict {
  const { good, poor } = SCALES[metric];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}
