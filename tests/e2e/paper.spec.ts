import type { Page } from "@playwright/test";
import { DEMO_PAGES } from "../support/demo-pages";
import { expect, test } from "./support/browser-test";
import { findLowContrastOnPaper } from "./support/contrast";
import { findContentPages } from "./support/public-pages";

/** As wide as the text of an upright A4 sheet. */
test.use({ viewport: { width: 680, height: 1000 } });

const RINGS = ".arcs, .calm-rings, .bend, [class$='-arcs']";
const PRESSED = "button, .btn, .icon-btn, .chip, .news-chips, .news-search-form, .pager, .crumbs";

async function expectBlackOnWhite(page: Page, path: string): Promise<void> {
  await page.goto(path);
  expect.soft(await findLowContrastOnPaper(page), path).toEqual([]);
  for (const left of [RINGS, PRESSED]) {
    await expect.soft(page.locator(`:is(${left}):visible`), path).toHaveCount(0);
  }
}

test("every public page is black on white on paper, without what is pressed or only adorns", async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/404/);
  await page.emulateMedia({ media: "print" });
  const { article, event, photo } = await findContentPages(request);
  for (const path of [...DEMO_PAGES, article, event, photo, "/nulle-part"]) {
    await expectBlackOnWhite(page, path);
  }
  await page.goto("/boutique");
  const product = page.locator("main a[href^='/boutique/produits/']").first();
  await expectBlackOnWhite(page, (await product.getAttribute("href")) ?? "");
  await page.goto("/inscription/aide");
  const form = page.locator(".form-links a").first();
  await expectBlackOnWhite(page, (await form.getAttribute("href")) ?? "");
});
