import { expect, test as siteTest } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { startSite } from "./support/site";

/** A site without PUBLIC_URL, opened by a name that it does not know: as by a telephone on its network. */
const test = siteTest.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const site = await startSite("new", { PUBLIC_URL: "" });
      await use({ ...site, url: site.url.replace("127.0.0.1", "club.localhost") });
      await site.remove();
    },
    { scope: "test", timeout: 300_000 },
  ],
});

test("a site without PUBLIC_URL is set up and written to at the address it is opened at", async ({
  page,
  site,
}) => {
  const link = new URL(await site.firstAccountLink());
  expect(link.hostname).toBe("127.0.0.1");
  await gotoHydrated(page, `${link.pathname}${link.search}`);
  await page.getByLabel("Prénom").fill("Camille");
  await page.getByLabel("Nom", { exact: true }).fill("Roy");
  await page.getByLabel("Adresse e-mail").fill("camille@les-pins.example");
  await page.getByLabel("Mot de passe").fill("une longue phrase de passe 42");
  await page.getByRole("button", { name: /Créer/ }).click();
  await expect(page.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();

  await gotoHydrated(page, "/contacts");
  await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
  await page.getByRole("combobox", { name: "Sujet" }).fill("Essayer la marche nordique");
  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour,\nnous serions deux.");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Message envoyé avec succès !").first()).toBeVisible();
});
