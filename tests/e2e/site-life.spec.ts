import { expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";

test.describe("a demo site", () => {
  test.use({ ownSite: true });

  test("loses its demo content by one command, and keeps what a volunteer made theirs", async ({
    page,
    site,
    request,
  }) => {
    await openAdminArea(page, site, "/admin/actualites");
    await page
      .getByRole("link", { name: /Modifier/ })
      .first()
      .click();
    const title = page.getByRole("textbox", { name: "Titre" });
    await title.fill("Un article que nous avons repris");
    await page.getByRole("button", { name: "Publier les modifications" }).click();
    await expect(page.getByText(/est sur le site/).first()).toBeVisible();

    expect(await site.run("demo", ["remove"])).toContain("Contenu de démonstration retiré");

    const home = await request.get("/");
    expect(home.status()).toBe(200);
    const html = await home.text();
    expect(html).toContain("Un article que nous avons repris");
    expect(html).not.toContain("Prochains rendez-vous");
    expect(html).not.toContain("Ils courent avec nous");
    const picture = /\/media\/articles\/[^"?\s]+\?v=[\w-]+/.exec(html)?.[0] ?? "";
    expect((await request.get(picture)).status()).toBe(200);
    expect(await site.run("demo", ["remove"])).toContain(
      "Il n’y a plus de contenu de démonstration",
    );
  });

  test("keeps content and sessions over a restart, and does not load the demo again", async ({
    page,
    site,
    request,
  }) => {
    await openAdminArea(page, site);
    await site.run("demo", ["remove"]);
    await site.restart();
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: /Bonjour/ })).toBeVisible();
    expect(await (await request.get("/")).text()).not.toContain("Cross des Résiniers");
  });
});

test.describe("a site whose clock was wrong at a start", () => {
  test.use({ ownSite: true });

  test("has lost no session, and deletes nothing by age until somebody says that it is right", async ({
    page,
    site,
  }) => {
    await openAdminArea(page, site);
    await site.restart(400 * 86_400_000);
    await site.restart();
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: /Bonjour/ })).toBeVisible();
    expect(site.logs()).toContain("The clock is doubted");
    const doubt = page.getByRole("alert").filter({ hasText: "L’horloge du serveur" });
    await expect(doubt).toBeVisible();
    await expectUsableAtBothSizes(page);
    await doubt.getByRole("button", { name: "L’horloge est juste" }).click();
    await expect(page.getByText("C’est noté")).toBeVisible();
    await expect(doubt).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /Bonjour/ })).toBeFocused();
    await site.restart();
    await page.reload();
    await expect(page.getByRole("heading", { name: /Bonjour/ })).toBeVisible();
    await expect(doubt).toHaveCount(0);
  });
});

test.describe("an empty site", () => {
  test.use({ siteContent: "new" });

  test("has composed pages, and tells its technical person how to begin", async ({
    page,
    site,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/actualites");
    await expect(page.getByText("Pas encore d’actualité")).toBeVisible();
    const link = await site.firstAccountLink();
    const said = await site.run("admin", ["create", "bernard@les-pins.example"]);
    const own = /http\S+jeton=\S+/.exec(said)?.[0] ?? "";
    await page.goto(own);
    await expect(page.getByLabel("Adresse e-mail")).toHaveValue("bernard@les-pins.example");
    await page.getByLabel("Prénom").fill("Bernard");
    await page.getByLabel("Nom", { exact: true }).fill("Tauzin");
    await page.getByLabel("Mot de passe").fill("une longue phrase de passe");
    await page.getByRole("button", { name: "Créer mon accès" }).click();
    await expect(page.getByRole("heading", { name: "Bonjour Bernard" })).toBeVisible();
    // The link for a first account is void once there is one.
    const old = await page.request.get(link);
    expect(old.status()).toBe(410);
  });

  test("answers for its health", async ({ request }) => {
    const health = await request.get("/healthz");
    expect(health.status()).toBe(200);
    expect(await health.json()).toMatchObject({ status: "ok" });
  });
});
