import type { Page, Route } from "@playwright/test";
import { DEMO_CLUB } from "../support/demo-club";
import { type EmailjsStandIn, openEmailjsStandIn } from "../support/mail-stand-ins";
import { expectAccessible, expectWrongFieldInSight } from "./support/accessibility";
import { expect, test as siteTest } from "./support/browser-test";
import { gotoHydrated, waitUntilHydrated } from "./support/hydrated";
import { startSite } from "./support/site";

const SENT = "Message envoyé avec succès !";
const SENT_TOAST = "Message envoyé avec succès ! Nous vous répondrons rapidement.";
const FAILED = "Erreur lors de l'envoi du message. Veuillez réessayer.";
const CAPTCHA = "Erreur reCAPTCHA. Veuillez réessayer.";

/** A site that sends through a stand-in for the provider, which records what it gets. */
const test = siteTest.extend<{ provider: EmailjsStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  provider: async ({}, use) => {
    const provider = await openEmailjsStandIn();
    await use(provider);
    await provider.close();
  },
  site: [
    async ({ provider }, use) => {
      const site = await startSite("nothing", {
        EMAILJS_ORIGIN: provider.origin,
        EMAILJS_SERVICE_ID: "service_1",
        EMAILJS_TEMPLATE_ID: "template_1",
        EMAILJS_PUBLIC_KEY: "cle-publique",
      });
      await use(site);
      await site.remove();
    },
    { scope: "test", timeout: 300_000 },
  ],
});

function form(page: Page) {
  return {
    name: page.getByRole("textbox", { name: "Nom complet" }),
    email: page.getByRole("textbox", { name: "Adresse e-mail" }),
    title: page.getByRole("combobox", { name: "Sujet" }),
    message: page.getByRole("textbox", { name: "Message" }),
    send: page.getByRole("button", { name: "Envoyer le message" }),
  };
}

async function fillIn(page: Page, message = "Bonjour,\nnous serions deux."): Promise<void> {
  const fields = form(page);
  await fields.name.fill("Zoé Durand");
  await fields.email.fill("zoe@exemple.fr");
  await fields.title.fill("Essayer la marche nordique");
  await fields.message.fill(message);
}

/** In the page: how long a banner with these words stays. */
function measureBanner(words: string): { milliseconds: Promise<number> } {
  const isShown = () =>
    [...document.querySelectorAll('[role="status"]')].some(
      (status) => status.textContent === words,
    );
  const { promise, resolve } = Promise.withResolvers<number>();
  let since: number | null = null;
  new MutationObserver(() => {
    if (isShown()) since ??= performance.now();
    else if (since !== null) resolve(performance.now() - since);
  }).observe(document.body, { childList: true, subtree: true });
  return { milliseconds: promise };
}

test("an address is taken without the marks that a telephone copies along with it", async ({
  page,
}) => {
  await gotoHydrated(page, "/contacts");
  const { email } = form(page);
  await email.fill("\u202azoe@exemple.fr\u202c\u200b");
  await expect(email).toHaveValue("zoe@exemple.fr");
  expect(await email.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(true);
});

test("a message goes from idle through sending to a green banner of five seconds", async ({
  page,
  provider,
}) => {
  const answered = Promise.withResolvers<void>();
  provider.answer(async (res) => {
    await answered.promise;
    res.writeHead(200).end("OK");
  });
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await form(page).send.click();
  const busy = page.getByRole("button", { name: "Envoi en cours..." });
  await expect(busy).toBeDisabled();
  const shownFor = await page.evaluateHandle(measureBanner, SENT);
  answered.resolve();
  const banner = page.getByRole("status").getByText(SENT, { exact: true });
  await expect(banner).toBeVisible();
  await expect(page.getByText(SENT_TOAST, { exact: true })).toBeVisible();
  expect(await page.locator(".contact-outcome").textContent()).toBe(SENT);
  for (const field of ["name", "email", "title", "message"] as const) {
    await expect(form(page)[field]).toHaveValue("");
  }
  const after = page.locator(".contact-outcome");
  await expect(after).toBeFocused();
  await expect(banner).toBeHidden();
  await expect(after).toBeFocused();
  await expect(after).toContainText("Votre message est parti.");
  // A timer is never early; how late it is depends on the machine.
  expect(await shownFor.evaluate(({ milliseconds }) => milliseconds)).toBeGreaterThan(4_900);
  await expect(form(page).send).toBeEnabled();

  expect(provider.received.map(({ path }) => path)).toEqual(["/api/v1.0/email/send"]);
  expect(JSON.parse(String(provider.received[0]?.body))).toEqual({
    lib_version: "4.4.1",
    user_id: "cle-publique",
    service_id: "service_1",
    template_id: "template_1",
    template_params: {
      name: "Zoé Durand",
      email: "zoe@exemple.fr",
      title: "Essayer la marche nordique",
      message: "Bonjour,\nnous serions deux.",
      to_email: "contact@ac-lespins.example",
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      "g-recaptcha-response": "",
    },
  });
});

test("sending is said to everybody", async ({ page, provider }) => {
  provider.answer(() => undefined);
  await gotoHydrated(page, "/contacts");
  await expectAccessible(page);
  await fillIn(page);
  await form(page).send.click();
  await expect(page.getByRole("button", { name: "Envoi en cours..." })).toBeDisabled();
  await expectAccessible(page);
});

test("a failure keeps what was typed, and sending again makes one message", async ({
  page,
  provider,
  complaints,
}) => {
  complaints.allow(/status of 502/);
  provider.answer((res) => res.writeHead(500).end("boom"));
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await form(page).send.click();
  const alert = page.getByRole("alert").getByText(FAILED, { exact: true });
  await expect(alert).toBeVisible();
  await expect(page.locator("[data-sonner-toast]").getByText(FAILED)).toBeVisible();
  await expect(form(page).message).toHaveValue("Bonjour,\nnous serions deux.");
  await expectAccessible(page);
  provider.answer((res) => res.writeHead(200).end("OK"));
  await form(page).send.click();
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
  await expect(alert).toBeHidden();
  expect(provider.received).toHaveLength(2);
});

test("a text that is too long is pasted whole, counted, and refused beside its field", async ({
  page,
  provider,
}) => {
  await gotoHydrated(page, "/contacts");
  await fillIn(page, "é".repeat(9_900));
  const { message, send } = form(page);
  await message.press("End");
  await message.press("!");
  await expect(page.getByText("Encore 99\u00a0caractères.")).toBeVisible();
  for (const length of [10_001, 150_000]) {
    await message.fill("é".repeat(length));
    await expect(page.getByText(/\d\u00a0caractères? de trop\.$/)).toBeVisible();
    await send.click();
    const sentence = "Le message ne peut pas dépasser 10\u00a0000\u00a0caractères.";
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(message).toBeFocused();
    expect((await message.inputValue()).length).toBe(length);
    await expectAccessible(page);
  }
  expect(provider.received).toEqual([]);
  await message.fill("é".repeat(10_000));
  await expect(page.getByText("Vous êtes à la limite")).toBeVisible();
  await send.click();
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
  expect(JSON.parse(String(provider.received[0]?.body)).template_params.message).toHaveLength(
    10_000,
  );
  // Of the next message, the banner of this one says nothing.
  await fillIn(page, "é".repeat(10_001));
  await send.click();
  await expect(message).toBeFocused();
  await message.fill("Bonjour");
  await expect(page.getByText(/ne peut pas dépasser/)).toBeHidden();
  await expect(page.locator(".contact-outcome")).toBeHidden();
});

test("a network that does not answer is a failure that keeps what was typed", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await context.route("**/contacts/envoyer", (route) => route.abort());
  await form(page).send.click();
  await expect(page.getByRole("alert").getByText(FAILED, { exact: true })).toBeVisible();
  await expect(form(page).name).toHaveValue("Zoé Durand");
});

test("without a captcha nothing is sent", async ({ page, context, provider, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  let posts = 0;
  await context.route("**/contacts/defi", (route) => route.abort());
  await context.route("**/contacts/envoyer", (route) => {
    posts += 1;
    return route.continue();
  });
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await form(page).send.click();
  await expect(page.getByRole("alert").getByText(CAPTCHA, { exact: true })).toBeVisible();
  await expect(form(page).message).toHaveValue(/nous serions deux/);
  expect([posts, provider.received.length]).toEqual([0, 0]);
  await context.unroute("**/contacts/defi");
  await form(page).send.click();
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
});

test("a challenge that never comes ends in the same sentence, and may be asked for again", async ({
  page,
  context,
  provider,
}) => {
  await page.clock.install();
  let hangs = true;
  const asked = Promise.withResolvers<void>();
  await context.route("**/contacts/defi", (route) => {
    asked.resolve();
    return hangs ? undefined : route.continue();
  });
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await asked.promise;
  await form(page).send.click();
  await expect(page.getByRole("button", { name: "Envoi en cours..." })).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(page.locator("[data-sonner-toast]").getByText(CAPTCHA)).toBeVisible();
  await expect(form(page).send).toBeEnabled();
  await expect(form(page).message).toHaveValue(/nous serions deux/);
  expect(provider.received).toEqual([]);
  hangs = false;
  await form(page).send.click();
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
});

test("who gets no more challenges is told how long to wait", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 429/);
  const refusal = { status: 429, headers: { "retry-after": "170" }, body: "Trop de demandes" };
  await context.route("**/contacts/defi", (route) => route.fulfill(refusal));
  await gotoHydrated(page, "/contacts");
  await fillIn(page);
  await form(page).send.click();
  await expect(page.getByRole("alert")).toContainText(FAILED);
  await expect(page.getByRole("alert")).toContainText("attendez 3\u00a0minutes");
  await expect(form(page).message).toHaveValue(/nous serions deux/);
});

test("the browser asks for what is missing, and says the rest beside the field without the server", async ({
  page,
}) => {
  const sent = page.waitForRequest("**/contacts/envoyer");
  await gotoHydrated(page, "/contacts");
  const fields = form(page);
  const { send, name: field } = fields;
  await expectWrongFieldInSight(page, { send, field, label: "Nom complet" });
  await expectRefused(page);
  await expectAccessible(page);
  await fields.email.fill("zoe@exemple.fr");
  await expect(fields.email).not.toHaveAccessibleDescription(/n’est pas complète/);
  await fields.message.fill("Bonjour");
  await send.click();
  expect((await sent).postData()).toContain("Bonjour");
});

test("what the browser does not know how to check, the server refuses in the same words", async ({
  page,
  provider,
  complaints,
}) => {
  complaints.allow(/status of 400|net::ERR_FAILED/);
  await page.route("**/assets/contact.schema-*.js", (route) => route.abort());
  await gotoHydrated(page, "/contacts");
  await expectRefused(page);
  expect(provider.received).toEqual([]);
});

async function expectRefused(page: Page): Promise<void> {
  const fields = form(page);
  await fillIn(page, "   ");
  await fields.email.fill("zoe@exemple");
  await fields.send.click();
  await expect(fields.email).toHaveAccessibleDescription(/n’est pas complète/);
  await expect(fields.message).toHaveAccessibleDescription("Écrivez votre message.");
  await expect(fields.email).toBeFocused();
}

test("the sixth message of a sender within an hour has to wait, and says how long", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 429/);
  await gotoHydrated(page, "/contacts");
  for (let round = 1; round <= 6; round += 1) {
    await fillIn(page, `Message ${round}`);
    await form(page).send.click();
    await expect(form(page).send).toBeEnabled();
    if (round < 6) await expect(form(page).message).toHaveValue("");
  }
  const alert = page.getByRole("alert").filter({ hasText: FAILED });
  await expect(alert).toContainText(/attendez \d+\u00a0minutes?/);
  await expect(form(page).message).toHaveValue("Message 6");
});

test("works by keyboard alone, and what was typed before the scripts woke up is kept", async ({
  page,
}) => {
  await page.goto("/contacts");
  await form(page).name.focus();
  await page.keyboard.type("Zoé Durand");
  await page.keyboard.press("Tab");
  await page.keyboard.type("zoe@exemple.fr");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Essayer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bonjour");
  await page.keyboard.press("Tab");
  await expect(form(page).send).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
});

siteTest(
  "as the site comes, a message is taken and no request leaves the site",
  async ({ page }) => {
    // The fixtures complain of every request to another host, and let none through.
    await gotoHydrated(page, "/contacts");
    await fillIn(page);
    await form(page).send.click();
    await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
  },
);

siteTest(
  "what was typed is there again after the way back and a reload, in its own tab, until it is sent",
  async ({ page, context }) => {
    const expectMessage = async (
      values: Record<"name" | "email" | "title" | "message", string>,
    ) => {
      await expect(form(page).name).toHaveValue(values.name);
      await expect(form(page).email).toHaveValue(values.email);
      await expect(form(page).title).toHaveValue(values.title);
      await expect(form(page).message).toHaveValue(values.message);
    };
    const typed = {
      name: "Zoé Durand",
      email: "zoe@exemple.fr",
      title: "Essayer la marche nordique",
      message: "Bonjour,\nnous serions deux.",
    };
    const readKept = () => page.evaluate(() => sessionStorage.getItem("foulee.saisie.contact"));
    await gotoHydrated(page, "/contacts");
    await fillIn(page);
    const beside = page.waitForEvent("popup");
    await page.getByRole("link", { name: "En savoir plus" }).press("Enter");
    const policy = await beside;
    await expect(policy).toHaveURL(/\/politique-confidentialite$/);
    await policy.close();
    await page.getByRole("link", { name: /, accueil$/ }).click();
    await expect(page.getByRole("heading", { name: "Au club en ce moment" })).toBeVisible();
    await page.goBack();
    await expectMessage(typed);
    await page.reload();
    await waitUntilHydrated(page);
    await expectMessage(typed);
    const { fields } = JSON.parse((await readKept()) ?? "{}");
    expect(Object.keys(fields)).toEqual(["name", "email", "title", "message"]);
    const other = await context.newPage();
    await gotoHydrated(other, "/contacts");
    await expect(form(other).name).toHaveValue("");
    await other.close();

    // Typed before the scripts woke up, it goes before what was kept.
    const typeFirst = async (route: Route) => {
      await form(page).name.fill("Zoé D.");
      await route.continue();
    };
    await page.route("**/assets/entry.client-*", typeFirst, { times: 1 });
    await page.reload();
    await waitUntilHydrated(page);
    await expectMessage({ ...typed, name: "Zoé D." });
    await form(page).send.click();
    await expect(page.getByRole("status").getByText(SENT, { exact: true })).toBeVisible();
    expect(await readKept()).toBeNull();
    await gotoHydrated(page, "/contacts");
    await expectMessage({ name: "", email: "", title: "", message: "" });
  },
);

siteTest.describe("without JavaScript", () => {
  siteTest.use({ javaScriptEnabled: false });

  siteTest("the page says how to reach the club, in place of fields", async ({ page }) => {
    for (const path of ["/contacts", "/contacts?essai=athletisme"]) {
      await page.goto(path);
      // By its class: text inside <noscript> is no text to Playwright.
      const words = page.locator(".contact-noscript");
      await expect(words).toBeVisible();
      await expect(words.getByRole("link")).toHaveCount(2);
      await expect(page.locator(".contact-form")).toBeHidden();
    }
    await page.goto("/contacts");
    await expect(page.locator(".contact-noscript")).toContainText(DEMO_CLUB.stadium.address);
  });
});
