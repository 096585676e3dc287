import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../tests/e2e/support/chromium.ts";
import { french, median, percentile, table } from "./figures.js";
import { load } from "./load.js";
import { signIn, startSite, UNCACHED, writtenAnew } from "./site.js";

const WIDTH = 4032;
const HEIGHT = 3024;
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];

/**
 * A photo of twelve megapixels through the real form in Chromium, from its choice to the words that
 * say it is in the gallery; then what page views feel of such photos coming in without a pause.
 * @param {import("./run.js").Bench} bench
 */
export async function measurePhoto({ programs, rounds, seconds }) {
  const executablePath = findChromium();
  if (!executablePath) {
    return { title: "Photo", text: "Aucun Chromium sur cette machine.", targets: [] };
  }
  const folder = await mkdtemp(join(tmpdir(), "foulee-photo-"));
  const site = await startSite();
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const account = await signIn(site);
    const page = await openSession(browser, site, account);
    const times = [];
    for (let round = 0; round <= rounds; round += 1) {
      const photo = await makePhoto(folder, round);
      const taken = await publish(page, site, photo);
      if (round > 0) times.push(taken);
    }
    const pages = await measurePagesMeanwhile({ site, page, folder, wrk: programs.wrk, seconds });
    return report(times, pages);
  } finally {
    await browser.close();
    await site.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Not noise, which no camera makes, nor a plain colour: blurred noise, some megabytes as JPEG. */
async function makePhoto(folder, number) {
  const file = join(folder, `IMG_${number}.JPG`);
  const noise = { type: "gaussian", mean: 128, sigma: 60 };
  const grain = sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#486", noise },
  });
  await writeFile(file, await grain.blur(2).jpeg({ quality: 90 }).toBuffer());
  return file;
}

async function openSession(browser, site, { email, password }) {
  const context = await browser.newContext({ baseURL: site.url, locale: "fr-FR" });
  const page = await context.newPage();
  await page.goto("/admin");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe").fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("heading", { name: /^Bonjour/ })).toBeVisible();
  return page;
}

async function publish(page, site, photo) {
  await page.goto(`${site.url}/admin/gallery/create`);
  const field = page.getByLabel(/^(Choisir des|Ajouter d’autres) photos/);
  await field.waitFor({ state: "attached" });
  const started = performance.now();
  await field.setInputFiles(photo);
  const card = page.getByRole("group", { name: /^Photo 1,/ });
  await card.getByLabel("Titre").fill("Le départ");
  await card.getByLabel("Décrivez l’image en une phrase").fill("Des coureurs au départ");
  await page.getByLabel("Les personnes reconnaissables ont donné leur accord").check();
  await page.getByRole("button", { name: /^Publier/ }).click();
  await page
    .getByText(/(est|sont) dans la galerie/)
    .first()
    .waitFor({ timeout: 60_000 });
  return performance.now() - started;
}

/** The cached page and one rendered each time, alone and while photos are being published. */
async function measurePagesMeanwhile({ site, page, folder, wrk, seconds }) {
  const ask = (path, headers) =>
    load(wrk, { url: site.url + path, pids: [site.pid], seconds, connections: 2, headers });
  const askBoth = async () => [await ask("/", {}), await ask(writtenAnew("/"), UNCACHED)];
  // What the last photo left to be made again does not count.
  await askBoth();
  const alone = await askBoth();
  let isDone = false;
  const uploads = (async () => {
    for (let number = 100; !isDone; number += 1) {
      await publish(page, site, await makePhoto(folder, number));
    }
  })();
  const meanwhile = await askBoth();
  isDone = true;
  await uploads;
  return { alone, meanwhile };
}

function report(times, { alone, meanwhile }) {
  const taken = median(times) / 1000;
  const names = ["Accueil, en cache", "Accueil, écrit à neuf"];
  return {
    title: "Photo de 12 mégapixels",
    text: [
      `De son choix à «\u00a0dans la galerie\u00a0», dans Chromium, formulaire rempli compris\u00a0: ${french(taken)}\u00a0s (médiane de ${times.length}, au pire ${french(percentile(times, 100) / 1000)}\u00a0s).`,
      table(
        ["p99 des pages (ms)", "seules", "pendant les envois"],
        names.map((name, index) => [name, alone[index].p99, meanwhile[index].p99]),
      ),
    ].join("\n\n"),
    targets: [["Photo de 12 mégapixels publiée (s)", taken, "≤ 2", taken <= 2]],
  };
}
