import type { Club } from "~/club/site";

/** When orders are fetched: club evenings at which somebody holds the counter. */
export const PICKUP = {
  /** Days of the week, 1 = Monday; no two of them at the same hours of one day. */
  evenings: [
    { weekday: 2, hours: "18h30 – 19h30" },
    { weekday: 5, hours: "18h30 – 19h30" },
    { weekday: 6, hours: "10h00 – 12h00" },
  ],
  /** Days that the club needs to make an order ready, the day of the order not counted. */
  leadDays: 2,
  /** How many weeks ahead can be chosen. */
  weeks: 4,
  /** First and last days without anybody there. */
  closures: [{ from: "2026-12-21", to: "2027-01-03" }],
} as const satisfies Pickup;

type Pickup = {
  evenings: readonly { weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7; hours: string }[];
  leadDays: number;
  weeks: number;
  closures: readonly { from: string; to: string }[];
};

/** Where orders are fetched. */
export function pickupPlace({ stadium }: Pick<Club, "stadium">): {
  place: string;
  address: string;
} {
  const place = stadium.name ? `Club-house du ${stadium.name}` : "Club-house";
  return { place, address: stadium.address };
}

/** How an order is paid for at the counter. */
export const PAYMENT_AT_PICKUP = "par chèque, en espèces ou par carte au club-house";

/** Days to withdraw from the day the goods were fetched (consumer code, article L221-18). */
export const WITHDRAWAL_DAYS = 14;

/** That right in words, as pages and papers say it. */
export const WITHDRAWAL_RIGHT = `Vous avez ${WITHDRAWAL_DAYS}\u00a0jours après le retrait pour changer d’avis, sans donner de raison\u00a0: déclarez-le sur le site, par «\u00a0Renoncer au contrat ici\u00a0», ou écrivez au club. Un article personnalisé ne peut pas être repris.`;

/** Days after the chosen day at which an order that its buyer did not fetch is pointed out to the club. */
export const KEPT_DAYS = 30;

/** Pieces that one e-mail address may have waiting for it, neither fetched nor paid for. */
export const RESERVED_PIECES = 40;

/** Days that a return may be sent within, and a refund made within (consumer code, articles L221-23 and L221-24). */
export const RETURN_DAYS = 14;

/** Every professional seller names one (consumer code, article L616-1). Fictional in the demo. */
export const MEDIATOR = {
  name: "Médiation Consommation Gascogne",
  address: "4 quai des Gabares, 33300 Bordeaux",
  site: "https://mediation-gascogne.example",
} as const;

/** Day of the terms of sale that buyers agree to: changes with their text. */
export const SALE_TERMS_VERSION = "2026-11-28";
