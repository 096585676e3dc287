import { callFor } from "~/club/calls";
import { reachedAt } from "~/club/club-words";
import { sellerLines } from "~/club/seller";
import type { Association } from "~/club/site";
import { titleWithClub } from "~/club/title-with-club";
import { callWords } from "~/club/ways";
import { capitalized } from "~/lib/capitalized";
import { clockTime, longDate } from "~/lib/french-dates";
import { parisClock, parisDay } from "~/lib/paris-instants";
import { RETURN_DAYS, WITHDRAWAL_DAYS } from "~/lib/sale-law";
import { letter, type Mail } from "~/platform/mail/mail";
import { deliverNow } from "~/platform/mail/outbox.server";
import type { Services } from "~/platform/services.server";
import { lineInWords } from "./line-words";
import { type Order, type OrderLine, termsPath } from "./order.types";
import { dueCents, keptCents } from "./order-amounts";
import { paymentLink } from "./payment-link";
import { paidAtPickup } from "./pickup-words";
import { price } from "./price";
import { greeting, lineForBuyer } from "./quoted-buyer.server";
import { type ShopSite, shopAddress } from "./shop-site.server";

/** How long a buyer waits for the provider, in milliseconds; the attempts go on after that. */
const PATIENCE_MS = 3_000;

/** Empty paragraphs are left out. */
type ShopLetter = { subject: string; paragraphs: readonly string[]; now: Date };

/** A mail of the club to a buyer; what is answered goes to the club, where it has an address. */
export function mailToBuyer(
  site: ShopSite,
  { email, paragraphs, ...words }: ShopLetter & { email: string },
): Mail {
  const address = shopAddress(site);
  return letter({
    to: email,
    from: { name: site.club.name, address: address ?? "" },
    noReply: address === null,
    paragraphs: paragraphs.filter(Boolean),
    ...words,
  });
}

/** A mail that tells the club of a buyer; what is answered goes to that buyer. Null where the club has no address. */
export function mailToClub(
  site: ShopSite,
  { buyer, ...words }: ShopLetter & { buyer: { name: string; email: string } },
): Mail | null {
  const to = shopAddress(site);
  if (to === null) return null;
  return letter({
    to,
    from: { name: buyer.name, address: buyer.email },
    ...words,
  });
}

/** Ends a mail to a buyer: the club, and how its shop is reached. */
export function shopSignature(site: ShopSite): string {
  return [site.club.name, reachedAt(callFor(site, "shop"))].filter(Boolean).join("\n");
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
  | "id"
  | "number"
  | "name"
  | "email"
  | "phone"
  | "message"
  | "pickup"
  | "totalCents"
  | "placedAt"
  | "termsHash"
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
    subject: titleWithClub(`Votre commande ${order.number}`, site.club.name),
    now: new Date(order.placedAt),
    paragraphs: [
      greeting(order.name),
      `Nous avons bien reçu votre commande ${order.number}, passée le ${dayAndTime(order.placedAt)}. Gardez ce message\u00a0: il en est la confirmation.`,
      contents(site, order, lineForBuyer),
      pickup(site, order),
      payment(site, order),
      ...withdrawal(site, order),
      section("Garanties légales", [
        "Le club répond des défauts de conformité pendant deux ans à compter du retrait (articles L217-3 et suivants du code de la consommation) et des vices cachés (articles 1641 et suivants du code civil).",
      ]),
      section("Conditions générales de vente", [
        `Celles que vous avez acceptées sont ici, et restent les vôtres\u00a0: ${site.publicUrl}${termsPath(order.termsHash)}`,
      ]),
      seller(site),
    ],
  });
}

/** Tells the club of a new order. Null where the club has no address. */
export function orderNoticeMail(site: ShopSite, order: MailedOrder): Mail | null {
  return mailToClub(site, {
    buyer: order,
    subject: `Nouvelle commande ${order.number}\u00a0: ${price(order.totalCents)}`,
    now: new Date(order.placedAt),
    paragraphs: [
      `${order.name} a passé la commande ${order.number} le ${dayAndTime(order.placedAt)}.`,
      contents(site, order, lineInWords),
      pickup(site, order),
      section("Coordonnées", [order.name, order.email, order.phone]),
      ...(order.message ? [section("Son message", [order.message])] : []),
      `La préparer\u00a0: ${site.publicUrl}/admin/boutique/commandes/${order.id}`,
    ],
  });
}

function contents(
  { association: { vat } }: ShopSite,
  { lines, totalCents }: MailedOrder,
  inWords: typeof lineInWords,
): string {
  return section("La commande", [
    ...lines.map(
      (line) =>
        `- ${inWords(line)}\u00a0: ${price(line.unitPriceCents * line.quantity)}${line.quantity > 1 ? ` (${price(line.unitPriceCents)} pièce)` : ""}`,
    ),
    `Total, toutes taxes comprises\u00a0: ${price(totalCents)}${vat && ` (${vat})`}. Aucun frais ne s’y ajoute.`,
  ]);
}

function pickup(site: ShopSite, { pickup: { day, hours } }: MailedOrder): string {
  return pickupSection(site, `${longDate(day)}, ${hours}`);
}

function pickupSection({ shop }: ShopSite, when: string): string {
  const { place, address } = shop.counter;
  return section("Le retrait", [when, place, address].filter(Boolean));
}

function payment({ helloassoUrl, shop }: ShopSite, { number, totalCents }: MailedOrder): string {
  const atPickup = paidAtPickup(shop.counter);
  if (totalCents === 0) return section("Le paiement", ["Vous n’avez rien à payer."]);
  if (!helloassoUrl)
    return section("Le paiement", [`Vous payez ${price(totalCents)} ${atPickup}.`]);
  return section("Le paiement", [
    `Vous pouvez payer ${price(totalCents)} en ligne dès maintenant, sur la page HelloAsso du club, en indiquant la référence ${number}\u00a0:`,
    paymentLink(helloassoUrl, { number, totalCents }),
    `Ou bien ${atPickup}.`,
  ]);
}

function withdrawal(site: ShopSite, { lines, number }: MailedOrder): string[] {
  const { publicUrl, club, association } = site;
  const addressee = ["du club", club.name, association.seat, callFor(site, "shop").email];
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
      `Vous rapportez ensuite les articles au club, à vos frais, dans les ${RETURN_DAYS}\u00a0jours. Le club vous rembourse dans les ${RETURN_DAYS}\u00a0jours après votre déclaration, par le moyen que vous aviez choisi pour payer\u00a0; il peut attendre d’avoir reçu les articles.`,
      ...(made.length > 0 ? excepted : []),
    ]),
    section("Modèle de formulaire de rétractation", [
      `À l’attention ${addressee.filter(Boolean).join(", ")}\u00a0:`,
      "Je vous notifie par la présente ma rétractation du contrat portant sur la vente du bien ci-dessous\u00a0: …",
      `Commandé le … / reçu le …\u00a0; numéro de commande\u00a0: ${number}`,
      "Nom, adresse, date, et signature si ce formulaire est envoyé sur papier\u00a0: …",
    ]),
  ];
}

function seller(site: ShopSite): string {
  const question = "Une question, une réclamation\u00a0: répondez à ce message.";
  return section("Le vendeur", [
    ...sellerLines(site),
    ...(shopAddress(site) === null ? [] : [question]),
    ...mediator(site.association),
  ]);
}

function mediator({ mediator: named }: Association): string[] {
  if (!named) return [];
  const ways = [named.name, named.address, named.site].filter(Boolean).join(", ");
  return [`Sans réponse qui vous convienne, le médiateur de la consommation\u00a0: ${ways}`];
}

/** «Votre commande est prête»: what there is, when and where it waits, what is still to be paid. */
export function readyMail(site: ShopSite, order: Order, now: Date): Mail {
  const { number, name, email, lines } = order;
  const there = lines.filter(({ isWithdrawn }) => !isWithdrawn);
  return mailToBuyer(site, {
    email,
    subject: titleWithClub(`Votre commande est prête\u00a0: ${number}`, site.club.name),
    now,
    paragraphs: [
      greeting(name),
      `Votre commande ${number} est prête. Elle vous attend au club.`,
      section(
        "La commande",
        there.map((line) => `- ${lineForBuyer(line)}`),
      ),
      readyPickup(site, order, parisDay(now)),
      readyPayment(site, order),
      changeOfDay(site),
      shopSignature(site),
    ],
  });
}

function changeOfDay(site: ShopSite): string {
  const canAnswer = shopAddress(site) !== null;
  const act = canAnswer ? "répondez à ce message" : callWords(callFor(site, "shop"));
  return `Un empêchement\u00a0? ${capitalized(act)}\u00a0: nous changeons le jour.`;
}

function readyPickup(site: ShopSite, { pickup: { day, hours } }: Order, today: string): string {
  const when =
    day < today
      ? `Vous aviez choisi le ${longDate(day)}\u00a0; elle vous attend toujours.`
      : `${longDate(day)}, ${hours}`;
  return pickupSection(site, when);
}

function readyPayment({ helloassoUrl, shop }: ShopSite, order: Order): string {
  const { number, paidAt } = order;
  const due = dueCents({ ...order, keptCents: keptCents(order) });
  if (due === 0) {
    const isPaid = paidAt !== null && keptCents(order) > 0;
    return section("Le paiement", [isPaid ? "Elle est déjà payée." : "Vous n’avez rien à payer."]);
  }
  const atPickup = `Vous payez ${price(due)} ${paidAtPickup(shop.counter)}.`;
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
