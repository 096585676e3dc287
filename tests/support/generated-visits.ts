import { queueView, queueVitals, writeVisits } from "~/features/analytics/visit-counts.server";
import { forgetEndedDays } from "~/features/analytics/visitor-digests.server";
import type { Device } from "~/features/analytics/visits-report";
import { bucketOf, METRICS } from "~/features/analytics/vitals";
import { addDays } from "~/lib/french-dates";
import { parisInstant } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";

type Generated = {
  /** Views in all, over these days. */
  views: number;
  days: number;
  /** The last day. */
  until: string;
  /** What is read, most read first. */
  pages: readonly string[];
};

/** Views of one turn: with their measures, as many as the queue takes. */
const TURN = 1_000;
const SOURCES = ["", "", "google.com", "l.facebook.com", "bing.com", "mairie-castelnau.fr"];
const DEVICES: readonly Device[] = ["phone", "phone", "computer", "tablet"];
/** Usual values, before chance. */
const USUAL = { LCP: 1_400, INP: 90, CLS: 0.03, TTFB: 280 };

/**
 * Visits as they could have been, always the same: more at weekends and as time goes on, each of one
 * to five pages. They take the way of real ones from the queue on: turns, digests, sums, forgotten days.
 */
export async function writeGeneratedVisits(database: Database, asked: Generated): Promise<void> {
  const chance = chanceFrom(20260310);
  const weights = Array.from({ length: asked.days }, (_, index) => weightOf(index, asked));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let owed = 0;
  for (const [index, weight] of weights.entries()) {
    owed += (asked.views * weight) / total;
    const views = index === asked.days - 1 ? Math.round(owed) : Math.floor(owed);
    owed -= views;
    const day = addDays(asked.until, index + 1 - asked.days);
    await writeDay(database, { day, views, pages: asked.pages, chance });
    await forgetEndedDays(database, new Date(parisInstant(addDays(day, 1), "00:30")));
  }
}

function weightOf(index: number, { days, until }: Generated): number {
  const weekday = new Date(`${addDays(until, index + 1 - days)}T12:00:00Z`).getUTCDay();
  const growth = 0.6 + (0.8 * index) / days;
  return growth * (weekday === 0 || weekday === 6 ? 1.5 : 1) * (index % 11 === 0 ? 0.5 : 1);
}

type Reader = { digest: string; at: Date; device: Device; source: string };
type Day = { day: string; views: number; pages: readonly string[]; chance: () => number };

async function writeDay(database: Database, { day, views, pages, chance }: Day): Promise<void> {
  const noon = new Date(parisInstant(day, "12:00"));
  const evening = new Date(parisInstant(day, "19:00"));
  let left = 0;
  let reader: Reader = { digest: "", at: noon, device: "phone", source: "" };
  for (let view = 0; view < views; view += 1) {
    if (left === 0) {
      left = 1 + Math.floor(chance() * 5);
      const device = pick(DEVICES, chance) ?? "phone";
      const source = pick(SOURCES, chance) ?? "";
      // Some come back in the evening: another visit of the same visitor.
      const isBack = reader.digest !== "" && chance() < 0.15;
      reader = isBack
        ? { ...reader, at: evening, source }
        : { digest: `${day} ${view}`, at: noon, device, source };
    }
    left -= 1;
    const page = pages[Math.floor(pages.length * chance() ** 2.5)] ?? "/";
    queueView(database, { ...reader, day, page, country: null });
    if (chance() < 0.5) measure(database, { day, page, device: reader.device }, chance);
    if (view % TURN === TURN - 1) await writeVisits(database);
  }
  await writeVisits(database);
}

type Measured = { day: string; page: string; device: Device };

function measure(database: Database, measured: Measured, chance: () => number): void {
  const slow = measured.device === "phone" ? 1.5 : 1;
  const samples = METRICS.flatMap((metric) => {
    const bucket = bucketOf(metric, USUAL[metric] * slow * (0.4 + 2 * chance() ** 2));
    return bucket === null ? [] : [{ ...measured, metric, bucket }];
  });
  queueVitals(database, samples);
}

function pick<T>(all: readonly T[], chance: () => number): T | undefined {
  return all[Math.floor(chance() * all.length)];
}

/** Chance that is the same in every run (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
