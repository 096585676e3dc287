import { frenchNumber } from "~/lib/french-numbers";

/** The web vitals that are measured; times in milliseconds, CLS without unit (web.dev/articles/vitals). */
export const METRICS = ["LCP", "INP", "CLS", "TTFB"] as const;

export type Metric = (typeof METRICS)[number];

/** Fewer samples say nothing. */
export const FEWEST_SAMPLES = 5;

type Verdict = "good" | "fair" | "poor";

type Vital = {
  name: string;
  /** What the figure is the measure of. */
  explanation: string;
  verdicts: Readonly<Record<Verdict, string>>;
  /** Up to here it is good, beyond `poor` it is poor: thresholds of web.dev, for the 75th percentile. */
  good: number;
  poor: number;
  /** A value beyond is no measurement. */
  most: number;
  /** The upper end of the first bucket; each further one is `STEP` times wider. */
  first: number;
};

const SPEED = { good: "rapide", fair: "à surveiller", poor: "lent" } as const;

export const VITALS: Readonly<Record<Metric, Vital>> = {
  LCP: {
    name: "Affichage",
    explanation: "Le temps que met à apparaître l’image ou le texte principal de la page.",
    verdicts: SPEED,
    good: 2_500,
    poor: 4_000,
    most: 120_000,
    first: 100,
  },
  INP: {
    name: "Réaction",
    explanation: "Le temps que met la page à répondre à un clic ou à une touche.",
    verdicts: SPEED,
    good: 200,
    poor: 500,
    most: 60_000,
    first: 8,
  },
  CLS: {
    name: "Stabilité",
    explanation: "Ce qui bouge à l’écran pendant la lecture. À zéro, rien ne bouge.",
    verdicts: { good: "stable", fair: "à surveiller", poor: "instable" },
    good: 0.1,
    poor: 0.25,
    most: 20,
    first: 0.005,
  },
  TTFB: {
    name: "Serveur",
    explanation: "Le temps que met le site à commencer à répondre, réseau compris.",
    verdicts: SPEED,
    good: 800,
    poor: 1_800,
    most: 120_000,
    first: 20,
  },
};

/** Ten buckets to each doubling: a percentile read from them is exact to 7 %. */
const STEP = 2 ** (1 / 10);

/** The bucket of a value; 0 holds everything up to the first end. Null when it is no measurement. */
export function bucketOf(metric: Metric, value: number): number | null {
  const { first, most } = VITALS[metric];
  if (!Number.isFinite(value) || value < 0 || value > most) return null;
  if (value <= first) return 0;
  return Math.ceil(Math.log(value / first) / Math.log(STEP) - 1e-9);
}

/** The upper end of a bucket, in the metric's unit. */
export function bucketEnd(metric: Metric, bucket: number): number {
  return VITALS[metric].first * STEP ** bucket;
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

/** How a 75th percentile is judged. */
export function verdictOf(metric: Metric, value: number): Verdict {
  const { good, poor } = VITALS[metric];
  if (value <= good) return "good";
  return value <= poor ? "fair" : "poor";
}

/** A 75th percentile: three views in four were at least as good. Null without samples. */
export type VitalFigure = { metric: Metric; value: number | null; samples: number };

/** `1,8 s`, `120 ms`, `0,05`; a dash without samples. */
export function vitalText({ metric, value }: VitalFigure): string {
  if (value === null) return "–";
  if (metric === "CLS") return frenchNumber(value, 2);
  if (value < 1_000) return `${frenchNumber(Math.round(value))}\u00a0ms`;
  return `${frenchNumber(value / 1_000, 1)}\u00a0s`;
}

/** How a figure is judged; null when too little was measured to say. */
export function vitalVerdict({ metric, value, samples }: VitalFigure) {
  if (value === null || samples < FEWEST_SAMPLES) return null;
  const verdict = verdictOf(metric, value);
  return { verdict, words: VITALS[metric].verdicts[verdict] };
}
