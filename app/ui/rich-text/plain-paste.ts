import { escapeHtml } from "~/lib/escape-html";
import { withBreakableSpaces } from "./no-break-spaces";
import { addressesIn } from "./pasted-link";
import { type ListItem, nestItems } from "./word-lists";

const BULLET = /^[•◦▪‣·●○*–-][ \t\u00a0]+(?=\S)/;
/** The width from which a page has cut the lines, not the person who wrote them. */
const WIDE = 60;
const SENTENCE_END = /[.!?…:;»"][)\s]*$/;
/** Where a hyphen at the end of a line belongs to the word. */
const HYPHENATED =
  /(?:^|[\s’'])(?:rendez|peut|après|avant|demi|mi|semi|sous|vice|ex|non|week|là|ci)-$/i;

/**
 * Pasted text as HTML: an empty line ends a paragraph, a line stays a line, and what a PDF or a mail
 * has cut at the width of its page is one again. Lines with bullets are a list, addresses are links.
 */
export function plainTextToHtml(text: string): string {
  const blocks = withBreakableSpaces(text)
    .replace(/\r\n?/g, "\n")
    .replaceAll("\f", "\n\n")
    .split(/\n(?:[ \t]*\n)+/);
  return blocks.map((block) => blockHtml(block.split("\n").map((line) => line.trim()))).join("");
}

function blockHtml(lines: readonly string[]): string {
  const runs: { isList: boolean; lines: string[] }[] = [];
  for (const line of rejoin(lines.filter((one) => one !== ""))) {
    const isList = BULLET.test(line);
    const last = runs.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else runs.push({ isList, lines: [line] });
  }
  return runs
    .map((run) => (isWholeList(run) ? listHtml(run.lines) : paragraphHtml(run.lines)))
    .join("");
}

/** A single line may begin with a dash for another reason. */
function isWholeList(run: { isList: boolean; lines: string[] }): boolean {
  return run.isList && run.lines.length > 1;
}

function listHtml(lines: readonly string[]): string {
  const item = (line: string): ListItem => ({
    level: 1,
    isOrdered: false,
    start: 1,
    html: lineHtml(line.replace(BULLET, "")),
  });
  return nestItems(lines.map(item));
}

function paragraphHtml(lines: readonly string[]): string {
  return lines.length > 0 ? `<p>${lines.map(lineHtml).join("<br>")}</p>` : "";
}

function rejoin(lines: readonly string[]): string[] {
  const width = Math.max(...lines.map((line) => line.length), 0);
  const isOfPage = width >= WIDE && isWrapped(lines, width);
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn = isOfPage && last !== undefined && !BULLET.test(line);
    if (goesOn) joined[joined.length - 1] = joinLines(last, line);
    else joined.push(line);
  }
  return joined;
}

/** Whether lines end where the page did: all about as wide, but for the last of each item, and often within a sentence. */
function isWrapped(lines: readonly string[], width: number): boolean {
  const followed = lines.filter((_, index) => {
    const next = lines[index + 1];
    return next !== undefined && !BULLET.test(next);
  });
  const within = followed.filter((line) => !SENTENCE_END.test(line));
  const isWide = followed.every((line) => line.length >= 0.7 * width);
  return followed.length > 0 && isWide && within.length >= followed.length / 2;
}

function joinLines(before: string, after: string): string {
  if (before.endsWith("\u00ad")) return before.slice(0, -1) + after;
  if (!/\p{L}-$/u.test(before) || !/^\p{Ll}/u.test(after)) return `${before} ${after}`;
  const [lastWord = ""] = /\S+$/.exec(before) ?? [];
  const keepsHyphen = HYPHENATED.test(before) || addressesIn(lastWord).length > 0;
  return (keepsHyphen ? before : before.slice(0, -1)) + after;
}

function lineHtml(line: string): string {
  const text = line.replaceAll("\u00ad", "");
  let html = "";
  let end = 0;
  for (const found of addressesIn(text)) {
    const address = escapeHtml(text.slice(found.start, found.end));
    html += `${escapeHtml(text.slice(end, found.start))}<a href="${escapeHtml(found.href)}">${address}</a>`;
    end = found.end;
  }
  return html + escapeHtml(text.slice(end));
}
