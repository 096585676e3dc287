import { expectUsableAtBothSizes } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { gotoHydrated } from "./support/hydrated";
import { undo } from "./support/toasts";

test.use({ ownSite: true });

test("an event is repeated over the days that are ticked, and taken back at once", async ({
  page,
  site,
}) => {
  await openAdminArea(page, site);
  await gotoHydrated(page, "/admin/actualites?type=evenements");
  const rows = page.getByRole("row").filter({ hasText: "Test VMA ouvert à tous" });
  await rows.getByRole("button", { name: /^Autres actions/ }).click();
  await page.getByRole("menuitem", { name: "Répéter…" }).click();
  const dialog = page.getByRole("dialog", { name: "Répéter l’événement" });
  const days = dialog.getByRole("checkbox");
  const create = dialog.getByRole("button", { name: /^Créer/ });
  const weekly = await days.count();
  expect(weekly).toBeGreaterThan(20);
  await expectUsableAtBothSizes(page);
  await dialog.getByLabel("Il revient").selectOption({ index: 2 });
  const monthly = await days.count();
  expect(monthly).toBeLessThan(8);
  await days.first().uncheck();
  await expect(create).toHaveText(`Créer ${monthly - 1}\u00a0brouillons`);
  await create.click();
  await expect(rows).toHaveCount(monthly);
  await undo(page, "est répété");
  await expect(rows).toHaveCount(1);
});
