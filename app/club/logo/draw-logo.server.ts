import { createHash } from "node:crypto";
import { type Emblem, markShapes } from "./draw-mark.server";
import type { Ground } from "./logo-paths";
import { balancedLines, divideName } from "./name-lines.server";
import {
  BIG,
  CAP_HEIGHT,
  drawableWords,
  drawText,
  SMALL,
  type Typeface,
  widthOf,
} from "./typeface.server";

/** The colours of both lines, the sort of club above and the name below, for each ground. */
const COLOURS: Record<Ground, { sort: string; name: string }> = {
  paper: { sort: "#c8390c", name: "#0a2d24" },
  green: { sort: "#feca28", name: "#fff" },
};

/** The words stand beside the mark, in a picture of 198 × 72. */
const SORT_LEFT = 74;
const NAME_LEFT = 73;
const ROOM = { width: 120, height: 54 };
const MIDDLE = 38.615;

/** The largest of each line, as sizes of the font. */
const SORT_SIZE = 19.5;
const NAME_SIZE = 42;
/** A name comes in one line more only where it would be smaller. */
const READABLE_SIZE = 17;
const MOST_LINES = 4;

/** From the baseline above to that of a line of the name, by the height of its capitals: room for an accent. */
const PITCH = { belowSort: 1.3086, belowName: 1.38 };

/** The club’s mark alone: 120 × 144. */
export function drawMark(emblem: Emblem): string {
  return svg(120, 144, markShapes(emblem));
}

/** The mark and the name beside it; the mark alone where nothing of the name can be drawn. */
export function drawLogo(emblem: Emblem, ground: Ground): string {
  const mark = `<g transform="scale(.5)">${markShapes(emblem)}</g>`;
  const words = drawableWords(emblem.name);
  return words.length > 0 ? svg(198, 72, mark + drawName(words, ground)) : svg(60, 72, mark);
}

/** Changes with the drawings. */
export function logoVersion(emblem: Emblem): string {
  const drawings = [drawMark(emblem), drawLogo(emblem, "paper"), drawLogo(emblem, "green")];
  return createHash("sha256").update(drawings.join()).digest("hex").slice(0, 8);
}

/** At the left edge of wider room. */
function svg(width: number, height: number, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMid">${shapes}</svg>`;
}

function drawName(words: readonly string[], ground: Ground): string {
  const parts = divideName(words);
  const sort = parts.sort.join(" ");
  const widest = sort === "" ? 0 : fittingSize(sort, SMALL, SORT_SIZE);
  const name = arrangeName(parts.rest, widest * CAP_HEIGHT);
  const sortSize = Math.min(widest, name.size);
  const capital = name.size * CAP_HEIGHT;
  const height = sortSize * CAP_HEIGHT + heightOf(name.lines.length, sort !== "") * capital;
  const colours = COLOURS[ground];
  const bottom = MIDDLE + height / 2;
  const lines = name.lines.map((line, index) =>
    drawText(line, BIG, {
      x: NAME_LEFT,
      baseline: bottom - (name.lines.length - 1 - index) * PITCH.belowName * capital,
      size: name.size,
      fill: colours.name,
    }),
  );
  if (sort === "") return lines.join("");
  const above = drawText(sort, SMALL, {
    x: SORT_LEFT,
    baseline: bottom - heightOf(name.lines.length, true) * capital,
    size: sortSize,
    fill: colours.sort,
  });
  return [above, ...lines].join("");
}

/** Of lines of the name, by the height of a capital; with the space to a line above them. */
function heightOf(lines: number, hasLineAbove: boolean): number {
  return (lines - 1) * PITCH.belowName + (hasLineAbove ? PITCH.belowSort : 1);
}

function fittingSize(text: string, typeface: Typeface, largest: number): number {
  return Math.min(largest, ROOM.width / widthOf(text, typeface));
}

/** The fewest lines in which the name can be read; where it never can, those in which it is the largest. */
function arrangeName(
  words: readonly string[],
  heightAbove: number,
): { lines: string[]; size: number } {
  const arranged = Array.from({ length: MOST_LINES }, (_, i) => {
    const lines = balancedLines(words, i + 1, (text) => widthOf(text, BIG));
    const height = (ROOM.height - heightAbove) / heightOf(lines.length, heightAbove > 0);
    const sizes = lines.map((line) => fittingSize(line, BIG, NAME_SIZE));
    return { lines, size: Math.min(height / CAP_HEIGHT, ...sizes) };
  });
  const readable = arranged.find(({ size }) => size >= READABLE_SIZE);
  return readable ?? arranged.reduce((best, next) => (next.size > best.size ? next : best));
}
