/** Amounts are whole cents of euros, taxes included (the association charges no VAT). */

/** One size in one colour, as it can be bought; empty texts where there is no choice. */
export type Variant = {
  id: string;
  size: string;
  colour: string;
  priceCents: number;
  /** Pieces left: 0 is sold out. */
  stock: number;
};

export type ProductPicture = { url: string; alt: string };

/** What can be made to order on a product, and its price for one piece. */
export type Personalisation = { label: string; priceCents: number };

export type Product = {
  id: string;
  name: string;
  /** Cleaned HTML. */
  description: string;
  /** The cheapest and the dearest of its variants. */
  priceCents: { from: number; to: number };
  pictures: readonly ProductPicture[];
  variants: readonly Variant[];
  /** Rows of the size guide, `["S", "86 à 92 cm"]`; empty for none. */
  sizeGuide: readonly (readonly [string, string])[];
  personalisation: Personalisation | null;
};

/** As a card of the catalogue shows it. */
export type ProductCard = Pick<Product, "id" | "name" | "priceCents"> & {
  /** The name as a card shows it; null when it fits. */
  cutName: string | null;
  picture: ProductPicture | null;
  /** Sizes that are left, in the order of the product. */
  sizes: readonly string[];
  colours: readonly string[];
  isSoldOut: boolean;
  isPersonalised: boolean;
};
