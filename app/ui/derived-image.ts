import { DERIVED_WIDTHS, type DerivedFormat, type DerivedWidth, derivedUrl } from "~/lib/media-url";

/**
 * Candidates up to the picture's own width. The server enlarges nothing: asked for the next width of the list,
 * it answers with the picture at its own size, which is what the last candidate announces.
 */
export function derivedSrcSet(
  src: string,
  intrinsicWidth: number,
  format: DerivedFormat,
  widths: readonly DerivedWidth[] = DERIVED_WIDTHS,
): string {
  const smaller = widths.filter((width) => width < intrinsicWidth);
  const whole = widths.find((width) => width >= intrinsicWidth);
  const candidates = smaller.map((width) => `${derivedUrl(src, width, format)} ${width}w`);
  if (whole) candidates.push(`${derivedUrl(src, whole, format)} ${intrinsicWidth}w`);
  return candidates.join(", ");
}
