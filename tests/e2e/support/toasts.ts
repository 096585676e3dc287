import type { Locator, Page } from "@playwright/test";

/** The newest toast comes first; one on its way out is no more to be pressed. */
const TOASTS = '[data-sonner-toast][data-removed="false"]';

/**
 * Presses «Annuler» of the last toast with these words, and takes the pointer away. A toast stays for
 * ten seconds only, four without «Annuler»: look at it while it is held (`holdToast`).
 */
export async function undo(page: Page, words: RegExp | string): Promise<void> {
  await pressIn(page, words, "Annuler");
}

/** Presses «Fermer» of the last toast with these words. */
export async function closeToast(page: Page, words: RegExp | string): Promise<void> {
  await pressIn(page, words, "Fermer");
}

/** Keeps the last toast with these words, under the pointer, until it is pressed; said at once after what brought it. */
export async function holdToast(page: Page, words: RegExp | string): Promise<void> {
  await page.removeLocatorHandler(anyToast(page));
  await toastOf(page, words).hover();
}

async function pressIn(page: Page, words: RegExp | string, name: string): Promise<void> {
  // What leads the pointer away from toasts would let this one go before it is pressed.
  await page.removeLocatorHandler(anyToast(page));
  await toastOf(page, words).getByRole("button", { name, exact: true }).click();
  await restPointer(page);
  await leaveToasts(page);
}

function anyToast(page: Page): Locator {
  return page.locator(TOASTS).first();
}

function toastOf(page: Page, words: RegExp | string): Locator {
  return page.locator(TOASTS).filter({ hasText: words }).first();
}

/** A toast stays for as long as the pointer lies on it, where it was left by the press before. */
export async function restPointer(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
}

/** A person’s hand goes on: what lies over the next button goes after its seconds. */
export async function leaveToasts(page: Page): Promise<void> {
  await page.addLocatorHandler(anyToast(page), () => restPointer(page), {
    noWaitAfter: true,
  });
}
