import { frenchNumber } from "~/lib/french-numbers";
import type { VitalFigure } from "./visits-report.types";
import { type Metric, type Verdict, verdictOf } from "./vitals";

type VitalWords = {
  name: string;
  /** What the figure is the measure of. */
  explanation: string;
  verdicts: Readonly<Record<Verdict, string>>;
};

/** Fewer samples say nothing. */
export const FEWEST_SAMPLES = 5;

const SPEED = { good: "rapide", fair: "à surveiller", poor: "lent" } as const;

/** The web vitals as people say them. */
export const VITAL_WORDS: Readonly<Record<Metric, VitalWords>> = {
  LCP: {
    name: "Affichage",
    explanation: "Le temps que met à apparaître l’image ou le texte principal de la page.",
    verdicts: SPEED,
  },
  INP: {
    name: "Réaction",
    explanation: "Le temps que met la page à répondre à un clic ou à une touche.",
    verdicts: SPEED,
  },
  CLS: {
    name: "Stabilité",
    explanation: "Ce qui bouge à l’écran pendant la lecture. À zéro, rien ne bouge.",
    verdicts: { good: "stable", fair: "à surveiller", poor: "instable" },
  },
  TTFB: {
    name: "Serveur",
    explanation: "Le temps que met le site à commencer à répondre, réseau compris.",
    verdicts: SPEED,
  },
};

/** `1,8 s`, `120 ms`, `0,05`; a dash without samples. */
export function vitalText({ metric, value }: VitalFigure): string {
  if (value === null) return "–";
  if (metric === "CLS") return frenchNumber(value, 2);
  if (value < 1_000) return `${frenchNumber(Math.round(value))}\u00a0ms`;
  return `${frenchNumber(value / 1_000, 1)}\u00a0s`;
}

/** How a figure is judged; null when too little was measured to say. */
export function vitalVerdict({
  metric,
  value,
  samples,
}: VitalFigure): { verdict: Verdict; words: string } | null {
  if (value === null || samples < FEWEST_SAMPLES) return null;
  const verdict = verdictOf(metric, value);
  return { verdict, words: VITAL_WORDS[metric].verdicts[verdict] };
}
