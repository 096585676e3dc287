import { mergingByFields } from "~/editing/merging";
import { thumbnailOf } from "~/lib/media-url";
import { plainText } from "~/lib/plain-text";
import type { ProductValues } from "./product.schema";
import { variantName } from "./product-words";

/** How two versions of a product come together, in the order of its form. */
export const PRODUCT_MERGING = mergingByFields<ProductValues>([
  { id: "nom", label: "Nom", names: ["name"], show: ({ name }) => name },
  { id: "prix", label: "Prix", names: ["price"], show: ({ price }) => price && `${price}\u00a0€` },
  {
    id: "description",
    label: "Description",
    names: ["description"],
    show: ({ description }) => plainText(description),
  },
  { id: "photos", label: "Photos et leurs descriptions", names: ["images"], show: showImages },
  { id: "lignes", label: "Tailles et couleurs", names: ["variants"], show: showVariants },
  {
    id: "guide",
    label: "Guide des tailles",
    names: ["sizeGuide"],
    show: ({ sizeGuide }) => sizeGuide && <span className="ps-lines">{sizeGuide}</span>,
  },
  {
    id: "personnalisation",
    label: "Personnalisation",
    names: ["isPersonalised", "personalisationLabel", "personalisationPrice"],
    show: ({ isPersonalised, personalisationLabel, personalisationPrice }) =>
      isPersonalised ? `${personalisationLabel}, ${personalisationPrice}\u00a0€` : "Aucune",
  },
  {
    id: "visible",
    label: "Dans la boutique",
    names: ["isHidden"],
    show: ({ isHidden }) => (isHidden ? "Masqué" : "Montré"),
  },
]);

function showImages({ images }: ProductValues) {
  if (images.length === 0) return "Sans photo";
  return (
    <span className="ps-compared">
      {images.map(({ url, alt, isDecorative }) => (
        <span key={url}>
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
          {`, ${variant.price || price}\u00a0€`}
        </span>
      ))}
    </span>
  );
}
