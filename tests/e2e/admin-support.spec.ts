import type { Page } from "@playwright/test";
import { bytesOf, noise } from "../fixtures/pictures";
import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { test as emptyTest, expect as expectOnEmpty } from "./support/browser-test";
import { expect, test } from "./support/mailing-site";
import type { Site } from "./support/site";
import { changeContent } from "./support/stored-content";

const message = (page: Page) => page.getByRole("textbox", { name: /^Votre message/ });
const send = (page: Page) => page.getByRole("button", { name: "Envoyer", exact: true });
const facts = (page: Page) => page.getByRole("region", { name: "État du site" });

const WITH_SUPPORT = `update club_records set content = json_set(content,
  '$.supportName', 'Atelier Lagune', '$.supportEmail', 'support@atelier-lagune.example') where kind = 'club'`;

/** The area of a site that says who supports it. */
async function openArea(page: Page, site: Site) {
  changeContent(site, WITH_SUPPORT);
  return openAdminArea(page, site);
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Écrire au support technique" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Écrire au support technique");
}

test("a request arrives with its screenshot and the very state that was shown", async ({
  page,
  site,
  mailbox,
}) => {
  const account = await openArea(page, site);
  await openForm(page);
  await expect(facts(page)).toContainText("Base de données\u00a0: SQLite");
  await expect(facts(page)).toContainText("Dernières erreurs");
  await expect(facts(page)).toContainText("Fenêtre");
  const shown = (await facts(page).textContent()) ?? "";
  expect(shown).not.toContain(account.email);

  await send(page).click();
  await expect(message(page)).toBeFocused();
  await expect(page.getByText("Décrivez ce qui se passe")).toBeVisible();

  await message(page).fill("La galerie reste blanche.");
  const input = page.getByLabel(/Ajouter une capture d’écran/);
  const text = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("du texte") };
  await input.setInputFiles(text);
  await expect(page.getByText(/^Format de fichier non supporté/)).toBeVisible();
  const picture = Buffer.from(await bytesOf(noise(2_400, 1_600).png()));
  expect(picture.byteLength).toBeGreaterThan(2 * 1_048_576);
  await input.setInputFiles({ name: "écran.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByRole("img", { name: /qui sera envoyée/ })).toBeVisible();
  await send(page).click();
  await expect(page.getByText(/^Message envoyé\./)).toBeVisible();
  await expect(message(page)).toHaveValue("");

  const [received] = mailbox.received;
  expect(received?.mail.replyTo?.[0]?.address).toBe(account.email);
  const lines = (words = "") => words.replaceAll("\u00a0", " ").split(/\s*\n/).filter(Boolean);
  expect(lines(received?.mail.text)).toEqual(
    expect.arrayContaining(["La galerie reste blanche.", ...lines(shown)]),
  );
  expect(received?.mail.attachments[0]?.mimeType).toBe("image/jpeg");
});

test("what was typed outlives a failure, and leaving is asked first", async ({
  page,
  site,
  mailbox,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/);
  await openArea(page, site);
  await openForm(page);
  await message(page).fill("Je ne peux plus publier.");
  await page.route("**/admin/contact-admin/envoyer", (route) => route.abort(), { times: 1 });
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("Pas de connexion");
  await expect(message(page)).toHaveValue("Je ne peux plus publier.");

  await page.getByRole("link", { name: "Accueil" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Quitter sans enregistrer" });
  await dialog.getByRole("button", { name: "Rester" }).click();
  await page.getByRole("checkbox", { name: /Joindre l’état du site/ }).uncheck();
  await send(page).click();
  await expect(page.getByText(/^Message envoyé\./)).toBeVisible();
  expect(mailbox.received[0]?.mail.text?.trim()).toBe("Je ne peux plus publier.");
});

test("a screenshot without room is sent by itself later, unless it is given up", async ({
  page,
  site,
  mailbox,
  complaints,
}) => {
  complaints.allow(/503/);
  await page.clock.install();
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  const path = "/admin/contact-admin/envoyer";
  const sendWithoutRoom = async (words: string) => {
    await openForm(page);
    await message(page).fill(words);
    await page.getByLabel(/Ajouter une capture d’écran/).setInputFiles({
      name: "écran.png",
      mimeType: "image/png",
      buffer: Buffer.from(await bytesOf(noise(60, 40).png())),
    });
    await expect(page.getByRole("img", { name: /qui sera envoyée/ })).toBeVisible();
    const noRoom = { status: 503, headers: { "retry-after": "10" }, json: {} };
    await page.route(`**${path}`, (route) => route.fulfill(noRoom), { times: 1 });
    await send(page).click();
    await expect(page.getByRole("button", { name: "En attente du serveur…" })).toBeVisible();
    await expect(message(page)).not.toBeEditable();
    await expect(page.getByRole("button", { name: "Retirer l’image" })).toBeDisabled();
  };
  await openArea(page, site);
  await sendWithoutRoom("Une question abandonnée.");
  await page.getByRole("link", { name: "Accueil" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Quitter sans enregistrer" });
  await dialog.getByRole("button", { name: "Quitter sans enregistrer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Bonjour");
  await page.clock.fastForward(10_000);

  await sendWithoutRoom("La galerie reste blanche.");
  await expectAccessible(page);
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/^Message envoyé\./)).toBeVisible();
  expect(posts.filter((posted) => posted === path)).toHaveLength(3);
  expect(mailbox.received.map(({ mail }) => mail.text?.split("\n")[0]?.trim())).toEqual([
    "La galerie reste blanche.",
  ]);
});

test("the screen is accessible, empty, in error and once sent", async ({ page, site }) => {
  await openArea(page, site);
  await openForm(page);
  await expectUsableAtBothSizes(page);
  await send(page).click();
  await expectUsableAtBothSizes(page);
  await message(page).fill("Une question.");
  await send(page).click();
  await expect(page.getByText(/^Message envoyé\./)).toBeVisible();
  await expectUsableAtBothSizes(page);
});

emptyTest.describe("without a mailer", () => {
  emptyTest.use({ siteContent: "nothing" });

  emptyTest("says so, and offers one’s own mail program with the text", async ({ page, site }) => {
    await openArea(page, site);
    await openForm(page);
    await expectOnEmpty(page.getByText("Ce site n’envoie pas d’e-mails.")).toBeVisible();
    await message(page).fill("La galerie reste blanche.");
    const link = page.getByRole("link", { name: "Ouvrir dans ma messagerie" });
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    expectOnEmpty(href).toContain("La galerie reste blanche.");
    expectOnEmpty(href).toContain("Base de données");
    await expectOnEmpty(send(page)).toHaveCount(0);
    await expectAccessible(page);

    const home = page.getByRole("link", { name: "Accueil" }).first();
    const question = page.getByRole("dialog", { name: "Quitter sans enregistrer" });
    await home.click();
    await expectOnEmpty(question).toContainText("Votre message n’est pas envoyé.");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Rester" }).click();
    await expectOnEmpty(message(page)).toHaveValue("La galerie reste blanche.");
    // Handed over to the mail program, it is not lost any more.
    await link.evaluate((element) =>
      element.addEventListener("click", (event) => event.preventDefault()),
    );
    await link.click();
    await home.click();
    await expectOnEmpty(page.getByRole("heading", { level: 1 })).toContainText("Bonjour");
  });
});
