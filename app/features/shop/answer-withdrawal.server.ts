import { fieldErrorsOf } from "~/lib/field-errors";
import { longDate } from "~/lib/french-dates";
import { isUuid } from "~/lib/uuid";
import { mailerOf } from "~/platform/mail/mailer.server";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { CONTACT_PEOPLE } from "~club/people";
import { MAX_LINES } from "./basket.types";
import { findOrderForWithdrawal } from "./find-order.server";
import { withdrawalSchema } from "./order.schema";
import type { Order, OrderLine } from "./order.types";
import { werePaid } from "./order-amounts";
import { deliverMails } from "./order-mails.server";
import { type WithdrawalOutcome, withdrawOrder } from "./withdraw-order.server";
import type { WithdrawalLine, WithdrawalReply, WithdrawalValues } from "./withdrawal.types";
import { isWithdrawalOver, withdrawalDeadline } from "./withdrawal-period";

type AnsweredWithdrawal = {
  status: 200 | 400 | 429;
  reply: WithdrawalReply;
  retryAfterSeconds?: number;
};

/**
 * Answers a step of a withdrawal (consumer code, article L221-21): first which order, then which of
 * its lines and the confirmation. Whatever is wrong with the number or the address, the answer is the
 * same. Confirmed twice, it is done once and acknowledged alike.
 */
export async function answerWithdrawal(
  site: Services,
  fields: FormData,
): Promise<AnsweredWithdrawal> {
  const values = valuesOf(fields);
  const parsed = withdrawalSchema.safeParse(values);
  if (!parsed.success) {
    const errors = fieldErrorsOf(parsed.error);
    return { status: 400, reply: { step: "identify", values, errors, sentence: null } };
  }
  const visitor = addressKey(site.clientAddress);
  const limit = await rateLimits.consume("withdrawal-address", visitor);
  if (!limit.ok) {
    const reply = unidentified(values, WITHDRAWAL_SENTENCES.tooManyAttempts);
    return { status: 429, reply, retryAfterSeconds: limit.retryAfterSeconds };
  }
  const order = await findOrderForWithdrawal(site.database.kysely, parsed.data);
  if (!order) {
    return { status: 400, reply: unidentified(values, WITHDRAWAL_SENTENCES.notFound) };
  }
  // Who knows their order may look at it as often as they like.
  await rateLimits.refund("withdrawal-address", visitor);
  const known = { ...parsed.data, number: order.number };
  if (fields.get("step") !== "confirm") return { status: 200, reply: show(site, order, known) };
  return await confirm(site, { order, values: known, lineIds: chosenLines(fields) });
}

type Confirmation = { order: Order; values: WithdrawalValues; lineIds: readonly string[] };

async function confirm(
  site: Services,
  { order, values, lineIds }: Confirmation,
): Promise<AnsweredWithdrawal> {
  if (lineIds.length === 0) {
    return { status: 400, reply: withNothingChosen(show(site, order, values), lineIds) };
  }
  const { database, environment, now } = site;
  const outcome = await withdrawOrder(database, { ...values, lineIds, environment, now });
  if (!("declaredAt" in outcome)) {
    return { status: 400, reply: refused(site, outcome, { order, values, lineIds }) };
  }
  await deliverMails(site, outcome.mailIds);
  return { status: 200, reply: acknowledged(site, outcome, { order, values, lineIds }) };
}

type Acknowledged = Extract<WithdrawalOutcome, { declaredAt: string }>;

function acknowledged(
  { environment }: Services,
  { number, declaredAt, refundCents, lines }: Acknowledged,
  { order, values }: Confirmation,
): WithdrawalReply {
  return {
    step: "done",
    number,
    name: values.name,
    email: order.email,
    declaredAt,
    refundCents,
    lines: lines.map(shown),
    isCollected: order.collectedAt !== null,
    isPaid: werePaid(order, declaredAt),
    hasMailer: mailerOf(environment) !== null,
  };
}

function refused(
  site: Services,
  outcome: Exclude<WithdrawalOutcome, Acknowledged>,
  { order, values, lineIds }: Confirmation,
): WithdrawalReply {
  if (outcome.kind === "not-found") return unidentified(values, WITHDRAWAL_SENTENCES.notFound);
  return withNothingChosen(show(site, order, values), lineIds);
}

function withNothingChosen(reply: Choice, chosen: readonly string[]): Choice {
  return { ...reply, chosen, sentence: reply.sentence ?? WITHDRAWAL_SENTENCES.nothingChosen };
}

type Choice = Extract<WithdrawalReply, { step: "choose" }>;

/** The second step: the lines, or why none of them can be withdrawn from. */
function show(site: Services, order: Order, values: WithdrawalValues): Choice {
  const { placedAt, collectedAt } = order;
  const isOver = isWithdrawalOver(order, site.now);
  const deadline = withdrawalDeadline(collectedAt);
  const lines = order.lines.map((line) => ({ ...shown(line), kind: kindOf(line) }));
  const sentence = obstacle(order, lines, isOver ? deadline : null);
  const isOpen = sentence === null;
  const chosen = lines.map(({ id }) => id);
  return { step: "choose", values, placedAt, deadline, lines, chosen, isOpen, sentence };
}

function obstacle(
  { state }: Order,
  lines: readonly WithdrawalLine[],
  missedDeadline: string | null,
): string | null {
  if (state === "cancelled") return WITHDRAWAL_SENTENCES.cancelled;
  if (lines.every(({ kind }) => kind === "withdrawn")) return WITHDRAWAL_SENTENCES.allWithdrawn;
  if (lines.every(({ kind }) => kind !== "open")) return WITHDRAWAL_SENTENCES.madeToOrder;
  if (missedDeadline === null) return null;
  return WITHDRAWAL_SENTENCES.tooLate(longDate(missedDeadline));
}

function kindOf(line: OrderLine): WithdrawalLine["kind"] {
  if (line.isWithdrawn) return "withdrawn";
  return line.personalisation === "" ? "open" : "made-to-order";
}

function shown(line: OrderLine) {
  const { id, productName, size, colour, personalisation, unitPriceCents, quantity } = line;
  return { id, productName, size, colour, personalisation, unitPriceCents, quantity };
}

function unidentified(values: WithdrawalValues, sentence: string): WithdrawalReply {
  return { step: "identify", values, errors: {}, sentence };
}

function valuesOf(fields: FormData): WithdrawalValues {
  const text = (name: keyof WithdrawalValues) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return { number: text("number"), email: text("email"), name: text("name") };
}

const SHOP = CONTACT_PEOPLE.boutique;

const CALL = `Une question\u00a0? Appelez le ${SHOP.phone.label}.`;

/** Why a withdrawal cannot go on, and what to do then. */
const WITHDRAWAL_SENTENCES = {
  notFound:
    "Aucune commande ne porte à la fois ce numéro et cette adresse e-mail. Ce sont le numéro reçu et l’adresse donnée lors de votre commande.",
  tooManyAttempts: `Trop d’essais depuis une heure. Attendez un peu, ou écrivez votre rétractation à ${SHOP.email}\u00a0: elle vaut autant.`,
  nothingChosen: "Cochez au moins un article, puis confirmez.",
  cancelled: `Cette commande a été annulée\u00a0: il n’y a plus rien à quoi renoncer. ${CALL}`,
  allWithdrawn: `Vous avez déjà renoncé à tous les articles de cette commande, et le club l’a noté. ${CALL}`,
  madeToOrder: `Il n’y a dans cette commande aucun article auquel vous puissiez encore renoncer\u00a0: un article personnalisé est fait pour vous (article L221-28 du code de la consommation). S’il a un défaut, appelez le ${SHOP.phone.label}.`,
  tooLate: (day: string) =>
    `Le délai de rétractation de cette commande a pris fin le ${day}. Un article qui a un défaut reste garanti\u00a0: appelez le ${SHOP.phone.label}.`,
} as const;

/** The lines chosen at the second step, bounded; what is no id of a line counts for nothing. */
function chosenLines(fields: FormData): string[] {
  return fields
    .getAll("line")
    .slice(0, MAX_LINES)
    .filter((value) => typeof value === "string")
    .filter(isUuid);
}
