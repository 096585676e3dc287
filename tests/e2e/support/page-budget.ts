import { expect, type Page } from "@playwright/test";
import { gotoHydrated } from "./hydrated";
import { type PageWeight, weigh } from "./page-weight";

/** The screen that budgets are measured on. */
export const A_PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
};

type Budget = Omit<PageWeight, "scriptsBeforeLoad" | "shift">;

/** The most that any page may cost; a row below says where one may cost more. Sizes are kilobytes as they travel, headers too. */
const ANY: Budget = {
  requests: 10,
  scripts: 147,
  html: 15.3,
  css: 17.5,
  paper: 3,
  fonts: 48,
  images: 45,
};

/** A page that is not named here keeps to `ANY`. A new page needs no row; a heavier one needs a reason. */
const MORE: Record<string, Partial<Budget>> = {
  // The words of its header are the club's: they travel twice, drawn and as data.
  "/": { scripts: 130, html: 14.2, css: 13.3, images: 50 },
  // Four photos as wide as the screen, in sight or just below.
  "/actualites": { images: 110 },
  // A form that counts what is typed and works out a proof, and a plan.
  "/contacts": { scripts: 154 },
  // Products, four of them in sight or just below.
  "/boutique": { requests: 12, images: 114 },
  // Photos are what one comes for.
  "/club/galerie": { requests: 20, images: 215 },
  // One photo as wide as the screen, whichever it is.
  photo: { images: 53 },
  "/inscription/running-competition": { scripts: 149 },
  "/inscription/sport-sante": { scripts: 149 },
};

/** A title whose font comes late stands in one that is as wide on average only, if the machine has it (fonts-liberation). */
const A_HAIR = 0.001;

/** Opens a page as a phone that comes for the first time, and holds it to what the page of that name may cost. */
export async function expectWithinBudget(page: Page, path: string, name = path): Promise<void> {
  // One reader in two also fetches 2.9 kB to measure how fast the page was: counted here.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  const weight = await weigh(page);
  await gotoHydrated(page, path);
  await page.waitForLoadState("networkidle");
  const found = await weight();
  const budget = { ...ANY, ...MORE[name] };
  expect.soft(found.scriptsBeforeLoad, "scripts before the page has loaded").toBe(0);
  expect.soft(found.shift, "what moves by itself").toBeLessThan(A_HAIR);
  for (const kind of Object.keys(budget) as (keyof Budget)[]) {
    expect.soft(found[kind], kind).toBeLessThanOrEqual(budget[kind]);
  }
}
