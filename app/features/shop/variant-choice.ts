import type { Variant } from "./catalogue.types";

/** What has been chosen so far; empty for what has not, and where there is no choice. */
export type VariantChoice = { colour: string; size: string };

export type ColourOption = { colour: string; isLeft: boolean };
/** `stock` in the chosen colour; null when the size is not made in it. */
export type SizeOption = { size: string; stock: number | null };

/** The colours of a product, in its order. */
export function colourOptions(variants: readonly Variant[]): ColourOption[] {
  return distinct(variants.map(({ colour }) => colour)).map((colour) => ({
    colour,
    isLeft: variants.some((variant) => variant.colour === colour && variant.stock > 0),
  }));
}

/** All sizes of a product, in its order, as they are left in a colour. */
export function sizeOptions(variants: readonly Variant[], colour: string): SizeOption[] {
  return distinct(variants.map(({ size }) => size)).map((size) => ({
    size,
    stock: findVariant(variants, { colour, size })?.stock ?? null,
  }));
}

export function findVariant(variants: readonly Variant[], choice: VariantChoice): Variant | null {
  const { colour, size } = choice;
  return variants.find((one) => one.colour === colour && one.size === size) ?? null;
}

/** What is chosen at first: a colour that is left, and its size when only one is left to choose. */
export function firstChoice(variants: readonly Variant[]): VariantChoice {
  const colours = colourOptions(variants);
  const colour = (colours.find(({ isLeft }) => isLeft) ?? colours[0])?.colour ?? "";
  const sizes = sizeOptions(variants, colour);
  const [only, ...others] = sizes.filter(({ stock }) => stock !== null && stock > 0);
  return { colour, size: only && others.length === 0 ? only.size : "" };
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)];
}
