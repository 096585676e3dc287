import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import type { Environment } from "~/platform/environment.server";
import { letter, type Mail } from "~/platform/mail/mail";
import { deliverNow } from "~/platform/mail/outbox.server";
import type { Services } from "~/platform/services.server";
import { CLUB } from "~club/identity";
import { ASSOCIATION, SELLER } from "~club/legal";
import { CONTACT_PEOPLE } from "~club/people";
import {
  MEDIATOR,
  PAYMENT_AT_PICKUP,
  PICKUP,
  RETURN_DAYS,
  SALE_TERMS_VERSION,
  WITHDRAWAL_DAYS,
} from "~club/shop";
import { lineInWords } from "./line-words";
import type { Order, OrderLine } from "./order.types";
import { dueCents, keptCents } from "./order-amounts";
import { paymentLink } from "./payment-link";
import { price } from "./price";
import { greeting, lineForBuyer } from "./quoted-buyer.server";

/** What the mails of the shop need to know of the site. */
export type ShopSite = Pick<Environment, "publicUrl" | "contactTo" | "helloassoUrl">;

const SHOP = CONTACT_PEOPLE.boutique;
export const SHOP_SIGNATURE = `${CLUB.name}\n${SHOP.phone.label} (${SHOP.hours}), ${SHOP.email}`;
/** How long a buyer waits for the provider, in milliseconds; the attempts go on after that. */
const PATIENCE_MS = 3_000;

type ShopLetter = { subject: string; paragraphs: readonly string[]; now: Date };

/** A mail of the club to a buyer; what is answered goes to the club. */
export function mailToBuyer(
  site: ShopSite,
  { email, ...words }: ShopLetter & { email: string },
): Mail {
  return letter({ to: email, from: { name: CLUB.name, address: clubAddress(site) }, ...words });
}

/** A mail that tells the club of a buyer; what is answered goes to that buyer. */
export function mailToClub(
  site: ShopSite,
  { buyer, ...words }: ShopLetter & { buyer: { name: string; email: string } },
): Mail {
  return letter({
    to: clubAddress(site),
    from: { name: buyer.name, address: buyer.email },
    ...words,
  });
}

function clubAddress({ contactTo }: ShopSite): string {
  return contactTo ?? SHOP.email;
}

/** `mardi 24 mars 2026 à 18h30`, the clock being that of Paris. */
export function dayAndTime(instant: string): string {
  return `${longDate(parisDay(instant))} à ${clockTime(parisClock(instant))}`;
}

/** Several lines under a title in capitals. */
export function section(title: string, lines: readonly string[]): string {
  return [title.toUpperCase(), ...lines].join("\n");
}

export type MailedOrder = Pick<
  Order,
  "id" | "number" | "name" | "email" | "phone" | "message" | "pickup" | "totalCents" | "placedAt"
> & {
  lines: readonly Omit<OrderLine, "id" | "variantId" | "isWithdrawn">[];
};

/**
 * The confirmation of the contract on a durable medium (consumer code, article L221-13): it says by
 * itself what a page of the site could change afterwards.
 */
export function confirmationMail(site: ShopSite, order: MailedOrder): Mail {
  return mailToBuyer(site, {
    email: order.email,
    subject: `Votre commande ${order.number} – ${CLUB.name}`,
    now: new Date(order.placedAt),
    paragraphs: [
      greeting(order.name),
      `Nous avons bien reçu votre commande ${order.number}, passée le ${dayAndTime(order.placedAt)}. Gardez ce message\u00a0: il en est la confirmation.`,
      contents(order, lineForBuyer),
      pickup(order),
      payment(site, order),
      ...withdrawal(site, order),
      section("Garanties légales", [
        "Le club répond des défauts de conformité pendant deux ans à compter du retrait (articles L217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil).",
      ]),
      section("Conditions générales de vente", [
        `Celles que vous avez acceptées, datées du ${longDate(SALE_TERMS_VERSION)}, sont ici\u00a0: ${site.publicUrl}/boutique/cgv`,
      ]),
      seller(),
    ],
  });
}

/** What the club learns of a new order. */
export function orderNoticeMail(site: ShopSite, order: MailedOrder): Mail {
  return mailToClub(site, {
    buyer: order,
    subject: `Nouvelle commande ${order.number}\u00a0: ${price(order.totalCents)}`,
    now: new Date(order.placedAt),
    paragraphs: [
      `${order.name} a passé la commande ${order.number} le ${dayAndTime(order.placedAt)}.`,
      contents(order, lineInWords),
      pickup(order),
      section("Coordonnées", [order.name, order.email, order.phone]),
      ...(order.message ? [section("Son message", [order.message])] : []),
      `La préparer\u00a0: ${site.publicUrl}/admin/boutique/commandes/${order.id}`,
    ],
  });
}

function contents({ lines, totalCents }: MailedOrder, inWords: typeof lineInWords): string {
  return section("La commande", [
    ...lines.map(
      (line) =>
        `- ${inWords(line)}\u00a0: ${price(line.unitPriceCents * line.quantity)}${line.quantity > 1 ? ` (${price(line.unitPriceCents)} pièce)` : ""}`,
    ),
    `Total, toutes taxes comprises\u00a0: ${price(totalCents)} (${ASSOCIATION.vat}). Aucun frais ne s’y ajoute.`,
  ]);
}

function pickup({ pickup: { day, hours } }: MailedOrder): string {
  return section("Le retrait", [`${longDate(day)}, ${hours}`, PICKUP.place, PICKUP.address]);
}

function payment({ helloassoUrl }: ShopSite, { number, totalCents }: MailedOrder): string {
  const atPickup = `au retrait, ${PAYMENT_AT_PICKUP}`;
  if (totalCents === 0) return section("Le paiement", ["Vous n’avez rien à payer."]);
  if (!helloassoUrl)
    return section("Le paiement", [`Vous payez ${price(totalCents)} ${atPickup}.`]);
  return section("Le paiement", [
    `Vous pouvez payer ${price(totalCents)} en ligne dès maintenant, sur la page HelloAsso du club, en indiquant la référence ${number}\u00a0:`,
    paymentLink(helloassoUrl, { number, totalCents }),
    `Ou bien ${atPickup}.`,
  ]);
}

function withdrawal({ publicUrl }: ShopSite, { lines, number }: MailedOrder): string[] {
  const made = lines.filter(({ personalisation }) => personalisation !== "");
  const exception =
    "Fait à votre demande, un article personnalisé ne peut pas faire l’objet d’une rétractation (article L221-28, 3°, du code de la consommation). C’est le cas de\u00a0:";
  const excepted = [exception, ...made.map((line) => `- ${lineForBuyer(line)}`)];
  const title = "Votre droit de rétractation";
  if (made.length === lines.length) return [section(title, excepted)];
  return [
    section(title, [
      `Vous pouvez changer d’avis sans dire pourquoi, dès aujourd’hui et pendant ${WITHDRAWAL_DAYS}\u00a0jours après le jour du retrait (ou jusqu’au premier jour ouvrable suivant, si ce délai finit un samedi, un dimanche ou un jour férié).`,
      `En ligne, avec le numéro ${number} et votre adresse e-mail, par «\u00a0Renoncer au contrat ici\u00a0»\u00a0: ${publicUrl}/boutique/retractation`,
      "Ou par toute déclaration claire, par exemple le modèle ci-dessous, à l’adresse du club.",
      `Vous rapportez ensuite les articles au club-house, à vos frais, dans les ${RETURN_DAYS}\u00a0jours. Le club vous rembourse dans les ${RETURN_DAYS}\u00a0jours après votre déclaration, par le moyen que vous aviez choisi pour payer\u00a0; il peut attendre d’avoir reçu les articles.`,
      ...(made.length > 0 ? excepted : []),
    ]),
    section("Modèle de formulaire de rétractation", [
      `À l’attention du club, ${ASSOCIATION.name}, ${ASSOCIATION.seat}, ${SHOP.email}\u00a0:`,
      "Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous\u00a0: …",
      `Commandé le … / reçu le …\u00a0; numéro de commande\u00a0: ${number}`,
      "Nom, adresse, date, et signature si ce formulaire est envoyé sur papier\u00a0: …",
    ]),
  ];
}

function seller(): string {
  return section("Le vendeur", [
    ...SELLER,
    "Une question, une réclamation\u00a0: répondez à ce message.",
    `Sans réponse qui vous convienne, le médiateur de la consommation\u00a0: ${MEDIATOR.name}, ${MEDIATOR.address}, ${MEDIATOR.site}`,
  ]);
}

/** «Votre commande est prête»: what there is, when and where it waits, what is still to be paid. */
export function readyMail(site: ShopSite, order: Order, now: Date): Mail {
  const { number, name, email, lines } = order;
  const there = lines.filter(({ isWithdrawn }) => !isWithdrawn);
  return mailToBuyer(site, {
    email,
    subject: `Votre commande est prête\u00a0: ${number} – ${CLUB.name}`,
    now,
    paragraphs: [
      greeting(name),
      `Votre commande ${number} est prête. Elle vous attend au club.`,
      section(
        "La commande",
        there.map((line) => `- ${lineForBuyer(line)}`),
      ),
      readyPickup(order, parisDay(now)),
      readyPayment(site, order),
      "Un empêchement\u00a0? Répondez à ce message\u00a0: nous changeons le jour.",
      SHOP_SIGNATURE,
    ],
  });
}

function readyPickup({ pickup: { day, hours } }: Order, today: string): string {
  const when =
    day < today
      ? `Vous aviez choisi le ${longDate(day)}\u00a0; elle vous attend toujours.`
      : `${longDate(day)}, ${hours}`;
  return section("Le retrait", [when, PICKUP.place, PICKUP.address]);
}

function readyPayment({ helloassoUrl }: ShopSite, order: Order): string {
  const { number, paidAt } = order;
  const due = dueCents({ ...order, keptCents: keptCents(order) });
  if (due === 0) {
    const isPaid = paidAt !== null && keptCents(order) > 0;
    return section("Le paiement", [isPaid ? "Elle est déjà payée." : "Vous n’avez rien à payer."]);
  }
  const atPickup = `Vous payez ${price(due)} au retrait, ${PAYMENT_AT_PICKUP}.`;
  if (!helloassoUrl) return section("Le paiement", [atPickup]);
  return section("Le paiement", [
    atPickup,
    `Ou d’avance en ligne, sur la page HelloAsso du club, avec la référence ${number}\u00a0:`,
    paymentLink(helloassoUrl, { number, totalCents: due }),
    "Si c’est déjà fait, il n’y a plus rien à payer.",
  ]);
}

/**
 * Sends queued mails now. Whatever becomes of them, what they tell about is stored, and they are sent
 * again by themselves: a failure is logged and is none for whoever waits.
 */
export async function deliverMails(site: Services, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => deliverNow(site, id, { waitMs: PATIENCE_MS })));
}
