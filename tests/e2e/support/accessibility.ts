import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails when axe finds anything against WCAG 2.2 AA in the page as it stands, saying what and where. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settleAnimations);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n  ${node.failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}

/** In the page: colours in the middle of a transition are nobody's. What turns for ever is not waited for. */
async function settleAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map((one) => one.finished));
}
