import type { APIRequestContext, Page } from "@playwright/test";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { createAdministrator, openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { LATE_PICTURE } from "./support/complaints";
import { gotoHydrated } from "./support/hydrated";

const HOSTILE = [
  "<p>Début du texte.</p>",
  "<script>window.pwned = 1</script>",
  '<img src="x" onerror="window.pwned = 2">',
  '<a href="javascript:window.pwned=3">Cliquez</a>',
  '<iframe src="https://exemple.invalid/"></iframe>',
  '<p style="position:fixed;inset:0">Couvre tout</p>',
  '<svg onload="window.pwned=4"></svg>',
  "<style>body { display: none }</style>",
  "<p>Fin du texte.</p>",
].join("");

const ADMIN_PATHS = [
  "/admin/actualites",
  "/admin/actualites/create",
  "/admin/actualites/edit/0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11",
  "/admin/actualites/edit/0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11/apercu",
  "/admin/actualites/edit/0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11/enregistrer",
  "/admin/actualites/edit/0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11/historique",
  "/admin/fiches/article/0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11",
  "/admin/media",
  "/admin/logout",
  "/admin/nulle-part",
];

test.describe("anonymous visitors", () => {
  for (const path of ADMIN_PATHS) {
    test(`are kept out of ${path}`, async ({ request, site }) => {
      const view = await request.get(path, { maxRedirects: 0 });
      expect(view.status()).toBe(302);
      expect(view.headers().location).toBe(`/admin?retour=${encodeURIComponent(path)}`);
      const data = await request.get(`${path}.data`, { maxRedirects: 0 });
      expect(await data.text()).not.toContain("working_copy");
      expect([202, 204, 302]).toContain(data.status());

      const headers = { origin: site.url };
      expect((await request.post(path, { headers, form: {} })).status()).toBe(401);
    });
  }

  test("change nothing from another site, or without saying from where", async ({ request }) => {
    const origins: Record<string, string>[] = [{ origin: "https://exemple.invalid" }, {}];
    for (const headers of origins) {
      const response = await request.post("/admin?index", { headers, form: { email: "a@b.fr" } });
      expect(response.status()).toBe(403);
    }
  });

  test("may not try passwords without end", async ({ request, site }) => {
    const attempt = () =>
      request.post("/admin?index", {
        headers: { origin: site.url },
        form: { email: "personne@les-pins.example", password: "au hasard, encore" },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await attempt()).status());
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(statuses.slice(5)).toEqual([429, 429]);
    const refused = await attempt();
    expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain('value="personne@les-pins.example"');
    expect(page).toContain("Trop d’essais.");
    expect(page).not.toContain("<script");
  });
});

test("pages are answered while passwords are hashed", async ({ site }) => {
  const headers = { origin: site.url };
  let pending = 0;
  // As many as are hashed or may wait for it; each for an account of its own, below its limit.
  const logins = Array.from({ length: 10 }, async (_, index) => {
    const body = new URLSearchParams({ email: `pluie-${index}@les-pins.example`, password: "non" });
    pending += 1;
    const answer = await fetch(`${site.url}/admin?index`, { method: "POST", headers, body });
    pending -= 1;
    return answer.status;
  });
  while (pending > 0) {
    const page = await fetch(`${site.url}/mentions-legales`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  }
  expect(new Set(await Promise.all(logins))).toEqual(new Set([400]));
});

test("login shows the password on demand, says what is wrong and keeps the address", async ({
  page,
  complaints,
}) => {
  complaints.allow(/400/);
  await page.goto("/admin?retour=%2Fadmin%2Factualites");
  await page.getByLabel("Adresse e-mail").fill("camille@les-pins.example");
  const password = page.getByLabel("Mot de passe");
  await password.fill("ce n’est pas le bon");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("type", "text");
  await expect(page.getByRole("button", { name: "Masquer\u00a0: mot de passe" })).toBeFocused();
  await expect(page.getByText("Demandez un lien à un administrateur du club")).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(page.getByRole("alert")).toContainText("Adresse e-mail ou mot de passe incorrect");
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue("camille@les-pins.example");
});

test("a browser that refuses cookies is told so after a right login, on a phone and at a desk", async ({
  page,
  site,
}) => {
  const account = await createAdministrator(site);
  await page.goto("/admin?retour=%2Fadmin%2Factualites");
  await page.getByLabel("Adresse e-mail").fill(account.email);
  await page.getByLabel("Mot de passe").fill(account.password);
  // A browser that keeps none sends none.
  await page.route(/connexion=faite/, async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("alert")).toContainText(/a refusé le cookie de connexion/);
  await expectUsableAtBothSizes(page);
  await page.unrouteAll();
  await page.getByLabel("Adresse e-mail").fill(account.email);
  await page.getByLabel("Mot de passe").fill(account.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/admin\/actualites$/);
});

test("a login leads back to the screen that was asked for, and a logout ends it", async ({
  page,
  site,
  complaints,
}) => {
  complaints.allow(LATE_PICTURE);
  const account = await createAdministrator(site);
  await page.goto("/admin/actualites?statut=brouillons");
  await page.getByLabel("Adresse e-mail").fill(account.email);
  await page.getByLabel("Mot de passe").fill(account.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/admin\/actualites\?statut=brouillons$/);
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await page.goto("/admin/actualites");
  await expect(page).toHaveURL(/\/admin\?retour=/);
});

async function publishHostile(page: Page, request: APIRequestContext, origin: string) {
  const id = crypto.randomUUID();
  const response = await request.post(`/admin/actualites/edit/${id}/enregistrer`, {
    headers: { origin, accept: "application/json" },
    data: HOSTILE_SAVE,
  });
  expect(response.status(), await response.text()).toBe(200);
  await page.goto(`/actualites/${id}`);
}

const HOSTILE_SAVE = {
  intent: "save",
  version: 0,
  values: {
    title: "<b>Un titre</b> & des chevrons",
    content: HOSTILE,
  },
  publication: {
    status: "published",
    publishDate: null,
    publishTime: null,
    untilDate: null,
    untilTime: null,
    toTop: false,
  },
};

test.describe("a hostile article", () => {
  test.use({ ownSite: true });

  test("shows its text, and none of what it hides", async ({ page, site }) => {
    await openAdminArea(page, site);
    await publishHostile(page, page.request, site.url);
    const article = page.getByRole("article").first();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "<b>Un titre</b> & des chevrons",
    );
    await expect(article).toContainText("Fin du texte.");
    await expect(
      article.locator(
        'script:not([type="application/ld+json"]), iframe, style, [onerror], [onload], [style]',
      ),
    ).toHaveCount(0);
    await expect(article.locator('a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });
});

test("a script that slips into a page does not run under its policy", async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content Security Policy/);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      "<main",
      '<script>window.pwned = 1</script><img src="x" onerror="window.pwned = 2"><main',
    );
    await route.fulfill({ response, body });
  });
  complaints.allow(/Failed to load resource/);
  complaints.allow(/hydrat|418|423/i);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
});

test("nothing that the site itself does is refused by its policy", async ({ page, site }) => {
  const refused: string[] = [];
  await page.exposeFunction("noteRefusal", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const note = (window as unknown as { noteRefusal(what: string): void }).noteRefusal;
      note(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  for (const path of ["/", "/actualites", "/boutique", "/contacts"]) await gotoHydrated(page, path);
  await page.getByRole("banner").getByRole("link", { name: "Boutique" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "La boutique" })).toBeVisible();
  await openAdminArea(page, site);
  for (const path of ["/admin", "/admin/actualites/create"]) await gotoHydrated(page, path);
  expect(refused).toEqual([]);
});

test("pages carry a strict policy and the usual headers", async ({ request }) => {
  const headers = (await request.get("/")).headers();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain("unsafe");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("an unchanged page is not sent twice", async ({ request }) => {
  const first = await request.get("/");
  const again = await request.get("/", {
    headers: { "if-none-match": first.headers().etag ?? "" },
  });
  expect(again.status()).toBe(304);
});
