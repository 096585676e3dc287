import type { Locator, Page } from "@playwright/test";

/** «Annuler» of the toast with these words: the ones of earlier toasts may still be there. */
export function undoOf(page: Page, words: RegExp | string): Locator {
  return page
    .locator("[data-sonner-toast]")
    .filter({ hasText: words })
    .getByRole("button", { name: "Annuler", exact: true });
}
