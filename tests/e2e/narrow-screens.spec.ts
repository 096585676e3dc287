import type { Locator } from "@playwright/test";
import { DEMO_PAGES } from "../support/demo-pages";
import { findAdminScreens, unlinkedScreens } from "./support/admin-screens";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { expectNothingCut } from "./support/cut-text";
import { findContentPages } from "./support/public-pages";
import { buyShirts, fillBasket } from "./support/shop-buyer";
import { openProduct } from "./support/shop-pages";
import { changeContent } from "./support/stored-content";
import { resize } from "./support/viewport";

/** The size that a finger needs (design language, Principles). */
const TARGET = 44;

test.use({ viewport: { width: 390, height: 844 } });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const width of [320, 360, 390, 1440]) {
  test(`the stamp of the home page covers no word at ${width} px`, async ({ page }) => {
    await resize(page, { width, height: 844 });
    await page.goto("/");
    const stamp = await boxOf(page.locator(".hero .stamp"));
    const words = await page
      .locator(".hero h1 span, .hero-text > p, .hero-cta a")
      .evaluateAll((elements) =>
        elements.flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
            left,
            right,
            top,
            bottom,
            text: element.textContent,
          }));
        }),
      );
    expect(words.length).toBeGreaterThan(4);
    const covered = words.filter(
      ({ left, right, top, bottom }) =>
        left < stamp.right && right > stamp.x && top < stamp.bottom && bottom > stamp.y,
    );
    expect(covered).toEqual([]);
  });
}

test("the club’s logo stands in the header of the home page", async ({ page }) => {
  await page.goto("/");
  const logo = page
    .locator(".hero")
    .getByRole("img", { name: "Logo du club Athlétic Club Les Pins" });
  await expect(logo).toBeVisible();
  expect((await boxOf(logo)).width).toBeGreaterThanOrEqual(28);
});

test("links of the footer can be pressed one by one", async ({ page }) => {
  await page.goto("/");
  const links = page.locator(".footer li a");
  for (const link of await links.all()) {
    const name = (await link.textContent()) ?? "";
    expect((await boxOf(link)).height, name).toBeGreaterThanOrEqual(TARGET);
    const lines = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = element.getBoundingClientRect();
      const words = range.getBoundingClientRect();
      return Math.min(words.top - box.top, box.bottom - words.bottom);
    });
    expect(lines, `above and below «${name}»`).toBeGreaterThanOrEqual(6);
  }
});

const LONG = [
  "/sections/sport-sante",
  "/inscription/sport-sante",
  "/inscription/aide",
  "/club/trombinoscope",
];
for (const path of LONG) {
  test(`the parts of ${path} are one press away`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Sur cette page" }).getByRole("link");
    await expect(links.filter({ hasText: /Qui appeler|Besoin d’aide/ })).toHaveCount(1);
    for (const link of await links.all()) {
      await page.evaluate(() => scrollTo(0, 0));
      await link.click();
      const part = page.locator((await link.getAttribute("href")) ?? "");
      await expect(part).toBeInViewport();
    }
    await resize(page, { width: 1440, height: 900 });
    await expect(links.first()).toBeHidden();
  });
}

test("the news have a header with a picture beside its title on a wide screen", async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  await page.goto("/actualites");
  const picture = page.locator(".page-head-art img").first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  const title = await boxOf(page.getByRole("heading", { level: 1, name: "Actualités" }));
  const beside = await boxOf(page.locator(".page-head-art"));
  expect(title.x + title.width, "the title ends before the picture").toBeLessThanOrEqual(beside.x);
  expect(beside.height).toBeGreaterThan(150);
  expect(beside.x + beside.width).toBeLessThanOrEqual(1440);
});

test("a list of news leads to its other pages and back to its filters", async ({ page }) => {
  await page.goto("/actualites");
  await page.getByRole("link", { name: /^Page 1 sur \d$/ }).click();
  await expect(page.getByRole("navigation", { name: "Pages d’actualités" })).toBeInViewport();
  await page.getByRole("link", { name: "Revenir aux filtres" }).click();
  await expect(page.getByRole("button", { name: "Rechercher" })).toBeInViewport();
});

test("the articles before and after keep their distance from the text", async ({
  page,
  request,
}) => {
  const { event } = await findContentPages(request);
  for (const width of [1440, 390]) {
    await resize(page, { width, height: 844 });
    await page.goto(event);
    const nav = await boxOf(page.getByRole("navigation", { name: "Autres actualités" }));
    const above = await page
      .locator(".article-grid > *, main > section")
      .evaluateAll((elements, top) => {
        const bottoms = elements.map((element) => element.getBoundingClientRect().bottom + scrollY);
        return Math.max(...bottoms.filter((bottom) => bottom <= top + 1));
      }, nav.y);
    expect(nav.y - above, `${width} px`).toBeGreaterThanOrEqual(24);
  }
});

test("the small photos of a product stand in the column of the text", async ({ page }) => {
  await openProduct(page, "Débardeur de compétition");
  const text = await boxOf(page.locator(".product-words"));
  const photos = page.locator(".product-photo:not(.is-main)");
  expect((await boxOf(photos.first())).x).toBe(text.x);
  await expect(photos.first()).not.toHaveCSS("border-top-left-radius", "0px");
});

/** A screen that a link leads to once there is one. */
const MESSAGE = `insert into contact_messages
  (id, submission_id, fingerprint, name, email, title, message, search_text, received_at) values
  ('0a7a8a0e-5b0c-4a3e-9d39-5b7c5a0f6d11', 'one', 'one', 'Zoé Durand', 'zoe.durand@exemple.fr',
    'Une question sur les horaires', 'À quelle heure finit la séance ?', '', '2026-01-01T10:00:00.000Z')`;

test.describe("with letters half as large again, as a browser’s settings have them", () => {
  test.use({ ownSite: true });

  test("no page scrolls sideways, and no word is cut", async ({ page, site, complaints }) => {
    // A link that is none, and addresses without a page.
    complaints.allow(/status of 4(04|10)/);
    await buyShirts(page, ["S"]);
    await fillBasket(page, ["M"]);
    const product = new URL(page.url()).pathname;
    changeContent(site, MESSAGE);
    const { article, event, photo } = await findContentPages(page.request);
    await becomeAdministrator(page, site);
    const screens = await findAdminScreens(page.request);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 24 } });
    for (const path of [
      ...DEMO_PAGES,
      article,
      event,
      photo,
      product,
      "/actualites?q=introuvable",
      "/nulle-part",
      "/boutique/panier",
      "/boutique/commande",
      "/boutique/thank-you",
      ...screens.flatMap(({ address }) => address ?? []),
      ...unlinkedScreens(screens),
    ]) {
      await page.goto(path);
      await expectNothingCut(page, path);
    }
    await expect(page.locator("html")).toHaveCSS("font-size", "24px");
  });
});
