import type { FieldErrors } from "~/lib/field-errors";
import { searchable } from "~/lib/plain-text";
import { fits } from "~/lib/truncate";
import { group, list } from "~/records/composed-fields";
import { line, lines, number, photo, shortText, type Values, yesNo } from "~/records/fields";
import { emptyParts, emptyValues, kind } from "~/records/kind";
import { ALT_LIMIT, ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { DEAREST_PRICE, priceError } from "./price-input";
import { LIST_PATH } from "./product-paths";
import { countError, MOST_PIECES } from "./stock-count";
import { upgradeProduct } from "./upgrade-product";

/** Lengths are characters as a reader counts them; `description` counts the HTML's code units. */
export const PRODUCT_LIMITS = {
  description: 20_000,
  sizeGuideLines: 30,
  sizeGuideLine: 120,
  label: 60,
  alt: ALT_LIMIT,
  size: 30,
  colour: 40,
  images: 12,
  variants: 60,
} as const;

export const IMAGE_LOST = "Cette photo n’est plus sur le site\u00a0: ajoutez-la de nouveau.";
export const STOCK_MISSING = "Indiquez combien il y en a\u00a0; 0 s’il n’y en a pas encore.";
export const VARIANT_LOST =
  "Cette ligne est mal identifiée\u00a0: retirez-la, puis ajoutez-la de nouveau.";

export const DESCRIPTION_PLACEHOLDER = "Matière, coupe, entretien, pour qui…";

const euros = (label: string, required?: string) =>
  number(label, {
    unit: "€",
    most: DEAREST_PRICE,
    wrong: priceError,
    ...(required !== undefined && { required }),
  });

const personalisationFields = {
  label: line("Ce que l’on ajoute", {
    subject: "Ce libellé",
    limit: PRODUCT_LIMITS.label,
    required: "Dites ce que l’on peut ajouter, comme «\u00a0Prénom au dos\u00a0».",
  }),
  price: euros("Supplément", "Indiquez le supplément, en euros\u00a0; 0 s’il est offert."),
};

const imageFields = {
  url: photo("Photo", { lost: IMAGE_LOST }),
  alt: line("Description", {
    subject: "La description de l’image",
    limit: PRODUCT_LIMITS.alt,
  }),
  isDecorative: yesNo("Image décorative"),
};

const variantFields = {
  size: line("Taille", {
    subject: "La taille",
    limit: PRODUCT_LIMITS.size,
  }),
  colour: line("Couleur", {
    subject: "La couleur",
    limit: PRODUCT_LIMITS.colour,
  }),
  /** Null for the price of the product. */
  price: euros("Prix"),
  /** Of a variant that is not stored yet; null afterwards. */
  stock: number("Stock", {
    isWhole: true,
    most: MOST_PIECES,
    wrong: countError,
  }),
};

const fields = {
  name: line("Nom", {
    subject: "Le nom",
    required: "Donnez un nom au produit.",
  }),
  price: euros("Prix", "Indiquez le prix, en euros."),
  description: shortText("Description", {
    limit: PRODUCT_LIMITS.description,
    tooLong: "Cette description est trop longue\u00a0: gardez l’essentiel.",
    placeholder: DESCRIPTION_PLACEHOLDER,
  }),
  images: list("Photos et leurs descriptions", {
    noun: "photo",
    isFeminine: true,
    moved: "photos déplacées",
    reworded: "descriptions des photos modifiées",
    most: PRODUCT_LIMITS.images,
    tooMany: `Un produit a ${PRODUCT_LIMITS.images}\u00a0photos au plus\u00a0: retirez-en.`,
    wrongId: "Cette photo est mal identifiée\u00a0: ajoutez-la de nouveau.",
    fields: imageFields,
  }),
  variants: list("Tailles et couleurs", {
    noun: "ligne",
    isFeminine: true,
    moved: "lignes déplacées",
    reworded: "tailles et couleurs modifiées",
    most: PRODUCT_LIMITS.variants,
    tooMany: `Un produit a ${PRODUCT_LIMITS.variants}\u00a0lignes au plus\u00a0: retirez-en.`,
    wrongId: VARIANT_LOST,
    fields: variantFields,
  }),
  sizeGuide: lines("Guide des tailles", {
    most: PRODUCT_LIMITS.sizeGuideLines,
    tooMany: `Le guide des tailles ne peut pas dépasser ${PRODUCT_LIMITS.sizeGuideLines}\u00a0lignes.`,
    subject: "Une ligne",
    limit: PRODUCT_LIMITS.sizeGuideLine,
  }),
  personalisation: group("Personnalisation", {
    added: "personnalisation ajoutée",
    removed: "personnalisation retirée",
    isWhole: true,
    fields: personalisationFields,
  }),
  isHidden: yesNo("Dans la boutique"),
};

export type ProductValues = Values<typeof fields>;

/** A photo of a product; the first one is on its card. */
export type ProductImage = ProductValues["images"][number];

/** A size in a colour. */
export type ProductVariant = ProductValues["variants"][number];

export type Personalisation = NonNullable<ProductValues["personalisation"]>;

/** A personalisation of which nothing is known yet. */
export const NEW_PERSONALISATION: Personalisation = emptyParts(personalisationFields);

/** A product of the shop. Its prices are in euros here, in cents everywhere else. */
export const product = kind({
  subject: "product",
  localCopy: "produit",
  table: "products",
  path: LIST_PATH,
  permission: "shop",
  icon: "bag",
  title: "name",
  french: {
    name: "Boutique",
    one: "Produit de la boutique",
    the: "le produit",
    acts: { published: "a montré dans la boutique", unpublished: "a retiré de la boutique" },
    remove: "Supprimer le produit",
    gone: "Ce produit n’existe plus. Copiez ce que vous avez écrit avant de quitter.",
  },
  fields,
  check: ({ images, variants, sizeGuide }) => ({
    ...imageErrors(images),
    ...variantErrors(variants),
    ...sizeGuideErrors(sizeGuide),
  }),
  upgrade: upgradeProduct,
});

export function newVariant(id: string, colour = ""): ProductVariant {
  return { id, ...emptyParts(variantFields), colour };
}

/** A product before anything is written; `variantId` is that of its only line. */
export function newProduct(variantId: string): ProductValues {
  return { ...emptyValues(product), variants: [newVariant(variantId)] };
}

/** `S:86 cm`, `S : 86 cm` → `S\u00a0: 86 cm`. */
export function withSpacedColon(line: string): string {
  return line.replace(/\s*:\s*/, "\u00a0: ").trim();
}

/** A line is stored with its spaces, which its length counts. */
function sizeGuideErrors(lines: readonly string[]): FieldErrors {
  if (!lines.every(isSizeLine)) return { sizeGuide: [SIZE_LINES_WRONG] };
  const { sizeGuideLine: limit } = PRODUCT_LIMITS;
  if (lines.every((line) => fits(withSpacedColon(line), limit))) return {};
  return { sizeGuide: [`Une ligne ne peut pas dépasser ${limit}\u00a0caractères.`] };
}

function imageErrors(images: readonly ProductImage[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { id, alt, isDecorative } of images) {
    if (!isDecorative && !alt) errors[`images.${id}.alt`] = [ALT_MESSAGE];
  }
  for (const { id } of repeated(images, ({ url }) => url)) {
    errors[`images.${id}.alt`] = ["Cette photo est là deux fois\u00a0: retirez l’une des deux."];
  }
  return errors;
}

function variantErrors(variants: readonly ProductVariant[]): FieldErrors {
  if (variants.length === 0) {
    return { variants: ["Il faut au moins une ligne\u00a0: elle porte le stock."] };
  }
  const errors: FieldErrors = {};
  // Capitals and accents make no other size.
  const readAs = ({ size, colour }: ProductVariant) => `${searchable(size)}\n${searchable(colour)}`;
  for (const { id } of repeated(variants, readAs)) {
    errors[`variants.${id}.size`] = [
      "Cette taille et cette couleur sont déjà plus haut\u00a0: changez l’une des deux.",
    ];
  }
  return errors;
}

/** The items whose key an earlier one has. */
function repeated<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const keys = items.map(keyOf);
  return items.filter((_, index) => keys.indexOf(keys[index] ?? "") < index);
}

const SIZE_LINES_WRONG =
  "Écrivez une taille par ligne, puis deux-points et ses mesures\u00a0: «\u00a0S\u00a0: 86 à 92\u00a0cm\u00a0».";

/** Whether a line holds a size, a colon and measures. */
function isSizeLine(text: string): boolean {
  return /^[^:]*[^:\s][^:]*:\s*\S/.test(text);
}
