import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { findLowContrast } from "./contrast";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const TOASTS = "[data-sonner-toaster]";

/**
 * Fails when axe finds anything against WCAG 2.2 AA in the page as it stands, saying what and where.
 * Toasts are left out: one that fades while axe looks has no contrast for a moment.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, new AxeBuilder({ page }).exclude(TOASTS));
}

/** The same of the toasts; one is held meanwhile (`holdToast`). */
export async function expectToastAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, new AxeBuilder({ page }).include(TOASTS));
}

async function expectNothingFound(page: Page, look: AxeBuilder): Promise<void> {
  await page.evaluate(settleAnimations);
  const { violations } = await look.withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n  ${node.failureSummary}`),
  );
  expect([...found, ...(await findLowContrast(page))], page.url()).toEqual([]);
}

/**
 * In the page: colours in the middle of a transition are nobody's. What turns for ever is not waited for.
 * After a change of size the pointer is over something else, which the browser notes a frame later.
 */
async function settleAnimations(): Promise<void> {
  await new Promise((noted) => requestAnimationFrame(() => requestAnimationFrame(noted)));
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((one) => one.finished));
}
