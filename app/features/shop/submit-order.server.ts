import { createHmac } from "node:crypto";
import { acceptProof } from "~/platform/captcha/proof-of-work.server";
import {
  addressKey,
  type CountedKey,
  consumeAll,
  mailboxKey,
  rateLimits,
  refundAll,
} from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { CONTACT_PEOPLE } from "~club/people";
import { RESERVED_PIECES } from "~club/shop";
import { type OrderForm, orderErrorsOf, orderFormSchema } from "./order.schema";
import type { OrderAnswer, PickupSlot } from "./order.types";
import { deliverMails } from "./order-mails.server";
import { findSlot } from "./pickup-slots";
import { placeOrder } from "./place-order.server";
import { findEarlierOrder, piecesOf } from "./replace-order.server";

export type SubmittedOrder = {
  answer: OrderAnswer;
  /** Shows the order to whoever placed it; the same for the same submission. Null unless it is placed. */
  token: string | null;
};

/**
 * Takes a submission of the order form: checks, captcha and limits first, then the order is stored
 * with its mails, then these are sent. A submission that made an order before, its answer lost on
 * the way perhaps, gets the same answer again and makes no other; corrected meanwhile, it takes the
 * place of that order.
 */
export async function submitOrder(site: Services, fields: FormData): Promise<SubmittedOrder> {
  const parsed = orderFormSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return unplaced(refusalOf(parsed.error));
  const form = parsed.data;
  const earlier = await findEarlierOrder(site.database.kysely, form);
  if (earlier?.isSame) return placed(site, form, earlier.number);
  const pickup = findSlot(form.pickup, site.now);
  if (!pickup) return unplaced({ kind: "invalid", errors: { pickup: [PICKUP_GONE] } });
  if (!(await passesCaptcha(site, form))) return unplaced({ kind: "captcha" });
  // Those of the order that this one takes the place of come back first.
  const freed = earlier?.freedPieces ?? 0;
  await giveBackPieces(site, freed);
  const { outcome, hasReplaced } = await countAndPlace(site, form, pickup);
  if (!hasReplaced) await keepPieces(site, freed);
  return outcome;
}

type Counted = { outcome: SubmittedOrder; hasReplaced: boolean };

async function countAndPlace(
  site: Services,
  form: OrderForm,
  pickup: PickupSlot,
): Promise<Counted> {
  const refused = (answer: OrderAnswer) => ({ outcome: unplaced(answer), hasReplaced: false });
  const counted = countedFor(site, form);
  const limit = await consumeAll(counted);
  if (!limit.ok) return refused({ kind: "failed", retryAfterSeconds: limit.retryAfterSeconds });
  if (!(await keepPieces(site, piecesOf(form.lines)))) {
    await refundAll(counted);
    return refused({ kind: "invalid", errors: { basket: [TOO_MANY_FROM_HERE] } });
  }
  return await place(site, form, pickup);
}

const PICKUP_GONE = "Ce créneau n’est plus proposé\u00a0: choisissez-en un autre.";

async function place(site: Services, form: OrderForm, pickup: PickupSlot): Promise<Counted> {
  const { database, environment, now } = site;
  const token = tokenOf(site, form);
  const outcome = await placeOrder(database, { form, pickup, token, environment, now });
  if (outcome.kind !== "placed") await giveBack(site, form);
  if (outcome.kind === "changed") return { outcome: unplaced(outcome), hasReplaced: false };
  if (outcome.kind === "too-many") {
    const errors = { basket: [TOO_MANY_FOR_ONE] };
    return { outcome: unplaced({ kind: "invalid", errors }), hasReplaced: false };
  }
  if (outcome.kind === "placed") await deliverMails(site, outcome.mailIds);
  return { outcome: placed(site, form, outcome.number), hasReplaced: outcome.hasReplaced };
}

function unplaced(answer: OrderAnswer): SubmittedOrder {
  return { answer, token: null };
}

function placed(site: Services, form: OrderForm, number: string): SubmittedOrder {
  return { answer: { kind: "placed", number }, token: tokenOf(site, form) };
}

/** Made of the submission, so that a retry gets the cookie that the first try should have had. */
function tokenOf({ authSecret }: Services, { submissionId }: OrderForm): string {
  return createHmac("sha256", authSecret).update(`order ${submissionId}`).digest("base64url");
}

async function passesCaptcha(site: Services, form: OrderForm): Promise<boolean> {
  const { database, authSecret, now } = site;
  return await acceptProof(database, { authSecret, answer: form.captcha, now });
}

function countedFor(site: Services, form: OrderForm): CountedKey[] {
  return [
    ["order-address", addressKey(site.clientAddress)],
    ["order-sender", mailboxKey(form.email)],
  ];
}

const SHOP = CONTACT_PEOPLE.boutique;
const LARGER = `Pour une commande plus grande, écrivez à ${SHOP.email} ou appelez le ${SHOP.phone.label}.`;
const TOO_MANY_FOR_ONE = `Le site réserve ${RESERVED_PIECES}\u00a0articles au plus à la fois pour une même adresse e-mail, commandes non retirées comprises. ${LARGER}`;
const TOO_MANY_FROM_HERE = `Trop d’articles ont été réservés depuis votre connexion aujourd’hui. Réessayez demain avec moins d’articles. ${LARGER}`;

/** Counts pieces for the address that they are ordered from; false, and none counted, when they are too many. */
async function keepPieces(site: Services, pieces: number): Promise<boolean> {
  if (pieces === 0) return true;
  return (await rateLimits.consume("order-pieces", addressKey(site.clientAddress), pieces)).ok;
}

async function giveBackPieces(site: Services, pieces: number): Promise<void> {
  if (pieces > 0) await rateLimits.refund("order-pieces", addressKey(site.clientAddress), pieces);
}

/** What made no order counts for none. */
async function giveBack(site: Services, form: OrderForm): Promise<void> {
  await giveBackPieces(site, piecesOf(form.lines));
  await refundAll(countedFor(site, form));
}

/** Errors beside the fields; what no person can have caused is a failure like another. */
function refusalOf(error: Parameters<typeof orderErrorsOf>[0]): OrderAnswer {
  const errors = orderErrorsOf(error);
  return Object.keys(errors).length > 0
    ? { kind: "invalid", errors }
    : { kind: "failed", retryAfterSeconds: null };
}
