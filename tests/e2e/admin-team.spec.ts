import type { Page } from "@playwright/test";
import sharp from "sharp";
import { bytesOf, colourAt, movingGif, plain } from "../fixtures/pictures";
import { DEMO_PAGES } from "../support/demo-pages";
import { expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import type { Account } from "./support/prepared-sites";
import { changeContent } from "./support/stored-content";
import { holdToast, undo } from "./support/toasts";

test.use({ ownSite: true });

const NAME = "Camille Durand";

const bar = (page: Page) => page.getByRole("region", { name: "Enregistrement" });
const save = (page: Page) => bar(page).getByRole("button", { name: "Enregistrer" }).click();
const name = (page: Page) => page.getByRole("textbox", { name: "Nom complet" });
const role = (page: Page) => page.getByRole("textbox", { name: "Rôle" });
const photo = (page: Page) => page.getByRole("region", { name: "Photo" });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const tab = (page: Page, label: string) =>
  page.getByRole("navigation", { name: "Filtrer la liste" }).getByRole("link", { name: label });

async function choosePhoto(page: Page, colour: string): Promise<void> {
  const buffer = Buffer.from(await bytesOf(plain(500, 500, colour).jpeg()));
  const file = { name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer };
  await photo(page).locator("input[type=file]").setInputFiles(file);
}

/** The public page as an anonymous visitor gets it. */
async function sitePage(page: Page): Promise<string> {
  const answer = await page.request.get("/club/trombinoscope", { headers: { cookie: "" } });
  return answer.text();
}

/** The addresses of the photo that visitors see of somebody; none when there are initials. */
async function photoOnSite(page: Page, folder: string): Promise<string[]> {
  const html = await sitePage(page);
  return [...html.matchAll(new RegExp(`/media/${folder}/[^"\\\\\\s&]+`, "g"))].map(([url]) => url);
}

let account: Account;
test.beforeEach(async ({ page, site }) => {
  account = await becomeAdministrator(page, site);
});

for (const list of [
  { title: "Entraîneurs", add: "Ajouter un entraîneur", remove: "Supprimer l’entraîneur" },
  { title: "Membres du bureau", add: "Ajouter un membre", remove: "Supprimer ce membre" },
]) {
  test(`${list.title}: added, changed, deleted and taken back`, async ({ page }) => {
    await page.goto("/admin");
    await page
      .getByRole("navigation", { name: "Espace club" })
      .getByRole("link", { name: list.title })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(list.title);
    await expect(tab(page, "Tous")).toHaveText("Tous 8");

    await test.step("a new one is on the site as soon as it is saved, once", async () => {
      await page.getByRole("link", { name: list.add }).click();
      await name(page).fill(NAME);
      await role(page).fill("Perche");
      await choosePhoto(page, "#ff0000");
      await expect(photo(page).getByRole("button", { name: "Remplacer" })).toBeVisible();
      expect(await sitePage(page)).not.toContain(NAME);
      await bar(page).getByRole("button", { name: "Enregistrer" }).dblclick();
      await expect(page.getByText(`«\u00a0${NAME}\u00a0» est enregistré.`)).toBeVisible();
      await expect(row(page, NAME)).toHaveCount(1);
      await expect(row(page, NAME)).toContainText("Perche");
      await expect(row(page, NAME)).toContainText(/aujourd’hui, \d\dh\d\d/);
      await expect(tab(page, "Tous")).toHaveText("Tous 9");
      expect(await sitePage(page)).toContain(NAME);
    });

    await test.step("from the menu of its line into the trash, and back", async () => {
      await row(page, NAME)
        .getByRole("button", { name: /^Autres actions/ })
        .click();
      await page.getByRole("menuitem", { name: "Supprimer" }).click();
      await holdToast(page, `«\u00a0${NAME}\u00a0» est dans la corbeille.`);
      await expect(row(page, NAME)).toHaveCount(0);
      expect(await sitePage(page)).not.toContain(NAME);
      await undo(page, "est dans la corbeille.");
      await expect(row(page, NAME)).toHaveCount(1);
      expect(await sitePage(page)).toContain(NAME);
    });

    await test.step("from its form into the trash, restored from there", async () => {
      await page.getByRole("link", { name: `Modifier «\u00a0${NAME}\u00a0»` }).click();
      await page.getByRole("button", { name: list.remove }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(list.title);
      await expect(row(page, NAME)).toHaveCount(0);
      await tab(page, "Corbeille").click();
      await expect(row(page, NAME)).toContainText(/le \p{L}+\. \d+/u);
      await page.getByRole("button", { name: `Rétablir «\u00a0${NAME}\u00a0»` }).click();
      await expect(page.getByText("La corbeille est vide")).toBeVisible();
      expect(await sitePage(page)).toContain(NAME);
    });
  });
}

test("a photo is replaced, removed, taken back: the site follows the button only", async ({
  page,
}) => {
  await page.goto("/admin/coaches?q=sarr");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: /^Modifier «/ }).click();
  await expect(name(page)).toHaveValue("Mamadou Sarr");
  const wayBack = bar(page).getByRole("link", { name: "Entraîneurs" });
  await expect(wayBack).toHaveAttribute("href", "/admin/coaches?q=sarr");
  const folder = `coaches/${page.url().split("/").at(-1)}`;
  const before = await photoOnSite(page, folder);
  expect(before.length).toBeGreaterThan(0);

  await photo(page).getByRole("button", { name: "Remplacer" }).click();
  await choosePhoto(page, "#00aa00");
  await expect(photo(page).locator("img")).toHaveAttribute("src", /attente-/);
  await photo(page).getByRole("button", { name: "Retirer la photo" }).click();
  await holdToast(page, "La photo est retirée.");
  await expect(photo(page).locator("img")).toHaveCount(0);
  await undo(page, "La photo est retirée.");
  await expect(photo(page).locator("img")).toHaveAttribute("src", /attente-/);
  expect(await photoOnSite(page, folder)).toEqual(before);
  await save(page);
  await expect(page.getByText("«\u00a0Mamadou Sarr\u00a0» est enregistré.")).toBeVisible();
  await expect(page).toHaveURL("/admin/coaches?q=sarr");
  const replaced = await photoOnSite(page, folder);
  expect(replaced).toHaveLength(before.length);
  expect(replaced).not.toEqual(before);
  expect(replaced.join()).not.toContain("attente");
  const picture = await page.request.get(replaced.at(-1) ?? "", { headers: { cookie: "" } });
  expect(picture.status()).toBe(200);

  await page.getByRole("link", { name: "Modifier «\u00a0Mamadou Sarr\u00a0»" }).click();
  await photo(page).getByRole("button", { name: "Retirer la photo" }).click();
  await save(page);
  await expect(row(page, "Mamadou Sarr")).toHaveCount(1);
  await expect(row(page, "Mamadou Sarr").locator("img")).toHaveCount(0);
  expect(await photoOnSite(page, folder)).toEqual([]);
});

test("the last one deleted leaves the focus on the same control of the one above", async ({
  page,
}) => {
  await page.goto("/admin/coaches");
  const acts = page.getByRole("button", { name: /^Autres actions/ });
  const count = await acts.count();
  await acts.last().press("Enter");
  await page.getByRole("menuitem", { name: "Supprimer" }).press("Enter");
  await expect(acts).toHaveCount(count - 1);
  await expect(acts.last()).toBeFocused();
});

test("what is wrong is said beside its field, and a file that is no photo too", async ({
  page,
  complaints,
}) => {
  complaints.allow(/400/);
  await page.goto("/admin/coaches/create");
  await save(page);
  await expect(page.getByText("Indiquez le nom de la personne.")).toBeVisible();
  await expect(name(page)).toBeFocused();
  await name(page).fill("x".repeat(200));
  await save(page);
  await expect(page.getByText(/Le nom ne peut pas dépasser 120.caractères\./)).toBeVisible();
  await expectUsableAtBothSizes(page);
  const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") };
  await photo(page).locator("input[type=file]").setInputFiles(file);
  await expect(photo(page).getByRole("alert")).toContainText("Format de fichier non supporté");
  await name(page).fill("🏃 <b>Léa</b>");
  await save(page);
  await expect(row(page, "🏃 <b>Léa</b>")).toHaveCount(1);
});

test("a wide photo is framed from the keyboard, and stays sharp", async ({ page }) => {
  const green = await plain(400, 400, "#00ff00").png().toBuffer();
  const wide = await bytesOf(
    plain(1600, 400, "#ff0000")
      .composite([{ input: green, left: 1200, top: 0 }])
      .jpeg(),
  );
  const before = await photoOnSite(page, "coaches");
  await page.goto("/admin/coaches/create");
  await name(page).fill("Camille Large");
  const file = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.from(wide) };
  await photo(page).locator("input[type=file]").setInputFiles(file);
  const point = photo(page).getByRole("slider", { name: /Point important/ });
  await expect(point).toBeFocused();
  await expectUsableAtBothSizes(page);
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("ArrowRight");
  await expect(point).toHaveAttribute("aria-valuenow", "100");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(photo(page).getByRole("button", { name: "Remplacer" })).toBeVisible();
  await save(page);
  await expect(row(page, "Camille Large")).toHaveCount(1);
  const added = (await photoOnSite(page, "coaches")).filter((url) => !before.includes(url));
  const stored = await (await page.request.get(added[0] ?? "", { headers: { cookie: "" } })).body();
  expect(await sharp(stored).metadata()).toMatchObject({ width: 400, height: 400 });
  for (const across of [2, 98]) {
    const [red = 255, shade = 0] = await colourAt(stored, across, 50);
    expect([red < 60, shade > 190], `${across}: ${red}, ${shade}`).toEqual([true, true]);
  }
});

test("a photo that waits for its frame says so, and is saved with the frame as it stands", async ({
  page,
  complaints,
}) => {
  // A request for the picture a moment before it was saved, under the name that it had then.
  complaints.allow(/404.*attente-/);
  const wide = await bytesOf(plain(800, 400, "#ff0000").jpeg());
  const before = await photoOnSite(page, "coaches");
  await page.goto("/admin/coaches/create");
  await name(page).fill("Camille Cadrée");
  const file = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.from(wide) };
  await photo(page).locator("input[type=file]").setInputFiles(file);
  await expect(photo(page).getByText("À cadrer")).toBeVisible();
  await expect(bar(page).getByRole("status")).toHaveText("Photo à cadrer");
  await save(page);
  await expect(row(page, "Camille Cadrée")).toHaveCount(1);
  expect(await photoOnSite(page, "coaches")).not.toEqual(before);
});

test("a portrait that moved says so until it is saved", async ({ page }) => {
  await page.goto("/admin/coaches/create");
  const buffer = Buffer.from(await movingGif(["#ff0000", "#0000ff"]));
  await photo(page)
    .locator("input[type=file]")
    .setInputFiles({ name: "moi.gif", mimeType: "image/gif", buffer });
  await photo(page).getByRole("button", { name: "Utiliser ce cadrage" }).click();
  await expect(photo(page).getByRole("button", { name: "Remplacer" })).toBeFocused();
  await expect(photo(page).getByText(/Ce fichier est animé/)).toBeVisible();
});

test("two tabs: the second sees both versions, the photo on the site stays", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/409/);
  await page.goto("/admin/coaches?q=lestage");
  await page.getByRole("link", { name: /^Modifier «/ }).click();
  await expect(role(page)).toHaveValue("Sprint et haies");
  const folder = `coaches/${page.url().split("/").at(-1)}`;
  const other = await context.newPage();
  await other.goto(page.url());
  await role(other).fill("Sprint");
  await save(other);
  await expect(row(other, "Thomas Lestage")).toHaveCount(1);
  const before = await photoOnSite(page, folder);

  await page.bringToFront();
  await photo(page).getByRole("button", { name: "Remplacer" }).click();
  await choosePhoto(page, "#0000aa");
  await expect(photo(page).locator("img")).toHaveAttribute("src", /attente-/);
  await role(page).fill("Haies");
  await save(page);
  await expect(page.getByRole("heading", { name: "Deux versions de cette fiche" })).toBeVisible();
  expect(await photoOnSite(page, folder)).toEqual(before);
  await expectUsableAtBothSizes(page);
  await page
    .getByRole("group", { name: "Rôle" })
    .getByRole("radio", { name: /^La version enregistrée/ })
    .check();
  await page.getByRole("button", { name: "Continuer avec ces choix" }).click();
  await save(page);
  await expect(row(page, "Thomas Lestage")).toContainText("Sprint");
  expect(await photoOnSite(page, folder)).not.toEqual(before);
  expect((await sitePage(page)).match(/Thomas Lestage/g)?.length).toBeGreaterThan(0);
});

test("back to the form of a deleted person: it says so, and brings them back", async ({ page }) => {
  await page.goto("/admin/coaches?q=hourtic");
  await page.getByRole("link", { name: /^Modifier «/ }).click();
  await page.getByRole("button", { name: "Supprimer l’entraîneur" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entraîneurs");
  await page.goBack();
  await expect(page.getByText("Cette fiche est dans la corbeille.")).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.getByRole("button", { name: "Rétablir" }).click();
  await expect(page.getByText("Cette fiche est dans la corbeille.")).toHaveCount(0);
  await role(page).fill("Sauts et perche");
  await save(page);
  await expect(row(page, "Pierre Hourtic")).toContainText("Sauts et perche");
});

test("what was typed outlives the end of the session", async ({ page, context, complaints }) => {
  complaints.allow(/401/);
  await page.goto("/admin/coaches/create");
  await name(page).fill(NAME);
  await context.clearCookies();
  await save(page);
  await expect(bar(page).getByRole("alert")).toContainText("Votre session est terminée");
  const opened = context.waitForEvent("page");
  await bar(page).getByRole("link", { name: "Se connecter" }).click();
  const login = await opened;
  await login.getByLabel("Adresse e-mail").fill(account.email);
  await login.getByLabel("Mot de passe").fill(account.password);
  await login.getByRole("button", { name: "Se connecter" }).click();
  await expect(login.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();
  await save(page);
  await expect(row(page, NAME)).toHaveCount(1);
});

test("by keyboard alone: found, changed, deleted, taken back", async ({ page }) => {
  await page.goto("/admin/board-members");
  await page.getByRole("searchbox", { name: "Rechercher dans les noms et les rôles" }).focus();
  await page.keyboard.type("tresoriere");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Modifier «\u00a0Françoise Castaing\u00a0»" }).focus();
  await page.keyboard.press("Enter");
  await name(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Françoise Castaing-Roy");
  await page.keyboard.press("Enter");
  await expect(row(page, "Françoise Castaing-Roy")).toHaveCount(1);
  await row(page, "Castaing-Roy")
    .getByRole("button", { name: /^Autres actions/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Supprimer" })).toBeFocused();
  await page.keyboard.press("Enter");
  // Held by the keyboard at once: it stays for ten seconds only.
  await expect(page.getByText("est dans la corbeille.")).toBeVisible();
  await page.keyboard.press("Alt+T");
  await expect(row(page, "Castaing-Roy")).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Castaing-Roy")).toHaveCount(1);
});

test.describe("an empty site", () => {
  test.use({ siteContent: "nothing" });

  test("says what to do, and a search without result how to leave it", async ({ page }) => {
    await page.goto("/admin/coaches");
    await expect(page.getByText("Aucun entraîneur pour l’instant")).toBeVisible();
    await expectUsableAtBothSizes(page);
    await page.goto("/admin/coaches?q=personne");
    await expect(page.getByText("Aucun résultat pour «\u00a0personne\u00a0»")).toBeVisible();
    await page.getByRole("link", { name: "Effacer la recherche" }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: "Ajouter un entraîneur" })
      .last()
      .click();
    await expect(name(page)).toBeVisible();
  });
});

/** Pages that show what volunteers wrote, where a name comes and goes with it. */
const OF_CONTENT = [
  "/",
  "/actualites",
  "/evenements",
  "/horaires",
  "/club/galerie",
  "/club/trombinoscope",
];

const NOBODY_BY_REFERENCE = `
  update club_records set content = json_set(content, '$.calls', json('[]')) where kind = 'calls';
  update club_records set content = json_set(content, '$.coaches', json('[]'))
    where kind in ('section', 'registration', 'session')`;

test("a person's line leads to the screens of the texts that name them, wherever a page does", async ({
  page,
  request,
  site,
}) => {
  // Those who are named by reference leave by themselves.
  changeContent(site, NOBODY_BY_REFERENCE);
  const told = new Map<string, string[]>();
  for (const list of ["/admin/coaches", "/admin/board-members"]) {
    await page.goto(list);
    const rows = page
      .getByRole("row")
      .filter({ has: page.getByRole("link", { name: /^Modifier/ }) });
    for (const line of await rows.all()) {
      const fullName = (await line.locator(".al-title > a").textContent()) ?? "";
      const links = await line.locator(".al-title small a").all();
      const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
      told.set(
        fullName,
        paths.filter((path) => path !== null),
      );
    }
  }
  expect(told.size).toBeGreaterThan(10);
  for (const [fullName, paths] of told) {
    for (const path of paths) {
      const screen = await (await page.request.get(path)).text();
      expect(screen.includes(fullName), `${path} names ${fullName}`).toBe(true);
    }
  }
  for (const path of DEMO_PAGES.filter((known) => !OF_CONTENT.includes(known))) {
    const html = await (await request.get(path)).text();
    const [main = ""] = html.slice(html.indexOf("<main")).split("</main>");
    const named = [...told.keys()].filter((fullName) => main.includes(fullName));
    expect([path, ...named.filter((fullName) => told.get(fullName)?.length === 0)]).toEqual([path]);
  }
  expect(told.get("Sylvie Noailles")).toHaveLength(4);
});
