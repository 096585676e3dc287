import { parseDate } from "@internationalized/date";
import { addDays } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { RETENTION } from "~club/legal";
import { forgetEndedDays } from "./visit-marks.server";

/** How long speed is kept: no screen looks further back than a month, and it has many rows. */
const SPEED_DAYS = 90;

/**
 * Forgets the sums of days that are more than 25 months old (CNIL, audience measurement without
 * consent; the period that the privacy page states), and what told the visitors of ended days apart:
 * also on a site that nobody has visited since. Speed goes
 * after 90 days.
 */
export async function purgeExpiredVisits(database: Database, now: Date): Promise<void> {
  const limit = firstKeptDay(now);
  const firstSpeedDay = addDays(parisDay(now), -SPEED_DAYS);
  await database.kysely.deleteFrom("visit_counts").where("day", "<", limit).execute();
  await database.kysely.deleteFrom("vital_counts").where("day", "<", firstSpeedDay).execute();
  await forgetEndedDays(database, now);
}

/** The oldest day of Paris whose sums are kept. */
export function firstKeptDay(now: Date): string {
  return parseDate(parisDay(now)).subtract({ months: RETENTION.visitsMonths }).toString();
}
