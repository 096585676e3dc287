import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { findLowContrast } from "./contrast";
import { resize } from "./viewport";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const TOASTS = "[data-sonner-toaster]";

/** Selectors of what axe looks at, or leaves out. */
type Where = { include: string[] } | { exclude: string[] };

/**
 * Fails when axe finds anything against WCAG 2.2 AA in the page as it stands, saying what and where.
 * Toasts are left out: one that fades while axe looks has no contrast for a moment.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, { exclude: [TOASTS] });
}

/** The same of the toasts; one is held meanwhile (`holdToast`). */
export async function expectToastAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, { include: [TOASTS] });
}

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Accessible, and without sideways scroll, on a phone and at a desk; afterwards it has the size it had. */
export async function expectUsableAtBothSizes(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of [PHONE, DESK]) {
    await resize(page, size);
    await expectAccessible(page);
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect
      .poll(beyond, `${page.url()} scrolls sideways at ${size.width} px`)
      .toBeLessThanOrEqual(0);
  }
  if (before) await resize(page, before);
}

type WrongField = { send: Locator; field: Locator; label: string };

/** Sent on a phone and at a desk, the form shows its first wrong field, label and all, below the bar of the site. */
export async function expectWrongFieldInSight(page: Page, { send, field, label }: WrongField) {
  for (const size of [PHONE, DESK]) {
    await resize(page, size);
    await send.click();
    await expect(field).toBeFocused();
    const words = page.locator("label").filter({ hasText: label });
    await expect.poll(async () => (await words.boundingBox())?.y).toBeGreaterThan(76);
  }
}

async function expectNothingFound(page: Page, where: Where): Promise<void> {
  await page.evaluate(settleAnimations);
  const found = (await findViolations(page, where)).flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")}\n  ${node.failureSummary}`),
  );
  expect([...found, ...(await findLowContrast(page))], page.url()).toEqual([]);
}

const AXE = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** axe is brought to a page once, however often it looks; frames are others' pages. */
async function findViolations(page: Page, where: Where): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return await page.evaluate(
    async ({ where, rules }) => {
      const { violations } = await window.axe.run(where, {
        runOnly: rules,
        resultTypes: ["violations"],
        iframes: false,
      });
      return violations;
    },
    { where, rules: RULES },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
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
