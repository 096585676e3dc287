import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import { findOrderForWithdrawal } from "./find-order.server";
import { lineInWords } from "./line-words";
import type { Order, OrderLine } from "./order.types";
import { takeBackOrderMails, updateReadyMail } from "./order-letters.server";
import { readShopSite, type ShopSettings } from "./shop-site.server";
import { moveStock } from "./stock.server";
import {
  acknowledgementMail,
  type MailedWithdrawal,
  withdrawalNoticeMail,
} from "./withdrawal-mails.server";
import { isReturnable, isWithdrawalOver, withdrawalDeadline } from "./withdrawal-period";

export type WithdrawOrder = {
  /** As it was typed. */
  number: string;
  email: string;
  /** Name of the person who declares it. */
  name: string;
  lineIds: readonly string[];
  environment: ShopSettings;
  now: Date;
};

export type WithdrawalOutcome =
  /** `again`: all of these lines were withdrawn before; this is what was acknowledged then. */
  | {
      kind: "withdrawn" | "again";
      number: string;
      /** ISO 8601, UTC. */
      declaredAt: string;
      refundCents: number;
      lines: readonly OrderLine[];
      /** The mails to send now; none for what was withdrawn before. */
      mailIds: readonly string[];
    }
  /** Last day of Paris on which it could be done. */
  | { kind: "too-late"; deadline: string }
  /** No line that can be withdrawn from: none chosen, made to order, or an order that was cancelled. */
  | { kind: "nothing" }
  /** Whatever is wrong with the number or the address. */
  | { kind: "not-found" };

/**
 * Withdraws from lines of an order in one transaction: they are marked, pieces not yet fetched are
 * back in stock at once (others when the club has them back), and the acknowledgement is queued; mails
 * that wait and say otherwise are taken back or corrected. Done twice, also by two at once, it is done once.
 */
export async function withdrawOrder(
  database: Database,
  act: WithdrawOrder,
): Promise<WithdrawalOutcome> {
  return await transaction(database, async (trx) => {
    const plan = await planWithdrawal(trx, act);
    return "kind" in plan ? plan : await withdraw(trx, act, plan);
  });
}

type Plan = { order: Order; lines: readonly OrderLine[] };

/** The lines that can be withdrawn from, or why there is none. */
async function planWithdrawal(
  db: Queryable,
  act: WithdrawOrder,
): Promise<Plan | WithdrawalOutcome> {
  const order = await findOrderForWithdrawal(db, act);
  if (!order) return { kind: "not-found" };
  const chosen = order.lines.filter(({ id }) => act.lineIds.includes(id));
  const lines = chosen.filter(isReturnable);
  if (lines.length === 0) {
    const withdrawn = chosen.filter(({ isWithdrawn }) => isWithdrawn);
    return (await findAcknowledged(db, order, withdrawn)) ?? { kind: "nothing" };
  }
  if (order.state === "cancelled") return { kind: "nothing" };
  const deadline = withdrawalDeadline(order.collectedAt);
  if (deadline !== null && isWithdrawalOver(order, act.now)) return { kind: "too-late", deadline };
  return { order, lines };
}

/** The latest withdrawal that one of these lines belongs to, with all of its lines. */
async function findAcknowledged(
  db: Queryable,
  order: Order,
  lines: readonly OrderLine[],
): Promise<WithdrawalOutcome | null> {
  if (lines.length === 0) return null;
  const rows = await db
    .selectFrom("order_lines as line")
    .innerJoin("withdrawals", "withdrawals.id", "line.withdrawal_id")
    .select(["line.id as line_id", "withdrawals.id", "declared_at", "refund_cents"])
    .where("line.order_id", "=", order.id)
    .orderBy("declared_at", "desc")
    .orderBy("withdrawals.id")
    .execute();
  const latest = rows.find(({ line_id }) => lines.some(({ id }) => id === line_id));
  if (!latest) return null;
  const together = rows.filter(({ id }) => id === latest.id).map(({ line_id }) => line_id);
  return {
    kind: "again",
    number: order.number,
    declaredAt: latest.declared_at,
    refundCents: latest.refund_cents,
    lines: order.lines.filter(({ id }) => together.includes(id)),
    mailIds: [],
  };
}

async function withdraw(
  trx: DatabaseTransaction,
  { name, environment, now }: WithdrawOrder,
  { order, lines }: Plan,
): Promise<WithdrawalOutcome> {
  const declaredAt = now.toISOString();
  const refundCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const withdrawal = { order, name, declaredAt, lines, refundCents };
  const mails = await queueMails(trx, environment, withdrawal);
  await insertWithdrawal(trx, withdrawal, mails.buyer);
  if (order.collectedAt === null) await giveBackStock(trx, { order, lines }, now);
  const isWhole = await markOrder(trx, order, lines);
  const act = { id: order.id, environment, now };
  if (isWhole) await takeBackOrderMails(trx, act);
  else await updateReadyMail(trx, act);
  const marked = lines.map((line) => ({ ...line, isWithdrawn: true }));
  return {
    kind: "withdrawn",
    number: order.number,
    declaredAt,
    refundCents,
    lines: marked,
    mailIds: mails.club === null ? [mails.buyer] : [mails.buyer, mails.club],
  };
}

async function insertWithdrawal(
  trx: DatabaseTransaction,
  { order, name, declaredAt, lines, refundCents }: MailedWithdrawal,
  buyerMailId: string,
): Promise<void> {
  const id = newId();
  await trx
    .insertInto("withdrawals")
    .values({
      id,
      order_id: order.id,
      order_number: order.number,
      name,
      email: order.email,
      declared_at: declaredAt,
      refund_cents: refundCents,
      summary: lines.map(lineInWords).join("\n"),
      returned_at: order.collectedAt === null ? declaredAt : null,
      refunded_at: null,
      buyer_mail_id: buyerMailId,
    })
    .execute();
  const ids = lines.map((line) => line.id);
  await trx.updateTable("order_lines").set({ withdrawal_id: id }).where("id", "in", ids).execute();
}

async function giveBackStock(
  trx: DatabaseTransaction,
  { order, lines }: Plan,
  now: Date,
): Promise<void> {
  for (const { variantId, quantity: delta } of lines) {
    if (variantId === null) continue;
    const by = { orderId: order.id, userId: null, now };
    await moveStock(trx, { variantId, delta, reason: "withdrawn", ...by });
  }
}

/** Returns whether nothing of the order is left. */
async function markOrder(
  trx: DatabaseTransaction,
  { id, lines: all, state }: Order,
  lines: readonly OrderLine[],
): Promise<boolean> {
  const isWhole = all.every((line) => line.isWithdrawn || lines.includes(line));
  await trx
    .updateTable("orders")
    .set((eb) => ({ state: isWhole ? "withdrawn" : state, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  return isWhole;
}

async function queueMails(
  trx: DatabaseTransaction,
  environment: ShopSettings,
  withdrawal: MailedWithdrawal,
): Promise<{ buyer: string; club: string | null }> {
  const now = new Date(withdrawal.declaredAt);
  const site = await readShopSite(trx, environment, now);
  const toBuyer = acknowledgementMail(site, withdrawal);
  const toClub = withdrawalNoticeMail(site, withdrawal);
  return {
    buyer: await queueMail(trx, { purpose: "order", mail: toBuyer, now }),
    club: toClub && (await queueMail(trx, { purpose: "order", mail: toClub, now })),
  };
}
