import { addDays, longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Mail } from "~/platform/mail/mail";
import { CLUB } from "~club/identity";
import { CONTACT_PEOPLE } from "~club/people";
import { KEPT_DAYS, PAYMENT_AT_PICKUP, PICKUP } from "~club/shop";
import { lineInWords } from "./line-words";
import type { Order } from "./order.types";
import { dueCents, keptCents } from "./order-amounts";
import { paymentLink } from "./payment-link";
import { price } from "./price";
import { mailToBuyer, type ShopSite, section } from "./shop-mail";

const SHOP = CONTACT_PEOPLE.boutique;

/** «Votre commande est prête»: what there is, when and where it waits, what is still to be paid. */
export function readyMail(site: ShopSite, order: Order, now: Date): Mail {
  const { number, name, email, lines } = order;
  const there = lines.filter(({ isWithdrawn }) => !isWithdrawn);
  return mailToBuyer(site, {
    email,
    subject: `Votre commande est prête\u00a0: ${number} – ${CLUB.name}`,
    now,
    paragraphs: [
      `Bonjour ${name},`,
      `Votre commande ${number} est prête. Elle vous attend au club.`,
      section(
        "La commande",
        there.map((line) => `- ${lineInWords(line)}`),
      ),
      pickup(order, parisDay(now)),
      payment(site, order),
      `Un empêchement\u00a0? Répondez à ce message\u00a0: nous la gardons ${KEPT_DAYS}\u00a0jours après le jour choisi.`,
      `${CLUB.name}\n${SHOP.phone.label} (${SHOP.hours}), ${SHOP.email}`,
    ],
  });
}

function pickup({ pickup: { day, hours } }: Order, today: string): string {
  const when =
    day < today
      ? `Vous aviez choisi le ${longDate(day)}\u00a0; elle vous attend jusqu’au ${longDate(addDays(day, KEPT_DAYS))}.`
      : `${longDate(day)}, ${hours}`;
  return section("Le retrait", [when, PICKUP.place, PICKUP.address]);
}

function payment({ helloassoUrl }: ShopSite, order: Order): string {
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
