import { expectAccessible } from "./support/accessibility";
import {
  chooseFor,
  createAccess,
  GUEST,
  idOf,
  invite,
  lineOf,
  openGuest,
  PASSWORD,
  takeLink,
} from "./support/accounts-screen";
import { createAdministrator, openAdminArea, signIn } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { holdToast, undo } from "./support/toasts";

test.describe("a person of the club", () => {
  test.use({ ownSite: true });

  test("is invited, works as a rédacteur, and is deactivated and brought back", async ({
    page,
    site,
    browser,
  }) => {
    test.slow();
    const administrator = await openAdminArea(page, site);
    await page.getByRole("link", { name: "Comptes" }).click();
    await expect(lineOf(page, administrator.email)).toContainText("(vous)");
    await expect(page.getByText("Aucune invitation en attente")).toBeVisible();
    const link = await invite(page, GUEST);
    await expect(page.getByRole("row", { name: new RegExp(GUEST) })).toContainText("En attente");
    const guest = await openGuest(browser, site);
    await createAccess(guest.page, link);

    await test.step("a rédacteur has no accounts, in the menu nor by the address", async () => {
      const menu = guest.page.getByRole("navigation", { name: "Espace club" });
      await expect(menu.getByRole("link", { name: "Actualités et événements" })).toBeVisible();
      await expect(menu.getByRole("link", { name: "Comptes" })).toHaveCount(0);
      await expect(menu.getByRole("link", { name: "Entretien du site" })).toHaveCount(0);
      const answer = await guest.page.goto("/admin/comptes");
      expect(answer?.status()).toBe(403);
      await expect(
        guest.page.getByRole("heading", { name: "Cet écran n’est pas ouvert à votre rôle" }),
      ).toBeVisible();
      await expect(guest.page.getByText(administrator.email)).toHaveCount(0);
      await expectAccessible(guest.page);
    });

    await test.step("their link opens once", async () => {
      const other = await openGuest(browser, site);
      expect((await other.page.goto(link))?.status()).toBe(410);
      await expect(other.page.getByRole("alert")).toContainText("il a déjà servi");
      await other.close();
    });

    await test.step("a new role counts at once; it is undone from the toast", async () => {
      await page.reload();
      await expect(page.getByText("Aucune invitation en attente")).toBeVisible();
      await chooseFor(page, "Maëlle Duprat", "Passer administrateur");
      await undo(page, /le rôle «\u00a0Administrateur/);
      await expect(page.getByText("a maintenant le rôle «\u00a0Rédacteur\u00a0»")).toBeVisible();
      await expect(lineOf(page, GUEST)).toContainText("Rédacteur");
      await chooseFor(page, "Maëlle Duprat", "Passer administrateur");
      await expect(lineOf(page, GUEST)).toContainText("Administrateur");
      expect((await guest.page.goto("/admin/comptes"))?.status()).toBe(200);
      await chooseFor(page, "Maëlle Duprat", "Passer rédacteur");
      await expect(lineOf(page, GUEST)).toContainText("Rédacteur");
      expect((await guest.page.goto("/admin/comptes"))?.status()).toBe(403);
    });

    await test.step("a deactivation ends the sessions; it is undone from the toast", async () => {
      await chooseFor(page, "Maëlle Duprat", "Désactiver le compte");
      await undo(page, /Compte désactivé/);
      await expect(page.getByText(/Compte réactivé/)).toBeVisible();
      await expect(lineOf(page, GUEST)).toContainText("Actif");
      await signIn(guest.page, { email: GUEST, password: PASSWORD });
    });

    await test.step("the page they have open says that the session is over", async () => {
      await guest.page.goto("/admin/actualites");
      await chooseFor(page, "Maëlle Duprat", "Désactiver le compte");
      await expect(lineOf(page, GUEST)).toContainText("Désactivé");
      const actions = guest.page.getByRole("button", { name: /^Autres actions/ });
      await actions.nth(1).click();
      await guest.page.getByRole("menuitem", { name: "Mettre en premier" }).click();
      await expect(guest.page.getByText(/^Votre session est terminée/).first()).toBeVisible();
      await guest.page.reload();
      await expect(guest.page.getByRole("button", { name: "Se connecter" })).toBeVisible();
      await chooseFor(page, "Maëlle Duprat", "Réactiver le compte");
      await expect(lineOf(page, GUEST)).toContainText("Actif");
      await signIn(guest.page, { email: GUEST, password: PASSWORD });
    });
    await guest.close();
  });
});

test.describe("on a site with its administrator alone", () => {
  test.use({ siteContent: "nothing" });

  test("a link for a new password ends the sessions, once", async ({ page, site, browser }) => {
    await openAdminArea(page, site, "/admin/comptes");
    const guest = await openGuest(browser, site);
    await createAccess(guest.page, await invite(page, GUEST));
    await page.reload();
    await chooseFor(page, "Maëlle Duprat", "Lien de nouveau mot de passe");
    const link = await takeLink(page, "Lien de nouveau mot de passe");

    const elsewhere = await openGuest(browser, site);
    await elsewhere.page.goto(link);
    await expect(elsewhere.page.getByLabel("Adresse e-mail")).toHaveValue(GUEST);
    await expectAccessible(elsewhere.page);
    await elsewhere.page.getByLabel("Nouveau mot de passe").fill("une phrase toute neuve");
    await elsewhere.page.getByRole("button", { name: "Choisir ce mot de passe" }).click();
    await expect(elsewhere.page.getByText("est enregistré")).toBeVisible();
    await expectAccessible(elsewhere.page);
    await guest.page.reload();
    await expect(guest.page.getByRole("button", { name: "Se connecter" })).toBeVisible();
    await elsewhere.page.getByRole("link", { name: "Se connecter" }).click();
    await signIn(elsewhere.page, { email: GUEST, password: "une phrase toute neuve" });
    await elsewhere.page.goto(link);
    await expect(elsewhere.page.getByRole("alert")).toContainText("il a déjà servi");
    await elsewhere.close();
    await guest.close();
  });

  test("the last administrator is kept, whatever is asked", async ({ page, site }) => {
    const administrator = await openAdminArea(page, site, "/admin/comptes");
    await expect(lineOf(page, administrator.email).getByRole("button")).toHaveCount(0);
    const id = await idOf(page, administrator.email);
    const asked: Record<string, string>[] = [
      { intent: "deactivate" },
      { intent: "change-role", role: "editor" },
    ];
    for (const fields of asked) {
      const response = await page.request.post("/admin/comptes/commandes", {
        headers: { origin: site.url, accept: "application/json" },
        form: { ...fields, id },
      });
      expect(await response.json()).toEqual({
        ok: false,
        message:
          "C’est le dernier administrateur actif. Donnez d’abord ce rôle à une autre personne.",
        undo: null,
      });
    }
    await page.reload();
    await expect(lineOf(page, administrator.email)).toContainText("Administrateur");
  });

  test("an invitation is renewed, withdrawn and taken back; a known address is refused", async ({
    page,
    site,
    browser,
    complaints,
  }) => {
    complaints.allow(/400/);
    await openAdminArea(page, site, "/admin/comptes");
    const first = await invite(page, GUEST);
    await page.getByRole("button", { name: `Nouveau lien pour ${GUEST}` }).click();
    const second = await takeLink(page, "Lien d’invitation");
    const guest = await openGuest(browser, site);
    await guest.page.goto(first);
    await expect(guest.page.getByRole("alert")).toContainText("remplacé par un plus récent");

    await page.getByRole("button", { name: `Retirer l’invitation de ${GUEST}` }).click();
    await holdToast(page, `L’invitation de ${GUEST} est retirée`);
    await expect(page.getByText("Aucune invitation en attente")).toBeVisible();
    await guest.page.goto(second);
    await expect(guest.page.getByRole("alert")).toContainText("il a été retiré");
    await undo(page, `L’invitation de ${GUEST} est retirée`);
    await expect(page.getByRole("row", { name: new RegExp(GUEST) })).toContainText("En attente");
    await createAccess(guest.page, second);
    await guest.close();

    await page.getByRole("button", { name: "Inviter une personne" }).click();
    const dialog = page.getByRole("dialog");
    for (const [address, words] of [
      ["pas une adresse", "n’est pas complète"],
      [GUEST.toUpperCase(), "Cette adresse a déjà un compte."],
    ] as const) {
      await dialog.getByLabel("Adresse e-mail").fill(address);
      await dialog.getByRole("button", { name: "Créer le lien d’invitation" }).click();
      await expect(dialog.getByText(words)).toBeVisible();
      await expect(dialog.getByLabel("Adresse e-mail")).toBeFocused();
      await expect(dialog.getByLabel("Adresse e-mail")).toHaveValue(address);
    }
  });

  test("everything works by keyboard, and the link is copied", async ({ page, site, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await createAdministrator(site);
    await openAdminArea(page, site, "/admin/comptes");
    const button = page.getByRole("button", { name: "Inviter une personne" });
    await button.press("Enter");
    const email = page.getByRole("dialog").getByLabel("Adresse e-mail");
    await email.press("Escape");
    await expect(button).toBeFocused();
    await button.press("Enter");
    await email.fill(GUEST);
    await email.press("Enter");
    const copy = page.getByRole("button", { name: "Copier le lien" });
    await copy.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Le lien est copié." })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.getByLabel("Lien à usage unique").inputValue(),
    );
    await page.keyboard.press("Escape");
    const actions = page.getByRole("button", { name: /^Actions pour/ });
    await actions.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Désactivé", { exact: true })).toBeVisible();
  });
});
