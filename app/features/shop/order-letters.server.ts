import type { ExpressionBuilder } from "kysely";
import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import {
  cancelMail,
  isRemembered,
  queueMail,
  restoreMail,
  rewriteMail,
  type TakenBack,
} from "~/platform/mail/outbox.server";
import { uuidOf } from "~/platform/random.server";
import type { Schema } from "~database/schema";
import type { Order } from "./order.types";
import {
  confirmationMail,
  type MailedOrder,
  orderNoticeMail,
  readyMail,
} from "./order-mails.server";
import { ORDER_COLUMNS, orderWithLines } from "./order-rows.server";
import { readShopSite, type ShopSettings, type ShopSite } from "./shop-site.server";

/** An order whose mails are queued or taken back, in the transaction of what happens to it. */
export type LetterAct = { id: string; environment: ShopSettings; now: Date };

type Writing = { site: ShopSite; now: Date };

const MAIL_COLUMNS = ["buyer_mail_id", "club_mail_id", "ready_mail_id"] as const;

type MailColumn = (typeof MAIL_COLUMNS)[number];

/** Queues the mails of a new order. Returns their ids; there is none to a club without an address. */
export async function queueOrderMails(
  trx: DatabaseTransaction,
  writing: Writing,
  placed: MailedOrder,
): Promise<{ buyer: string; club: string | null }> {
  return {
    buyer: await queueConfirmation(trx, writing, placed),
    club: await queueNotice(trx, writing, placed),
  };
}

/**
 * Queues again the mails of a new order that its cancellation took back. None of one that the outbox may
 * have forgotten: it may have been sent.
 */
export async function queueOrderMailsAgain(
  trx: DatabaseTransaction,
  { id, environment, now }: LetterAct,
): Promise<void> {
  const order = await readOrder(trx, id);
  if (!isRemembered(order.placedAt, now)) return;
  const site = await readShopSite(trx, environment, now);
  const { buyer_mail_id: buyer, club_mail_id: club } = await readMailIds(trx, id);
  if (buyer === null) {
    const mailId = await queueConfirmation(trx, { site, now }, order);
    await noteMail(trx, id, { buyer_mail_id: mailId });
  } else {
    await restoreMail(trx, buyer, now);
  }
  if (club === null) {
    const mailId = await queueNotice(trx, { site, now }, order);
    await noteMail(trx, id, { club_mail_id: mailId });
  } else {
    await restoreMail(trx, club, now);
  }
}

// The same id for the same order: a confirmation that is queued again is the one that was taken back.
async function queueConfirmation(
  trx: DatabaseTransaction,
  { site, now }: Writing,
  order: MailedOrder,
): Promise<string> {
  const id = uuidOf(`confirmation of order ${order.id}`);
  return await queueMail(trx, { id, purpose: "order", mail: confirmationMail(site, order), now });
}

async function queueNotice(
  trx: DatabaseTransaction,
  { site, now }: Writing,
  order: MailedOrder,
): Promise<string | null> {
  const mail = orderNoticeMail(site, order);
  if (!mail) return null;
  const id = uuidOf(`notice of order ${order.id}`);
  return await queueMail(trx, { id, purpose: "order", mail, now });
}

/** Queues the mail that says an order is ready. */
export async function queueReadyMail(
  trx: DatabaseTransaction,
  { id, environment, now }: LetterAct,
): Promise<void> {
  const site = await readShopSite(trx, environment, now);
  const mail = readyMail(site, await readOrder(trx, id), now);
  await noteMail(trx, id, { ready_mail_id: await queueMail(trx, { purpose: "order", mail, now }) });
}

/** Takes back the mail that says an order is ready; `none` where there is no such mail. */
export async function takeBackReadyMail(
  trx: DatabaseTransaction,
  { id, now }: Omit<LetterAct, "environment">,
): Promise<TakenBack> {
  const { ready_mail_id: mailId } = await readMailIds(trx, id);
  if (mailId === null) return "none";
  return await cancelMail(trx, mailId, now);
}

/** Takes back all that tells of an order as of one to prepare and to fetch. */
export async function takeBackOrderMails(
  trx: DatabaseTransaction,
  { id, now }: Omit<LetterAct, "environment">,
): Promise<TakenBack> {
  const { buyer_mail_id: buyer, club_mail_id: club } = await readMailIds(trx, id);
  if (buyer !== null) await cancelMail(trx, buyer, now);
  if (club !== null) await cancelMail(trx, club, now);
  return await takeBackReadyMail(trx, { id, now });
}

/** Has the mail that says it is ready, while it waits, say what is to be fetched and paid now. */
export async function updateReadyMail(
  trx: DatabaseTransaction,
  { id, environment, now }: LetterAct,
): Promise<void> {
  const { ready_mail_id: mailId } = await readMailIds(trx, id);
  if (mailId === null) return;
  const site = await readShopSite(trx, environment, now);
  const mail = readyMail(site, await readOrder(trx, id), now);
  await rewriteMail(trx, mailId, { mail, now });
}

/** The orders that these mails tell about, their withdrawals included. */
export async function listOrdersOfMails(
  db: Queryable,
  mailIds: readonly string[],
): Promise<{ id: string; mailId: string }[]> {
  if (mailIds.length === 0) return [];
  const isOne = (eb: ExpressionBuilder<Schema, "orders">) =>
    eb.or(MAIL_COLUMNS.map((column) => eb(column, "in", mailIds)));
  const [orders, withdrawals] = await Promise.all([
    db.selectFrom("orders").select("id").select(MAIL_COLUMNS).where(isOne).execute(),
    db
      .selectFrom("withdrawals")
      .select(["order_id as id", "buyer_mail_id"])
      .where("buyer_mail_id", "in", mailIds)
      .execute(),
  ]);
  return [...orders, ...withdrawals].flatMap(({ id, ...mails }) =>
    Object.values(mails).flatMap((mailId) => (id && mailId ? [{ id, mailId }] : [])),
  );
}

async function readOrder(trx: DatabaseTransaction, id: string): Promise<Order> {
  const row = await trx
    .selectFrom("orders")
    .select(ORDER_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return await orderWithLines(trx, row);
}

async function readMailIds(trx: DatabaseTransaction, id: string) {
  return await trx
    .selectFrom("orders")
    .select(MAIL_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

async function noteMail(
  trx: DatabaseTransaction,
  id: string,
  mail: Partial<Record<MailColumn, string | null>>,
): Promise<void> {
  await trx.updateTable("orders").set(mail).where("id", "=", id).execute();
}
