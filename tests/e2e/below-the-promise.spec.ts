import type { Page } from "@playwright/test";
import { callFor } from "~/club/calls";
import { DEMO_CLUB, DEMO_SITE } from "../support/demo-club";
import { DEMO_PAGES } from "../support/demo-pages";
import { createAdministrator } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { begins, findInSight, PRESSED } from "./support/in-sight";
import { OLD_ENGINE_COMPLAINTS } from "./support/older-browsers";
import { findContentPages } from "./support/public-pages";

/** For what is waited for; a person has given up by then. */
const PATIENCE = { timeout: 60_000 };
const SHOP = callFor(DEMO_SITE, "shop");

/** In the everyday suite a browser that says it knows less than it does; in the long one a real Chromium 103. */
test.beforeEach(async ({ context, complaints }) => {
  complaints.allow(OLD_ENGINE_COMPLAINTS);
  if (process.env.OLD_CHROMIUM) return;
  await context.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: string[]) =>
      !asked[0]?.startsWith("selector") && Reflect.apply(supports, CSS, asked);
  });
});

/** Presses what is in sight under this name. Playwright itself cannot look in a Chromium of 2022. */
async function press(page: Page, name: string): Promise<void> {
  // Before its sheets have come, a page has everything in another place.
  await page.waitForFunction(() => document.readyState === "complete", null, PATIENCE);
  const asked = { selector: PRESSED, pattern: begins(name).source };
  const found = await page.waitForFunction(findInSight, asked, PATIENCE);
  const { x, y, width, height } = await found.evaluate(restingPlace);
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** In the page: where an element is once nothing moves, as in a drawer that slides in. */
async function restingPlace(element: unknown): Promise<DOMRect> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return (element as HTMLElement).getBoundingClientRect().toJSON();
}

/** All that is in sight. */
function read(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen.
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, " "));
}

/** One test, since an old engine in one process opens one context only. */
test("a browser below the promise reads, goes on, signs in and reaches the club, and starts no script", async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(600_000);
  await test.step("every public page is read, and no script of the site starts", async () => {
    const scripts: string[] = [];
    page.on("request", (asked) => {
      if (/\/assets\/.*\.js$/.test(asked.url())) scripts.push(asked.url());
    });
    const { article, event, photo } = await findContentPages(request);
    const pages = [...DEMO_PAGES, article, event, photo, "/boutique/panier", "/boutique/commande"];
    for (const path of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      const title = await page.evaluate(() => document.querySelector("h1")?.textContent ?? "");
      expect(title, path).not.toBe("");
      expect((await read(page)).toLowerCase()).toContain(
        title.replace(/\s+/g, " ").trim().toLowerCase(),
      );
      expect(await page.evaluate(() => document.querySelectorAll("noscript").length)).toBe(0);
    }
    expect(scripts).toEqual([]);
  });

  await test.step("the menu leads on, at a desk and on a phone", async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/contacts");
      const hasBar = await page.evaluate(() =>
        ["popover" in HTMLElement.prototype, innerWidth > 1200].every(Boolean),
      );
      if (!hasBar) await press(page, "Menu");
      await press(page, "Le club");
      await press(page, "Galerie");
      await page.waitForURL("/club/galerie", PATIENCE);
    }
  });

  await test.step("forms say how else to reach the club", async () => {
    for (const [path, { email, phone }] of [
      ["/contacts", DEMO_CLUB],
      ["/boutique/panier", SHOP],
      ["/boutique/commande", SHOP],
    ] as const) {
      await page.goto(path);
      const said = await read(page);
      expect(said).toMatch(/a besoin de JavaScript|ont besoin de JavaScript/);
      for (const way of [email, phone?.label ?? ""])
        expect(said.replace(/\s/g, "")).toContain(way.replace(/\s/g, ""));
      const ways = await page.evaluate(() => [...document.links].map(({ href }) => href));
      expect(ways).toEqual(expect.arrayContaining([`mailto:${email}`, phone?.href]));
    }
    await page.goto("/boutique");
    await press(page, "T-shirt technique");
    await page.waitForURL(/\/boutique\/./, PATIENCE);
    const said = await read(page);
    expect(said).toContain("Le panier a besoin de JavaScript.");
    expect(said).not.toContain("Ajouter au panier");
  });

  await test.step("a volunteer signs in, and no script of the area starts", async () => {
    const { email, password } = await createAdministrator(site);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/admin");
    await page.evaluate(
      ([email, password]) => {
        const [name, secret] = document.querySelectorAll("input:not([type=hidden])");
        (name as HTMLInputElement).value = email;
        (secret as HTMLInputElement).value = password;
      },
      [email, password] as const,
    );
    await press(page, "Se connecter");
    await page.waitForFunction(
      () => document.querySelector("h1")?.textContent?.startsWith("Bonjour"),
      null,
      PATIENCE,
    );
    expect(
      await page.evaluate(() => document.documentElement.hasAttribute("data-scriptless")),
    ).toBe(true);
    await press(page, "Entraîneurs");
    await page.waitForURL("/admin/coaches", PATIENCE);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/admin");
    await press(page, "Menu");
    await press(page, "Partenaires");
    await page.waitForURL("/admin/partners", PATIENCE);
  });
});
