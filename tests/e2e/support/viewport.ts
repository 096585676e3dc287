import type { Page } from "@playwright/test";

type Size = { width: number; height: number };

/** Gives the page another size, and waits until it is laid out for it: at once it may still be as before. */
export async function resize(page: Page, size: Size): Promise<void> {
  await waitForTransition(page);
  await page.setViewportSize(size);
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  );
  // What is as wide as a part of the window may still be as before in the first frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** A browser gives up the transition between two pages when its window changes size, and complains of it. */
async function waitForTransition(page: Page): Promise<void> {
  const running = ":active-view-transition";
  await page.waitForFunction(
    (selector) => !CSS.supports(`selector(${selector})`) || !document.querySelector(selector),
    running,
  );
}
