import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { readPreparedAdministrator } from "./support/prepared-sites";
import { changeContent } from "./support/stored-content";

const LISTS = ["/actualites?type=events", "/actualites?section=athletisme", "/evenements?vue=mois"];

test.describe("on a site of its own", () => {
  test.use({ ownSite: true });

  test("every public page is the same to the byte, kept or made anew", async ({
    request,
    site,
  }) => {
    // An administrator’s pages have a link «Modifier cette page»: an editor’s have none.
    changeContent(site, "update users set role = 'editor'");
    const { cookies } = await readPreparedAdministrator("demo");
    const session = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
    const map = await (await request.get("/sitemap.xml")).text();
    const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
    expect(pages.length).toBeGreaterThan(40);
    for (const path of [...pages, ...LISTS]) {
      const kept = await request.get(path);
      const anew = await request.get(path, { headers: session });
      expect(anew.status(), path).toBe(200);
      expect(anew.headers()["cache-control"], path).toBe("private, no-store");
      expect(await anew.text(), path).toBe(await kept.text());
      const policy = (answer: typeof kept) => answer.headers()["content-security-policy"];
      expect(policy(anew), path).toBe(policy(kept));
    }
  });
});

/** Addresses that lead nowhere, two of each sort: where an event could have its page, the scripts of such pages come along. */
const SAME_PAGE = [
  ["/nulle-part", "/autre-part"],
  ["/evenements/nulle-part", "/evenements/autre-part"],
  ["/club/x/y", "/boutique/produits/1/2"],
] as const;

test("the addresses that lead nowhere show one page, and what they show is nowhere in the menu", async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/404/);
  for (const [one, other] of SAME_PAGE) {
    const kept = await request.get(one);
    expect(kept.status(), one).toBe(404);
    const answer = await request.get(other);
    expect(answer.status(), other).toBe(404);
    expect(await answer.text(), other).toBe(await kept.text());
  }
  await gotoHydrated(page, "/evenements/nulle-part");
  await expect(page.getByRole("heading", { name: "Vous êtes sorti du couloir" })).toBeVisible();
  expect(await page.locator("[aria-current], [data-current]").count()).toBe(0);
  await page.getByRole("link", { name: "Voir les actualités" }).click();
  await expect(page).toHaveURL(/\/actualites$/);
  await expect(page.locator('.nav-main [aria-current="page"]')).toHaveText("Actualités");
});

test("a page asked for in another spelling is found at its own", async ({ page, request }) => {
  await page.goto("/%41ctualites/?page=2");
  await expect(page).toHaveURL(/\/actualites\?page=2$/);
  const data = await request.get("/Club//Galerie/_.data", { maxRedirects: 0 });
  expect([data.status(), data.headers().location]).toEqual([301, "/club/galerie.data"]);
});
