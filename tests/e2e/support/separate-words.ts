import type { Page } from "@playwright/test";

/**
 * Where two words of a served page meet without a space between them: styles keep them apart on the screen, and
 * nothing does in a reader's view, in a copy or in a search engine. Navigation and rows of buttons are left out.
 */
export async function findJoinedWords(page: Page, html: string): Promise<string[]> {
  return await page.evaluate((html) => {
    const inline = "a, b, button, code, em, i, label, mark, small, span, strong, sup, time";
    const ignored = "nav, abbr, script, style, noscript, svg, option, [aria-hidden='true'], .btn";
    const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
    const found = new Set<string>();
    let before = "";
    const visit = (node: Node) => {
      if (node instanceof Text) {
        if (/[\p{L}\p{N}.!?)%€]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(node.data)) {
          found.add(`${before.slice(-20)}|${node.data.slice(0, 20)}`);
        }
        before = node.data || before;
      } else if (node instanceof Element) {
        const isWithin = node.matches(inline);
        if (!isWithin || node.matches(ignored)) before = "";
        if (node.matches(ignored)) return;
        node.childNodes.forEach(visit);
        if (!isWithin) before = "";
      }
    };
    if (main) visit(main);
    return [...found];
  }, html);
}
