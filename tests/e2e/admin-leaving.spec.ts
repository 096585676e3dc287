import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";

const question = (page: Page) =>
  page.getByRole("dialog", { name: "Quitter sans enregistrer\u00a0?" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function goHome(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Accueil", exact: true }).first().click();
}

/** Leaving asks, stays on request with what was typed, and leaves on request. */
async function expectAsked(page: Page, words: string, expectTyped: () => Promise<void>) {
  const title = (await heading(page).textContent()) ?? "";
  await goHome(page);
  await expect(question(page)).toContainText(words);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText(title);
  await expectTyped();
  await goHome(page);
  await question(page).getByRole("button", { name: "Quitter sans enregistrer" }).press("Enter");
  await expect(heading(page)).not.toHaveText(title);
}

test("no small form of the administrator area is left without a question", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site, "/admin/messages/bloques");

  await test.step("a sender to block; nothing typed, nothing asked", async () => {
    const email = page.getByRole("textbox", { name: "Adresse e-mail" });
    await email.fill("robot@spam.example");
    await email.fill("");
    await goHome(page);
    await expect(heading(page)).toContainText("Bonjour");
    await page.goBack();
    await email.fill("robot@spam.example");
    await expectAsked(page, "Cette adresse n’est pas bloquée.", () =>
      expect(email).toHaveValue("robot@spam.example"),
    );
  });

  await test.step("another address and another password", async () => {
    await page.goto("/admin/information");
    const address = page.getByRole("region", { name: "Adresse e-mail" });
    const password = page.getByRole("region", { name: "Mot de passe" });
    // Filled in by what remembers passwords, it is nothing that somebody would lose.
    await password.getByLabel("Votre mot de passe actuel").fill("celui de maintenant");
    await address.getByLabel("Nouvelle adresse e-mail").fill("zoe@exemple.fr");
    await password.getByLabel("Nouveau mot de passe").fill("une phrase plus longue");
    await goHome(page);
    await expect(question(page)).toContainText("Votre adresse e-mail n’est pas changée.");
    await expect(question(page)).toContainText("Votre mot de passe n’est pas changé.");
    await question(page).getByRole("button", { name: "Rester" }).click();
    await password.getByLabel("Nouveau mot de passe").fill("");
    await expectAsked(page, "Votre adresse e-mail n’est pas changée.", () =>
      expect(address.getByLabel("Nouvelle adresse e-mail")).toHaveValue("zoe@exemple.fr"),
    );
    await page.goto("/admin/information");
    await password.getByLabel("Votre mot de passe actuel").fill("celui de maintenant");
    await goHome(page);
    await expect(heading(page)).toContainText("Bonjour");
  });

  await test.step("somebody to invite: on the way back, and when the dialog is closed", async () => {
    await page.getByRole("link", { name: "Comptes" }).first().click();
    await page.getByRole("button", { name: "Inviter une personne" }).click();
    const dialog = page.getByRole("dialog", { name: "Inviter une personne" });
    const email = dialog.getByLabel("Adresse e-mail");
    await email.fill("zoe@exemple.fr");
    await page.goBack();
    await expect(question(page)).toContainText("Votre invitation n’est pas envoyée.");
    await question(page).getByRole("button", { name: "Rester" }).click();
    for (const close of [
      () => email.press("Escape"),
      () => dialog.getByRole("button", { name: "Fermer", exact: true }).click(),
      () => page.mouse.click(2, 2),
    ]) {
      await close();
      await expect(question(page)).toContainText("Votre invitation n’est pas envoyée.");
      await question(page).getByRole("button", { name: "Rester" }).click();
      await expect(email).toHaveValue("zoe@exemple.fr");
    }
    await email.press("Escape");
    await question(page).getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Inviter une personne" }).click();
    await expect(email).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  await test.step("what was counted", async () => {
    await page.goto("/admin/boutique/produits");
    await page.getByRole("link", { name: "Modifier «\u00a0Bonnet à pompon\u00a0»" }).click();
    await page.getByRole("link", { name: "Corriger le stock, voir l’historique" }).click();
    const counted = page.getByRole("region", { name: "J’ai compté" }).getByRole("textbox").first();
    await counted.fill("3");
    await expectAsked(page, "Votre comptage n’est pas enregistré.", () =>
      expect(counted).toHaveValue("3"),
    );
  });

  await test.step("a link half typed in the editor of an article", async () => {
    await page.goto("/admin/actualites/create");
    await page.getByRole("button", { name: "Lien" }).click();
    const dialog = page.getByRole("dialog", { name: "Lien", exact: true });
    await dialog.getByLabel("Adresse").fill("https://exemple.fr/inscriptions");
    await page.keyboard.press("Escape");
    await expect(question(page)).toContainText("Ce lien n’est pas dans votre texte.");
    await question(page).getByRole("button", { name: "Rester" }).click();
    await expect(dialog.getByLabel("Adresse")).toHaveValue("https://exemple.fr/inscriptions");
  });
});
