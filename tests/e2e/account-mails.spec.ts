import type { SmtpStandIn } from "../support/mail-stand-ins";
import { expectAccessible, expectUsableAtBothSizes } from "./support/accessibility";
import { createAdministrator, signIn } from "./support/administrator";
import { expect, test } from "./support/mailing-site";

const NEW_PASSWORD = "une phrase toute neuve 7";

/** The one-time link of the latest mail to somebody. */
async function linkSentTo(mailbox: SmtpStandIn, email: string): Promise<string> {
  const mails = () => mailbox.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  const link = /https?:\/\/\S+\/admin\/bienvenue\?jeton=\S+/.exec(mails().at(-1)?.mail.text ?? "");
  return link?.[0] ?? "";
}

test("somebody who forgot their password chooses another by the link they are sent", async ({
  page,
  site,
  mailbox,
  complaints,
}) => {
  complaints.allow(/Failed to load resource.*(400|410)/);
  const { email } = await createAdministrator(site);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expectUsableAtBothSizes(page);

  const ask = async (address: string) => {
    await page.goto("/admin/mot-de-passe-oublie");
    await page.getByLabel("Adresse e-mail").fill(address);
    await page.getByRole("button", { name: "Recevoir un lien" }).click();
    const answer = page.getByText("Si cette adresse a un compte");
    await expect(answer).toBeVisible();
    return await page.getByRole("main").textContent();
  };
  const toStranger = await ask("inconnu@exemple.fr");
  expect(await ask(email)).toBe(toStranger);
  await expectAccessible(page);

  const link = await linkSentTo(mailbox, email);
  expect(mailbox.received.flatMap(({ to }) => to)).toEqual([email]);
  const referrers: string[] = [];
  page.on("request", (request) => referrers.push(request.headers().referer ?? ""));
  const opened = await page.goto(link);
  expect(opened?.headers()["referrer-policy"]).toBe("strict-origin");
  await page.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Choisir ce mot de passe" }).click();
  await expect(page.getByText("Votre nouveau mot de passe est enregistré")).toBeVisible();
  expect(referrers.filter((referrer) => referrer.includes("jeton"))).toEqual([]);
  expect(referrers).toContain(`${site.url}/`);
  await signIn(page, { email, password: NEW_PASSWORD });
  await page.goto(link);
  await expect(page.getByText(/Ce lien n’est plus valable.*déjà servi/)).toBeVisible();
});

test("an invitation goes by mail, and is shown when it cannot leave", async ({
  page,
  site,
  mailbox,
}) => {
  await signIn(page, await createAdministrator(site));
  await page.goto("/admin/comptes");
  await page.getByRole("button", { name: "Inviter une personne" }).click();
  const dialog = page.getByRole("dialog", { name: "Inviter une personne" });
  await dialog.getByLabel("Adresse e-mail").fill("maelle@exemple.fr");
  await dialog.getByRole("button", { name: "Envoyer l’invitation" }).click();
  await expect(page.getByText("L’invitation est envoyée à maelle@exemple.fr.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await linkSentTo(mailbox, "maelle@exemple.fr")).toContain(`${site.url}/admin/bienvenue`);

  mailbox.refuse({ code: 451, text: "try later" });
  await page.getByRole("button", { name: "Nouveau lien pour maelle@exemple.fr" }).click();
  const shown = page.getByRole("dialog", { name: "Lien d’invitation" });
  await expect(shown.getByRole("alert")).toContainText("L’e-mail n’a pas pu partir.");
  await expect(shown.getByLabel("Lien à usage unique")).toHaveValue(/bienvenue\?jeton=/);
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of a link is still known to come from the site", async ({
    page,
    site,
    mailbox,
    complaints,
  }) => {
    // The link is used up by the time the page says that it served.
    complaints.allow(/Failed to load resource.*410/);
    const { email } = await createAdministrator(site);
    await page.goto("/admin/mot-de-passe-oublie");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByRole("button", { name: "Recevoir un lien" }).click();
    await page.goto(await linkSentTo(mailbox, email));
    await page.getByLabel("Nouveau mot de passe").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Choisir ce mot de passe" }).click();
    await expect(page.getByText("Votre nouveau mot de passe est enregistré")).toBeVisible();
  });
});
