import { expectAccessible } from "./support/accessibility";
import { findAdminScreens, unlinkedScreens } from "./support/admin-screens";
import { openAdminArea } from "./support/administrator";
import { waitUntilAwake } from "./support/awake";
import { expect, test } from "./support/browser-test";
import { findCutText } from "./support/cut-text";
import { buyShirts } from "./support/shop-buyer";
import { changeContent } from "./support/stored-content";
import { holdToast, undo } from "./support/toasts";
import { resize } from "./support/viewport";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Someone has written, so that there is a message to open. */
const MESSAGE = `insert into contact_messages
  (id, submission_id, fingerprint, name, email, title, message, search_text, received_at)
  values ('0a7a8a0e-5b0c-4a3e-9d39-5b7c5a0f6d11', 'one', 'one', 'Zoé Durand', 'zoe@exemple.fr',
    'Essayer', 'Bonjour', '', '2026-01-01T10:00:00.000Z')`;

test.use({ ownSite: true });

test("every screen of the administrator area can be used by everybody, at both sizes", async ({
  page,
  site,
  complaints,
}) => {
  test.setTimeout(900_000);
  // A link that is none, and an address without a screen.
  complaints.allow(/status of 4(04|10)/);
  await buyShirts(page, ["S"]);
  changeContent(site, MESSAGE);
  await openAdminArea(page, site);
  const screens = await findAdminScreens(page.request);
  const missed = screens.filter(({ address }) => !address).map(({ path }) => path);
  expect(missed, "screens without a link to them").toEqual([]);
  const addresses = screens.flatMap(({ address }) => address ?? []);
  for (const path of [...addresses, ...unlinkedScreens(screens)]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await waitUntilAwake(page);
      for (const size of SIZES) {
        await resize(page, size);
        await expectAccessible(page);
        expect(await findCutText(page), `${path} at ${size.width} px`).toEqual([]);
      }
    });
  }
});

test("a toast with «Annuler» can be read and pressed on a phone", async ({ page, site }) => {
  await resize(page, { width: 390, height: 844 });
  await openAdminArea(page, site);
  await page.goto("/admin/coaches");
  const acts = page.getByRole("button", { name: /^Autres actions pour/ }).first();
  await acts.click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  await holdToast(page, "est dans la corbeille.");
  const toast = page.locator(".toast").filter({ hasText: "est dans la corbeille." });
  const words = await boxOf(toast.locator(".toast-text"));
  const button = await boxOf(toast.getByRole("button", { name: "Annuler" }));
  const close = await boxOf(toast.getByRole("button", { name: "Fermer" }));
  for (const box of [words, button, close]) {
    expect([box.left >= 0, box.right <= 390, box.bottom <= 844]).toEqual([true, true, true]);
  }
  expect([isApart(words, button), isApart(words, close), isApart(button, close)]).toEqual([
    ...[true, true, true],
  ]);
  expect(words.right - words.left, "room for words").toBeGreaterThan(150);
  expect(await findCutText(page)).toEqual([]);
  await undo(page, "est dans la corbeille.");
  await expect(acts).toBeVisible();
});

test("what the orders lack is said above their filters, and covers nothing", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site);
  await page.goto("/admin/boutique");
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
