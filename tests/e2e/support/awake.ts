import type { Page } from "@playwright/test";

/** Goes to a public page and waits until its scripts are awake: from then on links are client navigations. */
export async function gotoAwake(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("foulee:hydrated", () =>
      document.documentElement.setAttribute("data-awake", ""),
    );
  });
  await page.goto(path);
  await page.locator("html[data-awake]").waitFor();
}
