import type { BrowserContext, Page } from "@playwright/test";
import { bytesOf, plain } from "../fixtures/pictures";
import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { becomeAdministrator, openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import type { Account } from "./support/prepared-sites";
import { undo } from "./support/toasts";
import { resize } from "./support/viewport";

test.use({ siteContent: "nothing" });

const BAR = { name: "Enregistrement" };
const title = (page: Page) => page.getByRole("textbox", { name: "Titre" });
const text = (page: Page) => page.getByRole("textbox", { name: "Texte" });
const savedLine = (page: Page) => page.getByRole("region", BAR).getByRole("status");
const failedLine = (page: Page) => page.getByRole("region", BAR).getByRole("alert");
const backLink = (page: Page) => page.getByRole("region", BAR).getByRole("link").first();
const leaving = (page: Page) =>
  page.getByRole("dialog", { name: "Quitter sans enregistrer\u00a0?" });

/** A draft the server has, open in its editor, come to from the list. */
async function writeDraft(page: Page, name: string): Promise<void> {
  await page.goto("/admin/actualites");
  await page.getByRole("link", { name: "Écrire une actualité" }).first().click();
  await title(page).fill(name);
  await expect(page).toHaveURL(/\/admin\/actualites\/edit\//);
  await expect(savedLine(page)).toHaveText(/^Enregistré à/);
}

/** The session ends in another tab, as somebody at the same computer may do. */
async function signOutElsewhere(context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(other.getByRole("button", { name: "Se connecter" })).toBeVisible();
  await other.close();
}

/** Follows the link of the bar, which opens the login beside what is being written. */
async function signInElsewhere(page: Page, account: Account): Promise<void> {
  const opened = page.context().waitForEvent("page");
  await page.getByRole("region", BAR).getByRole("link", { name: "Se connecter" }).click();
  const login = await opened;
  await login.getByLabel("Adresse e-mail").fill(account.email);
  await login.getByLabel("Mot de passe").fill(account.password);
  await login.getByRole("button", { name: "Se connecter" }).click();
  await expect(login.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();
  await login.close();
}

/** Leaves no time to answer: the page is left with what is typed in it. */
async function reloadAnyway(page: Page): Promise<void> {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
}

const UNDER_WAY = "Une image est encore en route";

/** Nobody is asked how to frame a square. */
const SQUARE = { width: 600, height: 600 };

async function picture({ width = 900, height = 600 } = {}) {
  const bytes = await bytesOf(plain(width, height, "#428467").jpeg());
  return { name: "IMG_2041.JPG", mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}

/** From here on pictures stay on their way until they are let through. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/admin/media", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The browser asks before the page is closed; it stays. */
async function asksBeforeClosing(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

/** What fails first when the server goes away in the middle of a save. */
const GONE = /\/enregistrer$|\/assets\/toasts-/;

test.describe("an article", () => {
  let account: Account;

  test.beforeEach(async ({ page, site }) => {
    account = await becomeAdministrator(page, site);
  });

  test("changed in two places: what only one changed comes in, what both changed is asked", async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/409/);
    await writeDraft(page, "Sortie longue");
    const other = await context.newPage();
    await other.goto(page.url());
    await title(other).fill("Sortie longue du dimanche");
    await expect(savedLine(other)).toHaveText(/^Enregistré à/);

    await page.bringToFront();
    await text(page).fill("Rendez-vous au parking.");
    const notice = page.getByText(/a enregistré pendant que vous écriviez.*titre modifié/);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await expect(title(page)).toHaveValue("Sortie longue du dimanche");
    // The cursor stayed where one was writing.
    await page.keyboard.type(" À huit heures.");
    await expect(text(page)).toContainText("Rendez-vous au parking. À huit heures.");
    await expect(savedLine(page)).toHaveText(/^Enregistré à/);
    await page.getByRole("button", { name: "J’ai vu" }).click();
    await expect(notice).toHaveCount(0);

    await text(other).fill("Rendez-vous à la plage.");
    await expect(other.getByRole("heading", { name: /^Deux versions/ })).toBeVisible();
    await expect(text(other)).toContainText("Rendez-vous à la plage.");
    const texts = other.getByRole("group", { name: "Texte" });
    await expect(texts.getByRole("radio", { name: /^Ma version/ })).toBeChecked();
    await texts.getByRole("radio", { name: /^La version enregistrée/ }).check();
    await other.getByRole("button", { name: "Continuer avec ces choix" }).click();
    await expect(text(other)).toContainText("Rendez-vous au parking. À huit heures.");

    await page.reload();
    await expect(title(page)).toHaveValue("Sortie longue du dimanche");
    await expect(text(page)).toContainText("Rendez-vous au parking. À huit heures.");
  });

  test("is saved after signing in again in another tab", async ({ page, context, complaints }) => {
    complaints.allow(/401/);
    await writeDraft(page, "Avant la fin de la session");
    await signOutElsewhere(context);
    await title(page).fill("Après la fin de la session");
    await expect(failedLine(page)).toContainText("Votre session est terminée");
    await signInElsewhere(page, account);
    await page.getByRole("button", { name: "Garder en brouillon" }).click();
    await expect(savedLine(page)).toHaveText(/^Enregistré à/);
    await page.reload();
    await expect(title(page)).toHaveValue("Après la fin de la session");
  });

  test("outlives a server that fails", async ({ page, complaints }) => {
    complaints.allow(/500/);
    await writeDraft(page, "Avant la panne");
    await page.route("**/enregistrer", (route) => route.fulfill({ status: 500 }));
    await title(page).fill("Pendant la panne");
    await expect(failedLine(page)).toContainText("Le site n’a pas pu répondre");
    await reloadAnyway(page);
    await expect(title(page)).toHaveValue("Avant la panne");
    await page.unroute("**/enregistrer");
    await page.getByRole("button", { name: "Reprendre ma version" }).click();
    await expect(title(page)).toHaveValue("Pendant la panne");
    await expect(savedLine(page)).toHaveText(/^Enregistré à/);
    await page.reload();
    await expect(title(page)).toHaveValue("Pendant la panne");
    await expect(page.getByRole("button", { name: "Reprendre ma version" })).toHaveCount(0);
  });

  test("outlives a server that is gone when the first toast comes", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED|preload CSS/);
    await writeDraft(page, "Avant la panne");
    await page.getByRole("textbox", { name: "Texte" }).fill("Rendez-vous au parking.");
    await page.getByRole("radio", { name: /Publié/ }).check();
    await page.route(GONE, (route) => route.abort());
    const unfetched = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("toasts-"),
    );
    await title(page).fill("Pendant la panne");
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await unfetched;
    await expect(failedLine(page)).toBeVisible();
    await page.unroute(GONE);
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(page.getByRole("button", { name: "Publier les modifications" })).toBeVisible();
    await expect(title(page)).toHaveValue("Pendant la panne");
  });

  test("is saved by itself when the network is back", async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await writeDraft(page, "Avant la coupure");
    await context.setOffline(true);
    await expect(page.getByText("Pas de connexion. Continuez d’écrire")).toBeVisible();
    await title(page).fill("Pendant la coupure");
    await expect(failedLine(page)).toContainText("Pas de connexion");
    await context.setOffline(false);
    await expect(savedLine(page)).toHaveText(/^Enregistré à/);
    await page.reload();
    await expect(title(page)).toHaveValue("Pendant la coupure");
  });

  test("says what would be lost before it is left", async ({ page }) => {
    await writeDraft(page, "Un choix en attente");
    await page.getByRole("radio", { name: /Programmé/ }).check();
    await backLink(page).click();
    await expect(leaving(page)).toContainText("«\u00a0Programmer\u00a0»");
    await leaving(page).getByRole("button", { name: "Rester" }).click();
    await expect(page.getByRole("radio", { name: /Programmé/ })).toBeChecked();

    await page.evaluate(() => history.back());
    await expect(leaving(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(leaving(page)).toHaveCount(0);

    await asksBeforeClosing(page);
    await backLink(page).click();
    await leaving(page).getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page).toHaveURL(/\/admin\/actualites$/);
  });

  test("waits for a picture on its way: it is unsaved work", async ({ page }) => {
    await writeDraft(page, "Une image en route");
    const letThrough = await holdPictures(page);
    const cover = page.getByRole("region", { name: "Image de couverture" });
    await cover.locator("input[type=file]").setInputFiles(await picture());
    await expect(cover.getByRole("progressbar")).toBeVisible();
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(page.getByText(UNDER_WAY).first()).toBeVisible();

    await backLink(page).click();
    await expect(leaving(page)).toContainText("image");
    await leaving(page).getByRole("button", { name: "Rester" }).click();
    await asksBeforeClosing(page);

    letThrough();
    await page.getByLabel("Décrivez l’image en une phrase").fill("Le phare");
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(page.getByText(/est sur le site/)).toBeVisible();
    const shown = await page.context().newPage();
    await shown.goto(page.url().replace("/admin/actualites/edit/", "/actualites/"));
    await expect(shown.getByRole("img", { name: "Le phare" })).toBeVisible();
  });

  test("leads back to the list as it was, and stays a draft until its photos are described", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400/);
    await writeDraft(page, "Deux photos");
    await page.goto("/admin/actualites?etat=brouillons&q=photos");
    await page.getByRole("link", { name: "Deux photos", exact: true }).click();
    await expect(backLink(page)).toHaveAttribute(
      "href",
      "/admin/actualites?etat=brouillons&q=photos",
    );
    await text(page).fill("Au stade.");
    const photos = page.getByRole("region", { name: "Photos de l’article" });
    await photos.locator("input[type=file]").setInputFiles([await picture(), await picture()]);
    const description = (number: number) =>
      photos.getByRole("button", { name: `Légende et description de la photo ${number}` });
    await expect(description(2)).toBeVisible();
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(photos.getByText("Décrivez les photos 1 et 2.")).toBeVisible();
    await expect(description(1)).toBeFocused();
    await expect(page.getByRole("radio", { name: /Brouillon/ })).toBeChecked();
    await expectUsableAtBothSizes(page);

    const remove = (number: number) =>
      photos.getByRole("button", { name: `Retirer la photo ${number}` });
    await remove(1).press("Enter");
    await expect(remove(2)).toHaveCount(0);
    await expect(remove(1)).toBeFocused();
    await undo(page, "La photo est retirée.");
    await expect(remove(2)).toBeFocused();
  });

  test("asks for the description of a picture where it is missing", async ({ page }) => {
    await writeDraft(page, "Une image dans le texte");
    await page.getByRole("button", { name: "Insérer une image" }).click();
    const dialog = page.getByRole("dialog", { name: "Insérer une image" });
    await dialog.locator("input[type=file]").setInputFiles(await picture());
    const description = dialog.getByLabel("Décrivez l’image en une phrase");
    await expect(description).toBeFocused();
    await dialog.getByRole("button", { name: "Insérer l’image" }).click();
    await expect(description).toBeFocused();
    await expect(dialog.getByText(/^Décrivez l’image en une phrase, ou/)).toBeVisible();
  });

  test("says where it stands, is published with the first button, and leads to its page", async ({
    page,
  }) => {
    await writeDraft(page, "Sortie au phare");
    const bar = page.getByRole("region", BAR);
    await expect(bar).toContainText("Pas en ligne");
    const buttons = bar.getByRole("button");
    await expect(buttons.nth(0)).toHaveText("Publier");
    await expect(buttons.nth(1)).toHaveText("Garder en brouillon");
    await text(page).fill("Départ du parking.");
    await buttons.nth(1).click();
    await expect(page.getByText("est enregistré comme brouillon.")).toBeVisible();
    await expect(buttons.nth(1)).toBeFocused();

    await buttons.nth(0).click();
    await expect(bar).toContainText("En ligne");
    // What the finger or the key pressed keeps the focus.
    await expect(buttons.nth(0)).toHaveText("Publier les modifications");
    await expect(buttons.nth(0)).toBeFocused();
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: /^Voir la page/ }).click();
    await expect((await opened).getByRole("heading", { level: 1 })).toHaveText("Sortie au phare");

    await text(page).fill("Départ du parking à neuf heures.");
    await page.keyboard.press("Control+s");
    await expect(bar).toContainText("En ligne, sans vos dernières modifications");
    await expect(savedLine(page)).toHaveText(/^Enregistré à/);
    await page.reload();
    await expect(text(page)).toContainText("neuf heures");
  });

  test("is written on the smallest phone without sideways scroll, its versions told by name", async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400/);
    await resize(page, { width: 320, height: 640 });
    await writeDraft(page, "Rassemblement-interdépartemental-des-jeunes-athlètes");
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(savedLine(page)).toHaveText(
      "Pas encore publié\u00a0: il manque le texte. Votre brouillon est enregistré.",
    );
    await page.getByText("C’est un événement").click();
    await page.getByText("Heure de fin, ou plusieurs jours").click();
    await page.getByRole("radio", { name: /Programmé/ }).check();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);

    await text(page).fill("Départ du parking.");
    await page.getByRole("radio", { name: /Brouillon/ }).check();
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(page.getByText(/Choisissez la date/)).toBeVisible();
    await page.getByText("C’est un événement").click();
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect(page.getByText(/est sur le site/)).toBeVisible();
    await title(page).fill("Rassemblement des jeunes");
    await page
      .getByRole("button", { name: /^Comparer/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    const values = dialog.locator(".ed-side-value");
    await expect(values.nth(0).getByText("Cette version")).toBeVisible();
    await expect(values.nth(1).getByText("Maintenant")).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  test("keeps the last letters of a tab that is closed at once", async ({ page }) => {
    await page.goto("/admin/actualites/create");
    // The letters and the closing in one go: no pause lies between them.
    await title(page).evaluate((field) => {
      field.focus();
      document.execCommand("insertText", false, "Les dernières lettres");
      dispatchEvent(new PageTransitionEvent("pagehide"));
      localStorage.setItem("kept", JSON.stringify({ ...localStorage }));
    });
    const kept = await page.evaluate(() => localStorage.getItem("kept"));
    expect(kept).toContain("Les dernières lettres");
  });

  test("is sent once by a double click", async ({ page }) => {
    await page.goto("/admin/actualites/create");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(request.postData() ?? "");
    });
    await title(page).fill("Une seule fois");
    await page.getByRole("button", { name: "Garder en brouillon" }).dblclick();
    await expect(savedLine(page)).toHaveText(/^Enregistré à/);
    expect(sent.filter((form) => form.includes(`"intent":"save"`))).toHaveLength(1);
    await page.goto("/admin/actualites?q=Une+seule+fois");
    await expect(page.getByRole("link", { name: /Modifier.*Une seule fois/ })).toHaveCount(1);
  });

  test("takes no picture from another site, and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await writeDraft(page, "Un collage");
    await page.evaluate(async () => {
      const html = '<p>Collé <img src="https://ailleurs.example/photo.jpg" alt=""> ici</p>';
      const item = new ClipboardItem({ "text/html": new Blob([html], { type: "text/html" }) });
      await navigator.clipboard.write([item]);
    });
    await text(page).focus();
    await page.keyboard.press("Control+V");
    await expect(
      page.getByText("Les images copiées d’ailleurs ne sont pas reprises."),
    ).toBeVisible();
    await expect(text(page)).toContainText("Collé");
    await expect(text(page).locator("img[src]")).toHaveCount(0);
    await page.getByRole("button", { name: "Garder en brouillon" }).click();
    await expect(page.getByText("est enregistré comme brouillon.")).toBeVisible();
    await page.reload();
    await expect(text(page)).toContainText("ici");
    await expect(text(page).locator("img[src]")).toHaveCount(0);
  });
});

test.describe("what is brought into a text", () => {
  test.beforeEach(async ({ page, site }) => becomeAdministrator(page, site));

  /** What Word puts into the clipboard: paragraphs that say their level in a style. */
  const WORD = [
    ["1", "l0", "·", "Dossard"],
    ["2", "l0", "o", "Quatre épingles"],
    ["1", "l0", "·", "Licence"],
    ["1", "l1", "1.", "Départ"],
  ]
    .map(
      ([level, list, marker, words]) =>
        `<p class=MsoListParagraph style='margin-left:36pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><![endif]>${words}</p>`,
    )
    .join("");

  async function paste(page: Page, html: string): Promise<void> {
    await text(page).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", pasted);
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", event));
    }, html);
  }

  test("lists of Word stay lists", async ({ page }) => {
    await writeDraft(page, "Ce qu’il faut");
    await text(page).focus();
    await paste(page, `<p class=MsoNormal>À prendre</p>${WORD}<p class=MsoNormal>Fin</p>`);
    await expect(text(page).locator("ul > li")).toHaveCount(3);
    await expect(text(page).locator("ul ul > li")).toHaveText("Quatre épingles");
    await expect(text(page).locator("ol > li")).toHaveText("Départ");
    await expect(text(page)).not.toContainText("·");
  });

  test("a video card leads nowhere while one writes", async ({ page }) => {
    await writeDraft(page, "Une vidéo");
    await text(page).focus();
    const card = (href: string) =>
      `<p>a</p><a data-video-card href="${href}">Le départ</a><p>b</p>`;
    await paste(page, card("javascript:alert(1)"));
    await expect(text(page).locator('[href^="javascript"]')).toHaveCount(0);
    await expect(text(page).locator("[data-video-card]")).toHaveCount(0);
    await paste(page, card("https://videos.example/depart"));
    const shown = text(page).locator("[data-video-card]");
    await expect(shown).toHaveText("Le départ");
    const address = page.url();
    await shown.click();
    await expect(text(page).locator("a")).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test.describe("a record that is saved when asked", () => {
  let account: Account;
  const name = (page: Page) => page.getByLabel("Nom complet");
  const role = (page: Page) => page.getByLabel("Rôle");
  const save = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });

  test.beforeEach(async ({ page, site }) => {
    account = await openAdminArea(page, site, "/admin/coaches");
    await page.getByRole("link", { name: "Ajouter un entraîneur" }).first().click();
    await name(page).fill("Camille Durand");
  });

  async function createAndOpen(page: Page): Promise<void> {
    await save(page).click();
    await expect(page).toHaveURL(/\/admin\/coaches$/);
    await page
      .getByRole("link", { name: /Camille Durand/ })
      .first()
      .click();
    await expect(name(page)).toHaveValue("Camille Durand");
  }

  test("waits for a picture on its way: it is unsaved work", async ({ page }) => {
    const letThrough = await holdPictures(page);
    const photo = page.getByRole("region", { name: "Photo" });
    await photo.locator("input[type=file]").setInputFiles(await picture(SQUARE));
    await expect(photo.getByRole("progressbar")).toBeVisible();
    await save(page).click();
    await expect(page.getByText(UNDER_WAY).first()).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/create$/);
    letThrough();
    await expect(photo.getByRole("button", { name: "Remplacer" })).toBeVisible();
    await page.keyboard.press("Control+s");
    await expect(page).toHaveURL(/\/admin\/coaches$/);
    await expect(page.getByRole("row", { name: /Camille Durand/ }).locator("img")).toHaveCount(1);
  });

  test("asks before it is left while nothing but a picture is on its way", async ({ page }) => {
    await createAndOpen(page);
    await holdPictures(page);
    const photo = page.getByRole("region", { name: "Photo" });
    await photo.locator("input[type=file]").setInputFiles(await picture(SQUARE));
    await expect(photo.getByRole("progressbar")).toBeVisible();
    await asksBeforeClosing(page);
    await backLink(page).click();
    await expect(leaving(page)).toContainText("image");
    await leaving(page).getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page).toHaveURL(/\/admin\/coaches$/);
  });

  test("gives the focus to the next line when one is deleted", async ({ page }) => {
    for (const [index, other] of ["Alix", "Bernard", "Claude"].entries()) {
      if (index > 0) await page.goto("/admin/coaches/create");
      await name(page).fill(other);
      await save(page).click();
      await expect(page).toHaveURL(/\/admin\/coaches$/);
    }
    const acts = (of: string) =>
      page.getByRole("button", { name: `Autres actions pour «\u00a0${of}` });
    for (const [deleted, next] of [
      ["Bernard", "Claude"],
      ["Claude", "Alix"],
    ] as const) {
      await acts(deleted).press("Enter");
      await page.getByRole("menuitem", { name: "Supprimer" }).press("Enter");
      await expect(acts(deleted)).toHaveCount(0);
      await expect(acts(next)).toBeFocused();
    }
    await acts("Alix").press("Enter");
    await page.getByRole("menuitem", { name: "Supprimer" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await undo(page, /Alix/);
    await expect(acts("Alix")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("is created once by a double click", async ({ page }) => {
    let sent = 0;
    page.on("request", (request) => {
      if (request.url().includes("/admin/fiches/")) sent += 1;
    });
    await save(page).dblclick();
    await expect(page.getByText("«\u00a0Camille Durand\u00a0» est enregistré.")).toBeVisible();
    await expect(page.getByRole("row", { name: /Camille Durand/ })).toHaveCount(1);
    expect(sent).toBe(1);
  });

  test("changed in two places asks what both changed", async ({ page, context, complaints }) => {
    complaints.allow(/409/);
    await createAndOpen(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await role(other).fill("Sprint et haies");
    await save(other).click();
    await expect(other).toHaveURL(/\/admin\/coaches$/);

    await page.bringToFront();
    await role(page).fill("Demi-fond");
    await name(page).fill("Camille Durand-Roux");
    await name(page).press("Enter");
    const heading = page.getByRole("heading", { name: /^Deux versions/ });
    await expect(heading).toBeFocused();
    await expect(page.getByRole("group", { name: "Nom complet" })).toHaveCount(0);
    const roles = page.getByRole("group", { name: "Rôle" });
    await expect(roles.getByRole("radio", { name: /^Ma version/ })).toBeChecked();
    await roles.getByRole("radio", { name: /^La version enregistrée/ }).check();
    await page.getByRole("button", { name: "Continuer avec ces choix" }).click();
    await expect(role(page)).toHaveValue("Sprint et haies");
    await save(page).click();
    await page
      .getByRole("link", { name: /Camille Durand-Roux/ })
      .first()
      .click();
    await expect(role(page)).toHaveValue("Sprint et haies");
  });

  test("is saved after signing in again in another tab", async ({ page, context, complaints }) => {
    complaints.allow(/401/);
    await createAndOpen(page);
    await signOutElsewhere(context);
    await role(page).fill("Demi-fond");
    await save(page).click();
    await expect(failedLine(page)).toContainText("Votre session est terminée");
    await signInElsewhere(page, account);
    await save(page).click();
    await expect(page).toHaveURL(/\/admin\/coaches$/);
    await expect(page.getByRole("row", { name: /Camille Durand/ })).toContainText("Demi-fond");
  });

  for (const [what, fail, words] of [
    ["a server that fails", { status: 500 }, "Le site n’a pas pu répondre"],
    ["a network that is cut", "internetdisconnected", "Pas de connexion"],
  ] as const) {
    test(`outlives ${what}, even before it exists`, async ({ page, complaints }) => {
      complaints.allow(/500|ERR_INTERNET_DISCONNECTED/);
      await page.route("**/admin/fiches/**", (route) =>
        typeof fail === "string" ? route.abort(fail) : route.fulfill(fail),
      );
      await save(page).click();
      await expect(failedLine(page)).toContainText(words);
      await expect(name(page)).toHaveValue("Camille Durand");
      await reloadAnyway(page);
      await expect(name(page)).toHaveValue("");
      await page.unroute("**/admin/fiches/**");
      await expect(page.getByText("«\u00a0Camille Durand\u00a0» (")).toBeVisible();
      await page.getByRole("button", { name: "Reprendre ma version" }).click();
      await expect(name(page)).toHaveValue("Camille Durand");
      await save(page).click();
      await expect(page.getByRole("row", { name: /Camille Durand/ })).toHaveCount(1);
    });
  }

  test("says what would be lost before it is left", async ({ page }) => {
    await backLink(page).click();
    await leaving(page).getByRole("button", { name: "Rester" }).click();
    await expect(name(page)).toHaveValue("Camille Durand");

    await page.evaluate(() => history.back());
    await expect(leaving(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(leaving(page)).toHaveCount(0);

    await asksBeforeClosing(page);
    await backLink(page).click();
    await leaving(page).getByRole("button", { name: "Enregistrer et quitter" }).click();
    await expect(page.getByRole("row", { name: /Camille Durand/ })).toHaveCount(1);
  });

  test("says what is wrong at the first field", async ({ page, complaints }) => {
    complaints.allow(/400/);
    await name(page).fill("   ");
    await save(page).click();
    await expect(failedLine(page)).toContainText("Corrigez ce qui est signalé en rouge.");
    await expect(name(page)).toBeFocused();
    await expect(name(page)).toHaveAttribute("aria-invalid", "true");
    await name(page).fill("Camille");
    await expect(savedLine(page)).toHaveText("Modifications non enregistrées");
  });
});
