import { DEMO_PAGES } from "../support/demo-pages";
import { test } from "./support/browser-test";
import { expectNothingCut } from "./support/cut-text";
import { LONG_WORDS } from "./support/long-words";
import { findContentPages } from "./support/public-pages";
import { buyShirts, fillBasket } from "./support/shop-buyer";
import { changeContent } from "./support/stored-content";
import { resize } from "./support/viewport";

const WIDTHS = [1280, 390, 320];

test.use({ ownSite: true });

/** The administrator area is looked at so by `every-admin-screen.spec.ts`. */
test("a word without an end makes no public page wider than its screen", async ({ page, site }) => {
  await buyShirts(page, ["S"]);
  const { article, event, photo } = await findContentPages(page.request);
  await fillBasket(page, ["M"]);
  const product = new URL(page.url()).pathname;
  changeContent(site, LONG_WORDS);
  for (const path of [
    ...DEMO_PAGES,
    article,
    event,
    photo,
    product,
    "/boutique/panier",
    "/boutique/commande",
    "/boutique/thank-you",
    "/actualites?q=donau",
  ]) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await expectNothingCut(page, `${path} at ${width} px`);
    }
  }
});
