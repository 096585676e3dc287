import { createHmac } from "node:crypto";
import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import { RESERVED_PIECES } from "~/lib/sale-law";
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
import { findSubmission } from "./find-order.server";
import { type OrderForm, orderErrorsOf, orderFormSchema } from "./order.schema";
import type { OrderAnswer } from "./order.types";
import { piecesOf } from "./order-amounts";
import { deliverMails } from "./order-mails.server";
import { type PlaceOrder, placeOrder } from "./place-order.server";

export type SubmittedOrder = {
  answer: OrderAnswer;
  /** Shows the order to whoever placed it; the same for the same submission. Null unless it is placed. */
  token: string | null;
};

/**
 * Takes a submission of the order form: checks, captcha and limits first, then the order is stored
 * with its mails, then these are sent. A submission that made an order before is answered with that
 * one, whatever was changed in between: its answer may have been lost on its way.
 */
export async function submitOrder(
  site: Services,
  fields: FormData,
  termsOf: PlaceOrder["termsOf"],
): Promise<SubmittedOrder> {
  const parsed = orderFormSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return unplaced(refusalOf(parsed.error));
  const form = parsed.data;
  const { id, orderNumber } = await findSubmission(site.database.kysely, form.submissionId);
  if (orderNumber !== null) return placed(site, id, { number: orderNumber, isKnown: true });
  if (!(await passesCaptcha(site, form))) return unplaced({ kind: "captcha" });
  const refusal = await countIn(site, form);
  return refusal ? unplaced(refusal) : await place(site, form, termsOf);
}

const PICKUP_GONE = "Ce créneau n’est plus proposé\u00a0: choisissez-en un autre.";

const TERMS_CHANGED =
  "Les conditions de vente ont changé pendant que vous remplissiez cette page. Rien n’a été commandé\u00a0: lisez les nouvelles, puis acceptez-les.";

async function place(
  site: Services,
  form: OrderForm,
  termsOf: PlaceOrder["termsOf"],
): Promise<SubmittedOrder> {
  const { database, environment, now } = site;
  const outcome = await placeOrder(database, {
    form,
    tokenOf: (submissionId) => tokenOf(site, submissionId),
    termsOf,
    environment,
    now,
  });
  if (outcome.kind === "placed") {
    await deliverMails(site, outcome.mailIds);
    return placed(site, outcome.submissionId, { number: outcome.number, isKnown: false });
  }
  await countOut(site, form);
  switch (outcome.kind) {
    case "known":
      return placed(site, outcome.submissionId, { number: outcome.number, isKnown: true });
    case "changed":
      return unplaced(outcome);
    case "slot-gone": {
      const { slots, newTermsHash } = outcome;
      const gone: Invalid = { kind: "invalid", errors: { pickup: [PICKUP_GONE] }, slots };
      return unplaced(newTermsHash === null ? gone : withNewTerms(gone, newTermsHash));
    }
    case "terms-changed":
      return unplaced(withNewTerms({ kind: "invalid", errors: {} }, outcome.newTermsHash));
    case "too-many":
      return unplaced({
        kind: "invalid",
        errors: { basket: [await refuseMore(site, TOO_MANY_FOR_ONE)] },
      });
  }
}

type Invalid = Extract<OrderAnswer, { kind: "invalid" }>;

function withNewTerms({ errors, ...answer }: Invalid, termsHash: string): Invalid {
  return { ...answer, errors: { ...errors, terms: [TERMS_CHANGED] }, termsHash };
}

function unplaced(answer: OrderAnswer): SubmittedOrder {
  return { answer, token: null };
}

function placed(
  site: Services,
  submissionId: string,
  order: { number: string; isKnown: boolean },
): SubmittedOrder {
  return { answer: { kind: "placed", ...order }, token: tokenOf(site, submissionId) };
}

/** Made of the submission, so that a retry gets the cookie that the first try should have had. */
function tokenOf({ authSecret }: Services, submissionId: string): string {
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

const TOO_MANY_FOR_ONE = `Le site réserve ${RESERVED_PIECES}\u00a0articles au plus à la fois pour une même adresse e-mail, commandes non retirées comprises.`;
const TOO_MANY_FROM_HERE =
  "Trop d’articles ont été réservés depuis votre connexion aujourd’hui. Réessayez demain avec moins d’articles.";

/** Why so many pieces are not sold here, and how they are ordered all the same. */
async function refuseMore(site: Services, why: string): Promise<string> {
  const { phone, email } = callFor(await loadSite(site), "shop");
  const ways = [email && `écrivez à ${email}`, phone && `appelez le ${phone.label}`];
  const reach = ways.filter(Boolean).join(" ou ") || "adressez-vous au club";
  return `${why} Pour une commande plus grande, ${reach}.`;
}

/** Counts an order, and its pieces for the address that it comes from. Refused, it counts for nothing. */
async function countIn(site: Services, form: OrderForm): Promise<OrderAnswer | null> {
  const counted = countedFor(site, form);
  const limit = await consumeAll(counted);
  if (!limit.ok) return { kind: "failed", retryAfterSeconds: limit.retryAfterSeconds };
  const pieces = await rateLimits.consume(...piecesFor(site, form));
  if (pieces.ok) return null;
  await refundAll(counted);
  return { kind: "invalid", errors: { basket: [await refuseMore(site, TOO_MANY_FROM_HERE)] } };
}

/** Takes back what `countIn` counted, since no order was made of it. */
async function countOut(site: Services, form: OrderForm): Promise<void> {
  await rateLimits.refund(...piecesFor(site, form));
  await refundAll(countedFor(site, form));
}

function piecesFor(site: Services, form: OrderForm) {
  return ["order-pieces", addressKey(site.clientAddress), piecesOf(form.lines)] as const;
}

/** Errors beside the fields; what no person can have caused is a failure like another. */
function refusalOf(error: Parameters<typeof orderErrorsOf>[0]): OrderAnswer {
  const errors = orderErrorsOf(error);
  return Object.keys(errors).length > 0
    ? { kind: "invalid", errors }
    : { kind: "failed", retryAfterSeconds: null };
}
