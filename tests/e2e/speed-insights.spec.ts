import type { BrowserContext } from "@playwright/test";
import { openAdminArea } from "./support/administrator";
import { expect, test as siteTest } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { startSite } from "./support/site";

const SRC = "https://va.vercel-scripts.com/v1/speed-insights/script.js";
const REPORTS = "https://vitals.vercel-insights.com/v2/vitals";

const test = siteTest.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const site = await startSite("nothing", { SPEED_INSIGHTS_SRC: SRC });
      await use(site);
      await site.remove();
    },
    { scope: "test", timeout: 300_000 },
  ],
});

/** Vercel's two hosts, as far as a page sees them: a script that reports at once. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route("https://va.vercel-scripts.com/**", async (route) => {
    asked.push(route.request().url());
    const body = `window.si("beforeSend", 1); fetch("${REPORTS}", { method: "POST", mode: "no-cors", body: String(window.siq.length) });`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await context.route("https://vitals.vercel-insights.com/**", async (route) => {
    asked.push(`${route.request().url()} ${route.request().postData()}`);
    await route.fulfill({ status: 204 });
  });
  return asked;
}

test("the script loads once on public pages, and says so on the privacy page", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/^third party: https:\/\/(va\.vercel-scripts|vitals\.vercel-insights)\.com\//);
  const asked = await standIn(context);
  await gotoHydrated(page, "/");
  await expect.poll(() => asked).toEqual([SRC, `${REPORTS} 1`]);
  await page.getByRole("link", { name: "Actualités", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /Actualités/ })).toBeVisible();
  expect(asked).toHaveLength(2);
  await page.goto("/politique-confidentialite");
  await expect(page.getByRole("heading", { name: /Speed Insights/ })).toBeVisible();
});

test("the administrator area and those who refuse load nothing of it", async ({
  page,
  context,
  site,
}) => {
  const asked = await standIn(context);
  const login = await page.goto("/admin");
  expect(login?.headers()["content-security-policy"]).not.toContain("vercel");
  await openAdminArea(page, site);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
  });
  await gotoHydrated(page, "/");
  await expect(page.locator("script[data-speed-insights]")).toHaveCount(0);
  expect(asked).toEqual([]);
});

siteTest("without the setting, no page knows of it", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.headers()["content-security-policy"]).not.toContain("vercel");
  expect(await answer?.text()).not.toContain("speed-insights");
  await page.goto("/politique-confidentialite");
  await expect(page.getByText("Vercel")).toHaveCount(0);
});
