import type { Page } from "@playwright/test";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";

const GRIDS = ".rows, .news-grid, .photo-strip, .gallery, .label-list";
const PAGES = [
  "/",
  "/actualites",
  "/club/galerie",
  "/club/trombinoscope",
  "/club/le-stade",
  "/boutique",
  "/sections/athletisme",
  "/inscription/sport-sante",
];

/** Of every grid of a page with one to four items, the rows in which one stands beside an empty half. */
function findHalfEmptyRows(page: Page) {
  return page.evaluate((selector) => {
    const found: string[] = [];
    let seen = 0;
    for (const grid of document.querySelectorAll(selector)) {
      const items = [...grid.children];
      for (let count = Math.min(4, items.length); count >= 1; count -= 1) {
        for (const item of items.slice(count)) item.remove();
        seen += 1;
        const { left, width } = grid.getBoundingClientRect();
        const boxes = items.slice(0, count).map((item) => item.getBoundingClientRect());
        for (const box of boxes) {
          const isAlone = boxes.every(
            (other) => other === box || other.bottom <= box.top || other.top >= box.bottom,
          );
          const before = box.left - left;
          const after = width - box.width - before;
          if (isAlone && Math.abs(after - before) > width / 2 - 20) {
            found.push(`${grid.className} of ${count}`);
          }
        }
      }
    }
    return { found, seen };
  }, GRIDS);
}

for (const width of [1440, 390]) {
  test(`no card or picture stands beside an empty half, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of PAGES) {
      await gotoHydrated(page, path);
      const { found, seen } = await findHalfEmptyRows(page);
      expect(seen, path).toBeGreaterThan(0);
      expect(found, path).toEqual([]);
    }
  });
}
