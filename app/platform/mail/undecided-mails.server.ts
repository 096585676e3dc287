import { sql } from "kysely";
import type { DatabaseTransaction, Queryable } from "../database/database.server";
import { type Mail, type MailPurpose, mailSchema } from "./mail";
import { failureInWords } from "./mail-status.server";
import { isDeclined, isFree, isUndecided } from "./outbox.server";

/**
 * A mail that somebody may send now or decline: the site sends it no more by itself, since it was never
 * tried in two days or was given up, or it could not be sent and is tried again.
 */
export type UndecidedMail = {
  id: string;
  purpose: MailPurpose;
  /** Never its text; null where it cannot be read. */
  head: MailHead | null;
  /** ISO 8601, UTC. */
  queuedAt: string;
  /** Why the last attempt failed, in a sentence; null when there was none. */
  why: string | null;
  /** Whether the site tries again by itself. */
  isTriedAgain: boolean;
};

export type MailHead = Pick<Mail, "to" | "subject"> & {
  /** Name of its writer. */
  from: string;
};

/** The latest of them, and how many there are in all. */
export async function listUndecidedMails(
  db: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<{ mails: UndecidedMail[]; total: number }> {
  const [rows, { count }] = await Promise.all([
    selectUndecided(db, now)
      .select(["id", "purpose", "payload", "state", "attempts", "last_error", "created_at"])
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute(),
    selectUndecided(db, now)
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  const mails = rows.map((row) => ({
    id: row.id,
    purpose: row.purpose,
    head: headOf(row.payload),
    queuedAt: row.created_at,
    why: row.attempts === 0 ? null : failureInWords(row.last_error),
    isTriedAgain: row.attempts > 0 && row.state === "waiting",
  }));
  return { mails, total: Number(count) };
}

/** Has a mail not sent that may be declined by hand; it is kept. False when it may no longer be. */
export async function declineMail(
  trx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const declined = await trx
    .updateTable("mail_outbox")
    .set({
      state: "given-up",
      claimed_until: null,
      sent_at: now.toISOString(),
    })
    .where("id", "=", id)
    .where((eb) => isUndecided(eb, now))
    .where((eb) => isFree(eb, now))
    .returning("id")
    .executeTakeFirst();
  return declined !== undefined;
}

/** Takes a decision back: the site tries the mail again if it did before. False when it is not declined. */
export async function reconsiderMail(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const reconsidered = await trx
    .updateTable("mail_outbox")
    .set({
      // The site plans no attempt of a mail that it gave up.
      state: sql`case when next_attempt_at is null then 'given-up' else 'waiting' end`,
      sent_at: null,
    })
    .where("id", "=", id)
    .where(isDeclined)
    .returning("id")
    .executeTakeFirst();
  return reconsidered !== undefined;
}

function selectUndecided(db: Queryable, now: Date) {
  return db
    .selectFrom("mail_outbox")
    .where((eb) => isUndecided(eb, now))
    .where((eb) => isFree(eb, now));
}

function headOf(payload: string): MailHead | null {
  try {
    const { to, subject, from } = mailSchema.parse(JSON.parse(payload));
    return { to, subject, from: from.name };
  } catch {
    return null;
  }
}
