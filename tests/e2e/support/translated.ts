import { expect, type Page } from "@playwright/test";
import { gotoHydrated } from "./hydrated";

/** A text as the page's scripts know it, and what stands in its place. */
type Replaced = { text: Text; words: string; shown: Element };

declare global {
  interface Window {
    replacedTexts?: Replaced[];
  }
}

/**
 * Does to the page what a browser's translator does, but for the other language: each text is put into
 * two `<font>` elements, and the text node that the scripts know is no longer in the page. Said again,
 * it does so to what has appeared since.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaced = window.replacedTexts ?? [];
    window.replacedTexts = replaced;
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    for (const text of texts) {
      const isWords = text.data.trim() !== "";
      if (!isWords || text.parentElement?.closest("font, script, style, noscript, textarea, svg")) {
        continue;
      }
      const shown = document.createElement("font");
      shown.append(document.createElement("font"));
      shown.firstElementChild?.append(text.data);
      text.replaceWith(shown);
      replaced.push({ text, words: text.data, shown });
    }
  });
}

/** Goes to a page, and translates it once it is hydrated. */
export async function gotoTranslated(page: Page, path: string): Promise<void> {
  await gotoHydrated(page, path);
  await translate(page);
}

/** Nothing that is shown says what was true before: no change went to a text that the page has lost. */
export async function expectNothingStale(page: Page): Promise<void> {
  const stale = await page.evaluate(() =>
    (window.replacedTexts ?? [])
      .filter(({ text, words, shown }) => shown.isConnected && text.data !== words)
      .map(({ text, words }) => `${words} → ${text.data}`),
  );
  expect(stale, page.url()).toEqual([]);
}

export async function leaveByTheLogo(page: Page): Promise<void> {
  await page.locator('a[href="/"]:visible').first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator(".hero h1")).toBeVisible();
}
