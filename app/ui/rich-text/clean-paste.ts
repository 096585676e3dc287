import { parseAddress } from "~/lib/web-address";
import { removeHidden } from "./hidden-parts";
import { ownAddress } from "./pasted-link";
import { BLOCKS, breakLinesBetweenWords, linkAddresses } from "./pasted-words";
import { plainTextToHtml } from "./plain-paste";
import { restoreWordLists } from "./word-lists";

/** The path of a picture of this site, whatever way it is written; null for pictures from elsewhere. */
export function ownPicturePath(src: string, origin: string): string | null {
  const url = parseAddress(src, origin);
  return url?.origin === origin && url.pathname.startsWith("/media/")
    ? url.pathname + url.search
    : null;
}

/**
 * Pasted HTML as it was meant, whichever program wrote it, and without pictures from elsewhere;
 * `onRefused` is called when there were any. Text from an editor of this site stays as it is.
 */
export function cleanPastedHtml(html: string, onRefused: () => void): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  if (page.querySelector(PDF_LINE)) return plainTextToHtml(linesOf(page));
  if (!page.querySelector("[data-pm-slice]")) {
    removeHidden(page);
    for (const part of page.querySelectorAll(NOT_MEANT)) part.remove();
    for (const frame of page.querySelectorAll(FRAME)) frame.replaceWith(...frame.childNodes);
    restoreWordLists(page);
    page.querySelectorAll("img").forEach(readEmoji);
    page.querySelectorAll("a").forEach(readLink);
    page.body.querySelectorAll(HEADINGS).forEach(readHeading);
    page.body.querySelectorAll<HTMLElement>("[style*='white-space']").forEach(readLineBreaks);
    page.body.querySelectorAll("span, font").forEach(unwrapPlain);
    [page.body, ...page.body.querySelectorAll("p, div, td, blockquote")].forEach(splitParagraphs);
    page.body.querySelectorAll(`p, div, ${HEADINGS}`).forEach(dropEmpty);
    breakLinesBetweenWords(page.body);
    linkAddresses(page.body);
  }
  let refused = false;
  for (const image of page.querySelectorAll("img")) {
    const path = ownPicturePath(image.getAttribute("src") ?? "", window.location.origin);
    if (path) {
      image.setAttribute("src", path);
    } else {
      image.remove();
      refused = true;
    }
  }
  if (refused) onRefused();
  return page.body.innerHTML;
}

/** A screenshot or a file in the clipboard; text copied from an office program brings a picture of itself along. */
export function hasPastedPictureFile(clipboard: DataTransfer | null): boolean {
  if (!clipboard || clipboard.types.includes("text/html")) return false;
  return [...clipboard.files].some((file) => file.type.startsWith("image/"));
}

/** Notes of reviewers and deleted text in Word; boxes of lists to tick in Google Docs; a mark of browsers. */
const NOT_MEANT = [
  "del",
  ".msocomanchor, .msocomoff, [style*='mso-element:comment-list']",
  "[role=checkbox] img",
  "br.Apple-interchange-newline",
].join();

/** Google Docs wraps everything that is copied in one. */
const FRAME = "b[id^='docs-internal-guid']";
/** Firefox ends each line of a PDF with one. */
const PDF_LINE = "br[role=presentation]";

const HEADINGS = "h1, h2, h3, h4, h5, h6, p.MsoTitle";
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

function linesOf(page: Document): string {
  for (const end of page.querySelectorAll("br")) end.replaceWith("\n");
  return page.body.textContent ?? "";
}

/** Facebook and WhatsApp show their emoji as pictures. */
function readEmoji(image: HTMLImageElement): void {
  const { alt } = image;
  if (EMOJI.test(alt) && !/\p{L}/u.test(alt)) image.replaceWith(alt);
}

/** A link to a place of the document it was copied from leads nowhere here. */
function readLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute("href") ?? "";
  if (/^(#|file:|about:)/i.test(href)) link.replaceWith(...link.childNodes);
  else link.setAttribute("href", ownAddress(href));
}

/** A text has two levels of headings, which look bold by themselves. */
function readHeading(heading: Element): void {
  const isTop = /^(h1|h2|p)$/i.test(heading.tagName);
  const kept = heading.ownerDocument.createElement(isTop ? "h2" : "h3");
  for (const bold of heading.querySelectorAll("b, strong")) bold.replaceWith(...bold.childNodes);
  for (const part of heading.querySelectorAll<HTMLElement>("[style]")) part.style.fontWeight = "";
  kept.append(...heading.childNodes);
  heading.replaceWith(kept);
}

/** WhatsApp and notes break lines as text does, and say so in a style. */
function readLineBreaks(element: HTMLElement): void {
  if (!/white-space(-collapse)?:\s*(pre|break-spaces|preserve)/.test(styleOf(element))) return;
  for (const node of [...element.childNodes]) {
    const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
    if (!text.includes("\n") || text.trim() === "") continue;
    const lines = text.split(/\r?\n/).flatMap((line) => [document.createElement("br"), line]);
    node.replaceWith(...lines.slice(1));
  }
}

function styleOf(element: Element): string {
  return element.getAttribute("style") ?? "";
}

/** Unwraps text that only has a font or a colour. */
function unwrapPlain(element: Element): void {
  if (!/font-(weight|style)/.test(styleOf(element))) element.replaceWith(...element.childNodes);
}

/** Two breaks in a row end a paragraph; breaks beside a paragraph count for nothing. */
function splitParagraphs(container: Element): void {
  const children = [...container.childNodes].filter((node) => !isGap(node));
  const isOfBlocks = children.some(isBlock);
  const isSplit = children.some((node, index) => isBreak(node) && isBreak(children[index + 1]));
  if (!isSplit && !(isOfBlocks && children.some(isBreak))) return;
  const parts: Element[] = [];
  let open: Element | null = null;
  for (const [index, child] of children.entries()) {
    const next = children[index + 1];
    const endsHere =
      isBreak(child) && (isOfBlocks || isBreak(next) || isBreak(children[index - 1]));
    if (endsHere || isBlock(child)) {
      open = null;
      if (isBlock(child)) parts.push(child as Element);
      continue;
    }
    if (!open) {
      open = container.ownerDocument.createElement("p");
      parts.push(open);
    }
    open.append(child);
  }
  if (container.tagName === "P") container.replaceWith(...parts);
  else container.replaceChildren(...parts);
}

function isBreak(node: ChildNode | undefined): boolean {
  return node?.nodeName === "BR";
}

function isBlock(node: ChildNode): boolean {
  return node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);
}

/** A comment, or white space between two tags of the source. */
function isGap(node: ChildNode): boolean {
  const isEdge = (other: ChildNode | null) => !other || isBlock(other) || isBreak(other);
  const isBlank = node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === "";
  return (
    node.nodeType === Node.COMMENT_NODE ||
    (isBlank && isEdge(node.previousSibling) && isEdge(node.nextSibling))
  );
}

/** An empty line between paragraphs, which have their distance by themselves. */
function dropEmpty(block: Element): void {
  const isEmpty = block.textContent?.replace(/[\s\u00a0\u200b\ufeff]/g, "") === "";
  if (isEmpty && !block.querySelector("img, table, hr, a[data-video-card]")) block.remove();
}
