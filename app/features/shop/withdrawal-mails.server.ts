import { addDays, longDate } from "~/lib/french-dates";
import { lowerFirst } from "~/lib/lower-first";
import { parisDay } from "~/lib/paris-instants";
import { RETURN_DAYS } from "~/lib/sale-law";
import type { Mail } from "~/platform/mail/mail";
import { lineInWords } from "./line-words";
import type { Order, OrderLine } from "./order.types";
import { dayAndTime, mailToBuyer, mailToClub, section, shopSignature } from "./order-mails.server";
import { settleLabel } from "./order-transitions";
import { pickupPlaceWords } from "./pickup-words";
import { price } from "./price";
import { greeting, lineForBuyer, readsAsAddress } from "./quoted-buyer.server";
import type { ShopSite } from "./shop-site.server";

export type MailedWithdrawal = {
  order: Pick<Order, "id" | "number" | "email" | "placedAt" | "collectedAt" | "paidAt">;
  /** Name of the person who declared it. */
  name: string;
  /** ISO 8601, UTC. */
  declaredAt: string;
  lines: readonly OrderLine[];
  refundCents: number;
};

/**
 * The acknowledgement on a durable medium: what was declared, with its date and its time (consumer
 * code, article L221-21).
 */
export function acknowledgementMail(site: ShopSite, withdrawal: MailedWithdrawal): Mail {
  const { order, name, declaredAt } = withdrawal;
  return mailToBuyer(site, {
    email: order.email,
    subject: `Accusé de réception de votre rétractation – commande ${order.number}`,
    now: new Date(declaredAt),
    paragraphs: [
      greeting(name),
      `Nous avons reçu votre rétractation le ${dayAndTime(declaredAt)} (heure de Paris). Gardez ce message\u00a0: il en est l’accusé de réception.`,
      declaration(withdrawal, { who: readsAsAddress(name) ? null : name, inWords: lineForBuyer }),
      goods(site, withdrawal),
      refund(withdrawal),
      shopSignature(site),
    ],
  });
}

/** The notice to the club: the declaration, and what is then to be done. Null where the club has no address. */
export function withdrawalNoticeMail(site: ShopSite, withdrawal: MailedWithdrawal): Mail | null {
  const { order, name, declaredAt } = withdrawal;
  return mailToClub(site, {
    buyer: { name, email: order.email },
    subject: `Rétractation\u00a0: commande ${order.number}`,
    now: new Date(declaredAt),
    paragraphs: [
      declaration(withdrawal, { who: name, inWords: lineInWords }),
      order.collectedAt === null
        ? "La commande n’était pas encore remise\u00a0: ces articles sont de nouveau en stock."
        : `Les articles sont chez l’acheteur\u00a0: leur stock revient quand vous notez «\u00a0${settleLabel(order.paidAt !== null)}\u00a0».`,
      refundDue(withdrawal),
      `La commande\u00a0: ${site.publicUrl}/admin/boutique/commandes/${order.id}`,
    ],
  });
}

function refundDue({ order, declaredAt, refundCents }: MailedWithdrawal): string {
  const last = longDate(addDays(parisDay(declaredAt), RETURN_DAYS));
  const due = `${price(refundCents)} sont à rembourser au plus tard le ${last}`;
  if (order.paidAt === null) {
    return `La commande n’est pas notée comme payée. Si elle l’est, ${due}.`;
  }
  if (order.collectedAt === null) return `${due}.`;
  return `${due}\u00a0; vous pouvez attendre le retour des articles.`;
}

type Told = {
  /** Null where the number of the order says it alone. */
  who: string | null;
  inWords: typeof lineInWords;
};

function declaration(
  { order, declaredAt, lines, refundCents }: MailedWithdrawal,
  { who, inWords }: Told,
): string {
  const act = who === null ? "Rétractation" : `${who} se rétracte`;
  return section("La déclaration", [
    `${act} de la commande ${order.number} du ${dayAndTime(order.placedAt)}, pour\u00a0:`,
    ...lines.map(
      (line) => `- ${inWords(line)}\u00a0: ${price(line.unitPriceCents * line.quantity)}`,
    ),
    `Montant de ces articles\u00a0: ${price(refundCents)}`,
    `Déclarée le ${dayAndTime(declaredAt)}, confirmée en ligne.`,
  ]);
}

function goods({ shop }: ShopSite, { order, declaredAt }: MailedWithdrawal): string {
  const last = longDate(addDays(parisDay(declaredAt), RETURN_DAYS));
  const place = pickupPlaceWords(shop.counter);
  return order.collectedAt === null
    ? section("Les articles", [
        "Vous ne les aviez pas encore retirés\u00a0: vous n’avez rien à faire.",
      ])
    : section("Les articles", [
        `Rapportez-les au plus tard le ${last}${place && `\u00a0: ${lowerFirst(place)}`}. Les frais de retour sont à votre charge.`,
      ]);
}

function refund({ order, declaredAt, refundCents }: MailedWithdrawal): string {
  const last = longDate(addDays(parisDay(declaredAt), RETURN_DAYS));
  // Consumer code, article L221-24.
  const waiting =
    order.collectedAt === null
      ? ""
      : "\u00a0; il peut attendre d’avoir reçu les articles, ou la preuve de leur envoi";
  const how = `${price(refundCents)} au plus tard le ${last}, par le moyen que vous aviez choisi pour payer`;
  return order.paidAt === null
    ? section("Le remboursement", [
        `Vous n’avez pas à payer ces articles. Si vous les avez déjà payés, le club vous rembourse ${how}${waiting}.`,
      ])
    : section("Le remboursement", [`Le club vous rembourse ${how}${waiting}.`]);
}
