import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openPostgresDatabase } from "~/platform/database/database.server";
import { bytesOf, plain } from "../fixtures/pictures";
import { storeTestMessage } from "../support/contact-fixtures";
import { onPostgres } from "../support/postgres-databases";
import { findPostgresBinaries } from "../support/postgres-server";
import { createAdministrator, signIn } from "./support/administrator";
import { expect } from "./support/browser-test";
import { writeToTheClub } from "./support/mailing-site";
import { postgresTest } from "./support/postgres-site";
import type { Site } from "./support/site";

/** `npm run test:crash` takes its time, on a machine that does nothing else. */
const isLong = process.env.FOULEE_CRASH_TEST === "long";
const OUTAGE_MS = isLong ? 30_000 : 3_000;
const SEARCHES_A_MINUTE = 60;
const QUEUED_MAILS = 12;
const PICTURE_ADDRESS = /\/media\/articles\/[^"\\\s,]+/g;

async function beginArticle(page: Page, title: string): Promise<void> {
  await page.goto("/admin/actualites/create");
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
  await page.getByRole("textbox", { name: "Texte" }).fill("Rendez-vous au parking.");
  await page.getByRole("radio", { name: /Publié/ }).check();
}

const publish = (page: Page) => page.getByRole("button", { name: "Publier", exact: true }).click();

const published = (page: Page) => page.getByText(/est sur le site/).first();

async function publishArticle(page: Page, title: string): Promise<void> {
  await beginArticle(page, title);
  await publish(page);
  await expect(published(page)).toBeVisible();
}

async function addCover(page: Page): Promise<void> {
  const buffer = Buffer.from(await bytesOf(plain(600, 400).jpeg()));
  await page
    .getByRole("region", { name: "Image de couverture" })
    .locator("input[type=file]")
    .setInputFiles({ name: "cross.jpg", mimeType: "image/jpeg", buffer });
  await page.getByLabel("Décrivez l’image en une phrase").fill("Le départ du cross");
}

/** Soon where the machine has other work, within a second where it has not. */
async function expectOnHome(site: Site, words: string): Promise<void> {
  const within = { intervals: [20], ...(isLong && { timeout: 1_000 }) };
  await expect.poll(() => textOf(site, "/"), within).toContain(words);
}

/** Every address under which a page shows pictures: the stored ones and the smaller copies. */
async function picturesOf(site: Site, path: string): Promise<string[]> {
  const found = (await textOf(site, path)).match(PICTURE_ADDRESS) ?? [];
  return [...new Set(found.map((address) => address.replaceAll("&amp;", "&")))];
}

async function bytesAt(site: Site, address: string): Promise<Buffer> {
  const response = await fetch(site.url + address);
  expect(response.status, address).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** What visitors wrote a minute ago, and nobody has sent yet. */
async function queueMails(databaseUrl: string): Promise<void> {
  const database = openPostgresDatabase(databaseUrl);
  const now = new Date(Date.now() - 60_000);
  for (let i = 1; i <= QUEUED_MAILS; i += 1)
    await storeTestMessage(database, { message: `Nous serions ${i}.`, now });
  await database.close();
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

  test("two instances on one database and one storage are one site, whichever dies", async ({
    page,
    site,
    startInstance,
    complaints,
  }) => {
    // What the browser asks of the instance that was killed.
    complaints.allow(
      /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|preload CSS/,
    );
    const other = await startInstance();
    await signIn(page, await createAdministrator(site));
    expect(await textOf(other, "/")).not.toContain("Cross des Résiniers");
    await beginArticle(page, "Cross des Résiniers");
    await addCover(page);
    await publish(page);
    await expect(published(page)).toBeVisible();
    await expectOnHome(other, "Cross des Résiniers");

    await test.step("a picture published through one is served by the other", async () => {
      const addresses = await picturesOf(other, "/");
      const stored = addresses.find((address) => !address.includes("&w="));
      const smaller = addresses.find((address) => address.includes("&w="));
      for (const address of [stored ?? "", smaller ?? ""]) {
        const body = await bytesAt(other, address);
        expect((await sharp(body).metadata()).width, address).toBeGreaterThan(0);
        expect(body.equals(await bytesAt(site, address)), address).toBe(true);
      }
    });

    await test.step("an edit through one is on the other’s home page", async () => {
      await page.getByRole("textbox", { name: "Titre" }).fill("Cross des Résiniers, le retour");
      await page.getByRole("button", { name: "Publier les modifications" }).click();
      await expect(page.getByText(/le retour.*est sur le site/).first()).toBeVisible();
      await expectOnHome(other, "Cross des Résiniers, le retour");
    });

    await test.step("a third with another secret does not start, and says why", async () => {
      await expect(startInstance({ AUTH_SECRET: randomUUID() })).rejects.toThrow(/AUTH_SECRET/);
    });

    await test.step("limits count over both", async () => {
      for (let i = 0; i < SEARCHES_A_MINUTE; i += 1) await textOf(site, `/actualites?q=mot${i}`);
      expect((await fetch(`${other.url}/actualites?q=encore`)).status).toBe(429);
    });

    await test.step("one killed in the middle of a save loses nothing acknowledged", async () => {
      await publishArticle(page, "Footing du dimanche");
      await site.kill();
      await expectOnHome(other, "Footing du dimanche");
      await site.restart();
      await beginArticle(page, "Sortie au phare");
      const sent = page.waitForRequest(/\/enregistrer$/);
      await Promise.all([publish(page), sent.then(() => site.kill())]);
      const failed = page.getByRole("region", { name: "Enregistrement" }).getByRole("alert");
      await expect(published(page).or(failed).first()).toBeVisible();
      const isAcknowledged = await published(page).isVisible();
      await expectOnHome(other, isAcknowledged ? "Sortie au phare" : "Footing du dimanche");
      expect(await textOf(other, "/")).toContain("Cross des Résiniers, le retour");
      await site.restart();
      await publishArticle(page, "Marche de Noël");
      const home = await textOf(site, "/");
      expect(home).toContain("Footing du dimanche");
      expect(home).toContain("Marche de Noël");
    });
  });

  test("a mail queued once is sent once by two instances", async ({
    page,
    site,
    startInstance,
    mailbox,
    databaseUrl,
  }) => {
    const other = await startInstance();
    await writeToTheClub(page, {
      name: "Zoé Durand",
      email: "zoe@exemple.fr",
      title: "Essayer la marche nordique",
      message: "Bonjour, nous serions deux.",
    });
    expect(mailbox.received).toHaveLength(1);
    // The page fetches its last part when it says that the message has left.
    await expect(page.locator("[data-sonner-toast]")).toBeVisible();

    await Promise.all([site.stop(), other.stop()]);
    await queueMails(databaseUrl);
    const held = mailbox.hold();
    await Promise.all([site.restart(), other.restart()]);
    // Each sends one mail at a time: both are at it.
    await expect.poll(() => held.count()).toBe(2);
    held.release();
    const unsent = "select id from mail_outbox where state <> 'sent'";
    await expect.poll(() => onPostgres(databaseUrl, unsent)).toEqual([]);
    const queued = await onPostgres(databaseUrl, "select id from mail_outbox");
    expect(queued).toHaveLength(1 + QUEUED_MAILS);
    const ids = queued.map(({ id }) => `<${id}@les-pins.example>`);
    expect(mailbox.received.map(({ mail }) => mail.messageId).toSorted()).toEqual(ids.toSorted());
  });

  test("while PostgreSQL is away pages are served, saving says so, and all heals", async ({
    page,
    site,
    postgres,
    complaints,
  }) => {
    test.setTimeout(300_000 + 2 * OUTAGE_MS);
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
    await expect(published(page)).toBeVisible();
    expect(await textOf(site, "/")).toContain("Sortie au phare");
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
}
