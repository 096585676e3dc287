import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Schema } from "~database/schema";
import type { MailOutboxTable } from "~database/schema/contact";
import type { DatabaseTransaction, Queryable } from "../database/database.server";
import { transaction } from "../database/transaction.server";
import { newId } from "../random.server";
import type { Services } from "../services.server";
import {
  failedAttempt,
  type Mail,
  type Mailer,
  type MailOutcome,
  type MailPurpose,
  mailSchema,
  OUT_OF_DATE,
} from "./mail";
import { mailerOf } from "./mailer.server";

type RequestSite = Pick<Services, "database" | "environment" | "log" | "now">;
type Site = Omit<RequestSite, "now"> & { now: () => Date };

/** How long a mail that was just queued is left to the request that queued it. */
const GRACE_MS = 15_000;
/** How long a process that took a mail has it for itself: longer than any attempt lasts. */
const CLAIM_MS = 2 * 60_000;
/** How long somebody waits for the provider. */
const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** From this age on a mail that was never tried is sent by somebody's word only. */
const OVERDUE_MS = 2 * DAY_MS;

/**
 * Puts a mail into the outbox, in the transaction of what it tells about: neither stands without the
 * other, whatever happens to the process. It is sent by `deliverNow` or, a little later, by itself.
 * Returns its id.
 */
export async function queueMail(
  trx: DatabaseTransaction,
  queued: { id?: string; purpose: MailPurpose; mail: Mail; now: Date },
): Promise<string> {
  const id = queued.id ?? newId();
  await trx
    .insertInto("mail_outbox")
    .values({
      id,
      purpose: queued.purpose,
      payload: JSON.stringify(queued.mail),
      state: "waiting",
      attempts: 0,
      last_error: null,
      next_attempt_at: new Date(queued.now.getTime() + GRACE_MS).toISOString(),
      claimed_until: null,
      created_at: queued.now.toISOString(),
      sent_at: null,
    })
    .execute();
  return id;
}

/** `no-mailer`: nothing is configured, and the mail waits until something is. */
export type Delivery = "sent" | "failed" | "no-mailer";

/**
 * Sends a queued mail now: one attempt, of which the caller waits `waitMs` at most; it goes on
 * without the caller after that. `failed` leaves the mail to be tried again by itself. A mail that
 * was sent before is `sent`, and not sent again.
 */
export async function deliverNow(
  site: RequestSite,
  id: string,
  { waitMs = PATIENCE_MS } = {},
): Promise<Delivery> {
  const mailer = mailerOf(site.environment);
  if (!mailer) return "no-mailer";
  const running = { ...site, now: () => site.now };
  return await waitFor(site, attemptOne(running, mailer, id), { id, waitMs });
}

/**
 * The same of a mail that somebody may send by hand; pressed several times at once, it is sent once.
 * `onTaken` notes the press, in the transaction that takes the mail. `not-taken`: the mail may not be
 * sent by hand.
 */
export async function deliverUndecided(
  site: RequestSite,
  id: string,
  onTaken: (trx: DatabaseTransaction) => Promise<void>,
): Promise<Delivery | "not-taken"> {
  const mailer = mailerOf(site.environment);
  if (!mailer) return "no-mailer";
  const taken = await transaction(site.database, async (trx) => {
    const mine = await claim(trx, id, site.now, (eb) => isUndecided(eb, site.now));
    if (mine) await onTaken(trx);
    return mine;
  });
  if (!taken) return "not-taken";
  const running = { ...site, now: () => site.now };
  return await waitFor(site, attempt(running, mailer, taken), { id, waitMs: PATIENCE_MS });
}

async function waitFor(
  { log }: RequestSite,
  attempt: Promise<Delivery>,
  { id, waitMs }: { id: string; waitMs: number },
): Promise<Delivery> {
  const { promise: patience, resolve } = Promise.withResolvers<Delivery>();
  const timer = setTimeout(() => resolve("failed"), waitMs);
  try {
    return await Promise.race([attempt, patience]);
  } finally {
    clearTimeout(timer);
    attempt.catch((error: unknown) => log.error({ err: error, mail: id }, "mail attempt"));
  }
}

async function attemptOne(site: Site, mailer: Mailer, id: string): Promise<Delivery> {
  const taken = await claim(site.database.kysely, id, site.now());
  if (taken) return await attempt(site, mailer, taken);
  const row = await site.database.kysely
    .selectFrom("mail_outbox")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.state === "sent" ? "sent" : "failed";
}

/**
 * Sends every mail whose turn has come, one after the other; returns how many went. Several
 * processes may do so at once: each takes a mail by a conditional change of its row. A mail that was
 * never tried in two days is left to somebody's word (`undecided-mails.server.ts`).
 */
export async function deliverDue(site: Site): Promise<number> {
  const mailer = mailerOf(site.environment);
  if (!mailer) return 0;
  let sent = 0;
  for (;;) {
    const id = await findDue(site.database.kysely, site.now());
    if (!id) return sent;
    const taken = await claim(site.database.kysely, id, site.now());
    if (taken && (await attempt(site, mailer, taken)) === "sent") sent += 1;
  }
}

/** How many mails wait to be sent by the site itself. */
export async function countWaitingMails(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "waiting")
    .where((eb) => eb.not(isOverdue(eb, now)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Has a mail tried again at the next turn, also one that was given up. */
export async function retryMail(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ state: "waiting", next_attempt_at: now.toISOString(), sent_at: null })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .execute();
}

/** `late`: it had left already, or is leaving. `none`: somebody had declined it. */
export type TakenBack = "taken-back" | "late" | "none";

/**
 * Takes back a queued mail, in the transaction of what makes it untrue. One that is being sent by
 * somebody is late, and has that attempt only. One that somebody declined stays.
 */
export async function cancelMail(
  trx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<TakenBack> {
  const gone = await trx
    .deleteFrom("mail_outbox")
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .where("sent_at", "is", null)
    .where((eb) => isFree(eb, now))
    .returning("id")
    .executeTakeFirst();
  if (gone) return "taken-back";
  await trx
    .updateTable("mail_outbox")
    .set({ state: "given-up", next_attempt_at: null, sent_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
  const declined = await trx
    .selectFrom("mail_outbox")
    .select("id")
    .where("id", "=", id)
    .where(isDeclined)
    .executeTakeFirst();
  return declined ? "none" : "late";
}

/** Has a mail tried on that was taken back while it was being sent, since it is true again. */
export async function restoreMail(trx: DatabaseTransaction, id: string, now: Date): Promise<void> {
  await trx
    .updateTable("mail_outbox")
    .set({ state: "waiting", next_attempt_at: now.toISOString(), sent_at: null })
    .where("id", "=", id)
    .where("state", "=", "given-up")
    .where("claimed_until", "is not", null)
    .execute();
}

/** Has a mail that did not leave yet say something else, in the transaction of what changed; its age stays. */
export async function rewriteMail(
  trx: DatabaseTransaction,
  id: string,
  { mail, now }: { mail: Mail; now: Date },
): Promise<void> {
  await trx
    .updateTable("mail_outbox")
    .set({ payload: JSON.stringify(mail) })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .where((eb) => isFree(eb, now))
    .execute();
}

/** Whether the outbox still knows every mail that was queued at an instant, but for those taken back. */
export function isRemembered(queuedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(queuedAt) < KEPT_MS;
}

type Conditions = ExpressionBuilder<Schema, "mail_outbox">;

/** Whether no process is sending it: one whose claim lasts longer than any took it by a clock that ran ahead. */
export function isFree(eb: Conditions, now: Date) {
  const beyond = new Date(now.getTime() + 2 * CLAIM_MS).toISOString();
  return eb.or([
    eb("claimed_until", "is", null),
    eb("claimed_until", "<=", now.toISOString()),
    eb("claimed_until", ">", beyond),
  ]);
}

/** Whether somebody decided that it is not sent. One that was taken back while it was being sent keeps its claim. */
export function isDeclined(eb: Conditions) {
  return eb.and([
    eb("state", "=", "given-up"),
    eb("sent_at", "is not", null),
    eb("claimed_until", "is", null),
  ]);
}

/** Whether it was never tried, and is too old to be sent by the site itself. */
export function isOverdue(eb: Conditions, now: Date) {
  return eb.and([
    eb("state", "=", "waiting"),
    eb("attempts", "=", 0),
    eb("created_at", "<", new Date(now.getTime() - OVERDUE_MS).toISOString()),
  ]);
}

/** Whether it failed, and is tried again by the site itself. */
function isTriedAgain(eb: Conditions) {
  return eb.and([eb("state", "=", "waiting"), eb("last_error", "is not", null)]);
}

/** Whether somebody may send it now or decline it: it failed, was given up, or waits too long untried. */
export function isUndecided(eb: Conditions, now: Date) {
  return eb.or([
    isOverdue(eb, now),
    isTriedAgain(eb),
    eb.and([eb("state", "=", "given-up"), eb("sent_at", "is", null)]),
  ]);
}

/**
 * Forgets what was sent or given up more than 30 days ago; not the mail of a visitor's message,
 * which tells what became of it and is forgotten with it. The mail of an order goes also when it still
 * waits: it names a buyer, and its day has passed.
 */
export async function purgeOutbox(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom("mail_outbox")
    .where((eb) => eb.or([eb("state", "!=", "waiting"), eb("purpose", "=", "order")]))
    .where("purpose", "!=", "contact")
    .where("created_at", "<", new Date(now.getTime() - KEPT_MS).toISOString())
    .execute();
}

async function findDue(db: Queryable, now: Date): Promise<string | null> {
  // No attempt is put off for a day: a later one was planned by a clock that ran ahead.
  const beyond = new Date(now.getTime() + DAY_MS);
  const row = await db
    .selectFrom("mail_outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where((eb) =>
      eb.or([
        eb("next_attempt_at", "<=", now.toISOString()),
        eb("next_attempt_at", ">", beyond.toISOString()),
      ]),
    )
    .where((eb) => isFree(eb, now))
    .where((eb) => eb.not(isOverdue(eb, now)))
    .orderBy("next_attempt_at")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

type Taken = Pick<MailOutboxTable, "id" | "purpose" | "payload" | "attempts" | "created_at">;

/** Takes a mail for this process alone; null when it is another's, or no longer as `condition` says. */
async function claim(
  db: Queryable,
  id: string,
  now: Date,
  condition = (eb: Conditions): Expression<SqlBool> => eb("state", "=", "waiting"),
): Promise<Taken | null> {
  const row = await db
    .updateTable("mail_outbox")
    .set((eb) => ({
      state: "waiting" as const,
      attempts: eb("attempts", "+", 1),
      // One that was given up had none: a process that dies at it leaves it due.
      next_attempt_at: now.toISOString(),
      claimed_until: new Date(now.getTime() + CLAIM_MS).toISOString(),
    }))
    .where("id", "=", id)
    .where(condition)
    .where((eb) => isFree(eb, now))
    .returning(["id", "purpose", "payload", "attempts", "created_at"])
    .executeTakeFirst();
  return row ?? null;
}

async function attempt(site: Site, mailer: Mailer, taken: Taken): Promise<"sent" | "failed"> {
  const outcome = await send(mailer, taken, site.now());
  if (outcome.kind === "sent") {
    await markSent(site.database.kysely, taken.id, site.now());
    return "sent";
  }
  const { status, reason } = outcome;
  site.log.warn({ mail: taken.id, status, reason }, "a mail could not be sent");
  const isLast = reason === OUT_OF_DATE;
  await markFailed(site, taken, { reason: `${status} ${reason}`, isLast });
  return "failed";
}

/** A mail that cannot be read fails as one that cannot be sent: it holds up none of the others. */
async function send(
  mailer: Mailer,
  { id, payload, purpose }: Taken,
  now: Date,
): Promise<MailOutcome> {
  try {
    const mail = mailSchema.parse(JSON.parse(payload));
    if (mail.goodUntil !== null && mail.goodUntil <= now.toISOString()) {
      return { kind: "failed", status: 0, reason: OUT_OF_DATE };
    }
    return await mailer.send(id, mail, purpose);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failedAttempt(0, reason);
  }
}

/** What was sent is not kept: an account's link in it would still open. */
async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({
      state: "sent",
      payload: "",
      last_error: null,
      next_attempt_at: null,
      claimed_until: null,
      sent_at: now.toISOString(),
    })
    .where("id", "=", id)
    .execute();
}

async function markFailed(
  { database, now }: Site,
  taken: Taken,
  { reason, isLast }: { reason: string; isLast: boolean },
): Promise<void> {
  const next = new Date(now().getTime() + retryDelayMs(taken.attempts, Math.random()));
  const isOver = isLast || isGivenUp(new Date(taken.created_at), next);
  const noted = await database.kysely
    .updateTable("mail_outbox")
    .set({
      state: isOver ? "given-up" : "waiting",
      last_error: reason,
      next_attempt_at: isOver ? null : next.toISOString(),
      claimed_until: null,
    })
    .where("id", "=", taken.id)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst();
  if (noted) return;
  // Taken back while it was being sent.
  await database.kysely
    .deleteFrom("mail_outbox")
    .where("id", "=", taken.id)
    .where("state", "=", "given-up")
    .where("claimed_until", "is not", null)
    .execute();
}

const MINUTE_MS = 60_000;
const LONGEST_DELAY_MS = 12 * 60 * MINUTE_MS;
const GROWTH = 3;
/** Each delay is up to a fifth longer or shorter, so that many mails do not come back at once. */
const JITTER = 0.2;
const GIVE_UP_MS = 5 * 86_400_000;

/**
 * How long to wait after the `attempts`-th failure (from 1): a minute, three, nine… twelve hours at
 * most. `chance` is between 0 and 1.
 */
export function retryDelayMs(attempts: number, chance: number): number {
  const delay = Math.min(LONGEST_DELAY_MS, MINUTE_MS * GROWTH ** Math.max(0, attempts - 1));
  return Math.round(delay * (1 - JITTER + 2 * JITTER * chance));
}

/** Whether a mail is too old to be tried once more: five days, as mail servers do (RFC 5321 §4.5.4.1). */
export function isGivenUp(queuedAt: Date, nextAttempt: Date): boolean {
  return nextAttempt.getTime() - queuedAt.getTime() > GIVE_UP_MS;
}
