import type { Queryable } from "~/platform/database/database.server";
import type { BasketLine, LineTrouble, PricedBasket, PricedLine } from "./basket.types";
import type { ProductPicture } from "./catalogue.types";

/**
 * Prices the lines of a basket as the catalogue is now, in their order: what the browser believes
 * counts for nothing. The stock of a variant has to do for all of its lines together.
 */
export async function priceBasket(
  db: Queryable,
  lines: readonly BasketLine[],
): Promise<PricedBasket> {
  if (lines.length === 0) return { lines: [], totalCents: 0 };
  const offers = await listOffers(db, lines);
  const pictures = await listFirstPictures(db, [...offers.values()]);
  const asked = Map.groupBy(lines, ({ variantId }) => variantId);
  const priced = lines.map((line) => {
    const offer = offers.get(line.variantId);
    if (!offer) return goneLine(line);
    const wanted = asked.get(line.variantId)?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    return priceLine(line, { offer, wanted, picture: pictures.get(offer.product_id) ?? null });
  });
  const sound = priced.filter(({ trouble }) => trouble === null);
  return { lines: priced, totalCents: sound.reduce((sum, line) => sum + line.totalCents, 0) };
}

type Offer = Awaited<ReturnType<typeof selectOffers>>[number];

async function listOffers(
  db: Queryable,
  lines: readonly BasketLine[],
): Promise<Map<string, Offer>> {
  const offers = await selectOffers(db, [...new Set(lines.map(({ variantId }) => variantId))]);
  return new Map(offers.map((offer) => [offer.id, offer]));
}

async function selectOffers(db: Queryable, variantIds: readonly string[]) {
  return await db
    .selectFrom("product_variants as variant")
    .innerJoin("products as product", "product.id", "variant.product_id")
    .select([
      "variant.id",
      "variant.product_id",
      "variant.size",
      "variant.colour",
      "variant.stock",
      "variant.price_cents as own_price_cents",
      "product.name",
      "product.price_cents",
      "product.personalisation_label",
      "product.personalisation_price_cents",
    ])
    .where("variant.id", "in", variantIds)
    .where("product.is_hidden", "=", false)
    .where("product.deleted_at", "is", null)
    .execute();
}

async function listFirstPictures(
  db: Queryable,
  offers: readonly Offer[],
): Promise<Map<string, ProductPicture>> {
  if (offers.length === 0) return new Map();
  const rows = await db
    .selectFrom("product_images")
    .select(["product_id", "image_url", "alt_text", "is_decorative"])
    .where(
      "product_id",
      "in",
      offers.map(({ product_id }) => product_id),
    )
    .orderBy("display_order", "desc")
    .orderBy("id", "desc")
    .execute();
  // The first of each product comes last, and so stays.
  return new Map(
    rows.map((row) => [
      row.product_id,
      { url: row.image_url, alt: row.is_decorative ? "" : row.alt_text },
    ]),
  );
}

function goneLine(line: BasketLine): PricedLine {
  return {
    ...line,
    productId: null,
    productName: "",
    size: "",
    colour: "",
    picture: null,
    unitPriceCents: 0,
    totalCents: 0,
    stock: 0,
    trouble: { kind: "gone" },
  };
}

type Found = { offer: Offer; wanted: number; picture: ProductPicture | null };

function priceLine(line: BasketLine, { offer, wanted, picture }: Found): PricedLine {
  const isPersonalised = line.personalisation !== "" && offer.personalisation_label !== null;
  const extraCents = isPersonalised ? (offer.personalisation_price_cents ?? 0) : 0;
  const unitPriceCents = (offer.own_price_cents ?? offer.price_cents) + extraCents;
  return {
    ...line,
    productId: offer.product_id,
    productName: offer.name,
    size: offer.size,
    colour: offer.colour,
    picture,
    unitPriceCents,
    totalCents: unitPriceCents * line.quantity,
    stock: offer.stock,
    trouble: troubleOf(line, offer, wanted),
  };
}

function troubleOf(line: BasketLine, offer: Offer, wanted: number): LineTrouble | null {
  if (offer.stock === 0) return { kind: "sold-out" };
  if (line.personalisation !== "" && offer.personalisation_label === null) {
    return { kind: "no-personalisation" };
  }
  return wanted > offer.stock ? { kind: "too-many", left: offer.stock } : null;
}
