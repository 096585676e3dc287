import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { expect, test as siteTest } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { openRecaptchaStandIn, type RecaptchaStandIn } from "./support/recaptcha-stand-in";
import { startSite } from "./support/site";

const CAPTCHA = "Erreur reCAPTCHA. Veuillez réessayer.";
const SENT = "Message envoyé avec succès !";

const test = siteTest.extend<{ recaptcha: RecaptchaStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  recaptcha: async ({}, use) => {
    const recaptcha = await openRecaptchaStandIn();
    await use(recaptcha);
    await recaptcha.close();
  },
  site: [
    async ({ recaptcha }, use) => {
      const site = await startSite("nothing", {
        RECAPTCHA_ORIGIN: recaptcha.origin,
        RECAPTCHA_SITE_KEY: "cle-du-site",
        RECAPTCHA_SECRET_KEY: "secret-de-test",
      });
      await use(site);
      await site.remove();
    },
    { scope: "test", timeout: 300_000 },
  ],
});

// The third party that this site is configured for is let through; all others are still complained of.
test.beforeEach(({ complaints, recaptcha }) => {
  complaints.allow(new RegExp(`^third party: ${RegExp.escape(recaptcha.origin)}/`));
});

async function fillIn(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
  await page.getByRole("combobox", { name: "Sujet" }).fill("Essayer");
  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour");
}

test("Google's script loads after an agreement and a click, and its token is checked", async ({
  page,
  recaptcha,
}) => {
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  const send = page.getByRole("button", { name: "Envoyer le message" });
  const agreement = page.getByRole("checkbox", { name: /J’accepte que Google/ });
  await send.click();
  await expect(agreement).toBeFocused();
  expect(recaptcha.scripts).toBe(0);
  await expectAccessible(page);
  await agreement.check();
  expect(recaptcha.scripts).toBe(0);
  await send.click();
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
  expect([recaptcha.scripts, recaptcha.verified]).toEqual([1, ["jeton-1"]]);
  const beside = page.waitForEvent("popup");
  await page.getByRole("link", { name: "En savoir plus" }).click();
  await expect((await beside).getByRole("heading", { name: /reCAPTCHA/ })).toBeVisible();
});

for (const verdict of ["expired", "error"] as const) {
  test(`a challenge that ends in «${verdict}» sends nothing`, async ({ page, recaptcha }) => {
    recaptcha.verdict = verdict;
    await gotoHydrated(page, "/contacts");
    await fillIn(page);
    await page.getByRole("checkbox", { name: /J’accepte que Google/ }).check();
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByRole("alert").getByText(CAPTCHA, { exact: true })).toBeVisible();
    expect(recaptcha.verified).toEqual([]);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Bonjour");
  });
}

test("a captcha that never answers ends in the same sentence, and may be asked again", async ({
  page,
  recaptcha,
}) => {
  recaptcha.verdict = "silence";
  await page.clock.install();
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await page.getByRole("checkbox", { name: /J’accepte que Google/ }).check();
  const send = page.getByRole("button", { name: "Envoyer le message" });
  await send.click();
  await expect(page.getByRole("button", { name: "Envoi en cours..." })).toBeDisabled();
  await expect(page.locator('script[src*="/recaptcha/api.js"]')).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await expect(page.locator("[data-sonner-toast]").getByText(CAPTCHA)).toBeVisible();
  await expect(page.getByRole("alert").getByText(CAPTCHA, { exact: true })).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Bonjour");
  await expect(page.locator("html")).toHaveAttribute("data-resets", "1");
  expect(recaptcha.verified).toEqual([]);
});

test("a script that never comes is asked for anew", async ({ page, context, recaptcha }) => {
  await page.clock.install();
  let hangs = true;
  await context.route(`${recaptcha.origin}/recaptcha/api.js*`, (route) =>
    hangs ? undefined : route.continue(),
  );
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await page.getByRole("checkbox", { name: /J’accepte que Google/ }).check();
  const send = page.getByRole("button", { name: "Envoyer le message" });
  await send.click();
  await expect(page.locator('script[src*="/recaptcha/api.js"]')).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole("alert").getByText(CAPTCHA, { exact: true })).toBeVisible();
  hangs = false;
  await send.click();
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
  expect(recaptcha.verified).toEqual(["jeton-1"]);
});

test("a script that does not load says the same sentence", async ({
  page,
  context,
  recaptcha,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await context.route(`${recaptcha.origin}/**`, (route) => route.abort());
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await page.getByRole("checkbox", { name: /J’accepte que Google/ }).check();
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByRole("alert").getByText(CAPTCHA, { exact: true })).toBeVisible();
});

test("a visitor who comes from another page gets the page anew, with the policy it needs", async ({
  page,
  recaptcha,
}) => {
  await gotoHydrated(page, "/");
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await fillIn(page);
  await page.getByRole("checkbox", { name: /J’accepte que Google/ }).check();
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
  expect(recaptcha.verified).toEqual(["jeton-1"]);
});
