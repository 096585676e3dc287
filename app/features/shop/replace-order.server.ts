import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { newId, newSecret, sha256 } from "~/platform/random.server";
import type { BasketLine } from "./basket.types";
import type { OrderForm } from "./order.schema";
import { takeBackOrderMails } from "./order-letters.server";
import { listKept, logOrder, moveKept } from "./order-transitions.server";

/** What a submission of the order form says, next to its id. */
export type Submission = Pick<
  OrderForm,
  "submissionId" | "name" | "email" | "phone" | "message" | "lines" | "agreedTotalCents" | "pickup"
>;

export type EarlierOrder = {
  id: string;
  number: string;
  /** Those of this order that the outbox still knows. */
  mailIds: readonly string[];
  /** Whether it says all that the submission says: then it is the same one, sent again. */
  isSame: boolean;
  /** How many pieces come back when another order takes its place; none once the club has it in hand. */
  freedPieces: number;
};

/** The order that an earlier sending of a submission made; null when none did. */
export async function findEarlierOrder(
  db: Queryable,
  submission: Submission,
): Promise<EarlierOrder | null> {
  const row = await db
    .selectFrom("orders")
    .select(["id", "number", "buyer_mail_id", "club_mail_id"])
    .select([
      "state",
      "paid_at",
      "name",
      "email",
      "phone",
      "message",
      "pickup_on",
      "pickup_slot",
      "total_cents",
    ])
    .where("submission_id", "=", submission.submissionId)
    .executeTakeFirst();
  if (!row) return null;
  const isSame =
    row.name === submission.name &&
    row.email === submission.email &&
    row.phone === submission.phone &&
    row.message === submission.message &&
    `${row.pickup_on} ${row.pickup_slot}` === submission.pickup &&
    row.total_cents === submission.agreedTotalCents &&
    (await hasLines(db, row.id, submission.lines));
  const mailIds = [row.buyer_mail_id, row.club_mail_id].filter((id) => id !== null);
  const isFree = row.state === "new" && row.paid_at === null;
  const freedPieces = isFree && !isSame ? piecesOf(await listKept(db, row.id)) : 0;
  return { id: row.id, number: row.number, mailIds, isSame, freedPieces };
}

/** How many pieces a basket holds. */
export function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function hasLines(
  db: Queryable,
  orderId: string,
  lines: readonly BasketLine[],
): Promise<boolean> {
  const rows = await db
    .selectFrom("order_lines")
    .select(["variant_id", "quantity", "personalisation"])
    .where("order_id", "=", orderId)
    .orderBy("display_order")
    .execute();
  return (
    rows.length === lines.length &&
    rows.every((row, place) => {
      const line = lines[place];
      return (
        row.variant_id === line?.variantId &&
        row.quantity === line.quantity &&
        row.personalisation === line.personalisation
      );
    })
  );
}

/**
 * Makes room for a corrected submission: the order that it made before is cancelled, with its pieces
 * back in stock and its mails taken back where they have not left, so that one order is to be fetched
 * and paid. One that the club has taken in hand stays as it is, beside the new one. Returns whether it
 * was cancelled.
 */
export async function replaceOrder(
  trx: DatabaseTransaction,
  { id, number }: EarlierOrder,
  now: Date,
): Promise<boolean> {
  // The id of the submission, and the secret made of it, are those of the new order from now on.
  await trx
    .updateTable("orders")
    .set({ submission_id: newId(), token_hash: sha256(newSecret()) })
    .where("id", "=", id)
    .execute();
  const stamp = now.toISOString();
  const cancelled = await trx
    .updateTable("orders")
    .set((eb) => ({
      state: "cancelled" as const,
      cancelled_at: stamp,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "new")
    .where("paid_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!cancelled) return false;
  const act = { id, number, userId: null, now };
  await moveKept(trx, act, { direction: 1, reason: "cancelled" });
  await takeBackOrderMails(trx, { id, now });
  await logOrder(trx, { ...act, action: "order-cancelled" });
  return true;
}
