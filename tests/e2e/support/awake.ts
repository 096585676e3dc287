import type { BrowserContext, Page, Response } from "@playwright/test";

const AWAKE = "html[data-awake]";
/** The frame of the administrator area, whose scripts are still on their way. */
const ASLEEP = "html:not([data-awake]):has(.ad)";

const marked = new WeakSet<BrowserContext>();

/** From here on the pages of this context say on their root element when their scripts are awake. */
export async function markAwakePages(context: BrowserContext): Promise<void> {
  marked.add(context);
  await context.addInitScript(() => {
    addEventListener("foulee:hydrated", () =>
      document.documentElement.setAttribute("data-awake", ""),
    );
  });
}

/** Waits until the scripts of the page are awake: links are client navigations, keys are heard. */
export async function waitUntilAwake(page: Page): Promise<void> {
  if (marked.has(page.context())) await page.locator(AWAKE).waitFor();
}

/** Goes to a page and waits until its scripts are awake. */
export async function gotoAwake(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilAwake(page);
  return response;
}

/** A screen of the administrator area is awake before anything in it is pressed or filled. */
export async function actOnceAwake(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(ASLEEP), () => waitUntilAwake(page), {
    noWaitAfter: true,
  });
}
