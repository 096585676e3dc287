import { FIXED_PAGES } from "~/routes/feeds/site-pages";
import { expectAccessible } from "./support/accessibility";
import { expect, test } from "./support/browser-test";
import { expectValidHtml } from "./support/valid-html";

test.use({ siteContent: "nothing" });

const FEEDS = [
  "/actualites.atom",
  "/actualites.rss",
  "/evenements.ics",
  "/sections/vie-du-club.ics",
  "/sitemap.xml",
];

/** The words in place of the content on the pages that have none. */
const EMPTY_PAGES = [
  ["/", "Pas encore d’actualité"],
  ["/actualites", "Pas encore d’actualité"],
  ["/club/galerie", /photo/],
  ["/club/trombinoscope", /bureau|entraîneur/],
  ["/evenements", "Rien au programme"],
  ["/boutique", "Les portants sont vides"],
] as const;

test("every page and feed of a site with nothing in it is there, and whole", async ({
  request,
}) => {
  for (const path of FIXED_PAGES) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    await expectValidHtml(html, path);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
  }
  for (const path of FEEDS) expect((await request.get(path)).status(), path).toBe(200);
});

for (const [path, words] of EMPTY_PAGES) {
  test(`${path} says that nothing is there yet, to everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("main .empty").first()).toContainText(words);
    await expectAccessible(page);
  });
}

for (const path of ["/inscription/aide", "/horaires", "/contacts", "/boutique/retractation"]) {
  test(`${path} can be used by everybody while nothing else is there`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}
