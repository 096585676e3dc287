import { callFor } from "~/club/calls";
import { loadSite } from "~/club/read-site.server";
import type { Contact } from "~/club/site";
import { callWords } from "~/club/ways";
import { capitalized } from "~/lib/capitalized";
import { fieldErrorsOf } from "~/lib/field-errors";
import { longDate } from "~/lib/french-dates";
import { isUuid } from "~/lib/uuid";
import { mailerOf } from "~/platform/mail/mailer.server";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
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
    return { status: 400, reply: { step: "identify", values, errors } };
  }
  const sentences = sentencesOf(callFor(await loadSite(site), "shop"));
  const visitor = addressKey(site.clientAddress);
  const limit = await rateLimits.consume("withdrawal-address", visitor);
  if (!limit.ok) {
    const reply = unidentified(values, sentences.tooManyAttempts);
    return { status: 429, reply, retryAfterSeconds: limit.retryAfterSeconds };
  }
  const order = await findOrderForWithdrawal(site.database.kysely, parsed.data);
  if (!order) {
    return { status: 400, reply: unidentified(values, sentences.notFound) };
  }
  // A buyer who knows their order may look at it as often as they like.
  await rateLimits.refund("withdrawal-address", visitor);
  const known = { ...parsed.data, number: order.number };
  const asked = { order, values: known, sentences };
  if (fields.get("step") !== "confirm") return { status: 200, reply: show(site, asked) };
  return await confirm(site, { ...asked, lineIds: chosenLines(fields) });
}

type Asked = { order: Order; values: WithdrawalValues; sentences: WithdrawalSentences };
type Confirmation = Asked & { lineIds: readonly string[] };

async function confirm(site: Services, confirmation: Confirmation): Promise<AnsweredWithdrawal> {
  const { values, lineIds } = confirmation;
  if (lineIds.length === 0) {
    return { status: 400, reply: withNothingChosen(show(site, confirmation), confirmation) };
  }
  const { database, environment, now } = site;
  const outcome = await withdrawOrder(database, { ...values, lineIds, environment, now });
  if (!("declaredAt" in outcome)) {
    return { status: 400, reply: refused(site, outcome, confirmation) };
  }
  await deliverMails(site, outcome.mailIds);
  return { status: 200, reply: acknowledged(site, outcome, confirmation) };
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
  confirmation: Confirmation,
): WithdrawalReply {
  const { values, sentences } = confirmation;
  if (outcome.kind === "not-found") return unidentified(values, sentences.notFound);
  return withNothingChosen(show(site, confirmation), confirmation);
}

function withNothingChosen(reply: Choice, { lineIds: chosen, sentences }: Confirmation): Choice {
  return { ...reply, chosen, sentence: reply.sentence ?? sentences.nothingChosen };
}

type Choice = Extract<WithdrawalReply, { step: "choose" }>;

/** The second step: the lines, or why none of them can be withdrawn from. */
function show(site: Services, asked: Asked): Choice {
  const { order, values } = asked;
  const { placedAt, collectedAt } = order;
  const isOver = isWithdrawalOver(order, site.now);
  const deadline = withdrawalDeadline(collectedAt);
  const lines = order.lines.map((line) => ({ ...shown(line), kind: kindOf(line) }));
  const sentence = obstacle(asked, { lines, missedDeadline: isOver ? deadline : null });
  const isOpen = sentence === null;
  const chosen = lines.map(({ id }) => id);
  return { step: "choose", values, placedAt, deadline, lines, chosen, isOpen, sentence };
}

type Shown = { lines: readonly WithdrawalLine[]; missedDeadline: string | null };

function obstacle(
  { order: { state }, sentences }: Asked,
  { lines, missedDeadline }: Shown,
): string | null {
  if (state === "cancelled") return sentences.cancelled;
  if (lines.every(({ kind }) => kind === "withdrawn")) return sentences.allWithdrawn;
  if (lines.every(({ kind }) => kind !== "open")) return sentences.madeToOrder;
  if (missedDeadline === null) return null;
  return sentences.tooLate(longDate(missedDeadline));
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
  return { step: "identify", values, errors: { "": [sentence] } };
}

function valuesOf(fields: FormData): WithdrawalValues {
  const text = (name: keyof WithdrawalValues) => {
    const value = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return { number: text("number"), email: text("email"), name: text("name") };
}

type WithdrawalSentences = ReturnType<typeof sentencesOf>;

/** Why a withdrawal cannot go on, and what to do then. */
function sentencesOf(shop: Contact) {
  const call = callWords(shop);
  const question = `Une question\u00a0? ${capitalized(call)}.`;
  const writing = shop.email ? `à ${shop.email}` : "au club";
  return {
    notFound:
      "Aucune commande ne porte à la fois ce numéro et cette adresse e-mail. Ce sont le numéro reçu et l’adresse donnée lors de votre commande.",
    tooManyAttempts: `Trop d’essais depuis une heure. Attendez un peu, ou écrivez votre rétractation ${writing}\u00a0: elle vaut autant.`,
    nothingChosen: "Cochez au moins un article, puis confirmez.",
    cancelled: `Cette commande a été annulée\u00a0: il n’y a plus rien à quoi renoncer. ${question}`,
    allWithdrawn: `Vous avez déjà renoncé à tous les articles de cette commande, et le club l’a noté. ${question}`,
    madeToOrder: `Il n’y a dans cette commande aucun article auquel vous puissiez encore renoncer\u00a0: un article personnalisé est fait pour vous (article L221-28 du code de la consommation). S’il a un défaut, ${call}.`,
    tooLate: (day: string) =>
      `Le délai de rétractation de cette commande a pris fin le ${day}. Un article qui a un défaut reste garanti\u00a0: ${call}.`,
  };
}

/** The lines chosen at the second step, bounded; what is no id of a line counts for nothing. */
function chosenLines(fields: FormData): string[] {
  return fields
    .getAll("line")
    .slice(0, MAX_LINES)
    .filter((value) => typeof value === "string")
    .filter(isUuid);
}
