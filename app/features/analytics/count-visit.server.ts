import { z } from "zod";
import { parisDay } from "~/lib/paris-instants";
import { addressKey, createMemoryRateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { sourceHost } from "./source-host";
import type { Visitor } from "./visit";
import { markOf } from "./visit-marks.server";
import { queueView, queueVitals } from "./visit-queue.server";
import { readVisitor } from "./visitor.server";
import { bucketOf, METRICS } from "./vitals";

/** Tells the page that an address shows, as it is counted; null for what is no page of the site. */
export type FindCountedPage = (path: string) => Promise<string | null>;

type Report = {
  site: Services;
  headers: Headers;
  findPage: FindCountedPage;
};

/** Counted in this process alone, whatever the engine: a flood must not become writes. */
const limits = createMemoryRateLimits();

const viewSchema = z.object({
  page: z.string().min(1).max(300),
  from: z.string().max(255).default(""),
});

/**
 * Notes that a page was looked at, to be written at the next turn (`writeVisits`). What is not to be
 * counted (robots, volunteers, whoever refuses, floods, what is no page) is left out in silence:
 * nobody learns from the answer whether they were counted.
 */
export async function countView(report: Report, fields: Record<string, unknown>): Promise<void> {
  const { site, headers } = report;
  const parsed = viewSchema.safeParse(fields);
  const visitor = parsed.success && (await acceptedVisitor(report));
  if (!visitor) return;
  const page = await report.findPage(parsed.data.page);
  if (page === null) return;
  const reader = { address: site.clientAddress, userAgent: headers.get("user-agent") ?? "" };
  queueView(site.database, {
    ...visitor,
    day: parisDay(site.now),
    at: site.now,
    mark: await markOf(site, reader, site.now),
    page,
    source: sourceHost(parsed.data.from, new URL(site.environment.publicUrl).hostname),
  });
}

const pageSchema = viewSchema.pick({ page: true });
/** As `toFixed` writes it. */
const MEASURED = /^\d{1,9}(?:\.\d{1,9})?$/;

/** Notes how fast a page was for who looked at it; under the same conditions as a view. */
export async function countVitals(report: Report, fields: Record<string, unknown>): Promise<void> {
  const parsed = pageSchema.safeParse(fields);
  const visitor = parsed.success && (await acceptedVisitor(report));
  if (!visitor) return;
  const page = await report.findPage(parsed.data.page);
  if (page === null) return;
  const samples = METRICS.flatMap((metric) => {
    const value = fields[metric];
    const isMeasured = typeof value === "string" && MEASURED.test(value);
    const bucket = isMeasured ? bucketOf(metric, Number(value)) : null;
    if (bucket === null) return [];
    return [{ day: parisDay(report.site.now), page, device: visitor.device, metric, bucket }];
  });
  queueVitals(report.site.database, samples);
}

async function acceptedVisitor({ site, headers }: Report): Promise<Visitor | null> {
  // Nothing is asked of a database that is away: each visit would wait for it, and fail.
  if (!site.environment.countsVisits || site.database.reach.isLost()) return null;
  const visitor = readVisitor(headers, site.environment.trustedProxies);
  if (!visitor) return null;
  const limit = await limits.consume("visits", addressKey(site.clientAddress));
  return limit.ok ? visitor : null;
}
