import type { Page } from "@playwright/test";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { findContentPages } from "./support/public-pages";

type Shared = { title: string; url: string };

/** Gives the browser a sheet; it writes down what it shares, and ends as the next of `ends` says. */
async function giveSheet(page: Page, ends: readonly string[] = []): Promise<void> {
  await page.addInitScript((names) => {
    const left = [...names];
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: async (one: unknown) => {
        shared.push(one);
        const name = left.shift();
        if (name) throw new DOMException("no", name);
      },
    });
  }, ends);
}

const sharedOf = (page: Page) =>
  page.evaluate(() => Reflect.get(window, "shared") as readonly Shared[]);

test("news, events and photos are shared by the browser's own sheet, by keyboard too", async ({
  page,
  request,
}) => {
  const content = await findContentPages(request);
  await giveSheet(page);
  for (const path of [content.article, content.event, content.photo]) {
    await gotoHydrated(page, path);
    await expect(page.getByRole("link", { name: "Partager sur Facebook" })).toBeHidden();
    const send = page.getByRole("button", { name: "Envoyer à quelqu’un" });
    await send.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => sharedOf(page)).toHaveLength(1);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(await sharedOf(page)).toEqual([{ title, url: page.url() }]);
  }
});

test("a sheet that is cancelled says nothing; one that fails leaves the links", async ({
  page,
  request,
}) => {
  const { article } = await findContentPages(request);
  await giveSheet(page, ["AbortError", "NotAllowedError"]);
  await gotoHydrated(page, article);
  const send = page.getByRole("button", { name: "Envoyer à quelqu’un" });
  const facebook = page.getByRole("link", { name: "Partager sur Facebook" });
  await send.click();
  await expect.poll(() => sharedOf(page)).toHaveLength(1);
  await expect(facebook).toBeHidden();
  await send.click();
  await expect(send).toHaveCount(0);
  await expect(facebook).toBeFocused();
});

test("the enlarged photo is shared by its own address, where there is a sheet", async ({
  page,
}) => {
  const open = async () => {
    await gotoHydrated(page, "/club/galerie");
    await page.getByRole("main").locator('a[href^="/club/galerie/"]').first().click();
    return page.getByRole("dialog", { name: "Photo agrandie" });
  };
  const send = { name: "Envoyer à quelqu’un" };
  const without = await open();
  await expect(without.getByRole("link", { name: /^Demander le retrait/ })).toBeVisible();
  await expect(without.getByRole("button", send)).toHaveCount(0);

  await giveSheet(page, ["", "NotAllowedError"]);
  const viewer = await open();
  await viewer.getByRole("button", send).click();
  await expect.poll(() => sharedOf(page)).toHaveLength(1);
  expect((await sharedOf(page))[0]?.url).toBe(page.url());
  await viewer.getByRole("button", send).click();
  await expect(viewer.getByRole("status")).toContainText("copiez l’adresse");
});
