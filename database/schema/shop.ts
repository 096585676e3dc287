import type { ColumnType } from "kysely";
import type { Trashable } from "./trashable";

/** Amounts of the shop are whole cents of euros, taxes included. */
export interface ProductsTable extends Trashable {
  id: string;
  name: string;
  /** Cleaned HTML. */
  description: string;
  price_cents: number;
  /** One line for each size, `S : 86 à 92 cm`; empty for none. */
  size_guide: string;
  /** What can be had on it («Prénom au dos»); null when it is not offered. */
  personalisation_label: string | null;
  /** For one piece, beside its price; null when it is not offered. */
  personalisation_price_cents: number | null;
  display_order: number;
  is_hidden: boolean;
  created_at: string;
}

export interface ProductImagesTable {
  id: string;
  product_id: string;
  image_url: string;
  alt_text: string;
  is_decorative: boolean;
  display_order: number;
}

export interface ProductVariantsTable {
  id: string;
  product_id: string;
  /** Empty where there is one size only; so is the colour. */
  size: string;
  colour: string;
  /** Null: the price of the product. */
  price_cents: number | null;
  /** Never negative: the database itself refuses it. */
  stock: number;
  display_order: number;
}

export type OrderState = "new" | "ready" | "collected" | "cancelled" | "withdrawn";

export interface OrdersTable {
  id: string;
  /** Short, and not guessable in sequence: `K7M-4QX`. */
  number: string;
  /** Made with the form, so that one submission makes one order; placed again after a cancellation, `findSubmission` makes it. */
  submission_id: string;
  /** SHA-256 of the secret that shows the order to its buyer; the secret itself is never stored. */
  token_hash: string;
  state: OrderState;
  name: string;
  email: string;
  phone: string;
  message: string;
  pickup_on: string;
  /** As it was chosen: `18h30 – 19h30`. */
  pickup_slot: string;
  /** What was agreed on, withdrawn lines included. */
  total_cents: number;
  search_text: string;
  placed_at: string;
  /** The terms of sale that were agreed to; null until the start after migration 0019 gives an order of before its own. */
  terms_hash: string | null;
  ready_at: string | null;
  collected_at: string | null;
  paid_at: string | null;
  cancelled_at: string | null;
  /** When a cancelled order that was paid was paid back; withdrawals have their own. */
  refunded_at: string | null;
  buyer_mail_id: string | null;
  club_mail_id: string | null;
  /** The latest «Votre commande est prête»; null when none was asked for. */
  ready_mail_id: string | null;
  version: ColumnType<number, number | undefined>;
}

/** The texts of the terms of sale that orders were placed under, each once. */
export interface SaleTermsTable {
  /** The first 32 characters of the SHA-256 of its content, in hexadecimal. */
  hash: string;
  /** Of the first order under it. */
  day: string;
  /** HTML that the site wrote. */
  content: string;
}

/** What was sold, as it was called and priced that day: a product may change or go afterwards. */
export interface OrderLinesTable {
  id: string;
  order_id: string;
  variant_id: string | null;
  product_name: string;
  size: string;
  colour: string;
  /** The name on the jersey; empty when there is none. Made to order: never withdrawn. */
  personalisation: string;
  /** Personalisation included. */
  unit_price_cents: number;
  quantity: number;
  display_order: number;
  withdrawal_id: string | null;
}

/** Declarations of withdrawal, kept after their order is forgotten or before (RETENTION in app/lib/retention.ts). */
export interface WithdrawalsTable {
  id: string;
  order_id: string | null;
  order_number: string;
  name: string;
  email: string;
  declared_at: string;
  refund_cents: number;
  /** What was withdrawn, in words. */
  summary: string;
  /** When the goods were back at the club; at once for an order not yet collected. */
  returned_at: string | null;
  refunded_at: string | null;
  /** The acknowledgement. */
  buyer_mail_id: string | null;
}

export type StockReason =
  | "order"
  | "cancelled"
  | "resumed"
  | "withdrawn"
  | "returned"
  | "correction"
  | "initial";

/** Why the stock of a variant is what it is. */
export interface StockChangesTable {
  id: string;
  variant_id: string;
  created_at: string;
  /** Pieces more, or fewer. */
  delta: number;
  stock_after: number;
  reason: StockReason;
  order_id: string | null;
  user_id: string | null;
}
