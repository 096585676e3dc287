import type { ReactNode } from "react";
import { mergingByFields } from "~/editing/merging";
import { thumbnailOf } from "~/lib/media-url";
import { plainText } from "~/lib/plain-text";
import { numberText } from "~/lib/typed-number";
import { readingOf } from "~/records/merge-values";
import { type ProductValues, product } from "./product";
import { variantName } from "./product-words";

/** How the fields of a product read; complete, since the compiler asks for each. */
const SHOWN: Record<keyof ProductValues, (values: ProductValues) => ReactNode> = {
  name: ({ name }) => name,
  price: ({ price }) => euros(price),
  description: ({ description }) => plainText(description),
  images: showImages,
  variants: showVariants,
  sizeGuide: ({ sizeGuide }) => <span className="ps-lines">{sizeGuide.join("\n")}</span>,
  personalisation: ({ personalisation }) =>
    personalisation ? `${personalisation.label}, ${euros(personalisation.price)}` : "Aucune",
  isHidden: ({ isHidden }) => (isHidden ? "Masqué" : "Montré"),
};

/** How two versions of a product come together, in the order of its form. */
export const PRODUCT_MERGING = mergingByFields<ProductValues>(
  Object.entries(SHOWN).map(([id, show]) => {
    const name = id as keyof ProductValues;
    const field = product.fields[name];
    return {
      id,
      label: field.label,
      names: [name],
      show,
      key: (values) => readingOf(field, values[name]),
    };
  }),
);

function euros(price: number | null): string {
  return price === null ? "" : `${numberText(price)}\u00a0€`;
}

function showImages({ images }: ProductValues) {
  if (images.length === 0) return "Sans photo";
  return (
    <span className="ps-compared">
      {images.map(({ id, url, alt, isDecorative }) => (
        <span key={id}>
          <img src={thumbnailOf(url) ?? url} alt="" />
          {isDecorative ? "Image décorative" : alt || "Sans description"}
        </span>
      ))}
    </span>
  );
}

function showVariants({ variants, price }: ProductValues) {
  return (
    <span className="ps-compared">
      {variants.map((variant) => (
        <span key={variant.id}>
          {variantName(variant) || "Article unique"}
          {`, ${euros(variant.price ?? price)}`}
        </span>
      ))}
    </span>
  );
}
