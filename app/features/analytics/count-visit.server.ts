import { isbot } from "isbot";
import { z } from "zod";
import { parisDay } from "~/lib/paris-instants";
import type { Queryable } from "~/platform/database/database.server";
import { carriesSession } from "~/platform/html/page-key";
import { addressKey, processLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { queueView, queueVitals, type View } from "./visit-counts.server";
import { sourceHost } from "./visit-sources";
import { digestVisitor } from "./visitor-digests.server";
import type { Device } from "./visits-report";
import { bucketOf, METRICS } from "./vitals";

type Report = {
  site: Services;
  headers: Headers;
  fields: Record<string, unknown>;
  /** Tells the page that an address shows, as it is counted; null for what is no page of the site. */
  findPage: (db: Queryable, path: string, now: Date) => Promise<string | null>;
};

/** What is known of who reads, for as long as it takes to count. */
type Visitor = Pick<View, "device" | "country">;

const reportSchema = z.object({
  page: z.string().min(1).max(300),
  from: z.string().max(255).default(""),
});

/**
 * Notes that a page was looked at, to be written at the next turn (`writeVisits`). What is not to be
 * counted (robots, volunteers, whoever refuses, floods, what is no page) is left out in silence:
 * nobody learns from the answer whether they were counted.
 */
export async function countView(report: Report): Promise<void> {
  const accepted = await acceptReport(report);
  if (!accepted) return;
  const { site, headers } = report;
  const { page, from, visitor } = accepted;
  queueView(site.database, {
    ...visitor,
    day: parisDay(site.now),
    at: site.now,
    digest: await digestVisitor(site, headers.get("user-agent") ?? ""),
    page,
    source: sourceHost(from, new URL(site.environment.publicUrl).hostname),
  });
}

/** As `toFixed` writes it. */
const MEASURED = /^\d{1,9}(?:\.\d{1,9})?$/;

/** Notes how fast a page was for who looked at it; under the same conditions as a view. */
export async function countVitals(report: Report): Promise<void> {
  const accepted = await acceptReport(report);
  if (!accepted) return;
  const { site, fields } = report;
  const { page, visitor } = accepted;
  const samples = METRICS.flatMap((metric) => {
    const value = fields[metric];
    const isMeasured = typeof value === "string" && MEASURED.test(value);
    const bucket = isMeasured ? bucketOf(metric, Number(value)) : null;
    if (bucket === null) return [];
    return [{ day: parisDay(site.now), page, device: visitor.device, metric, bucket }];
  });
  queueVitals(site.database, samples);
}

/** Neither typed nor forged text reaches the log. */
const redrawSchema = z.object({
  redraws: z.literal("1"),
  build: z.string().regex(/^[\w-]{1,40}$/),
  route: z
    .string()
    .regex(/^(?:[\w-]+\/)*[\w-]{1,60}$/)
    .max(120),
});

/**
 * Counts in the log that React drew a page anew, as it does where an extension has changed the page before it was
 * hydrated. A volunteer's screens count too, and so do sites that count no visits.
 */
export async function countRedraw({ site, headers, fields }: Report): Promise<void> {
  const parsed = redrawSchema.safeParse(fields);
  if (!parsed.success || asksNotToBeFollowed(headers)) return;
  const limit = await processLimits.consume("visits", addressKey(site.clientAddress));
  if (limit.ok) site.log.warn(parsed.data, "A browser drew a page anew.");
}

/** What a report says, when it is to be counted. */
async function acceptReport({ site, headers, fields, findPage }: Report) {
  const parsed = reportSchema.safeParse(fields);
  // Nothing is asked of a database that is away: each visit would wait for it, and fail.
  if (!parsed.success || !site.environment.countsVisits || site.database.reach.isLost())
    return null;
  const visitor = readVisitor(headers, site.environment.trustedProxies);
  if (!visitor) return null;
  const limit = await processLimits.consume("visits", addressKey(site.clientAddress));
  if (!limit.ok) return null;
  const page = await findPage(site.database.kysely, parsed.data.page, site.now);
  return page === null ? null : { page, from: parsed.data.from, visitor };
}

/** Headers in which proxies say from which country a request came. */
const COUNTRY_HEADERS = ["cf-ipcountry", "cloudfront-viewer-country", "x-country-code"];

/**
 * Who reads, as far as it is counted: the class of their device, and their country if a trusted
 * proxy gives it. Null for those who are not counted: robots, volunteers who are signed in, and
 * whoever asks not to be followed (`DNT`, `Sec-GPC`).
 */
export function readVisitor(headers: Headers, trustedProxies: number): Visitor | null {
  const userAgent = headers.get("user-agent") ?? "";
  if (userAgent === "" || isbot(userAgent)) return null;
  if (carriesSession(headers.get("cookie") ?? undefined)) return null;
  if (asksNotToBeFollowed(headers)) return null;
  if (/prefetch|prerender/.test(headers.get("sec-purpose") ?? "")) return null;
  return { device: deviceOf(userAgent), country: trustedProxies > 0 ? countryOf(headers) : null };
}

function asksNotToBeFollowed(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1";
}

function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "computer";
}

function countryOf(headers: Headers): string | null {
  for (const name of COUNTRY_HEADERS) {
    const value = headers.get(name)?.toUpperCase();
    // XX and T1 stand for «unknown» and Tor.
    if (value && /^[A-Z]{2}$/.test(value) && value !== "XX") return value;
  }
  return null;
}
