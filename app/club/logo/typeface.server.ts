import { BLACK, BOLD, type Letters } from "./letters.server";

/** `plain` is the letter without its accent, which stands as near to others. */
type Glyph = { advance: number; outline: string; plain: string };

export type Typeface = {
  glyphs: ReadonlyMap<string, Glyph>;
  kerning: ReadonlyMap<string, number>;
  /** Between two letters, in thousandths of the size. */
  tracking: number;
};

/** Of the size, from the baseline to the top of a capital without accent. */
export const CAP_HEIGHT = 0.655;

export const SMALL = readLetters(BOLD, 30);
export const BIG = readLetters(BLACK, 5);

function readLetters({ outlines, kerning }: Letters, tracking: number): Typeface {
  const glyphs = [...outlines.matchAll(/^(.)(\d+) ?(.*)$/gm)].map(
    ([, letter = "", advance, outline = ""]) =>
      [letter, { advance: Number(advance), outline, plain: withoutAccents(letter) }] as const,
  );
  const pairs = kerning
    .split(" ")
    .map((pair) => [pair.slice(0, 2), Number(pair.slice(2))] as const);
  return { glyphs: new Map(glyphs), kerning: new Map(pairs), tracking };
}

/** Signs that are drawn as another one. */
const DRAWN_AS = new Map([
  ["'", "’"],
  ["‘", "’"],
  ["ʼ", "’"],
  ["—", "–"],
  ["\u2011", "-"],
  ["•", "·"],
]);

/** The words of a text in capitals, without signs that have no outline; none where a letter has none, or no letter is left. */
export function drawableWords(text: string): string[] {
  const capitals = Array.from(text.normalize("NFC").toLocaleUpperCase("fr"));
  // A name with a letter missing would be another one.
  if (capitals.some((sign) => /\p{L}/u.test(sign) && drawableSign(sign) === "")) return [];
  const drawn = capitals.map(drawableSign).join("");
  return /[\p{L}\d]/u.test(drawn) ? drawn.split(" ").filter((word) => word !== "") : [];
}

/** A letter whose accent has no outline is drawn without it. */
function drawableSign(sign: string): string {
  if (/\s/.test(sign)) return " ";
  const drawn = DRAWN_AS.get(sign) ?? sign;
  const letter = BIG.glyphs.has(drawn) ? drawn : withoutAccents(drawn).charAt(0);
  return BIG.glyphs.has(letter) ? letter : "";
}

export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The glyphs of a line with their places, and its width, in thousandths of the size. */
function setLine(text: string, { glyphs, kerning, tracking }: Typeface) {
  let x = 0;
  let before = "";
  const placed: { x: number; outline: string }[] = [];
  for (const letter of text) {
    const glyph = glyphs.get(letter);
    if (!glyph) continue;
    if (before !== "") x += tracking + (kerning.get(before + glyph.plain) ?? 0);
    placed.push({ x, outline: glyph.outline });
    x += glyph.advance;
    before = glyph.plain;
  }
  return { placed, width: x };
}

/** For a size of 1. */
export function widthOf(text: string, typeface: Typeface): number {
  return setLine(text, typeface).width / 1000;
}

type TextPlace = { x: number; baseline: number; size: number; fill: string };

/** A line of text as one outline. */
export function drawText(
  text: string,
  typeface: Typeface,
  { x, baseline, size, fill }: TextPlace,
): string {
  const outline = setLine(text, typeface)
    .placed.map((glyph) =>
      glyph.outline.replace(/^m(-?[\d.]+)/, (_, first) => `M${glyph.x + Number(first)}`),
    )
    .join("");
  const place = `translate(${rounded(x, 2)} ${rounded(baseline, 2)}) scale(${rounded(size / 1000, 5)})`;
  return `<path fill="${fill}" transform="${place}" d="${outline}"/>`;
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
