import { expectUsableAtBothSizes } from "./support/accessibility";
import { GUEST, lineOf } from "./support/accounts-screen";
import { createAdministrator, openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { closeToast } from "./support/toasts";

test.describe("the screen of accounts", () => {
  test.use({ siteContent: "nothing" });

  test("is accessible at both sizes: list, dialogs, error and empty states", async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/400|410/);
    const former = await createAdministrator(site);
    await openAdminArea(page, site, "/admin/comptes");
    await expectUsableAtBothSizes(page);
    await page.getByRole("button", { name: "Inviter une personne" }).click();
    await expectUsableAtBothSizes(page);
    await page.getByRole("button", { name: "Créer le lien d’invitation" }).click();
    await expect(page.getByText(/n’est pas complète/)).toBeVisible();
    await expectUsableAtBothSizes(page);
    await page.getByRole("dialog").getByLabel("Adresse e-mail").fill(GUEST);
    await page.getByRole("button", { name: "Créer le lien d’invitation" }).click();
    await expect(page.getByRole("dialog", { name: "Lien d’invitation" })).toBeVisible();
    await expectUsableAtBothSizes(page);
    await page.getByRole("button", { name: "Terminé" }).click();
    await page.getByRole("button", { name: /^Actions pour/ }).click();
    await page.getByRole("menuitem", { name: "Désactiver le compte" }).click();
    await closeToast(page, /ses sessions sont fermées/i);
    await expect(page.getByText(/ses sessions sont fermées/i)).toBeHidden();
    await expect(lineOf(page, former.email)).toContainText("Désactivé");
    await expectUsableAtBothSizes(page);
    await page.goto("/admin/bienvenue?jeton=inventé");
    await expectUsableAtBothSizes(page);
  });
});
