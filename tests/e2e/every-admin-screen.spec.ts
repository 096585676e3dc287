import { expectAccessible } from "./support/accessibility";
import { findAdminScreens, unlinkedScreens } from "./support/admin-screens";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { expectNothingCut } from "./support/cut-text";
import { gotoHydrated } from "./support/hydrated";
import { LONG_WORDS } from "./support/long-words";
import { buyShirts } from "./support/shop-buyer";
import { changeContent } from "./support/stored-content";
import { holdToast, undo } from "./support/toasts";
import { resize } from "./support/viewport";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Where nothing but the room for words is looked at. */
const OTHER_SIZES = [
  { width: 1280, height: 900 },
  { width: 320, height: 844 },
];

/** Screens that their address opens in another state. */
const OTHER_STATES = [
  "/admin/actualites/create?type=evenement",
  "/admin/actualites?q=introuvable",
  "/admin/gallery?q=introuvable",
  "/admin/gallery?filtre=corbeille",
  "/admin/coaches?filtre=corbeille",
  "/admin/messages?q=xylophone",
  "/admin/messages?filtre=archives",
  "/admin/recherche?q=donau",
  "/admin/recherche?q=xylophone",
  "/admin/aide?q=photo",
  "/admin/aide?q=xylophone",
];

const THROWN_AWAY = ["coaches", "gallery_images"]
  .map(
    (table) => `update ${table} set deleted_at = '2026-01-01T10:00:00.000Z'
    where id = (select min(id) from ${table})`,
  )
  .join(";");

test.use({ ownSite: true });

/** In two halves, with words that have no place to break, which is the hardest for a screen. */
for (const half of [0, 1]) {
  test(`every screen is reached by links and can be used by everybody, with long words too (${half + 1} of 2)`, async ({
    page,
    site,
    complaints,
  }) => {
    // A link that is none, and an address without a screen.
    complaints.allow(/status of 4(04|10)/);
    await buyShirts(page, ["S"]);
    await openAdminArea(page, site);
    changeContent(site, `${LONG_WORDS};${THROWN_AWAY}`);
    const screens = await findAdminScreens(page.request);
    const missed = screens.filter(({ address }) => !address).map(({ path }) => path);
    expect(missed, "screens without a link to them").toEqual([]);
    const addresses = screens.flatMap(({ address }) => address ?? []);
    const paths = [...addresses, ...unlinkedScreens(screens), ...OTHER_STATES];
    for (const path of paths.filter((_, index) => index % 2 === half)) {
      await test.step(path, async () => {
        await gotoHydrated(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        for (const size of SIZES) {
          await resize(page, size);
          await expectAccessible(page);
          await expectNothingCut(page, `${path} at ${size.width} px`);
        }
        for (const size of OTHER_SIZES) {
          await resize(page, size);
          await expectNothingCut(page, `${path} at ${size.width} px`);
        }
      });
    }
  });
}

test("a toast with «Annuler» stays ten seconds, read and pressed on a phone", async ({
  page,
  site,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.clock.install();
  await openAdminArea(page, site, "/admin/coaches");
  const acts = page.getByRole("button", { name: /^Autres actions pour/ }).first();
  await acts.click();
  const toast = page.locator(".toast").filter({ hasText: "est dans la corbeille." });
  const remove = page.getByRole("menuitem", { name: "Supprimer" });
  await expect(remove).toBeVisible();
  // The page's time stands still: how long the machine takes does not count.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await remove.click();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await toast.count()).toBe(1);
  }).toPass();
  await page.clock.runFor(9000);
  await expect(toast).toBeVisible();
  await holdToast(page, "est dans la corbeille.");
  await page.clock.resume();
  const words = await boxOf(toast.locator(".toast-text"));
  const button = await boxOf(toast.getByRole("button", { name: "Annuler" }));
  const close = await boxOf(toast.getByRole("button", { name: "Fermer" }));
  for (const box of [words, button, close]) {
    expect([box.left >= 0, box.right <= 390, box.bottom <= 844]).toEqual([true, true, true]);
  }
  expect([isApart(words, button), isApart(words, close), isApart(button, close)]).toEqual([
    true,
    true,
    true,
  ]);
  expect(words.right - words.left, "room for words").toBeGreaterThan(150);
  await expectNothingCut(page, "under a toast");
  await undo(page, "est dans la corbeille.");
  await expect(acts).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("what the orders lack is said above their filters, and covers nothing", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site, "/admin/boutique");
  for (const size of SIZES) {
    await resize(page, size);
    const alert = await boxOf(page.getByText("Les acheteurs ne reçoivent aucune confirmation."));
    const filters = page.getByRole("navigation", { name: "Filtrer les commandes" });
    expect(alert.bottom, `${size.width} px`).toBeLessThanOrEqual((await boxOf(filters)).top);
    expect(alert.right).toBeLessThanOrEqual(size.width);
  }
});

type Box = { left: number; right: number; top: number; bottom: number };

async function boxOf(locator: import("@playwright/test").Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing is shown.");
  const { x, y, width, height } = box;
  return { left: x, right: x + width, top: y, bottom: y + height };
}

function isApart(one: Box, other: Box): boolean {
  return (
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top
  );
}
