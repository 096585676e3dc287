import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Readability } from "@mozilla/readability";
import type { Page } from "@playwright/test";
import { DEMO_PAGES } from "../support/demo-pages";
import { expect, test } from "./support/browser-test";
import { findContentPages } from "./support/public-pages";
import { findJoinedWords } from "./support/separate-words";
import { changeContent } from "./support/stored-content";

const READABILITY = await readFile(
  fileURLToPath(import.meta.resolve("@mozilla/readability/Readability.js")),
  "utf8",
);

declare global {
  interface Window {
    Readability: typeof Readability;
  }
}

/** A page as the reader view of Firefox has it, in one line. */
async function readArticle(page: Page, html: string): Promise<string> {
  await page.evaluate(`${READABILITY}; window.Readability = Readability`);
  const text = await page.evaluate((html) => {
    const served = new DOMParser().parseFromString(html, "text/html");
    return new window.Readability(served).parse()?.textContent;
  }, html);
  return (text ?? "").replace(/\s+/g, " ");
}

test.describe("of an event on one evening", () => {
  test.use({ ownSite: true });

  test("a reader's view says the day, the hours and the place, before the text", async ({
    page,
    request,
    site,
  }) => {
    const { event } = await findContentPages(request);
    changeContent(
      site,
      `update articles set event_date = '2031-11-18', event_time = '18:30', event_end_time = '20:00',
       event_end_date = null, event_location = 'Halle des Pins' where is_event = 1`,
    );
    const text = await readArticle(page, await (await request.get(event)).text());
    expect(text).toContain("mardi 18 novembre 2031 18h30 à 20h00");
    expect(text).toContain("Halle des Pins Voir sur la carte");
    expect(text.indexOf("Halle des Pins")).toBeLessThan(text.indexOf("La VMA, en clair"));
  });
});

test("words that stand apart on the screen have a space between them in the text", async ({
  page,
  request,
}) => {
  const { article, event, photo } = await findContentPages(request);
  const search = "/actualites?q=athletisme";
  for (const path of [...DEMO_PAGES, article, event, photo, search]) {
    const html = await (await request.get(path)).text();
    expect.soft(await findJoinedWords(page, html), path).toEqual([]);
  }
});
