import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./support/browser-test";
import { crawl } from "./support/crawl";
import { gotoHydrated, waitUntilHydrated } from "./support/hydrated";
import { findContentPages } from "./support/public-pages";
import { resize } from "./support/viewport";

test("every link, picture and feed of the site is there", async ({ request, site }) => {
  const { count, broken } = await crawl(request, site.url);
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(150);
});

for (const path of ["/", "/actualites", "/boutique", "/evenements", "/sections/athletisme"]) {
  test(`what answers to the pointer as a whole on ${path} leads from everywhere`, async ({
    page,
    request,
  }) => {
    await page.goto(path === "/evenements" ? await monthWithAnEvent(request) : path);
    let found = 0;
    for (const width of [1440, 390]) {
      await resize(page, { width, height: 900 });
      await expect.poll(async () => (await findDeadPlaces(page)).dead, `${width} px`).toEqual([]);
      found += (await findDeadPlaces(page)).whole;
    }
    expect(found).toBeGreaterThan(0);
  });
}

/** On the last day of a month this one may have no more. */
async function monthWithAnEvent(request: APIRequestContext): Promise<string> {
  const calendar = await (await request.get("/evenements.ics")).text();
  const starts = [...calendar.matchAll(/^DTSTART[^:]*:(\d{4})(\d\d)/gm)];
  const [, year, month] = starts.at(-1) ?? [];
  return `/evenements?mois=${year}-${month}`;
}

/**
 * Things around a link that the style sheets change as a whole under the pointer, and the places in
 * them at which a press would not follow the link.
 */
async function findDeadPlaces(page: Page): Promise<{ whole: number; dead: string[] }> {
  return await page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) => [
        rule,
        ...("cssRules" in rule ? rulesOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const hovered = [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText.split(",") : []))
      .filter((selector) => selector.includes(":hover"))
      .map((selector) => selector.slice(0, selector.indexOf(":hover")).trim())
      .filter((selector) => CSS.supports(`selector(${selector})`));
    const whole = [...document.querySelectorAll(hovered.join(","))].filter(
      (element) =>
        !element.closest("a, button, label, summary") &&
        element.querySelectorAll("a").length === 1 &&
        element.checkVisibility(),
    );
    const dead: string[] = [];
    for (const element of whole) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      for (const [x, y] of [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.3, 0.5, 0.9].map((y) => [x, y]),
      )) {
        const at = document.elementFromPoint(
          box.x + box.width * (x ?? 0),
          box.y + box.height * (y ?? 0),
        );
        if (at && element.contains(at) && at.closest("a")) continue;
        dead.push(
          `${element.className} «${element.querySelector("a")?.textContent}» at ${x}, ${y}`,
        );
      }
    }
    return { whole: whole.length, dead };
  });
}

test("who asks for the removal of a photo need not say which", async ({ page, request, site }) => {
  const { photo } = await findContentPages(request);
  await gotoHydrated(page, photo);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const removal = page.getByRole("link", { name: "Demander le retrait d’une photo" });
  const message = page.getByRole("textbox", { name: "Message" });
  const address = await removal.getAttribute("href");
  await removal.click();
  await expect(page.getByRole("combobox", { name: "Sujet" })).toHaveValue("Retrait d’une photo");
  await expect(message).toHaveValue(new RegExp(`${site.url}${photo}\\s*$`));
  expect(await message.inputValue()).toContain(`«\u00a0${title}\u00a0»`);
  // Text added to it comes back with it, and elsewhere; the request for another photo goes first.
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("Ma fille y est.");
  await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
  await page.reload();
  await waitUntilHydrated(page);
  await expect(message).toHaveValue(new RegExp(`${photo}\\s+Ma fille y est\\.$`));
  await gotoHydrated(page, "/club/galerie");
  await gotoHydrated(page, "/contacts");
  await expect(message).toHaveValue(/Ma fille y est\.$/);
  const another = crypto.randomUUID();
  await gotoHydrated(page, "/club/galerie");
  await gotoHydrated(page, `/contacts#retrait=${another}`);
  await expect(message).toHaveValue(new RegExp(`/${another}\\s*$`));
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue("Zoé Durand");
  await gotoHydrated(page, "/club/galerie");
  await gotoHydrated(page, "/contacts");
  await expect(message).toHaveValue(/Ma fille y est\.$/);
  // What somebody typed is not written over when the page comes again.
  await gotoHydrated(page, "/contacts");
  await message.fill("Bonjour");
  await page.evaluate((href) => window.location.assign(href ?? ""), address);
  await expect(page.getByRole("combobox", { name: "Sujet" })).toHaveValue("Retrait d’une photo");
  await expect(message).toHaveValue("Bonjour");
});
