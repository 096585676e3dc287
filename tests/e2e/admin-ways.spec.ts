import { findAdminScreens } from "./support/admin-screens";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";
import { buyShirts } from "./support/shop-buyer";

test("every screen is reached by links from the home of the area", async ({ page, site }) => {
  test.slow();
  // The screen of an order is there once somebody ordered.
  await buyShirts(page, ["S"]);
  await openAdminArea(page, site);
  const screens = await findAdminScreens(page.request);
  expect(screens.filter(({ address }) => address === undefined)).toEqual([]);
});
