import { DEMO_CLUB } from "~tests/support/demo-club";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { changeContent } from "./support/stored-content";
import { resize } from "./support/viewport";

test.describe("the home page", () => {
  test("shows four news, the banner, three events, the labels and the partners", async ({
    page,
  }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(
      main.getByRole("region", { name: "Au club en ce moment" }).getByRole("article"),
    ).toHaveCount(4);
    await expect(main.getByRole("region", { name: /Piste fermée/ })).toBeVisible();
    await expect(
      main.getByRole("region", { name: "Prochains rendez-vous" }).getByRole("article"),
    ).toHaveCount(3);
    await expect(
      main.getByRole("region", { name: "Un club labellisé" }).getByRole("listitem"),
    ).toHaveCount(5);
    await expect(
      main.getByRole("region", { name: "Ils courent avec nous" }).getByRole("listitem"),
    ).toHaveCount(10);
  });

  test("keeps the events in the browser after a client navigation, and hides them when they fail", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource.*500/);
    const agenda = page.getByRole("region", { name: "Prochains rendez-vous" });
    let asked = 0;
    await page.route("**/evenements/prochains", (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: "" });
    });
    await gotoHydrated(page, "/actualites");
    await page.getByRole("link", { name: "Accueil", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: /La piste/ })).toBeVisible();
    await expect.poll(() => asked).toBe(2);
    await expect(agenda).toHaveCount(0);
  });

  test("enlarges a partner's logo, closed by its button or by a click outside", async ({
    page,
  }) => {
    await gotoHydrated(page, "/");
    const tile = page.getByRole("link", { name: /Agrandir le logo : Pharmacie/ });
    const viewer = page.getByRole("dialog", { name: /Logo : Pharmacie/ });
    await tile.click();
    await expect(viewer).toBeVisible();
    await viewer.getByRole("button", { name: "Fermer" }).click();
    await expect(viewer).toBeHidden();
    await expect(tile).toBeFocused();
    await tile.click();
    await page.mouse.click(8, 450);
    await expect(viewer).toBeHidden();
  });
});

test.describe("the cards of the home page", () => {
  test.use({ ownSite: true });

  test("have a taller overlay where the title is cut at 80 signs, the large one too", async ({
    page,
    site,
  }) => {
    const words =
      "Résultats du cross, photos et remerciements de tout le club aux bénévoles du soir";
    const heightsWith = async (title: string, size: { width: number; height: number }) => {
      changeContent(site, `update articles set title = '${title}'`);
      await resize(page, size);
      await page.goto("/");
      const overlays = page.locator("#actualites .card-body");
      await expect(overlays).toHaveCount(4);
      return await overlays.evaluateAll((all) => all.map((one) => one.clientHeight));
    };
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const short = await heightsWith(words.slice(0, 80), size);
      const long = await heightsWith(`${words} et aux parents venus les aider`, size);
      for (const [place, height] of long.entries()) {
        expect(height, `card ${place + 1} at ${size.width} px`).toBeGreaterThan(short[place] ?? 0);
      }
    }
  });
});

test.describe("the news", () => {
  test("are found while typing, by mouse and by keyboard", async ({ page }) => {
    await gotoHydrated(page, "/actualites");
    const search = page.getByRole("combobox", { name: "Rechercher dans les actualités" });
    await search.click();
    await search.pressSequentially("RESINIERS");
    const options = page.getByRole("option");
    await expect(options.first()).toBeVisible();
    expect(await options.count()).toBeLessThanOrEqual(5);
    const title = await options.first().textContent();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  });

  test("keep the focus in the search, and follow with it when a page is turned", async ({
    page,
  }) => {
    await gotoHydrated(page, "/actualites");
    await page.getByRole("link", { name: "Page suivante" }).press("Enter");
    await expect(page).toHaveURL("/actualites?page=2");
    const count = page.locator(".news-count");
    await expect(count).toBeFocused();
    await page.goBack();
    await expect(page.getByText("Page 1 sur")).toBeAttached();
    const search = page.getByRole("combobox", { name: "Rechercher dans les actualités" });
    await search.fill("piste");
    await search.press("Enter");
    await expect(page).toHaveURL("/actualites?q=piste");
    await expect(search).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL("/actualites");
    await expect(search).toHaveValue("");
  });

  test("are printed with the club's name and without what is there to be pressed", async ({
    page,
  }) => {
    await gotoHydrated(page, "/actualites?q=Run+2K");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    const club = page.getByRole("main").getByText(DEMO_CLUB.name, { exact: true });
    const pressed = [
      page.getByText("Ajouter à mon agenda"),
      page.getByRole("link", { name: "Partager sur Facebook" }),
      page.getByRole("button", { name: "Copier le lien" }),
      page.getByRole("navigation", { name: "Autres actualités" }),
      page.getByRole("heading", { name: "À lire aussi" }),
    ];
    await expect(club).toBeHidden();
    for (const one of pressed) await expect(one).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(club).toBeVisible();
    for (const one of pressed) await expect(one).toBeHidden();
  });

  test("copy their address, even when asked before the page is hydrated", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { promise: clicked, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry\.client/, async (route) => {
      await clicked;
      await route.continue();
    });
    await page.goto("/actualites", { waitUntil: "commit" });
    const href = await page
      .getByRole("main")
      .getByRole("article")
      .getByRole("link")
      .first()
      .getAttribute("href");
    await page.goto(href ?? "", { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Copier le lien" }).click();
    release();
    await expect(page.getByText("Lien copié.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test("say what happened in toasts: three at most, reached by Alt+T, gone after a while", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.clock.install();
    await gotoHydrated(page, "/actualites");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    const copy = page.getByRole("button", { name: "Copier le lien" });
    for (let i = 0; i < 4; i += 1) await copy.click();
    const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
    await expect(toasts.and(page.locator("[data-visible=true]"))).toHaveCount(3);
    await page.keyboard.press("Alt+KeyT");
    await expect(
      page.getByRole("region", { name: /Notifications/ }).getByRole("list"),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await page.clock.runFor(6000);
    await expect(toasts).toHaveCount(0);
  });

  test("show their pictures enlarged, by keyboard too", async ({ page }) => {
    await gotoHydrated(page, "/actualites?q=Run+2K");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/actualites\/[\w-]+$/);
    const article = page.url();
    const mosaic = page.getByRole("region", { name: "En images" });
    const tile = mosaic.getByRole("link", { name: /^Agrandir/ }).first();
    await tile.click();
    const viewer = page.getByRole("dialog", { name: "Photo agrandie" });
    const picture = viewer.getByRole("img");
    const first = await picture.getAttribute("src");
    await page.keyboard.press("ArrowRight");
    await expect(picture).not.toHaveAttribute("src", first ?? "");
    const removal = viewer.getByRole("link", { name: "Demander le retrait d’une photo" });
    await expect(removal).toHaveAttribute("href", /^\/contacts#retrait=.+&titre=.+&dans=article$/);
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(article);
    // Closed by the browser first, it goes once the address has been followed.
    await expect(page.locator("dialog.lightbox")).toHaveCount(0);

    // As on a telephone: back closes the picture, and leaves the article open.
    await tile.click();
    await expect(viewer).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(`${article}#photo-2`);
    await page.goBack();
    await expect(page.locator("dialog.lightbox")).toHaveCount(0);
    await expect(page).toHaveURL(article);
    await gotoHydrated(page, `${article}#photo-2`);
    await expect(viewer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(page).toHaveURL(article);
  });
});

test.describe("addresses that lead nowhere", () => {
  const CASES = [
    { path: "/nulle-part", status: 404 },
    { path: "/actualites/pas-un-uuid", status: 404 },
    { path: "/actualites/0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11", status: 404 },
    { path: "/actualites?page=9999", status: 404 },
    { path: "/actualites?page=-1", status: 200 },
    { path: "/actualites?page=deux&type=x&section=y", status: 200 },
    { path: "/actualites?q=%00%ff", status: 200 },
    { path: `/actualites?q=${"a".repeat(5000)}`, status: 200 },
    { path: "/media/articles/ailleurs/rien.jpg", status: 404 },
    { path: "/media/../../etc/passwd", status: 404 },
  ];
  for (const { path, status } of CASES) {
    test(`${path.slice(0, 60)} answers ${status}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(status);
    });
  }

  test("say so, with ways on", async ({ page, complaints }) => {
    complaints.allow(/404/);
    await page.goto("/nulle-part");
    await expect(page.getByRole("heading", { name: "Vous êtes sorti du couloir" })).toBeVisible();
    await page.getByRole("link", { name: "Voir les actualités" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("menus open, paging and search work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Le club" }).click();
    await expect(page.getByRole("link", { name: /Organigramme/ }).first()).toBeVisible();
    await page.goto("/actualites");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.getByRole("combobox", { name: /Rechercher/ }).fill("élastique");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/q=%C3%A9lastique/);
    await expect(page.getByText(/résultat/).first()).toBeVisible();
  });

  test("the drawer opens on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("link", { name: "Actualités" }).first()).toBeVisible();
  });
});
