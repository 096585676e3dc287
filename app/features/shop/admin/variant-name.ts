/** `M, bleu`: how a variant is told from the others; empty for the only one. */
export function variantName({ size, colour }: { size: string; colour: string }): string {
  return [size, colour].filter(Boolean).join(", ");
}
