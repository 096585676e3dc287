import { type RawBuilder, sql } from "kysely";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { cancelMail, queueMail } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import type { OrderState } from "~database/schema/shop";
import { ORDER_COLUMNS, orderWithLines } from "../order-rows.server";
import type { ShopSite } from "../shop-mail";
import { readyMail } from "./ready-mail";

/** What is noted about an order, and taken back. */
export type OrderMark =
  | "ready"
  | "unready"
  | "collected"
  | "uncollected"
  | "paid"
  | "unpaid"
  | "refunded"
  | "unrefunded";

export type OrderActResult =
  | { kind: "done"; number: string; name: string }
  /** Somebody changed it meanwhile: nothing was done. */
  | { kind: "changed"; number: string; state: OrderState }
  | { kind: "not-found" };

type Who = { userId: string | null; now: Date };

/** State of what is on the shelf, and of what is not yet, when it turns out not to be fetched. */
export const BACK_ON_SHELF = sql<OrderState>`case when ready_at is null then 'new' else 'ready' end`;

type Column = "ready_at" | "collected_at" | "paid_at" | "refunded_at";
type Rule = {
  action: ActivityAction;
  /** Which orders it can be noted about. */
  from: RawBuilder<boolean>;
  state?: OrderState | RawBuilder<OrderState>;
  at: Column;
  isNoted: boolean;
};

const RULES: Record<OrderMark, Rule> = {
  ready: {
    ...{ action: "order-ready", at: "ready_at", isNoted: true, state: "ready" },
    from: sql`state = 'new'`,
  },
  unready: {
    ...{ action: "order-not-ready", at: "ready_at", isNoted: false, state: "new" },
    from: sql`state = 'ready'`,
  },
  collected: {
    ...{ action: "order-collected", at: "collected_at", isNoted: true, state: "collected" },
    from: sql`state in ('new', 'ready')`,
  },
  uncollected: {
    ...{ action: "order-not-collected", at: "collected_at", isNoted: false, state: BACK_ON_SHELF },
    // Who withdrew since then had it.
    from: sql`state = 'collected' and not exists (
      select 1 from withdrawals where order_id = orders.id and declared_at >= orders.collected_at
    )`,
  },
  paid: {
    ...{ action: "order-paid", at: "paid_at", isNoted: true },
    from: sql`paid_at is null and state in ('new', 'ready', 'collected')`,
  },
  unpaid: {
    ...{ action: "order-unpaid", at: "paid_at", isNoted: false },
    from: sql`paid_at is not null and refunded_at is null and not exists (
      select 1 from withdrawals where order_id = orders.id and withdrawals.refunded_at is not null
    )`,
  },
  refunded: {
    ...{ action: "order-refunded", at: "refunded_at", isNoted: true },
    from: sql`state = 'cancelled' and paid_at is not null and refunded_at is null`,
  },
  unrefunded: {
    ...{ action: "order-not-refunded", at: "refunded_at", isNoted: false },
    from: sql`refunded_at is not null`,
  },
};

/**
 * Notes something about an order, if its state is still one that allows it, in one transaction; done by
 * two people at once, it is done once. The stock never changes.
 */
export async function markOrder(
  database: Database,
  { id, mark, ...who }: { id: string; mark: OrderMark } & Who,
): Promise<OrderActResult> {
  return await transaction(database, (trx) => noteMark(trx, { id, mark, ...who }));
}

/** As `markOrder` for `ready`; the buyer is told by a mail queued with it, which leaves a little later. */
export async function markReady(
  database: Database,
  { id, site, ...who }: { id: string; site: ShopSite } & Who,
): Promise<OrderActResult> {
  return await transaction(database, async (trx) => {
    const result = await noteMark(trx, { id, mark: "ready", ...who });
    if (result.kind === "done") await queueReadyMail(trx, { id, site, now: who.now });
    return result;
  });
}

/** Takes «ready» back, and its mail if that has not left; `wasTold` when it had. */
export async function markUnready(
  database: Database,
  { id, ...who }: { id: string } & Who,
): Promise<OrderActResult & { wasTold: boolean }> {
  return await transaction(database, async (trx) => {
    const result = await noteMark(trx, { id, mark: "unready", ...who });
    if (result.kind !== "done") return { ...result, wasTold: false };
    return { ...result, wasTold: await dropReadyMail(trx, id, who.now) };
  });
}

async function noteMark(
  trx: DatabaseTransaction,
  { id, mark, userId, now }: { id: string; mark: OrderMark } & Who,
): Promise<OrderActResult> {
  const { action, from, state, at, isNoted } = RULES[mark];
  const row = await trx
    .updateTable("orders")
    .set((eb) => ({ [at]: isNoted ? now.toISOString() : null, version: eb("version", "+", 1) }))
    .$if(state !== undefined, (query) => query.set({ state }))
    .where("id", "=", id)
    .where(from)
    .returning(["number", "name"])
    .executeTakeFirst();
  if (!row) return await findChanged(trx, id);
  await logOrder(trx, { action, id, number: row.number, userId, now });
  return { kind: "done", ...row };
}

/** Why nothing could be done. */
export async function findChanged(trx: DatabaseTransaction, id: string): Promise<OrderActResult> {
  const row = await trx
    .selectFrom("orders")
    .select(["number", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? { kind: "changed", ...row } : { kind: "not-found" };
}

type OrderLog = { action: ActivityAction; id: string; number: string; now: Date };

/** The log names an order by its number, never its buyer; without a user, the site itself did it. */
export async function logOrder(
  trx: DatabaseTransaction,
  { id, number, ...act }: OrderLog & { userId: string | null },
): Promise<void> {
  await recordActivity(trx, { ...act, subject: "order", subjectId: id, label: number });
}

async function queueReadyMail(
  trx: DatabaseTransaction,
  { id, site, now }: { id: string; site: ShopSite; now: Date },
): Promise<void> {
  const row = await trx
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const mailId = newId();
  const mail = readyMail(site, await orderWithLines(trx, row), now);
  await queueMail(trx, { id: mailId, purpose: "order", mail, now });
  await trx.updateTable("orders").set({ ready_mail_id: mailId }).where("id", "=", id).execute();
}

/** Takes back the mail that says an order is ready; true when it had left already. */
export async function dropReadyMail(
  trx: DatabaseTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const { ready_mail_id: mailId } = await trx
    .selectFrom("orders")
    .select("ready_mail_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return mailId !== null && !(await cancelMail(trx, mailId, now));
}
