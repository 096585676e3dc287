import type { ProductPicture } from "./catalogue.types";

/** One line of the basket as the browser keeps it: no price, since only the site knows prices. */
export type BasketLine = {
  variantId: string;
  /** A whole number from 1 to `MAX_QUANTITY`. */
  quantity: number;
  /** The name to put on it; empty for none. */
  personalisation: string;
};

/** Why a line cannot be ordered as it is. */
export type LineTrouble =
  /** Hidden, deleted, or never was. */
  | { kind: "gone" }
  | { kind: "sold-out" }
  /** Fewer are left than asked for, over all lines of that variant. */
  | { kind: "too-many"; left: number }
  /** The product is not made to order any more. */
  | { kind: "no-personalisation" };

/** A line as the site prices it now; what a gone line was called is not known any more. */
export type PricedLine = BasketLine & {
  productId: string | null;
  productName: string;
  size: string;
  colour: string;
  picture: ProductPicture | null;
  /** For one piece, personalisation included. */
  unitPriceCents: number;
  totalCents: number;
  /** Pieces left of that variant. */
  stock: number;
  trouble: LineTrouble | null;
};

/** The basket as the site prices it; the total counts only lines without trouble. */
export type PricedBasket = { lines: readonly PricedLine[]; totalCents: number };

export const MAX_QUANTITY = 20;
export const MAX_LINES = 30;
export const MAX_PERSONALISATION = 20;
