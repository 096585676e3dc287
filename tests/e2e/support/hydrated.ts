import type { BrowserContext, Page, Response } from "@playwright/test";

const HYDRATED = "html[data-hydrated]";
/** The frame of the administrator area, whose scripts are still on their way. */
const PENDING = "html:not([data-hydrated]):has(.ad)";

const marked = new WeakSet<BrowserContext>();

/** From here on the pages of this context say on their root element once they are hydrated. */
export async function markHydratedPages(context: BrowserContext): Promise<void> {
  marked.add(context);
  await context.addInitScript(() => {
    addEventListener("foulee:hydrated", () =>
      document.documentElement.setAttribute("data-hydrated", ""),
    );
  });
}

/** Waits until the page is hydrated: links are client navigations, keys are heard. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  if (marked.has(page.context())) await page.locator(HYDRATED).waitFor();
}

/** Goes to a page and waits until it is hydrated. */
export async function gotoHydrated(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitUntilHydrated(page);
  return response;
}

/** A screen of the administrator area is hydrated before anything in it is pressed or filled. */
export async function actOnceHydrated(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(PENDING), () => waitUntilHydrated(page), {
    noWaitAfter: true,
  });
}

/** For a test of what is filled before: from here on, nothing waits on the screens of the administrator area. */
export async function actBeforeHydrated(page: Page): Promise<void> {
  await page.removeLocatorHandler(page.locator(PENDING));
}
