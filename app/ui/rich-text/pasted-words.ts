import { withBreakableSpaces } from "./no-break-spaces";
import { addressesIn } from "./pasted-link";

export const BLOCKS =
  "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, thead, tbody, tr, td, th, hr, figure, section, article, header, footer";

/** Makes links of the addresses in text; what is a link already keeps its own address. */
export function linkAddresses(root: Element): void {
  for (const run of textRuns(root)) {
    // From the last on: a link moves what stands behind it.
    for (const { start, end, href } of addressesIn(textOf(run)).reverse()) {
      const range = rangeOf(run, start, end);
      if (!range) continue;
      const link = root.ownerDocument.createElement("a");
      link.setAttribute("href", href);
      link.append(range.extractContents());
      range.insertNode(link);
    }
  }
}

/** Lets lines break between words that a program has parted by no-break spaces. */
export function breakLinesBetweenWords(root: Element): void {
  for (const run of textRuns(root)) {
    const text = withBreakableSpaces(textOf(run));
    let start = 0;
    for (const part of run) {
      const end = start + part.length;
      part.data = text.slice(start, end);
      start = end;
    }
  }
}

/** The texts that follow one another without a block, a break or a picture between them. */
function textRuns(root: Element): Text[][] {
  const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const walker = root.ownerDocument.createTreeWalker(root, shown);
  const runs: Text[][] = [];
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const around = node.parentElement?.closest(BLOCKS) ?? root;
      if (around === block) runs.at(-1)?.push(node);
      else runs.push([node]);
      block = around;
    } else if (node instanceof Element && node.matches(`br, img, ${BLOCKS}`)) {
      block = null;
    }
  }
  return runs;
}

function textOf(run: readonly Text[]): string {
  return run.map((part) => part.data).join("");
}

/** Null where a part of it is a link. */
function rangeOf(run: readonly Text[], from: number, to: number): Range | null {
  const range = new Range();
  let start = 0;
  for (const part of run) {
    const end = start + part.length;
    if (from < end && start < to) {
      if (part.parentElement?.closest("a")) return null;
      if (start <= from) range.setStart(part, from - start);
      range.setEnd(part, Math.min(to, end) - start);
    }
    start = end;
  }
  return range;
}
