import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { bytesOf, plain } from "../fixtures/pictures";
import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator, openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import type { Site } from "./support/site";
import { holdToast, restPointer, undo } from "./support/toasts";

const UNSUPPORTED = "Format de fichier non supporté. Utilisez JPG, PNG, WEBP ou GIF.";
const ALT = "Décrivez l’image en une phrase";
const AGREED = "Les personnes reconnaissables ont donné leur accord";

type Chosen = { name: string; mimeType: string; buffer: Buffer };

async function picture(name: string, colour: string): Promise<Chosen> {
  const bytes = await bytesOf(plain(900, 600, colour).jpeg());
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}

const notPicture: Chosen = {
  name: "page.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("<html><script>1</script></html>"),
};

const card = (page: Page, number: number) =>
  page.getByRole("group", { name: new RegExp(`^Photo ${number},`) });
const toast = (page: Page, text: string | RegExp) => page.getByText(text).last();

async function choose(page: Page, files: Chosen[]): Promise<void> {
  await page.getByLabel(/^(Choisir des|Ajouter d’autres) photos/).setInputFiles(files);
}

/** Takes all the room for files that are received, with uploads that go on until the returned function ends them. */
async function takeAllRoom(page: Page, { url, dataDir }: Site): Promise<() => Promise<void>> {
  const cookies = await page.context().cookies();
  const headers = {
    origin: url,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    "content-type": "multipart/form-data; boundary=x",
    "content-length": 16 * 1_048_576,
  };
  const begin = () => {
    const sent = request(`${url}/admin/media`, { method: "POST", headers });
    sent.on("error", () => undefined);
    // Begins the file itself: an empty line alone may still be the beginning of a boundary.
    sent.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\na');
    return sent;
  };
  const begun = [1, 2, 3, 4].map(begin);
  const incoming = () => readdir(join(dataDir, "cache", "incoming")).catch(() => []);
  await expect.poll(incoming).toHaveLength(4);
  return async () => {
    for (const sent of begun) sent.destroy();
    await expect.poll(incoming).toEqual([]);
  };
}

/** Titles of the gallery as anonymous visitors see it, in its order. */
async function shownTitles(browser: Browser, site: Site): Promise<string[]> {
  const visitor = await browser.newContext({ baseURL: site.url, locale: "fr-FR" });
  const gallery = await visitor.newPage();
  await gallery.goto("/club/galerie");
  const titles = await gallery.locator(".photo-title").allTextContents();
  await visitor.close();
  return titles;
}

const tiles = (page: Page) => page.getByRole("list", { name: /^Photos/ }).getByRole("listitem");

async function listedTitles(page: Page): Promise<string[]> {
  return (await tiles(page).locator(".ag-title").allTextContents()).map((title) => title.trim());
}

const handle = (page: Page, title: string) =>
  page.getByRole("button", { name: `Déplacer «\u00a0${title}\u00a0»` });

test.describe("new photos", () => {
  test.use({ siteContent: "nothing" });

  test.beforeEach(({ page, site }) => becomeAdministrator(page, site));

  test("are sent several at once, described, and published together", async ({
    page,
    site,
    browser,
    complaints,
  }) => {
    complaints.allow(/400/);
    await page.goto("/admin/gallery");
    await expect(
      page.getByRole("heading", { name: "La galerie attend ses premières photos" }),
    ).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Ajouter des photos" }).last().click();
    await choose(page, [
      await picture("IMG_1.JPG", "#428467"),
      notPicture,
      await picture("IMG_2.JPG", "#c2492b"),
      await picture("IMG_3.JPG", "#1d6f9e"),
    ]);
    await expect(card(page, 3)).toBeVisible();
    const wrong = page.getByRole("listitem").filter({ hasText: "page.jpg" });
    await expect(wrong).toContainText(UNSUPPORTED);
    await page.getByRole("button", { name: "Retirer page.jpg de la liste" }).click();

    await test.step("one that is taken out can be had back", async () => {
      await page.getByRole("button", { name: "Retirer la photo 2" }).click();
      await holdToast(page, "La photo est retirée de l’envoi.");
      await expect(page.getByRole("button", { name: "Publier les 2 photos" })).toBeVisible();
      const next = card(page, 2).getByRole("button", { name: "Retirer la photo 2" });
      await expect(next).toBeFocused();
      await undo(page, "La photo est retirée de l’envoi.");
      await expect(page.getByRole("group", { name: "Photo 2, IMG_2.JPG" })).toBeVisible();
    });

    await test.step("what is missing is said beside each field", async () => {
      await card(page, 1).getByLabel("Titre").fill("Le départ");
      await page.getByRole("button", { name: "Publier les 3 photos" }).click();
      await expect(card(page, 1).getByLabel(ALT)).toBeFocused();
      await expect(card(page, 2)).toContainText("Donnez un titre à cette photo");
      await expect(page.getByText("Cochez cette case pour publier")).toBeVisible();
      await expect(
        page.getByText("Il manque 2\u00a0titres, 3\u00a0descriptions et l’accord.", {
          exact: true,
        }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    await page.getByLabel("Titre commun").fill("Le cross");
    await card(page, 1).getByLabel(ALT).fill("Des coureurs au départ");
    await card(page, 2).getByLabel("Image décorative").check();
    await card(page, 3).getByLabel(ALT).fill("L’arrivée sous la pluie");
    await card(page, 3).getByLabel("À la une").check();
    await page.getByLabel(AGREED).check();
    await page.getByRole("button", { name: "Publier les 3 photos" }).dblclick();
    await expect(toast(page, "Les 3 photos sont dans la galerie.")).toBeVisible();
    await expect(page).toHaveURL("/admin/gallery");
    // The address changes before the list is shown.
    await expect.poll(() => listedTitles(page)).toEqual(["Le cross", "Le départ", "Le cross"]);
    expect(await shownTitles(browser, site)).toEqual(["Le cross", "Le départ", "Le cross"]);
  });

  test("wait by themselves for a server that has no room yet", async ({
    page,
    site,
    complaints,
  }) => {
    complaints.allow(/503/);
    await page.clock.install();
    await page.goto("/admin/gallery/create");
    const makeRoom = await takeAllRoom(page, site);
    await choose(page, [
      await picture("IMG_1.JPG", "#428467"),
      await picture("IMG_2.JPG", "#c2492b"),
      await picture("IMG_3.JPG", "#1d6f9e"),
    ]);
    const waiting = page.getByRole("listitem").filter({ hasText: "En attente du serveur…" });
    await expect(waiting).toHaveCount(2);
    await expect(
      page.getByRole("status").filter({ hasText: "En attente du serveur…" }),
    ).toHaveCount(1);
    await expectUsableAtBothSizes(page);
    await makeRoom();
    // Again where a try has met the last moment without room.
    const arrivesAfterWaiting = async () => {
      await page.clock.fastForward(10_000);
      return await card(page, 3).isVisible();
    };
    await expect.poll(arrivesAfterWaiting).toBe(true);
    await expect(card(page, 1)).toHaveAccessibleName("Photo 1, IMG_1.JPG");
  });

  test("survive the end of the session, and a reload", async ({ page, context, complaints }) => {
    complaints.allow(/401/);
    await page.goto("/admin/gallery/create");
    await choose(page, [
      await picture("IMG_1.JPG", "#428467"),
      await picture("IMG_2.JPG", "#c2492b"),
    ]);
    await card(page, 2).getByLabel("Titre").fill("Le lac");
    await card(page, 1).getByLabel("Image décorative").check();
    await card(page, 2).getByLabel(ALT).fill("Un lac gelé");
    await page.getByLabel("Titre commun").fill("Sortie de février");
    await page.getByLabel(AGREED).check();

    const cookies = await context.cookies();
    await context.clearCookies();
    await page.getByRole("button", { name: "Publier les 2 photos" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "session est terminée" })).toBeVisible();
    await expect(card(page, 2).getByLabel(ALT)).toHaveValue("Un lac gelé");

    await context.addCookies(cookies);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText("«\u00a0Sortie de février\u00a0»")).toBeVisible();
    await page.getByRole("button", { name: "Reprendre ma version" }).click();
    await expect(card(page, 2).getByLabel(ALT)).toHaveValue("Un lac gelé");
    await page.getByRole("button", { name: "Publier les 2 photos" }).click();
    await expect(toast(page, "Les 2 photos sont dans la galerie.")).toBeVisible();
    await expect.poll(() => listedTitles(page)).toEqual(["Sortie de février", "Le lac"]);

    await page.goto("/admin/gallery/create");
    await expect(page.getByRole("button", { name: "Reprendre ma version" })).toHaveCount(0);
  });
});

test.describe("the gallery", () => {
  test.use({ ownSite: true });

  test.beforeEach(async ({ page, site }) => {
    await openAdminArea(page, site, "/admin/gallery");
    await expect(tiles(page).first()).toBeVisible();
  });

  test("is arranged by keyboard, by menu and by pointer, and each move is undone", async ({
    page,
    site,
    browser,
  }) => {
    const before = await listedTitles(page);
    expect(await shownTitles(browser, site)).toEqual(before);
    const [f1 = "", f2 = "", , , a = "", b = "", c = ""] = before;
    const part = async () => (await listedTitles(page)).slice(4, 7);

    await test.step("arrows on the handle", async () => {
      await handle(page, b).focus();
      await page.keyboard.press("ArrowLeft");
      await undo(page, `«\u00a0${b}\u00a0» est maintenant en 5e place.`);
      await expect(toast(page, `«\u00a0${b}\u00a0» a retrouvé sa place.`)).toBeVisible();
      await expect.poll(() => listedTitles(page)).toEqual(before);
      await handle(page, b).focus();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(part).toEqual([b, a, c]);
      await expect(handle(page, b)).toBeFocused();
      expect((await shownTitles(browser, site)).slice(4, 7)).toEqual([b, a, c]);
      await page.keyboard.press("ArrowRight");
      await expect.poll(part).toEqual([a, b, c]);
    });

    await test.step("«\u00a0Mettre en premier\u00a0»", async () => {
      await page.getByRole("button", { name: `Autres actions pour «\u00a0${c}\u00a0»` }).click();
      await page.getByRole("menuitem", { name: "Mettre en premier" }).click();
      await expect.poll(part).toEqual([c, a, b]);
    });

    await test.step("the buttons beside the rank", async () => {
      await page.getByRole("button", { name: `Reculer «\u00a0${c}\u00a0» d’une place` }).click();
      await expect.poll(part).toEqual([a, c, b]);
    });

    await test.step("dragging; featured photos keep the first places", async () => {
      // The toasts of the moves before would catch the pointer; under it they would stay.
      await restPointer(page);
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      await handle(page, b).scrollIntoViewIfNeeded();
      const from = await handle(page, b).boundingBox();
      const to = await tiles(page).first().boundingBox();
      if (!from || !to) throw new Error("The tiles are not shown.");
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect.poll(part).toEqual([b, a, c]);
      expect((await listedTitles(page)).slice(0, 2)).toEqual([f1, f2]);
      expect((await shownTitles(browser, site)).slice(4, 7)).toEqual([b, a, c]);
    });
  });

  test("puts a photo first among the featured ones and takes it back", async ({
    page,
    site,
    browser,
  }) => {
    const before = await listedTitles(page);
    const title = before[6] ?? "";
    const star = page.getByRole("button", { name: `À la une\u00a0: «\u00a0${title}\u00a0»` });
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await star.click();
    await undo(page, "est à la une");
    await expect(toast(page, /n’est plus à la une/)).toBeVisible();
    await expect(star).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => listedTitles(page)).toEqual(before);

    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: /^À la une 5/ }).click();
    await expect(tiles(page)).toHaveCount(5);
    expect((await shownTitles(browser, site)).slice(0, 5)).toContain(title);
  });

  test("gives a deleted photo back, from the toast and from the trash", async ({
    page,
    site,
    browser,
  }) => {
    const before = await listedTitles(page);
    const title = before[5] ?? "";
    const remove = async () => {
      await page
        .getByRole("button", { name: `Autres actions pour «\u00a0${title}\u00a0»` })
        .click();
      await page.getByRole("menuitem", { name: "Supprimer" }).click();
    };
    const removed = `«\u00a0${title}\u00a0» est dans la corbeille.`;
    await remove();
    await holdToast(page, removed);
    await expect(tiles(page)).toHaveCount(before.length - 1);
    await undo(page, removed);
    await expect.poll(() => listedTitles(page)).toEqual(before);

    await remove();
    expect(await shownTitles(browser, site)).not.toContain(title);
    await page.getByRole("link", { name: /^Corbeille 1/ }).click();
    await page.getByRole("button", { name: `Rétablir «\u00a0${title}\u00a0»` }).click();
    await expect(page.getByRole("heading", { name: "La corbeille est vide" })).toBeVisible();
    await page.getByRole("link", { name: /^Toutes/ }).click();
    await expect.poll(() => listedTitles(page)).toEqual(before);
  });

  test("is searched without accents, and says what to do when nothing is found", async ({
    page,
  }) => {
    const search = page.getByRole("searchbox", { name: /Rechercher dans les titres/ });
    await search.fill("resiniers");
    await expect(page).toHaveURL(/q=resiniers/);
    await expect.poll(async () => (await listedTitles(page)).join()).toMatch(/Résiniers/);
    await page
      .getByRole("link", { name: /^Modifier/ })
      .first()
      .click();
    await page.getByRole("region", { name: "Enregistrement" }).getByRole("link").click();
    await expect(page).toHaveURL("/admin/gallery?q=resiniers");
    await search.fill("introuvable");
    await page.getByRole("link", { name: "Effacer la recherche" }).click();
    await expect(page).toHaveURL("/admin/gallery");
  });
});

test.describe("one photo", () => {
  test.use({ ownSite: true });
  const save = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });

  test.beforeEach(async ({ page, site }) => {
    await openAdminArea(page, site, "/admin/gallery");
    await page.locator(".ag-title a").first().click();
    await expect(page.getByRole("heading", { name: "Modifier la photo" })).toBeVisible();
  });

  test("is renamed and shows another picture, once it is saved", async ({
    page,
    site,
    browser,
    complaints,
  }) => {
    complaints.allow(/400/);
    const source = () =>
      page.getByRole("region", { name: "Photo" }).locator("img").getAttribute("src");
    const before = await source();
    await page.getByRole("textbox", { name: "Titre" }).fill("Le nouveau stade");
    await page.getByRole("button", { name: "Remplacer la photo" }).click();
    await page
      .getByLabel(/^Choisir une autre photo/)
      .setInputFiles([await picture("stade.jpg", "#1d6f9e")]);
    await expect.poll(source).not.toBe(before);
    await page.getByLabel(AGREED).check();
    await save(page).click();
    await expect(page.getByLabel(ALT)).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(ALT).fill("Le stade vu du ciel");
    await save(page).click();
    await expect(toast(page, "«\u00a0Le nouveau stade\u00a0» est enregistrée.")).toBeVisible();
    expect((await shownTitles(browser, site))[0]).toBe("Le nouveau stade");
  });

  test("disappears from the site when its people no longer agree", async ({
    page,
    site,
    browser,
  }) => {
    const title = await page.getByRole("textbox", { name: "Titre" }).inputValue();
    await page.getByLabel(AGREED).uncheck();
    await save(page).click();
    await expect(toast(page, /les visiteurs ne la voient pas/)).toBeVisible();
    expect(await shownTitles(browser, site)).not.toContain(title);
    await page.goto("/admin/gallery?filtre=a-completer");
    expect(await listedTitles(page)).toEqual([title]);
    await expect(tiles(page).first()).toContainText("sans accord, non visible");
  });

  test("changed in two places asks what both changed", async ({ page, context, complaints }) => {
    complaints.allow(/409/);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole("textbox", { name: "Titre" }).fill("Leur titre");
    await save(other).click();
    await expect(other.getByText(/est enregistrée/).first()).toBeVisible();

    await page.bringToFront();
    await page.getByRole("textbox", { name: "Légende" }).fill("Ma légende");
    await page.getByRole("textbox", { name: "Titre" }).fill("Mon titre");
    await save(page).click();
    await expect(page.getByRole("heading", { name: "Deux versions de cette photo" })).toBeFocused();
    await page.getByRole("radio", { name: /^La version enregistrée.*Leur titre/ }).check();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Continuer avec ces choix" }).click();
    await save(page).click();
    await expect(toast(page, "«\u00a0Leur titre\u00a0» est enregistrée.")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Leur titre");
    await expect(page.getByRole("textbox", { name: "Légende" })).toHaveValue("Ma légende");
  });

  test("is deleted from its form, found in the trash by going back, and given back", async ({
    page,
  }) => {
    const title = await page.getByRole("textbox", { name: "Titre" }).inputValue();
    await page.getByRole("button", { name: "Supprimer la photo" }).click();
    await expect(page).toHaveURL("/admin/gallery");
    await expect(toast(page, `«\u00a0${title}\u00a0» est dans la corbeille.`)).toBeVisible();
    await page.goBack();
    await expect(page.getByText("Cette photo est dans la corbeille")).toBeVisible();
    await page.getByRole("button", { name: "Rétablir" }).click();
    await expect(page.getByText("Cette photo est dans la corbeille")).toHaveCount(0);
    await page.getByRole("textbox", { name: "Titre" }).fill("De retour");
    await save(page).click();
    await expect(toast(page, "«\u00a0De retour\u00a0» est enregistrée.")).toBeVisible();
  });

  test("asks before it is left with something unsaved", async ({ page }) => {
    await page.getByRole("textbox", { name: "Titre" }).fill("Pas encore");
    await page.getByRole("link", { name: "Galerie", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Quitter sans enregistrer\u00a0?" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Rester" }).click();
    await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Pas encore");
  });
});
