import { recordActivity } from "~/platform/activity-log.server";
import type { Database, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { accountName } from "~/platform/person-names.server";

/** An address whose messages the club no longer takes. */
export type BlockedSender = {
  email: string;
  /** ISO 8601, UTC. */
  blockedAt: string;
  blockedBy: string | null;
};

type Act = { email: string; userId: string; now: Date };

/** Whether the club no longer takes messages of this address. */
export async function isBlocked(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("blocked_senders")
    .select("email")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** The addresses that are blocked, the latest first. */
export async function listBlockedSenders(db: Queryable): Promise<BlockedSender[]> {
  const rows = await db
    .selectFrom("blocked_senders")
    .select(["email", "created_at"])
    .select(accountName("blocked_senders.created_by").as("blocked_by"))
    .orderBy("created_at", "desc")
    .orderBy("email")
    .execute();
  return rows.map((row) => ({
    email: row.email,
    blockedAt: row.created_at,
    blockedBy: row.blocked_by,
  }));
}

/** How many addresses are blocked. */
export async function countBlockedSenders(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom("blocked_senders")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Refuses an address from now on, capitals or not; done twice, it is done once. The log keeps who
 * did it, not the address: that one is forgotten as soon as it is let in again.
 */
export async function blockSender(database: Database, { email, userId, now }: Act): Promise<void> {
  await transaction(database, async (trx) => {
    const blocked = await trx
      .insertInto("blocked_senders")
      .values({ email: email.toLowerCase(), created_at: now.toISOString(), created_by: userId })
      .onConflict((conflict) => conflict.doNothing())
      .returning("email")
      .executeTakeFirst();
    if (blocked) await recordActivity(trx, { ...LOGGED, action: "blocked", userId, now });
  });
}

/** Takes messages of an address again. */
export async function unblockSender(
  database: Database,
  { email, userId, now }: Act,
): Promise<void> {
  await transaction(database, async (trx) => {
    const unblocked = await trx
      .deleteFrom("blocked_senders")
      .where("email", "=", email.toLowerCase())
      .returning("email")
      .executeTakeFirst();
    if (unblocked) await recordActivity(trx, { ...LOGGED, action: "unblocked", userId, now });
  });
}

const LOGGED = { subject: "sender", subjectId: null, label: "" } as const;
