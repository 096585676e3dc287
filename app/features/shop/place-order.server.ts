import { parisDay } from "~/lib/paris-instants";
import { RESERVED_PIECES, type SaleTerms } from "~/lib/sale-law";
import { orderSearchText } from "~/lib/stored-texts";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { newId, sha256 } from "~/platform/random.server";
import type { PricedBasket } from "./basket.types";
import { findSubmission } from "./find-order.server";
import { keepTerms } from "./kept-terms.server";
import type { OrderForm } from "./order.schema";
import type { PickupSlot } from "./order.types";
import { piecesOf } from "./order-amounts";
import { queueOrderMails } from "./order-letters.server";
import type { MailedOrder } from "./order-mails.server";
import { findFreeNumber } from "./order-number.server";
import { upcomingSlots } from "./pickup-slots";
import { priceBasket } from "./price-basket.server";
import { readShopSite, type ShopSettings, type ShopSite } from "./shop-site.server";
import { moveStock } from "./stock.server";

export type PlaceOrder = {
  form: Pick<
    OrderForm,
    | "submissionId"
    | "name"
    | "email"
    | "phone"
    | "pickup"
    | "message"
    | "lines"
    | "agreedTotalCents"
    | "termsHash"
  >;
  /** The secret that shows the order of a submission to its buyer; only its digest is stored. */
  tokenOf: (submissionId: string) => string;
  /** The terms of sale that a site has. */
  termsOf: (site: ShopSite) => SaleTerms;
  environment: ShopSettings;
  now: Date;
};

export type PlacedOrder = {
  kind: "placed";
  id: string;
  /** The one it was placed under: another than that of the form where an earlier order was cancelled. */
  submissionId: string;
  number: string;
  mailIds: readonly string[];
};

/** The same submission made this order before: nothing was done. */
export type KnownOrder = { kind: "known"; number: string; submissionId: string };

/** The buyer has so many pieces waiting that these would be too many: nothing was done. */
export type TooManyPieces = { kind: "too-many" };

/** The hash of the terms of sale, where the form showed others; null where it showed these. */
type NewTerms = { newTermsHash: string | null };

/** The slot that was chosen can no longer be: nothing was done. */
export type SlotGone = NewTerms & { kind: "slot-gone"; slots: readonly PickupSlot[] };

/** The form showed other terms of sale: nothing was done. */
export type TermsChanged = { kind: "terms-changed"; newTermsHash: string };

/** Prices or stock are no longer as the buyer agreed: nothing was done. */
export type ChangedBasket = { kind: "changed"; basket: PricedBasket };

type Refusal = ChangedBasket | TooManyPieces | SlotGone | TermsChanged;

/**
 * Places an order in one transaction: at the prices and under the terms of sale that the buyer agreed to or not
 * at all, for a slot that the club offers at that moment, all of its lines or none, once for one submission,
 * with its terms kept, its stock taken and both mails queued.
 */
export async function placeOrder(
  database: Database,
  order: PlaceOrder,
): Promise<PlacedOrder | KnownOrder | Refusal> {
  try {
    return await transaction(database, (trx) => place(trx, order));
  } catch (error) {
    if (error instanceof NotPlaced) return error.refusal;
    throw error;
  }
}

/** Rolls the transaction back, in which stock may have been taken. */
class NotPlaced extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

/** Ordering costs nothing until the goods are fetched: one address cannot keep the stock from all others. */
async function takesTooMany(
  db: Queryable,
  { email, lines }: Pick<PlaceOrder["form"], "email" | "lines">,
): Promise<boolean> {
  const { held } = await db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select((eb) => eb.fn.sum("order_lines.quantity").as("held"))
    .where((eb) => eb(eb.fn<string>("lower", ["orders.email"]), "=", email.toLowerCase()))
    .where("orders.state", "in", ["new", "ready"])
    .where("orders.paid_at", "is", null)
    .where("order_lines.withdrawal_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(held ?? 0) + piecesOf(lines) > RESERVED_PIECES;
}

function isAsAgreed({ lines, totalCents }: PricedBasket, form: PlaceOrder["form"]): boolean {
  return totalCents === form.agreedTotalCents && lines.every(({ trouble }) => trouble === null);
}

async function place(
  trx: DatabaseTransaction,
  order: PlaceOrder,
): Promise<PlacedOrder | KnownOrder> {
  const { id: submissionId, orderNumber } = await findSubmission(trx, order.form.submissionId);
  if (orderNumber !== null) return { kind: "known", number: orderNumber, submissionId };
  const site = await readShopSite(trx, order.environment, order.now);
  const terms = order.termsOf(site);
  const newTermsHash = terms.hash === order.form.termsHash ? null : terms.hash;
  const pickup = findSlot(site, order, { newTermsHash });
  if (newTermsHash !== null) throw new NotPlaced({ kind: "terms-changed", newTermsHash });
  if (await takesTooMany(trx, order.form)) throw new NotPlaced({ kind: "too-many" });
  const basket = await priceBasket(trx, order.form.lines);
  if (!isAsAgreed(basket, order.form)) throw new NotPlaced({ kind: "changed", basket });
  await keepTerms(trx, { ...terms, day: parisDay(order.now) });
  const placed = await describeOrder(trx, order, { pickup, basket, termsHash: terms.hash });
  const mails = await queueOrderMails(trx, { site, now: order.now }, placed);
  await insertOrder(trx, order, { submissionId, placed, mails });
  await insertLines(trx, placed.id, basket);
  for (const { variantId, quantity } of basket.lines) {
    const move = { variantId, delta: -quantity, reason: "order", userId: null } as const;
    const left = await moveStock(trx, { ...move, orderId: placed.id, now: order.now });
    if (left === null) throw new NotPlaced({ kind: "changed", basket });
  }
  const { id, number } = placed;
  const mailIds = mails.club === null ? [mails.buyer] : [mails.buyer, mails.club];
  return { kind: "placed", id, submissionId, number, mailIds };
}

/** The slot that was chosen; refused where the club no longer offers it. */
function findSlot(
  { shop }: ShopSite,
  { form, now }: PlaceOrder,
  { newTermsHash }: NewTerms,
): PickupSlot {
  const slots = upcomingSlots(now, shop.pickup);
  const chosen = slots.find(({ value }) => value === form.pickup);
  if (!chosen) throw new NotPlaced({ kind: "slot-gone", slots, newTermsHash });
  return chosen;
}

type Agreed = { pickup: PickupSlot; basket: PricedBasket; termsHash: string };

async function describeOrder(
  trx: DatabaseTransaction,
  { form, now }: PlaceOrder,
  { pickup, basket: { lines, totalCents }, termsHash }: Agreed,
): Promise<MailedOrder> {
  const { name, email, phone, message } = form;
  return {
    id: newId(),
    number: await findFreeNumber(trx),
    name,
    email,
    phone,
    message,
    pickup: { day: pickup.day, hours: pickup.hours },
    totalCents,
    placedAt: now.toISOString(),
    termsHash,
    lines,
  };
}

type NewOrder = {
  submissionId: string;
  placed: MailedOrder;
  mails: { buyer: string; club: string | null };
};

async function insertOrder(
  trx: DatabaseTransaction,
  { tokenOf }: PlaceOrder,
  { submissionId, placed, mails }: NewOrder,
): Promise<void> {
  const { id, number, name, email, phone, message, pickup, totalCents, placedAt, termsHash } =
    placed;
  await trx
    .insertInto("orders")
    .values({
      id,
      number,
      submission_id: submissionId,
      token_hash: sha256(tokenOf(submissionId)),
      state: "new",
      name,
      email,
      phone,
      message,
      pickup_on: pickup.day,
      pickup_slot: pickup.hours,
      total_cents: totalCents,
      search_text: orderSearchText(placed),
      placed_at: placedAt,
      terms_hash: termsHash,
      buyer_mail_id: mails.buyer,
      club_mail_id: mails.club,
    })
    .execute();
}

async function insertLines(
  trx: DatabaseTransaction,
  orderId: string,
  { lines }: PricedBasket,
): Promise<void> {
  await trx
    .insertInto("order_lines")
    .values(
      lines.map((line, place) => ({
        id: newId(),
        order_id: orderId,
        variant_id: line.variantId,
        product_name: line.productName,
        size: line.size,
        colour: line.colour,
        personalisation: line.personalisation,
        unit_price_cents: line.unitPriceCents,
        quantity: line.quantity,
        display_order: place,
        withdrawal_id: null,
      })),
    )
    .execute();
}
