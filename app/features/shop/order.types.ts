import type { FieldErrors } from "~/lib/field-errors";
import type { OrderState } from "~database/schema/shop";
import type { PricedBasket } from "./basket.types";

export const ORDER_PATH = "/boutique/commande/envoyer";
export const THANKS_PATH = "/boutique/thank-you";
/** In the address of the thank-you page: the number of an order that was there before the form was sent. */
export const KNOWN_ORDER = "deja-enregistree";

/** The terms of sale of an order; those of today without a hash. */
export function termsPath(hash: string | null): string {
  return hash === null ? "/boutique/cgv" : `/boutique/cgv/${hash}`;
}

/** How long the fields of the order form may be, in characters as a reader counts them. */
export const ORDER_LIMITS = { name: 120, email: 254, phone: 40, message: 2_000 } as const;

/**
 * What sending the order form answers; everything typed stays in the form unless `placed`. Errors
 * stand at the fields; those of the basket itself (empty, too long, unreadable) under `basket`.
 */
export type OrderAnswer =
  /** `isKnown`: by an earlier sending of the same submission, which this one changes nothing of. */
  | { kind: "placed"; number: string; isKnown: boolean }
  /**
   * `slots`: those that can be chosen by now, where the chosen one no longer can. `termsHash`: of the terms of
   * sale of now, where the form showed others.
   */
  | {
      kind: "invalid";
      errors: FieldErrors;
      slots?: readonly PickupSlot[];
      termsHash?: string;
    }
  /** Prices or stock are not what the buyer saw: shown again, to be agreed to anew. */
  | { kind: "changed"; basket: PricedBasket }
  | { kind: "captcha" }
  | { kind: "failed"; retryAfterSeconds: number | null };

export type OrderLine = {
  id: string;
  /** Null once the variant is deleted. */
  variantId: string | null;
  productName: string;
  size: string;
  colour: string;
  personalisation: string;
  unitPriceCents: number;
  quantity: number;
  isWithdrawn: boolean;
};

/** A day and a time at which goods can be fetched at the club. */
export type PickupSlot = {
  /** `2026-11-24 18h30 – 19h30`: what the form sends. */
  value: string;
  /** Day of Paris. */
  day: string;
  /** `18h30 – 19h30` */
  hours: string;
};

export type Order = {
  id: string;
  number: string;
  state: OrderState;
  name: string;
  email: string;
  phone: string;
  message: string;
  pickup: { day: string; hours: string };
  totalCents: number;
  placedAt: string;
  readyAt: string | null;
  collectedAt: string | null;
  paidAt: string | null;
  cancelledAt: string | null;
  /** Of the terms of sale that it was placed under. */
  termsHash: string | null;
  lines: readonly OrderLine[];
};
