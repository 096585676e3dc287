import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expectAccessible } from "./support/accessibility";
import { openAdminArea, signIn } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { startSite } from "./support/site";

test.use({ ownSite: true });

const SCREEN = "/admin/maintenance/sauvegardes";

test("a backup is made, downloaded, and brings everything back", async ({
  page,
  site,
  complaints,
}) => {
  const account = await openAdminArea(page, site, "/admin/maintenance");
  await page.getByRole("link", { name: "Voir les sauvegardes" }).click();
  await expect(page.getByRole("heading", { name: "Aucune sauvegarde" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sauvegarder maintenant" }).click();
  await expect(page.getByText("La sauvegarde est faite.")).toBeVisible();
  const line = page.getByRole("listitem").filter({ hasText: "Sauvegarde faite à la demande" });
  await expect(line).toHaveCount(1);

  await test.step("the dashboard and the upkeep screen tell of it", async () => {
    for (const path of ["/admin", "/admin/maintenance"]) {
      await page.goto(path);
      const box = page.getByRole("region", { name: "Sauvegardes" });
      await expect(box).toContainText(
        /Dernière sauvegarde réussie à \d+h\d+ \([\d,]+\u00a0\w+\)\./,
      );
      await expect(box).toContainText("copiez-la régulièrement ailleurs");
    }
    await page.goto(SCREEN);
  });

  await test.step("the download is the very archive", async () => {
    const downloading = page.waitForEvent("download");
    await line.getByRole("link", { name: /^Télécharger/ }).click();
    const dialog = page.getByRole("dialog", { name: /C’est bien vous/ });
    await expectAccessible(page);
    complaints.allow(/400/);
    await expect(dialog.getByLabel("Votre mot de passe actuel")).toBeFocused();
    await page.keyboard.type("ce n’est pas le bon");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Ce mot de passe n’est pas le bon");
    await dialog.getByLabel("Votre mot de passe actuel").fill(account.password);
    await page.keyboard.press("Enter");
    const download = await downloading;
    const [name = ""] = await readdir(join(site.dataDir, "sauvegardes"));
    expect(download.suggestedFilename()).toBe(name);
    const kept = await readFile(join(site.dataDir, "sauvegardes", name));
    expect((await readFile(await download.path())).equals(kept)).toBe(true);
    await page.goto("/admin/maintenance/journal");
    await expect(page.getByText("a téléchargé une sauvegarde")).toBeVisible();
  });

  await page.goto("/actualites");
  const titles = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(titles.length).toBeGreaterThan(3);

  await test.step("everything is lost, and comes back while the site runs", async () => {
    // Away from the list, whose pictures may still be on their way.
    await page.goto(SCREEN);
    await site.run("demo", ["remove"]);
    await page.goto("/actualites");
    await expect(page.getByRole("article")).toHaveCount(0);
    await page.goto(SCREEN);
    await line.getByRole("button", { name: /^Restaurer/ }).click();
    const dialog = page.getByRole("dialog", { name: /Restaurer le site/ });
    await expect(dialog).toContainText("Chacun devra se connecter de nouveau");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Restaurer le site" }).click();
    await expect(page.getByLabel("Mot de passe")).toBeVisible();
    // Whoever restored reads which accounts open; nobody else may.
    const notice = page.getByText(/Un compte permet de se connecter/);
    await expect(notice).toContainText(account.email);
    const other = await page.context().newPage();
    await other.goto("/admin");
    await expect(other.getByLabel("Mot de passe")).toBeVisible();
    await expect(other.getByText(account.email)).toHaveCount(0);
    await other.close();
    await page.goto("/actualites");
    await expect(page.getByRole("article").getByRole("heading")).toHaveText(titles);
    await page.getByRole("article").first().scrollIntoViewIfNeeded();
  });

  await test.step("what was there before is in the list", async () => {
    await signIn(page, account);
    await page.goto(SCREEN);
    await expect(page.getByText(/Le site est restauré\./)).toBeVisible();
    const before = page.getByRole("listitem").filter({ hasText: "Copie d’avant une restauration" });
    await expect(before).toHaveCount(1);
    await expectAccessible(page);
    await before.getByRole("button", { name: /^Supprimer/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(before).toHaveCount(0);
    await page.goto("/admin/maintenance/journal");
    await expect(page.getByText("a restauré le site depuis une sauvegarde")).toBeVisible();
  });
});

test.describe("a site without an account", () => {
  test.use({ siteContent: "new-demo" });

  test("by the command line, into an empty site and over a used one", async ({ site }) => {
    const file = join(site.dataDir, "copie.tar");
    expect(await site.run("backup", [file])).toMatch(/Sauvegarde faite.*fichiers\./s);
    const other = await startSite("new");
    try {
      const restored = await other.run("restore", [file]);
      expect(restored).toContain("Chacun doit se connecter de nouveau.");
      expect(restored).toContain("Aucun compte ne permet de se connecter.");
      const home = await (await fetch(`${other.url}/actualites`)).text();
      expect(home).toContain("/media/");
      await expect(other.run("restore", [file])).rejects.toThrow(/ajoutez --replace/);
      const nowhere = join(site.dataDir, "nulle-part.tar");
      await expect(other.run("restore", [nowhere])).rejects.toThrow(/Ce fichier n’existe pas/);
      await expect(other.run("restore", [site.dataDir])).rejects.toThrow(/C’est un dossier/);
      expect(await other.run("restore", [file, "--replace"])).toContain("-avant.tar");
    } finally {
      await other.remove();
    }
  });
});
