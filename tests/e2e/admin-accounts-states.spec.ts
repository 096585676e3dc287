import { expectUsableAtBothSizes } from "./support/accessibility";
import { GUEST, lineOf } from "./support/accounts-screen";
import { createAdministrator, openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { changeContent } from "./support/stored-content";
import { closeToast } from "./support/toasts";

/** A name and a photo that an account signs: who leaves is asked about. */
const signedBy = (email: string) => `
  insert into admin_profiles (user_id, first_name, last_name)
    select id, 'Maëlle', 'Dupouy' from users where email = '${email}';
  insert into gallery_images (id, title, image_url, created_at, updated_at, author_id)
    select id, 'Une photo', '/media/gallery/a.jpg', created_at, created_at, id
    from users where email = '${email}'`;

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
    changeContent(site, signedBy(former.email));
    await page.reload();
    await page.getByRole("button", { name: /^Actions pour/ }).click();
    await page.getByRole("menuitem", { name: "Désactiver le compte" }).click();
    const question = page.getByRole("dialog", { name: /Désactiver le compte/ });
    await expect(question.getByRole("radio", { name: /^Le club/ })).toBeChecked();
    await expectUsableAtBothSizes(page);
    await question.getByRole("radio", { name: /^Son nom reste/ }).check();
    await question.getByRole("button", { name: "Désactiver le compte" }).click();
    await closeToast(page, /ses sessions sont fermées/i);
    await expect(page.getByText(/ses sessions sont fermées/i)).toBeHidden();
    await expect(lineOf(page, former.email)).toContainText("Désactivé");
    await expect(lineOf(page, former.email)).toContainText(/sera effacé le .* 20\d\d/);
    await expect(lineOf(page, former.email)).toContainText("son nom restera sous ses publications");
    await expectUsableAtBothSizes(page);
    await page.goto("/admin/bienvenue?jeton=inventé");
    await expectUsableAtBothSizes(page);
  });
});
