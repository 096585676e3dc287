import type { Database } from "~/platform/database/database.server";
import type { Visitor } from "./visit";
import type { Metric } from "./vitals";

/** One page looked at. */
export type View = Visitor & {
  day: string;
  at: Date;
  mark: string;
  page: string;
  /** Host; empty for none. */
  source: string;
};

/** One web vital of one page. */
export type VitalSample = {
  day: string;
  page: string;
  device: Visitor["device"];
  metric: Metric;
  bucket: number;
};

type Waiting = { views: View[]; vitals: VitalSample[] };

/** What one turn of writing takes at most: a flood is dropped here, and costs neither memory nor rows. */
const MOST_WAITING = 3_000;

const waiting = new WeakMap<object, Waiting>();

function waitingOf(database: Database): Waiting {
  const held = waiting.get(database.native) ?? { views: [], vitals: [] };
  waiting.set(database.native, held);
  return held;
}

/** Puts a view down to be counted at the next turn; false when too many wait. */
export function queueView(database: Database, view: View): boolean {
  const { views } = waitingOf(database);
  if (views.length >= MOST_WAITING) return false;
  views.push(view);
  return true;
}

/** As `queueView`, for web vitals. */
export function queueVitals(database: Database, samples: readonly VitalSample[]): boolean {
  const { vitals } = waitingOf(database);
  if (vitals.length + samples.length > MOST_WAITING) return false;
  vitals.push(...samples);
  return true;
}

/** Takes what waits, oldest first; it is the caller's from then on. */
export function takeWaiting(database: Database): Waiting {
  const held = waitingOf(database);
  waiting.delete(database.native);
  return held;
}

/** Puts back what could not be written, before what came meanwhile. */
export function putBack(database: Database, { views, vitals }: Waiting): void {
  const held = waitingOf(database);
  waiting.set(database.native, {
    views: [...views, ...held.views].slice(0, MOST_WAITING),
    vitals: [...vitals, ...held.vitals].slice(0, MOST_WAITING),
  });
}
