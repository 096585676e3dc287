import { expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { fillBasket, fillOrderForm, ORDER_BUTTON, thankedFor } from "./support/shop-buyer";

/** What a browser does with what a page would keep: run in the page, before its own scripts. */
const BROWSERS = {
  refusing: () => {
    const refuse = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    window.BroadcastChannel = class {
      constructor() {
        refuse();
      }
    } as unknown as typeof BroadcastChannel;
    const { clipboard } = navigator;
    if (clipboard) clipboard.writeText = () => Promise.reject(new DOMException("No."));
  },
  lacking: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, { value: null });
    }
    Object.defineProperty(window, "BroadcastChannel", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Object.defineProperty(navigator, "sendBeacon", { value: undefined });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

for (const [kind, browser] of Object.entries(BROWSERS)) {
  test.describe(`in a browser whose storage is ${kind}`, () => {
    test.use({ ownSite: true });
    test.beforeEach(async ({ page, complaints }) => {
      // The router says so, and goes on.
      complaints.allow(/SecurityError|reading 'getItem'/);
      complaints.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.addInitScript(browser);
    });

    test("visitors come back home, and write to the club", async ({ page }) => {
      await gotoHydrated(page, "/actualites");
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole("link", { name: /, accueil$/ }).click();
      await expect(page.getByRole("heading", { name: "Au club en ce moment" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Prochains rendez-vous" })).toBeVisible();
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
      await gotoHydrated(page, "/contacts");
      await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
      await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
      await page.getByRole("combobox", { name: "Sujet" }).fill("Essayer la marche nordique");
      await page.getByRole("textbox", { name: "Message" }).fill("Nous serions deux.");
      await page.getByRole("button", { name: "Envoyer le message" }).click();
      await expect(page.getByRole("status").filter({ hasText: /avec succès/ })).toBeVisible();
    });

    test("a basket lasts as long as its page, says so, and is ordered", async ({ page }) => {
      await fillBasket(page, ["M"]);
      await page.getByRole("link", { name: /^Mon panier/ }).click();
      await expect(page.getByText(/Votre navigateur ne garde rien/)).toBeVisible();
      await expectUsableAtBothSizes(page);
      await page.goBack();
      await fillOrderForm(page);
      await page.getByRole("button", { name: ORDER_BUTTON }).click();
      await thankedFor(page);
    });

    test("a volunteer publishes", async ({ page, site, context }) => {
      await openAdminArea(page, site, "/admin/actualites/create");
      await page.getByRole("textbox", { name: "Titre" }).fill("Sortie au phare");
      await context.setOffline(true);
      await expect(page.getByText(/Gardez cette page ouverte/)).toBeVisible();
      await context.setOffline(false);
      await page.getByRole("textbox", { name: "Texte" }).fill("Rendez-vous au parking.");
      await page.getByRole("button", { name: "Publier", exact: true }).click();
      await expect(page.getByText(/est sur le site/).first()).toBeVisible();
      await expect(page.getByText("Enregistrement…")).toHaveCount(0);
    });
  });
}
