import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import type { Site } from "./support/site";

const HUB = "/admin/maintenance";
const SCREEN = "/admin/maintenance/nettoyage";
test.use({ ownSite: true });

function withDatabase<T>(site: Site, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(site.dataDir, "foulee.db"));
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const fileOf = (site: Site, path: string) => join(site.dataDir, "files", path);
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

test("what is gone for good is seen, then its files are deleted", async ({ page, site }) => {
  const titles = withDatabase(site, (db) => {
    const rows = db.prepare("select id, title, image_url from gallery_images limit 2").all();
    return rows.map((row) => ({ title: String(row.title), url: String(row.image_url) }));
  });
  const [purged, kept] = titles.map(({ title, url }) => ({
    title,
    path: url.replace("/media/", "").replace(/\?.*$/, ""),
  }));
  if (!purged || !kept) throw new Error("The demo gallery is empty.");
  // Thrown away and put down as the screens do; the second picture is still in the gallery.
  withDatabase(site, (db) => {
    db.exec("delete from storage_cleanup_log");
    db.prepare("update gallery_images set deleted_at = ? where title = ?").run(
      new Date().toISOString(),
      purged.title,
    );
    const put = db.prepare(
      "insert into storage_cleanup_log values (hex(randomblob(8)), ?, ?, 0, ?)",
    );
    put.run(kept.path, "purged", "2026-01-01T10:00:00.000Z");
    put.run("https://ailleurs.example/photo.jpg", "purged", "2026-01-01T10:00:00.000Z");
  });
  await openAdminArea(page, site, "/admin/maintenance/corbeille");
  await page.getByRole("button", { name: /^Supprimer définitivement/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(page.getByText("Supprimé définitivement.")).toBeVisible();

  await page.goto("/admin");
  await expect(region(page, "Place pour les photos")).toContainText(
    /2\sfichiers inutilisés seront effacés cette nuit\./,
  );
  await page.goto(HUB);
  await expect(region(page, "État du site")).toContainText("Dossier du serveur");
  await expectUsableAtBothSizes(page);
  await region(page, "Nettoyage des fichiers")
    .getByRole("link", { name: "Voir les fichiers" })
    .click();

  const toDelete = region(page, "À effacer");
  await expect(toDelete.getByRole("listitem")).toHaveCount(2);
  await expect(toDelete).toContainText(purged.path);
  await expect(region(page, "Gardés")).toContainText(
    `la photo de la galerie «\u00a0${kept.title}\u00a0»`,
  );
  await expect(region(page, "Gardés")).toContainText("ailleurs.example");
  await expectUsableAtBothSizes(page);
  expect(await isThere(fileOf(site, purged.path))).toBe(true);

  const open = toDelete.getByRole("button", { name: /^Effacer 2\sfichiers$/ });
  const dialog = page.getByRole("dialog", { name: /Effacer 2\sfichiers/ });
  await open.focus();
  await page.keyboard.press("Enter");
  await expectUsableAtBothSizes(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(await isThere(fileOf(site, purged.path))).toBe(true);
  await open.click();
  await dialog.getByRole("button", { name: "Effacer pour toujours" }).click();
  await expect(toDelete.getByRole("status")).toContainText(/^2\sfichiers effacés, .* libérés\./);
  await expect(toDelete.getByRole("alert")).toContainText(
    "«\u00a0https://ailleurs.example/photo.jpg\u00a0» ne désigne aucun fichier du site",
  );
  await expect(toDelete).toBeFocused();
  await expect(toDelete).toContainText("Aucun fichier à effacer pour le moment.");
  await expect(region(page, "Gardés")).toHaveCount(0);
  await expectUsableAtBothSizes(page);
  expect(await isThere(fileOf(site, purged.path))).toBe(false);
  expect(await isThere(fileOf(site, kept.path))).toBe(true);
  await page.goto("/admin/maintenance/journal");
  await expect(
    page.getByRole("listitem").filter({ hasText: "a effacé du stockage" }),
  ).toContainText(/2\sfichiers/);
});

test("orphan files are found, and wait", async ({ page, site }) => {
  const orphan = fileOf(site, "gallery/oubliee.jpg");
  await mkdir(fileOf(site, "gallery"), { recursive: true });
  await writeFile(orphan, new Uint8Array(2048));
  withDatabase(site, (db) => db.exec("delete from storage_cleanup_log"));
  await openAdminArea(page, site, SCREEN);
  await expect(region(page, "À effacer")).toContainText("Aucun fichier à effacer pour le moment.");
  await page.getByRole("button", { name: "Chercher maintenant" }).click();
  await expect(
    page.getByText(/Un fichier que rien n’utilise a été trouvé \(2,?0?\sKo\)/),
  ).toBeVisible();
  const waiting = region(page, "En attente");
  await expect(waiting).toContainText("1 fichier trop récent");
  await waiting.getByText("Voir ce fichier").click();
  await expect(waiting).toContainText("gallery/oubliee.jpg");
  await expect(waiting).toContainText("Fichier que rien n’utilise · à partir du");
  await expect(page.getByText(/Un fichier que rien n’utilise a été trouvé/)).toHaveCount(0);
  await expectUsableAtBothSizes(page);
  expect(await isThere(orphan)).toBe(true);
});

test("a storage that does not answer is said, and what was left is done next time", async ({
  page,
  site,
}) => {
  withDatabase(site, (db) => {
    db.exec("delete from storage_cleanup_log");
    db.prepare(
      "insert into storage_cleanup_log values ('a', 'gallery/barree.jpg', 'purged', 0, ?)",
    ).run("2026-01-01T10:00:00.000Z");
  });
  // A folder where a file should be cannot be removed as a file.
  await mkdir(fileOf(site, "gallery/barree.jpg"), { recursive: true });
  await openAdminArea(page, site, SCREEN);
  const toDelete = region(page, "À effacer");
  await toDelete.getByRole("button", { name: "Effacer un fichier" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Effacer pour toujours" }).click();
  await expect(toDelete.getByRole("alert")).toContainText(
    "Le stockage n’a pas pu effacer un fichier. Il reste dans la liste",
  );
  await expect(toDelete.getByRole("listitem")).toHaveCount(1);
  await expectUsableAtBothSizes(page);
});
