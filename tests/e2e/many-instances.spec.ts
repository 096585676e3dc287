import type { Page } from "@playwright/test";
import { findPostgresBinaries } from "../support/postgres-server";
import { createAdministrator, signIn } from "./support/administrator";
import { expect } from "./support/browser-test";
import { postgresTest } from "./support/postgres-site";
import type { Site } from "./support/site";

/** `npm run test:crash` takes its time, on a machine that does nothing else. */
const isLong = process.env.FOULEE_CRASH_TEST === "long";
const OUTAGE_MS = isLong ? 30_000 : 3_000;
const SEARCHES_A_MINUTE = 60;

async function beginArticle(page: Page, title: string): Promise<void> {
  await page.goto("/admin/actualites/create");
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
  await page.getByRole("textbox", { name: "Texte" }).fill("Rendez-vous au parking.");
  await page.getByRole("radio", { name: /Publié/ }).check();
}

const publish = (page: Page) => page.getByRole("button", { name: "Publier", exact: true }).click();

async function publishArticle(page: Page, title: string): Promise<void> {
  await beginArticle(page, title);
  await publish(page);
  await expect(page.getByText(/est sur le site/).first()).toBeVisible();
}

async function textOf(site: Site, path: string): Promise<string> {
  return await (await fetch(site.url + path)).text();
}

/** Asks for pages without a pause until told to stop: every answer's status, and which were marked as stale. */
function loadPages(site: Site, paths: readonly string[]) {
  const statuses = new Map<number, number>();
  let stale = 0;
  let isOver = false;
  const ask = async (path: string) => {
    while (!isOver) {
      const response = await fetch(site.url + path);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.headers.has("warning")) stale += 1;
    }
  };
  const asking = Promise.all(paths.map(ask));
  return async () => {
    isOver = true;
    await asking;
    return { statuses: [...statuses.keys()], stale };
  };
}

// Where there is no PostgreSQL to start, another process cannot share the embedded one.
const binaries = await findPostgresBinaries();
if (binaries) {
  const test = postgresTest(binaries);

  test("two instances on one database are one site, whichever dies", async ({
    page,
    site,
    startInstance,
    complaints,
  }) => {
    // What the browser asks of the instance that was killed.
    complaints.allow(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|preload CSS/);
    const other = await startInstance();
    await signIn(page, await createAdministrator(site));
    expect(await textOf(other, "/")).not.toContain("Cross des Résiniers");
    await publishArticle(page, "Cross des Résiniers");
    await expect
      .poll(() => textOf(other, "/"), { intervals: [20], ...(isLong && { timeout: 1_000 }) })
      .toContain("Cross des Résiniers");

    await test.step("limits count over both", async () => {
      for (let i = 0; i < SEARCHES_A_MINUTE; i += 1) await textOf(site, `/actualites?q=mot${i}`);
      expect((await fetch(`${other.url}/actualites?q=encore`)).status).toBe(429);
    });

    await test.step("one killed in the middle of a save loses nothing acknowledged", async () => {
      await beginArticle(page, "Sortie au phare");
      await Promise.all([publish(page), site.kill()]);
      expect(await textOf(other, "/")).toContain("Cross des Résiniers");
      await site.restart();
      await publishArticle(page, "Marche de Noël");
      const home = await textOf(site, "/");
      expect(home).toContain("Cross des Résiniers");
      expect(home).toContain("Marche de Noël");
    });
  });

  test("while PostgreSQL is away pages are served, saving says so, and all heals", async ({
    page,
    site,
    postgres,
    complaints,
  }) => {
    test.setTimeout(120_000 + 2 * OUTAGE_MS);
    complaints.allow(/Failed to load resource.*503/);
    await signIn(page, await createAdministrator(site));
    await publishArticle(page, "Cross des Résiniers");
    const paths = ["/", "/actualites", "/club/le-stade", "/sitemap.xml"];
    for (const path of paths) expect((await fetch(site.url + path)).status, path).toBe(200);
    await beginArticle(page, "Sortie au phare");
    const stopLoad = loadPages(site, paths);

    await postgres.pause();
    const pausedAt = Date.now();
    await test.step("a page that nobody has asked for says when to come back", async () => {
      const uncached = await fetch(`${site.url}/actualites?page=2`, {
        headers: { accept: "text/html" },
      });
      expect(uncached.status).toBe(503);
      expect(uncached.headers.get("retry-after")).toBe("10");
      expect(await uncached.text()).toContain("Le site revient dans un instant");
      expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
    });
    await test.step("what is saved says that it is not", async () => {
      await publish(page);
      const bar = page.getByRole("region", { name: "Enregistrement" });
      await expect(bar.getByRole("alert")).toContainText(
        "Le site ne peut pas enregistrer pour le moment.",
      );
      await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Sortie au phare");
    });
    const home = await fetch(`${site.url}/`);
    expect([home.status, home.headers.get("warning")]).toEqual([200, '110 - "Response is Stale"']);
    expect(Number(home.headers.get("age"))).toBeGreaterThanOrEqual(0);
    expect(await home.text()).toContain("Cross des Résiniers");
    await expect
      .poll(() => Date.now() - pausedAt, { timeout: 2 * OUTAGE_MS })
      .toBeGreaterThan(OUTAGE_MS);

    await postgres.resume();
    await expect.poll(async () => (await fetch(`${site.url}/`)).headers.get("warning")).toBeNull();
    const load = await stopLoad();
    expect(load.statuses).toEqual([200]);
    expect(load.stale).toBeGreaterThan(0);
    await publish(page);
    await expect(page.getByText(/est sur le site/).first()).toBeVisible();
    expect(await textOf(site, "/")).toContain("Sortie au phare");
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
}
