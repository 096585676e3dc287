import { expect, type Page } from "@playwright/test";

/**
 * Fails at the end of the test, saying where, when words of the page cannot be read to their end. The page is asked
 * until they can: after a change of size a busy browser lays it out some frames later.
 */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => findCutText(page), where)
    .toEqual([]);
}

/**
 * Words of the page that cannot be read to their end: beyond the right edge of the window, or cut off by
 * something around them that neither scrolls nor says with «…» that it cuts. Also whether the page
 * scrolls sideways.
 */
async function findCutText(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > clientWidth) found.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);

    /** Where the words end to be seen; nowhere when they can be scrolled to or end in «…». */
    const edgeOf = (start: Element): number | null => {
      let edge = clientWidth;
      for (let element: Element | null = start; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (style.overflowX === "auto" || style.overflowX === "scroll") return null;
        if (style.overflowX === "visible" || element === document.body) continue;
        const isShort = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        // For screen readers only.
        if (isShort || box.width <= 2) return null;
        edge = Math.min(edge, box.right);
      }
      return edge;
    };

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim())
        continue;
      if (parent.closest("script, style, noscript, svg, textarea, select, [aria-hidden='true']"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const right = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
      const edge = edgeOf(parent);
      if (edge !== null && right > edge + 1) {
        const place = [parent.parentElement?.parentElement, parent.parentElement, parent]
          .map((one) => one && `${one.localName}${one.className ? `.${one.className}` : ""}`)
          .join(" > ");
        found.add(
          `${Math.round(right - edge)} px of «${node.textContent.trim().slice(0, 24)}» in ${place}`,
        );
      }
    }
    return [...found];
  });
}
