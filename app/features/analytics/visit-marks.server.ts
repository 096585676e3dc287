import { createHmac } from "node:crypto";
import { parisDay } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { eraseDeleted } from "~/platform/database/erase-deleted.server";
import { newSecret } from "~/platform/random.server";
import { addressKey } from "~/platform/rate-limits.server";

/** Views are written every ten seconds. */
const LAST_WRITES_MS = 60_000;

type Reader = { address: string; userAgent: string };

/** The salt of the day that is known to this process, of each database. */
const known = new WeakMap<object, { day: string; salt: Promise<string> }>();

/**
 * What tells one visitor of a day from another, and nothing more: a digest of address and browser
 * under the site's secret and a salt that is thrown away when its day in Paris ends. The same person
 * is another one tomorrow, and nobody can compute today's mark from the database alone.
 */
export async function markOf(
  { database, authSecret }: { database: Database; authSecret: string },
  { address, userAgent }: Reader,
  now: Date,
): Promise<string> {
  const salt = await saltOf(database, parisDay(now));
  return createHmac("sha256", authSecret)
    .update(JSON.stringify(["visit", salt, addressKey(address), userAgent]))
    .digest("base64url")
    .slice(0, 22);
}

function saltOf(database: Database, day: string): Promise<string> {
  const held = known.get(database.native);
  if (held?.day === day) return held.salt;
  const salt = agreeOnSalt(database, day);
  known.set(database.native, { day, salt });
  // A failure is not remembered: the next visit asks again.
  salt.catch(() => known.delete(database.native));
  return salt;
}

/** Of several instances that begin a day, one makes the salt of all. */
async function agreeOnSalt({ kysely }: Database, day: string): Promise<string> {
  await kysely
    .insertInto("visit_salts")
    .values({ day, salt: newSecret() })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  const row = await kysely
    .selectFrom("visit_salts")
    .select("salt")
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return row.salt;
}

/**
 * Throws away the salts of days that have ended, for good, and what was marked with them. Marks stay
 * one minute more, in which each instance writes the last views of the day: nobody is new in them.
 */
export async function forgetEndedDays(database: Database, now: Date): Promise<void> {
  const { salts, marks } = firstDaysToKeep(now);
  const { numDeletedRows } = await database.kysely
    .deleteFrom("visit_salts")
    .where("day", "<", salts)
    .executeTakeFirst();
  await database.kysely.deleteFrom("visit_marks").where("day", "<", marks).execute();
  if (numDeletedRows > 0n) await eraseDeleted(database);
}

/** The first days of Paris whose salt, and whose marks, are still needed. */
function firstDaysToKeep(now: Date): { salts: string; marks: string } {
  return { salts: parisDay(now), marks: parisDay(new Date(now.getTime() - LAST_WRITES_MS)) };
}
