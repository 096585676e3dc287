/** A paragraph that an office program shows as an item of a list. */
export type ListItem = {
  /** From 1, as deep as it is nested. */
  level: number;
  isOrdered: boolean;
  /** What a list that begins with it counts from. */
  start: number;
  html: string;
};

/** The lists that such paragraphs, one after the other, stand for: nested, and a new one for each kind. */
export function nestItems(items: readonly ListItem[]): string {
  const open: { tag: "ol" | "ul"; level: number }[] = [];
  let html = "";
  const closeLast = () => {
    html += `</li></${open.pop()?.tag}>`;
  };
  for (const { level, isOrdered, start, html: text } of items) {
    const tag = isOrdered ? "ol" : "ul";
    while ((open.at(-1)?.level ?? 0) > level) closeLast();
    const last = open.at(-1);
    if (last?.level === level && last.tag !== tag) closeLast();
    if (open.at(-1)?.level === level) {
      html += "</li><li>";
    } else {
      html += isOrdered && start > 1 ? `<ol start="${start}"><li>` : `<${tag}><li>`;
      open.push({ tag, level });
    }
    html += text;
  }
  while (open.length > 0) closeLast();
  return html;
}

const LIST_STYLE = /mso-list:\s*l\d+\s+level(\d)/i;
const MARKER = "[style*='mso-list:Ignore' i], [style*='mso-list: Ignore' i]";
/** `1.`, `2)`, `a.`, `iv.`; a lone `o` is Word's round bullet. */
const NUMBER = /^\(?(?:\d+|[a-z]{1,5})[.)]/i;

/**
 * Makes lists of the paragraphs that Word gives for them: each carries its level in a style and its
 * bullet or number as text.
 */
export function restoreWordLists(page: Document): void {
  const paragraphs = [...page.querySelectorAll<HTMLElement>("p[style*='mso-list' i]")];
  const run: HTMLElement[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    if (!LIST_STYLE.test(styleOf(paragraph))) continue;
    run.push(paragraph);
    if (paragraph.nextElementSibling !== paragraphs[index + 1]) replaceRun(run.splice(0));
  }
  replaceRun(run);
}

function styleOf(element: Element): string {
  return element.getAttribute("style") ?? "";
}

function replaceRun(run: readonly HTMLElement[]): void {
  const [first] = run;
  if (!first) return;
  const lists = first.ownerDocument.createElement("div");
  lists.innerHTML = nestItems(run.map(readItem));
  first.replaceWith(...lists.childNodes);
  for (const paragraph of run) paragraph.remove();
}

function readItem(paragraph: HTMLElement): ListItem {
  const level = Number(LIST_STYLE.exec(styleOf(paragraph))?.[1] ?? 1);
  const marker = paragraph.querySelector(MARKER);
  const text = (marker?.textContent ?? "").trim();
  marker?.remove();
  const [, number] = /^\(?(\d+)/.exec(text) ?? [];
  return {
    level,
    isOrdered: NUMBER.test(text),
    start: number ? Number(number) : 1,
    html: paragraph.innerHTML.trim(),
  };
}
