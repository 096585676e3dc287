import { SITE_PAGES } from "~/routes/feeds/site-pages";
import { expectAccessible } from "./support/accessibility";
import { expect, test } from "./support/browser-test";
import { expectValidHtml } from "./support/valid-html";

test.use({ siteContent: "nothing" });

const FEEDS = [
  "/actualites.atom",
  "/actualites.rss",
  "/evenements.ics",
  "/sections/athletisme.ics",
  "/sitemap.xml",
];

test("a site with nothing in it has no hole", async ({ page, request }) => {
  for (const path of SITE_PAGES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expectValidHtml((await response?.text()) ?? "", path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expectAccessible(page);
  }
  for (const [path, words] of [
    ["/", "Pas encore d’actualité"],
    ["/actualites", "Pas encore d’actualité"],
    ["/club/galerie", /photo/],
    ["/club/trombinoscope", /bureau|entraîneur/],
    ["/evenements", "Rien au programme"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("main .empty").first(), path).toContainText(words);
  }
  for (const path of FEEDS) expect((await request.get(path)).status(), path).toBe(200);
});
