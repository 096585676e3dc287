import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentedNginx, startNginx } from "../support/nginx";
import { becomeAdministrator, openAdminArea } from "./support/administrator";
import { expect, test as siteTest } from "./support/browser-test";
import { findContentPages } from "./support/public-pages";
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
  test("a rush on a page hardly reaches the site", async ({ site }) => {
    const asked = () => site.logs().split('"path":"/boutique"').length - 1;
    // Only the cookie of a session goes past what nginx keeps.
    const cookies = ["", "foulee.x=1", "theme=foulee"];
    const get = (_: unknown, number: number) =>
      fetch(`${site.url}/boutique`, { headers: { cookie: cookies[number % 3] ?? "" } });
    for (let rush = 0; rush < 10; rush += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, get));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect(asked()).toBeGreaterThan(0);
    expect(asked()).toBeLessThan(100);
  });

  test("what is written is seen soon after", async ({ page, site, request }) => {
    const home = async () => await (await request.get("/")).text();
    expect(await home()).not.toContain("Piste rouverte");
    await openAdminArea(page, site, "/admin/information-importante");
    await page.getByRole("textbox", { name: "Texte" }).fill("Piste rouverte dès lundi.");
    await page.getByRole("button", { name: "Mettre à jour" }).click();
    await expect(page.getByText("L’information importante est sur l’accueil.")).toBeVisible();
    await expect.poll(home).toContain("Piste rouverte dès lundi.");
  });

  test("a photo that was taken off the site is gone at once", async ({ page, site, request }) => {
    const { photo } = await findContentPages(request);
    const html = await (await request.get(photo)).text();
    const [picture = ""] = /\/media\/gallery\/[^"\s,]+/.exec(html) ?? [];
    const address = picture.replaceAll("&amp;", "&");
    for (const _ of ["first", "again"]) expect((await request.get(address)).status()).toBe(200);
    await openAdminArea(page, site, "/admin/gallery");
    const title = "Cross des Résiniers";
    await page
      .getByRole("button", { name: `Autres actions pour «\u00a0${title}\u00a0»` })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    await expect(page.getByText(`«\u00a0${title}\u00a0» est dans la corbeille.`)).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
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
