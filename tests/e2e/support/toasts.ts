import type { Locator, Page } from "@playwright/test";

/** The newest toast comes first; one on its way out is no more to be pressed. */
const TOASTS = '[data-sonner-toast][data-removed="false"]';

/** Presses «Annuler» of the last toast with these words, and takes the pointer away. */
export async function undo(page: Page, words: RegExp | string): Promise<void> {
  await toastOf(page, words).getByRole("button", { name: "Annuler", exact: true }).click();
  await restPointer(page);
}

/** Presses «Fermer» of the last toast with these words. */
export async function closeToast(page: Page, words: RegExp | string): Promise<void> {
  await toastOf(page, words).getByRole("button", { name: "Fermer" }).click();
  await restPointer(page);
}

/** Keeps the last toast with these words, under the pointer, until the page is used again. */
export async function holdToast(page: Page, words: RegExp | string): Promise<void> {
  await toastOf(page, words).hover();
}

function toastOf(page: Page, words: RegExp | string): Locator {
  return page.locator(TOASTS).filter({ hasText: words }).first();
}

/** A toast stays for as long as the pointer lies on it, where it was left by the press before. */
export async function restPointer(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
}

/** A person’s hand goes on: what lies over the next button goes after its four seconds. */
export async function leaveToasts(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(TOASTS).first(), () => restPointer(page), {
    noWaitAfter: true,
  });
}
