import type { Page } from "@playwright/test";
import { becomeAdministrator, createAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { actBeforeHydrated, gotoHydrated, waitUntilHydrated } from "./support/hydrated";
import { resize } from "./support/viewport";

const SCRIPT = /\/assets\/[\w-]+\.js$/;

/** The scripts the page asks for, from now on, and whether the page had loaded by then. */
async function watchScripts(page: Page): Promise<{ url: string; loaded: boolean }[]> {
  const asked: { url: string; loaded: boolean }[] = [];
  let loaded = false;
  page.on("load", () => {
    loaded = true;
  });
  page.on("request", (request) => {
    if (SCRIPT.test(request.url())) asked.push({ url: request.url(), loaded });
  });
  return asked;
}

/** Holds the scripts back until told; what was asked for goes on then. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** As password managers and spelling helpers do, which makes React draw the page anew. */
const PUT_BESIDE_FIELDS = () => {
  document.addEventListener("DOMContentLoaded", () => {
    const fields = document.querySelectorAll("input:not([type=hidden]), textarea");
    for (const field of fields) field.after(document.createElement("div"));
  });
};
const DRAWN_ANEW = /React error #418/;

/** The fields that are filled by a script from now on, not by a person. */
async function watchFilling(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const filled: string[] = [];
    Object.assign(window, { filled });
    const note = ({ target, isTrusted }: Event) => {
      if (!isTrusted && target instanceof HTMLElement)
        filled.push(target.getAttribute("name") ?? "");
    };
    addEventListener("input", note, true);
    addEventListener("change", note, true);
  });
  return () => page.evaluate(() => Reflect.get(window, "filled"));
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

test("scripts are asked for once the page has loaded, and by nobody's hand", async ({ page }) => {
  const asked = await watchScripts(page);
  await gotoHydrated(page, "/");
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ loaded }) => !loaded)).toEqual([]);
});

test("an interaction asks for them before the page has loaded", async ({ page }) => {
  const asked = await watchScripts(page);
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/*.svg", async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await expect.poll(() => asked.filter(({ loaded }) => !loaded).length).toBeGreaterThan(3);
  goOn();
});

test("a connection that spares data is asked for scripts at the first interaction only", async ({
  page,
}) => {
  await saveData(page);
  const asked = await watchScripts(page);
  // Long after the page would have been hydrated by itself, without waiting for it.
  await page.clock.install();
  await page.goto("/actualites");
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Actualités" }).first().hover();
  expect(asked).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

test("before the scripts, links, menus, the drawer and forms work as they are", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Le club" }).click();
  await page
    .getByRole("link", { name: /Galerie/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/inscription/aide");
  const question = page.locator("main details").first();
  const wasOpen = await question.evaluate((details: HTMLDetailsElement) => details.open);
  await question.locator("summary").click();
  await expect(question).toHaveJSProperty("open", !wasOpen);
  await page.goto("/actualites");
  await page.getByRole("combobox", { name: /Rechercher/ }).fill("cross");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=cross/);
  await resize(page, { width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  letGo();
});

test("a button clicked twice before the scripts acts once, when they are there", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/actualites");
  const article = page.getByRole("main").getByRole("article").getByRole("link").first();
  await page.goto((await article.getAttribute("href")) ?? "");
  await page.evaluate(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    navigator.clipboard.writeText = async (text) => void written.push(text);
  });
  const copy = page.getByRole("button", { name: "Copier le lien" });
  await copy.click();
  await copy.click();
  letGo();
  await expect(page.getByText("Lien copié.")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "written"))).toEqual([page.url()]);
});

test("a message sent before the scripts leaves once, when they are there", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/contacts");
  await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
  await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe@exemple.fr");
  await page.getByRole("combobox", { name: "Sujet" }).fill("Essayer");
  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/contacts/envoyer")) {
      sent.push(request.url());
    }
  });
  const send = page.getByRole("button", { name: "Envoyer le message" });
  await send.press("Enter");
  await send.click();
  letGo();
  const outcome = page.getByRole("status").getByText("Message envoyé avec succès\u00a0!");
  await expect(outcome.first()).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("a menu opened before the scripts stays open when they come, until it is used", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Sections" }).click();
  const menu = page.locator(".menu:popover-open");
  await expect(menu).toBeVisible();
  letGo();
  await waitUntilHydrated(page);
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Athlétisme" }).click();
  await expect(page).toHaveURL("/sections/athletisme");
  await expect(menu).toHaveCount(0);
});

test("so does the drawer, and the page behind is out of reach", async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  const letGo = await holdScripts(page);
  await page.goto("/contacts");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  letGo();
  await waitUntilHydrated(page);
  await expect(drawer).toBeVisible();
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  // Also to the page that one is on.
  await drawer.getByRole("link", { name: "Contact" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await drawer.getByRole("link", { name: "Actualités" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
});

test("what was typed and opened before the scripts stays when they come", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/contacts");
  await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
  await page.getByRole("textbox", { name: "Message" }).fill("Bonjour");
  const filled = await watchFilling(page);
  letGo();
  await waitUntilHydrated(page);
  await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue("Zoé Durand");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Bonjour");
  expect(await filled()).toEqual([]);
});

test.describe("on a page that an extension has changed", () => {
  test.beforeEach(async ({ page, complaints }) => {
    complaints.allow(DRAWN_ANEW);
    await page.addInitScript(PUT_BESIDE_FIELDS);
  });

  test("what was typed stays, one goes on where one was, and the log counts it", async ({
    page,
    site,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto("/contacts");
    await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Durand");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.pressSequentially("Bonjour à tous");
    for (let i = 0; i < " à tous".length; i += 1) await message.press("ArrowLeft");
    const filled = await watchFilling(page);
    letGo();
    await waitUntilHydrated(page);
    await page.keyboard.type(" Anna et");
    await expect(message).toBeFocused();
    await expect(message).toHaveValue("Bonjour Anna et à tous");
    await expect(page.getByRole("textbox", { name: "Nom complet" })).toHaveValue("Zoé Durand");
    expect(await filled()).toEqual(["name", "message"]);
    const counted = /"build":"(?!undefined)\w+","route":"routes\/public\/contacts"/;
    await expect.poll(() => site.logs()).toMatch(counted);
    expect(site.logs()).not.toContain("Durand");
  });

  test("a message that was sent before the scripts leaves once", async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto("/contacts");
    await page.getByRole("textbox", { name: "Nom complet" }).fill("Zoé Dupuis");
    await page.getByRole("textbox", { name: "Adresse e-mail" }).fill("zoe.dupuis@exemple.fr");
    await page.getByRole("combobox", { name: "Sujet" }).fill("Essayer");
    await page.getByRole("textbox", { name: "Message" }).fill("Bonjour à vous");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/contacts/envoyer")) sent += 1;
    });
    letGo();
    const outcome = page.getByRole("status").getByText("Message envoyé avec succès\u00a0!");
    await expect(outcome.first()).toBeVisible();
    expect(sent).toBe(1);
  });

  test("so does what is filled while React hydrates", async ({ page }) => {
    await page.addInitScript(() => {
      // The mark goes as the entry starts, which has seen an untouched page by the time this is told.
      const fill = ({ target }: MutationRecord) => {
        const field = document.querySelector<HTMLInputElement>("[name=email]");
        if (field && target instanceof Element && !target.hasAttribute("data-hydration")) {
          field.focus();
          field.value = "zoe@exemple.fr";
        }
      };
      const watch = new MutationObserver((changes) => changes.forEach(fill));
      watch.observe(document, { attributeFilter: ["data-hydration"], subtree: true });
    });
    await page.goto("/contacts");
    await waitUntilHydrated(page);
    const email = page.getByRole("textbox", { name: "Adresse e-mail" });
    await expect(email).toHaveValue("zoe@exemple.fr");
    await expect(email).toBeFocused();
  });

  test("a login that a password manager filled is sent", async ({ page, site }) => {
    const { email, password } = await createAdministrator(site);
    const letGo = await holdScripts(page);
    await page.goto("/admin", { waitUntil: "domcontentloaded" });
    await page.evaluate(
      (login) => {
        for (const [name, value] of Object.entries(login)) {
          const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
          if (field) field.value = value;
        }
      },
      { email, password },
    );
    letGo();
    await waitUntilHydrated(page);
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();
  });

  test.describe("where React holds the values", () => {
    test.use({ ownSite: true });

    test("choices and files stay too", async ({ page, site }) => {
      await becomeAdministrator(page, site);
      const letGo = await holdScripts(page);
      await actBeforeHydrated(page);
      await page.goto("/admin/actualites/create", { waitUntil: "domcontentloaded" });
      const title = page.getByRole("textbox", { name: "Titre" });
      const section = page.getByRole("combobox", { name: "Section" });
      const cover = page.getByRole("region", { name: "Image de couverture" });
      await title.fill("Cross des Résiniers");
      await page.getByRole("switch", { name: /C’est un événement/ }).check();
      await page.getByRole("radio", { name: /Programmé/ }).check();
      await section.selectOption("Marche nordique");
      const notes = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("du texte") };
      await cover.locator("input[type=file]").setInputFiles(notes);
      letGo();
      await waitUntilHydrated(page);
      // React heard a choice if it shows what depends on it.
      await expect(page.getByRole("group", { name: "Date", exact: true })).toBeVisible();
      await expect(page.getByRole("group", { name: "Le", exact: true })).toBeVisible();
      await expect(cover.getByText(/^Format de fichier non supporté/)).toBeVisible();
      await title.press("End");
      await title.press("!");
      await expect(title).toHaveValue("Cross des Résiniers!");
      await expect(section).toHaveValue("marche-nordique");
    });
  });
});

test("React hears what was typed before the scripts into fields whose value it holds", async ({
  page,
  site,
}) => {
  await becomeAdministrator(page, site);
  const letGo = await holdScripts(page);
  await actBeforeHydrated(page);
  await page.goto("/admin/contact-admin", { waitUntil: "domcontentloaded" });
  const message = page.getByRole("textbox", { name: "Votre message" });
  const box = page.getByRole("checkbox");
  await message.fill("La galerie est vide");
  await box.uncheck();
  letGo();
  await waitUntilHydrated(page);
  await message.press("End");
  await message.press("!");
  await expect(message).toHaveValue("La galerie est vide!");
  await expect(box).not.toBeChecked();
});

test("back into a page that a client navigation made shows that page", async ({ page }) => {
  await gotoHydrated(page, "/");
  await page.getByRole("link", { name: "Toutes les actualités" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  // Another document, whose scripts have not come yet when the visitor goes back and back again.
  await page.goto("/mentions-legales");
  const letGo = await holdScripts(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: /La piste/ })).toBeVisible();
  letGo();
});

test.describe("once hydrated", () => {
  test("what a link leads to is fetched when somebody means to follow it", async ({ page }) => {
    await gotoHydrated(page, "/");
    const data: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".data")) data.push(pathname);
    });
    await page.getByRole("link", { name: "Toutes les actualités" }).hover();
    await expect.poll(() => data).toEqual(["/actualites.data"]);
  });

  test("nothing is fetched ahead for a connection that spares data", async ({ page }) => {
    await saveData(page);
    await page.goto("/");
    const { promise: hydrated, resolve } = Promise.withResolvers<void>();
    await page.exposeFunction("told", resolve);
    await page.evaluate(() =>
      addEventListener("foulee:hydrated", () => Reflect.get(window, "told")()),
    );
    await page.keyboard.press("Tab");
    await hydrated;
    await page.getByRole("link", { name: "Toutes les actualités" }).hover();
    await page.getByRole("link", { name: "Toutes les actualités" }).focus();
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`pages follow each other with motion ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await gotoHydrated(page, "/");
      await page.evaluate(() => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          const moving = transition.ready.then(() => {
            const all = document.getAnimations();
            return all.filter((one) => /^::view-transition/.test(pseudoOf(one))).length;
          });
          Object.assign(window, { moving });
          return transition;
        };
        function pseudoOf({ effect }: Animation): string {
          return effect instanceof KeyframeEffect ? (effect.pseudoElement ?? "") : "";
        }
      });
      await page.getByRole("link", { name: "Toutes les actualités" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Actualités" })).toBeVisible();
      const moving = await page.evaluate<number>(() => Reflect.get(window, "moving"));
      if (reducedMotion === "reduce") expect(moving).toBe(0);
      else expect(moving).toBeGreaterThan(0);
    });
  }
});
