import { expectAccessible } from "./support/accessibility";
import { GUEST, lineOf } from "./support/accounts-screen";
import { createAdministrator, openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { closeToast } from "./support/toasts";
import { resize } from "./support/viewport";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.describe("the screen of accounts", () => {
  test.use({ siteContent: "nothing" });

  for (const size of SIZES) {
    test(`is accessible at ${size.width} px: list, dialogs, error and empty states`, async ({
      page,
      site,
      complaints,
    }) => {
      complaints.allow(/400|410/);
      test.slow();
      await resize(page, size);
      const former = await createAdministrator(site);
      await openAdminArea(page, site);
      await page.goto("/admin/comptes");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Inviter une personne" }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Créer le lien d’invitation" }).click();
      await expect(page.getByText(/n’est pas complète/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("dialog").getByLabel("Adresse e-mail").fill(GUEST);
      await page.getByRole("button", { name: "Créer le lien d’invitation" }).click();
      await expect(page.getByRole("dialog", { name: "Lien d’invitation" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Terminé" }).click();
      await page.getByRole("button", { name: /^Actions pour/ }).click();
      await page.getByRole("menuitem", { name: "Désactiver le compte" }).click();
      await closeToast(page, /ses sessions sont fermées/);
      await expect(page.getByText(/ses sessions sont fermées/)).toBeHidden();
      await expect(lineOf(page, former.email)).toContainText("Désactivé");
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.goto("/admin/bienvenue?jeton=inventé");
      await expectAccessible(page);
    });
  }
});
