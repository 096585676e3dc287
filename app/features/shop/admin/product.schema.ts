import { z } from "zod";
import { type FieldErrors, fieldErrorsOf } from "~/lib/field-errors";
import { lineSchema, nameSchema } from "~/lib/line-schema";
import { searchable } from "~/lib/plain-text";
import { storableLine, storableText } from "~/lib/storable-text";
import { fits } from "~/lib/truncate";
import { isUuid } from "~/lib/uuid";
import { ALT_MESSAGE } from "~/ui/pictures/alt-fields";
import { readPrice } from "./price-input";
import { readCount } from "./stock-count";

/** Lengths are characters as a reader counts them; `description` counts the HTML's code units. */
export const PRODUCT_LIMITS = {
  description: 20_000,
  sizeGuideLines: 30,
  sizeGuideLine: 120,
  label: 60,
  alt: 300,
  size: 30,
  colour: 40,
  images: 12,
  variants: 60,
} as const;

export const IMAGE_LOST = "Cette photo n’est plus sur le site\u00a0: ajoutez-la de nouveau.";
export const STOCK_MISSING = "Indiquez combien il y en a\u00a0; 0 s’il n’y en a pas encore.";
export const VARIANT_LOST =
  "Cette ligne est mal identifiée\u00a0: retirez-la, puis ajoutez-la de nouveau.";

const MISSING_PRICE = "Indiquez le prix, en euros.";

/** A picture of a product, told apart by its address. */
const imageValuesSchema = z.object({
  url: z.string(),
  alt: z.string(),
  isDecorative: z.boolean(),
});

/** A size in a colour. `price` is empty for the product's own; `stock` is typed for a new one only. */
const variantValuesSchema = z.object({
  id: z.string(),
  size: z.string(),
  colour: z.string(),
  price: z.string(),
  stock: z.string(),
});

/** What the form of a product holds, amounts as they are typed. */
export const productValuesSchema = z.object({
  name: z.string(),
  price: z.string(),
  description: z.string(),
  sizeGuide: z.string(),
  isPersonalised: z.boolean(),
  personalisationLabel: z.string(),
  personalisationPrice: z.string(),
  isHidden: z.boolean(),
  images: z.array(imageValuesSchema),
  variants: z.array(variantValuesSchema),
});

export type ProductValues = z.output<typeof productValuesSchema>;
export type ImageValues = z.output<typeof imageValuesSchema>;
export type VariantValues = z.output<typeof variantValuesSchema>;

const checkbox = z
  .string()
  .optional()
  .transform((value) => value === "on");

/** In cents; null for nothing typed. */
const price = z
  .string()
  .max(100, "Ce prix est trop long.")
  .default("")
  .transform((typed, context) => {
    if (typed.trim() === "") return null;
    const reading = readPrice(typed);
    if ("cents" in reading) return reading.cents;
    context.addIssue({ code: "custom", message: reading.error });
    return z.NEVER;
  });

/** Pieces; null for nothing typed. */
const count = z
  .string()
  .default("")
  .transform((typed, context) => {
    if (typed.trim() === "") return null;
    const reading = readCount(typed);
    if ("count" in reading) return reading.count;
    context.addIssue({ code: "custom", message: reading.error });
    return z.NEVER;
  });

const imageSchema = z.object({
  url: z.string(),
  alt: lineSchema("La description de l’image", PRODUCT_LIMITS.alt),
  isDecorative: z.boolean().default(false),
});

const variantSchema = z.object({
  id: z.string().refine(isUuid, VARIANT_LOST),
  size: lineSchema("La taille", PRODUCT_LIMITS.size),
  colour: lineSchema("La couleur", PRODUCT_LIMITS.colour),
  price,
  stock: count,
});

const sizeGuide = z
  .string()
  .default("")
  .transform((text) =>
    storableText(text).split("\n").map(storableLine).filter(Boolean).map(spacedColon),
  )
  .refine(
    (lines) => lines.length <= PRODUCT_LIMITS.sizeGuideLines,
    `Le guide des tailles ne peut pas dépasser ${PRODUCT_LIMITS.sizeGuideLines}\u00a0lignes.`,
  )
  .refine(
    (lines) => lines.every((line) => fits(line, PRODUCT_LIMITS.sizeGuideLine)),
    `Une ligne ne peut pas dépasser ${PRODUCT_LIMITS.sizeGuideLine}\u00a0caractères.`,
  )
  .refine(
    (lines) => lines.every((line) => /^[^:]*[^:\s][^:]*\u00a0: \S/.test(line)),
    "Écrivez une taille par ligne, puis deux-points et ses mesures\u00a0: «\u00a0S\u00a0: 86 à 92\u00a0cm\u00a0».",
  )
  .transform((lines) => lines.join("\n"));

/** `S:86 cm`, `S : 86 cm` → `S\u00a0: 86 cm`. */
function spacedColon(line: string): string {
  return line.replace(/\s*:\s*/, "\u00a0: ").trim();
}

const productFormSchema = z
  .object({
    version: z.coerce.number().int().min(0).max(2_147_483_647),
    name: nameSchema("Le nom", "Donnez un nom au produit."),
    price,
    description: z
      .string()
      .max(
        PRODUCT_LIMITS.description,
        "Cette description est trop longue\u00a0: gardez l’essentiel.",
      )
      .default("")
      .transform(storableText),
    sizeGuide,
    isPersonalised: checkbox,
    personalisationLabel: lineSchema("Ce libellé", PRODUCT_LIMITS.label),
    personalisationPrice: price,
    isHidden: checkbox,
    images: z
      .array(imageSchema, "Les photos ne sont pas arrivées\u00a0: rechargez la page.")
      .max(
        PRODUCT_LIMITS.images,
        `Un produit a ${PRODUCT_LIMITS.images}\u00a0photos au plus\u00a0: retirez-en.`,
      ),
    variants: z
      .array(variantSchema, "Les tailles ne sont pas arrivées\u00a0: rechargez la page.")
      .min(1, "Il faut au moins une ligne\u00a0: elle porte le stock.")
      .max(
        PRODUCT_LIMITS.variants,
        `Un produit a ${PRODUCT_LIMITS.variants}\u00a0lignes au plus\u00a0: retirez-en.`,
      ),
  })
  .superRefine((form, context) => {
    const fail = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    if (form.price === null) fail(["price"], MISSING_PRICE);
    if (form.isPersonalised && !form.personalisationLabel) {
      fail(
        ["personalisationLabel"],
        "Dites ce que l’on peut ajouter, comme «\u00a0Prénom au dos\u00a0».",
      );
    }
    if (form.isPersonalised && form.personalisationPrice === null) {
      fail(["personalisationPrice"], "Indiquez le supplément, en euros\u00a0; 0 s’il est offert.");
    }
    form.images.forEach(({ alt, isDecorative }, index) => {
      if (!isDecorative && !alt) fail(["images", index, "alt"], ALT_MESSAGE);
    });
    for (const index of repeated(form.images.map(({ url }) => url))) {
      fail(["images", index, "alt"], "Cette photo est là deux fois\u00a0: retirez l’une des deux.");
    }
    for (const index of repeated(form.variants.map(({ id }) => id))) {
      fail(["variants", index, "size"], VARIANT_LOST);
    }
    for (const index of repeated(form.variants.map(variantKey))) {
      fail(
        ["variants", index, "size"],
        "Cette taille et cette couleur sont déjà plus haut\u00a0: changez l’une des deux.",
      );
    }
  });

/** What the form of a product asks for, checked: amounts in cents. */
export type ProductForm = z.output<typeof productFormSchema>;

/** The same for whoever reads the two words: capitals and accents make no other article. */
function variantKey({ size, colour }: { size: string; colour: string }): string {
  return `${searchable(size)}\n${searchable(colour)}`;
}

/** Where a value stands that stood before. */
function repeated(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Reads the form of a product; errors are French sentences by field (`variants[1].size`). */
export function readProductForm(
  data: FormData,
): { kind: "read"; form: ProductForm } | { kind: "invalid"; errors: FieldErrors } {
  const fields = Object.fromEntries(data);
  const checked = productFormSchema.safeParse({
    ...fields,
    images: listOf(fields.images),
    variants: listOf(fields.variants),
  });
  if (checked.success) return { kind: "read", form: checked.data };
  return { kind: "invalid", errors: fieldErrorsOf(checked.error, fieldName) };
}

function listOf(field: FormDataEntryValue | undefined): unknown {
  if (typeof field !== "string") return undefined;
  try {
    return JSON.parse(field);
  } catch {
    return undefined;
  }
}

function fieldName(path: readonly PropertyKey[]): string {
  const [name = "", index, field] = path.map(String);
  if (index === undefined) return name;
  if (field === undefined) return `${name}[${index}]`;
  // Nobody types an id: what is wrong with it is said beside the first thing of its line.
  return `${name}[${index}].${field === "id" ? "size" : field}`;
}
