import { createHmac } from "node:crypto";
import { parisDay } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { eraseDeleted } from "~/platform/database/erase-deleted.server";
import { newSecret } from "~/platform/random.server";
import { addressKey } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";

/** Views are written every ten seconds. */
const LAST_WRITES_MS = 60_000;

/** The salt of the day that this process knows, of each database. */
const knownSalts = new WeakMap<object, { day: string; salt: Promise<string> }>();

/**
 * What tells one visitor of a day from another, and nothing more: a digest of address and browser
 * under the site's secret and a salt that is thrown away when its day in Paris ends. The same person
 * is another one tomorrow, and nobody can compute today's digest from the database alone.
 */
export async function digestVisitor(
  { database, authSecret, clientAddress, now }: Services,
  userAgent: string,
): Promise<string> {
  const salt = await saltOf(database, parisDay(now));
  return createHmac("sha256", authSecret)
    .update(JSON.stringify(["visit", salt, addressKey(clientAddress), userAgent]))
    .digest("base64url")
    .slice(0, 22);
}

function saltOf(database: Database, day: string): Promise<string> {
  const held = knownSalts.get(database.native);
  if (held?.day === day) return held.salt;
  const salt = agreeOnSalt(database, day);
  knownSalts.set(database.native, { day, salt });
  // A failure is not remembered: the next visit asks again.
  salt.catch(() => knownSalts.delete(database.native));
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
 * Throws away the salts of days that have ended, for good, and the digests made with them. Digests stay
 * one minute more, in which each instance writes the last views of the day: nobody is new in them.
 */
export async function forgetEndedDays(database: Database, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - LAST_WRITES_MS);
  const { numDeletedRows } = await database.kysely
    .deleteFrom("visit_salts")
    .where("day", "<", parisDay(now))
    .executeTakeFirst();
  await database.kysely.deleteFrom("visit_marks").where("day", "<", parisDay(minuteAgo)).execute();
  if (numDeletedRows > 0n) await eraseDeleted(database);
}
