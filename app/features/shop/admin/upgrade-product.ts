import { heldNumber } from "~/lib/typed-number";
import { newUuid } from "~/lib/uuid";

type Kept = Record<string, unknown>;

/**
 * A product as browsers kept it before it was described: amounts were texts, photos had no ids and the
 * personalisation stood among the other values.
 */
export function upgradeProduct(kept: Kept, opened: Kept = {}): Kept {
  if (!("isPersonalised" in kept)) return kept;
  const {
    isPersonalised,
    personalisationLabel,
    personalisationPrice,
    price,
    sizeGuide,
    images,
    variants,
    ...others
  } = kept;
  return {
    ...others,
    price: amount(price),
    sizeGuide: typeof sizeGuide === "string" && sizeGuide !== "" ? sizeGuide.split("\n") : [],
    personalisation: isPersonalised
      ? { label: personalisationLabel, price: amount(personalisationPrice) }
      : null,
    images: partsOf(images).map((image) => ({ ...image, id: photoId(image, opened) })),
    variants: partsOf(variants).map((variant) => ({
      ...variant,
      price: amount(variant.price),
      stock: amount(variant.stock),
    })),
  };
}

function amount(kept: unknown): unknown {
  return typeof kept === "string" ? heldNumber(kept) : null;
}

/** That of the photo of this address in the opened product. */
function photoId({ url }: Kept, opened: Kept): unknown {
  return partsOf(opened.images).find((photo) => photo.url === url)?.id ?? newUuid();
}

function partsOf(list: unknown): Kept[] {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return items.filter((item) => typeof item === "object" && item !== null) as Kept[];
}
