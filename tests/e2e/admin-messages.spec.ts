import type { Page } from "@playwright/test";
import { expectToastAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test, type Written, writeToTheClub } from "./support/mailing-site";
import { holdToast, undo } from "./support/toasts";

const ZOE: Written = {
  name: "Zoé Durand",
  email: "zoe@exemple.fr",
  title: "Essayer la marche nordique",
  message: "Bonjour,\nvoyez <b>https://exemple.fr/piege</b> & dites-moi.",
};
const KARIM: Written = {
  name: "Karim Haddad",
  email: "karim@exemple.fr",
  title: "Prêt de haies",
  message: "Pourriez-vous nous prêter huit haies ?",
};

const menu = (page: Page) => page.getByRole("navigation", { name: "Espace club" });
const inbox = (page: Page) => menu(page).getByRole("link", { name: /^Messages reçus/ });
const line = (page: Page, name: string) => page.getByRole("link", { name: new RegExp(name) });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parties de la boîte" }).getByRole("link", { name });

test("a message is read, answered, put away and found again", async ({ page, site, mailbox }) => {
  test.slow();
  await writeToTheClub(page, ZOE);
  await writeToTheClub(page, KARIM);
  expect(mailbox.received).toHaveLength(2);
  await openAdminArea(page, site);

  await test.step("the dashboard and the menu say what waits", async () => {
    await expect(inbox(page)).toHaveAccessibleName(/2 non lus/);
    await expect(page.getByRole("region", { name: "Messages reçus" })).toContainText(ZOE.title);
    await page.getByRole("link", { name: "Tous les messages" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Messages reçus");
    await expect(line(page, "Non lu.*Zoé Durand")).toBeVisible();
  });

  await test.step("opening it marks it read; its text stays text", async () => {
    await line(page, "Zoé Durand").click();
    await expect(page.getByText(ZOE.message)).toBeVisible();
    await expect(page.getByRole("link", { name: /piege/ })).toHaveCount(0);
    await expect(inbox(page)).toHaveAccessibleName(/1 non lu$/);
    await expect(page.getByText(/^Envoyé au club le /)).toBeVisible();
    await expect(page.getByText(/effacés le .* douze mois/)).toBeVisible();
  });

  await test.step("«Répondre» opens the mail program and is noted, with the way back", async () => {
    const reply = page.getByRole("link", { name: "Répondre" });
    const href = (await reply.getAttribute("href")) ?? "";
    expect(href).toMatch(/^mailto:zoe@exemple\.fr\?subject=Re%3A%20Essayer/);
    expect(decodeURIComponent(href)).toContain("> Bonjour,");
    // Only what the click does in the page: no mail program is there to take it.
    await reply.evaluate((link) => link.addEventListener("click", (e) => e.preventDefault()));
    await reply.click();
    await holdToast(page, "Message marqué comme répondu\u00a0: Zoé Durand.");
    await expect(page.getByText(/^Répondu le /)).toBeVisible();
    await undo(page, "Message marqué comme répondu\u00a0: Zoé Durand.");
    await expect(page.getByText(/^Répondu le /)).toHaveCount(0);
  });

  await test.step("its buttons keep the focus when their words change", async () => {
    await page.getByRole("button", { name: "Archiver", exact: true }).press("Enter");
    const unarchive = page.getByRole("button", { name: "Remettre dans la boîte" });
    await expect(unarchive).toBeFocused();
    await unarchive.press("Enter");
    await expect(page.getByRole("button", { name: "Archiver", exact: true })).toBeFocused();
  });

  await test.step("marked unread, it waits again in the list", async () => {
    await page.getByRole("button", { name: "Marquer comme non lu" }).click();
    await expect(page).toHaveURL(/\/admin\/messages$/);
    await expect(inbox(page)).toHaveAccessibleName(/2 non lus/);
  });

  await test.step("archived from the list, undone, archived again, found under its part", async () => {
    const archive = page.getByRole("button", { name: "Archiver le message\u00a0: Zoé Durand" });
    // The one of the step before has the same words.
    await expect(page.getByText("Message archivé\u00a0: Zoé Durand.")).toHaveCount(0);
    await archive.click();
    await undo(page, "Message archivé\u00a0: Zoé Durand.");
    await archive.click();
    await expect(line(page, "Zoé Durand")).toHaveCount(0);
    await tab(page, "Archivés").click();
    await expect(line(page, "Zoé Durand")).toBeVisible();
    await page.getByRole("button", { name: /^Remettre dans la boîte/ }).click();
    await expect(page.getByText("Aucun message archivé")).toBeVisible();
  });

  await test.step("the search finds words of any part, without accents", async () => {
    await tab(page, "Tous").click();
    await page.getByRole("searchbox", { name: "Rechercher dans les messages" }).fill("zoe MARCHE");
    await expect(line(page, "Karim Haddad")).toHaveCount(0);
    await expect(line(page, "Zoé Durand")).toBeVisible();
    await page.getByRole("searchbox").fill("xylophone");
    await expect(page.getByText("Aucun résultat pour")).toBeVisible();
    await page.getByRole("link", { name: "Effacer la recherche" }).click();
    await expect(line(page, "Karim Haddad")).toBeVisible();
  });
});

test("a message that could not be sent is there, and is sent when it is asked again", async ({
  page,
  site,
  mailbox,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*502/);
  mailbox.refuse({ code: 451, text: "try later" });
  await writeToTheClub(page, ZOE);
  await openAdminArea(page, site, "/admin/messages");
  await expect(line(page, "Zoé Durand")).toContainText("Non envoyé au club");
  await line(page, "Zoé Durand").click();
  await expect(page.getByText(/^Non envoyé.*nouvel essai (demain )?vers \d\dh\d\d/)).toBeVisible();
  const retry = page.getByRole("button", { name: "Réessayer" });
  await retry.click();
  await expect(page.getByText("Le message n’a pas pu partir.")).toBeVisible();
  mailbox.refuse(null);
  await retry.click();
  await expect(page.getByText(/^Envoyé au club le /)).toBeVisible();
  await expect(retry).toHaveCount(0);
  expect(mailbox.received.map(({ mail }) => mail.subject)).toEqual([ZOE.title]);
});

test("a blocked sender is refused as the specification says, until let in again", async ({
  page,
  site,
  mailbox,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*403/);
  await writeToTheClub(page, ZOE);
  await openAdminArea(page, site, "/admin/messages");
  await line(page, "Zoé Durand").click();
  await page.getByRole("button", { name: "Bloquer cet expéditeur" }).click();
  await expect(page.getByText("Expéditeur bloqué", { exact: true })).toBeVisible();

  await writeToTheClub(page, { ...ZOE, email: "ZOE@exemple.fr", message: "Encore moi." });
  await expect(
    page.getByText("Erreur lors de l'envoi du message. Veuillez réessayer.").first(),
  ).toBeVisible();
  expect(mailbox.received).toHaveLength(1);

  await page.goto("/admin/messages/bloques");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("robot");
  await page.getByRole("button", { name: "Bloquer cette adresse" }).click();
  await expect(page.getByText("Cette adresse n’est pas complète")).toBeVisible();
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("Robot@spam.example");
  await page.getByRole("button", { name: "Bloquer cette adresse" }).click();
  await expect(page.getByRole("button", { name: "Débloquer robot@spam.example" })).toBeVisible();
  await page.getByRole("button", { name: "Débloquer zoe@exemple.fr" }).click();
  await undo(page, "zoe@exemple.fr peut de nouveau écrire au club.");
  await page.getByRole("button", { name: "Débloquer zoe@exemple.fr" }).click();
  await expect(page.getByRole("button", { name: "Débloquer zoe@exemple.fr" })).toHaveCount(0);

  await writeToTheClub(page, { ...ZOE, message: "Merci !" });
  expect(mailbox.received).toHaveLength(2);
});

test("what is asked and said beside its lists is accessible on a phone and at a desk", async ({
  page,
  site,
}) => {
  test.slow();
  await writeToTheClub(page, ZOE);
  await openAdminArea(page, site);
  await page.goto("/admin/messages/bloques");
  await page.getByRole("button", { name: "Bloquer cette adresse" }).click();
  await expectUsableAtBothSizes(page);
  await page.goto("/admin/messages");
  await line(page, "Zoé Durand").click();
  await expect(page.getByRole("heading", { name: ZOE.title })).toBeVisible();
  await expectUsableAtBothSizes(page);
  await page.getByRole("button", { name: "Archiver" }).click();
  await holdToast(page, "Message archivé");
  await expectToastAccessible(page);
});

test("a message that is gone says so, within the frame", async ({ page, site, complaints }) => {
  complaints.allow(/Failed to load resource.*404/);
  await openAdminArea(page, site, "/admin/messages/3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11");
  await expect(page.getByRole("heading", { name: "Cet écran n’existe pas" })).toBeVisible();
  await expect(inbox(page)).toBeVisible();
});
