import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentedNginx, startNginx } from "../support/nginx";
import { becomeAdministrator, openAdminArea } from "./support/administrator";
import { expect, test as siteTest } from "./support/browser-test";
import { buyShirts } from "./support/shop-buyer";
import { freePort, startSite } from "./support/site";

/** A demo site behind the nginx of docs/operations.md, which keeps public pages for a second. */
const test = siteTest.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "foulee-nginx-"));
      const own = await freePort();
      const url = `http://127.0.0.1:${own}`;
      const site = await startSite("demo", { PUBLIC_URL: url, TRUST_PROXY: "1" });
      const ports = { own, site: Number(new URL(site.url).port) };
      const nginx = await startNginx(folder, documentedNginx(ports, folder), url);
      await use({ ...site, url });
      await nginx.stop();
      await site.remove();
      await rm(folder, { recursive: true });
    },
    { scope: "test", timeout: 300_000 },
  ],
});

// `npm run test:long` alone asks for an nginx.
if (process.env.FOULEE_NGINX) {
  test("a public page is kept, and what is written is seen once its second is over", async ({
    page,
    site,
    request,
  }) => {
    expect(await (await request.get("/")).text()).not.toContain("Piste fermée");
    await openAdminArea(page, site, "/admin/information-importante");
    await page.getByRole("textbox", { name: "Texte" }).fill("Piste fermée jusqu’à lundi.");
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect
      .poll(async () => await (await request.get("/")).text())
      .toContain("Piste fermée jusqu’à lundi.");
  });

  test("a rush on a page reaches the site as one request", async ({ site }) => {
    const asked = () => site.logs().split('"path":"/boutique"').length - 1;
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => fetch(`${site.url}/boutique`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(asked()).toBeGreaterThan(0);
    // One, and one more for each second that a slow machine takes.
    expect(asked()).toBeLessThan(20);
  });

  test("a volunteer's pages reach nobody else, whoever comes first", async ({
    page,
    site,
    request,
  }) => {
    const { email } = await becomeAdministrator(page, site);
    const asVolunteer = page.context().request;
    for (const path of ["/admin", "/admin/information", "/", "/actualites", "/actualites.data"]) {
      for (const _ of ["first", "again"]) {
        const own = await asVolunteer.get(path);
        expect(own.headers()["cache-control"], path).toContain("no-store");
        expect(own.headers()["x-accel-expires"], path).toBeUndefined();
        const stranger = await request.get(path);
        expect(await stranger.text(), path).not.toContain(email);
        expect(stranger.headers()["set-cookie"], path).toBeUndefined();
      }
    }
    expect(await (await asVolunteer.get("/admin/information")).text()).toContain(email);
  });

  test("a thank-you page reaches nobody but the buyer", async ({ page, request }) => {
    test.slow();
    const number = await buyShirts(page, ["M"]);
    const address = "/boutique/thank-you";
    for (const _ of ["first", "again"]) {
      expect(await (await page.request.get(address)).text()).toContain(number);
      const stranger = await request.get(address);
      expect(await stranger.text()).not.toContain(number);
    }
  });
}
