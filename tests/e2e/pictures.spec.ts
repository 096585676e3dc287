import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Locator, Page } from "@playwright/test";
import {
  bytesOf,
  CORNERS,
  colourAt,
  cornersTurned,
  heicHead,
  movingGif,
  movingPng,
  noise,
  ORIENTATIONS,
  plain,
  pngBomb,
} from "../fixtures/pictures";
import { expectAccessible } from "./support/accessibility";
import { openAdminArea } from "./support/administrator";
import { expect, test } from "./support/browser-test";

test.use({ siteContent: "nothing" });

const UNSUPPORTED = "Format de fichier non supporté. Utilisez JPG, PNG, WEBP ou GIF.";
const UNREADABLE = "Impossible de charger l'image";
const FIXTURES = "../shared/fixtures/photos";

function gallery(page: Page) {
  return page.getByRole("region", { name: "Photos de l’article" });
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

async function choose(page: Page, files: Chosen[]): Promise<void> {
  await gallery(page).locator("input[type=file]").setInputFiles(files);
}

function isNear(colour: number[], hex: string): boolean {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return colour.every((value, i) => Math.abs(value - (wanted[i] ?? 0)) < 60);
}

test.beforeEach(async ({ page, site }) => {
  await openAdminArea(page, site, "/admin/actualites/create");
  await page.getByRole("textbox", { name: "Titre" }).fill("Des photos de toutes les façons");
});

test("each of the eight EXIF orientations stands upright", async ({ page }) => {
  const held = ORIENTATIONS.map((orientation) => ({ orientation, kind: "jpeg" as const }));
  const others = [3, 6].flatMap((orientation) => [
    { orientation, kind: "webp" as const },
    { orientation, kind: "png" as const },
  ]);
  const files = await Promise.all(
    [...held, ...others].map(async ({ orientation, kind }) => ({
      name: `tenue-${orientation}.${kind}`,
      mimeType: `image/${kind}`,
      buffer: Buffer.from(await cornersTurned(orientation, kind)),
    })),
  );
  await choose(page, files);
  const pictures = gallery(page).locator("img");
  await expect(pictures).toHaveCount(files.length);
  for (const picture of await pictures.all()) {
    const source = (await picture.getAttribute("src")) ?? "";
    const body = await (await page.request.get(source)).body();
    expect(isNear(await colourAt(body, 15, 15), CORNERS.topLeft), `${source} top left`).toBe(true);
    expect(isNear(await colourAt(body, 85, 15), CORNERS.topRight), `${source} top right`).toBe(
      true,
    );
    expect(isNear(await colourAt(body, 15, 85), CORNERS.bottomLeft), `${source} bottom left`).toBe(
      true,
    );
  }
});

test("what is no picture is refused with a clear sentence, and the good ones go on", async ({
  page,
}) => {
  const whole = await bytesOf(noise(600, 400).jpeg());
  const jpeg = "image/jpeg";
  await choose(page, [
    { name: "page.jpg", mimeType: jpeg, buffer: Buffer.from("<html><script>1</script></html>") },
    { name: "dessin.png", mimeType: "image/png", buffer: Buffer.from('<svg onload="x()"/>') },
    { name: "vide.jpg", mimeType: jpeg, buffer: Buffer.alloc(0) },
    { name: "IMG_2041.HEIC", mimeType: "image/heic", buffer: Buffer.from(heicHead()) },
    { name: "coupee.jpg", mimeType: jpeg, buffer: Buffer.from(whole.slice(0, 9000)) },
    { name: "bonne.jpg", mimeType: jpeg, buffer: Buffer.from(whole) },
  ]);
  const items = gallery(page).locator(".upload-item");
  await expect(items.filter({ hasText: "page.jpg" })).toContainText(UNSUPPORTED);
  await expect(items.filter({ hasText: "dessin.png" })).toContainText(UNSUPPORTED);
  await expect(items.filter({ hasText: "vide.jpg" })).toContainText("Ce fichier est vide.");
  await expect(items.filter({ hasText: "IMG_2041.HEIC" })).toContainText(
    `${UNSUPPORTED} C’est une photo HEIC, d’un iPhone`,
  );
  await expect(items.filter({ hasText: "coupee.jpg" })).toContainText(UNREADABLE);
  await expect(gallery(page).locator("img")).toHaveCount(1);
  await expect(items.getByRole("button", { name: /^Réessayer/ })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue(/toutes les façons/);
});

test("the cover says that it moved, for as long as it is there", async ({ page }) => {
  const cover = page.getByRole("region", { name: "Image de couverture" });
  const input = cover.locator("input[type=file]");
  const gif = { name: "anime.gif", mimeType: "image/gif" };
  const buffer = Buffer.from(await movingGif(["#ff0000", "#0000ff"]));
  await input.setInputFiles({ ...gif, buffer });
  await expect(cover.getByText(/Ce fichier est animé/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Enregistrement" }).getByRole("status")).toHaveText(
    /^Enregistré à/,
  );
  await expect(cover.getByText(/Ce fichier est animé/)).toBeVisible();
  await cover.getByRole("button", { name: "Remplacer" }).click();
  const png = { name: "anime.png", mimeType: "image/png" };
  await input.setInputFiles({ ...png, buffer: Buffer.from(await movingPng()) });
  await expect(input).toHaveCount(0);
  await expect(cover.getByText(/Ce fichier est animé/)).toBeVisible();
});

test("the form offers high quality for a poster, and its page shows it whole", async ({
  page,
  browser,
  site,
}) => {
  const cover = page.getByRole("region", { name: "Image de couverture" });
  const buffer = Buffer.from(await bytesOf(plain(1240, 1754, "#c8390c").jpeg()));
  const poster = { name: "affiche.jpg", mimeType: "image/jpeg", buffer };
  await cover.locator("input[type=file]").setInputFiles(poster);
  await expect(cover.getByText("Image allégée à 566 × 800")).toBeVisible();
  await page.getByLabel("Décrivez l’image en une phrase").fill("Affiche de la course.");
  const high = cover.getByText("Image allégée à 1\u202f131 × 1\u202f600");
  await cover.getByRole("button", { name: "Conserver en haute qualité" }).press("Enter");
  await expect(high).toBeVisible();
  await expect(cover.getByText("Cette affiche est conservée en haute qualité.")).toBeVisible();
  const lighter = cover.getByRole("button", { name: "Revenir à l’image allégée" });
  await expect(lighter).toBeFocused();
  await lighter.press("Enter");
  await expect(cover.getByText("Image allégée à 566 × 800")).toBeVisible();
  await cover.getByRole("button", { name: "Conserver en haute qualité" }).press("Enter");
  await expect(high).toBeVisible();
  await expect(cover.getByText(/montre l’image entière/)).toBeVisible();
  await page.getByRole("textbox", { name: "Texte" }).fill("Tout est sur l’affiche.");
  await page.getByRole("button", { name: "Publier", exact: true }).click();
  await expect(page.getByText(/est sur le site/).first()).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site.url, locale: "fr-FR" });
  const read = await visitor.newPage();
  for (const width of [390, 1440]) {
    await read.setViewportSize({ width, height: 900 });
    await read.goto("/actualites");
    await read.getByRole("link", { name: /Des photos de toutes les façons/ }).click();
    const whole = read.getByRole("link", { name: "Agrandir\u00a0: Affiche de la course." });
    const picture = whole.locator("img");
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    const shape = (box?.width ?? 0) / (box?.height ?? 1);
    expect(Math.abs(shape - 1131 / 1600), `${width} pixels wide`).toBeLessThan(0.01);
    expect(box?.height).toBeLessThanOrEqual(900);
    await expect(picture).not.toHaveCSS("object-fit", "cover");
  }
  await read.getByRole("link", { name: "Agrandir\u00a0: Affiche de la course." }).click();
  await expect(read).toHaveURL(/^[^?]*\/media\/articles\//);
  await visitor.close();
});

test("the server itself refuses a decompression bomb and a corrupted photo", async ({ page }) => {
  const files = [{ name: "bombe.png", buffer: Buffer.from(pngBomb()) }];
  for (const name of ["bombe-decompression.png", "corrupted.jpg"]) {
    const path = `${FIXTURES}/${name}`;
    if (existsSync(path)) files.push({ name: basename(path), buffer: await readFile(path) });
  }
  const id = "0b7f9a52-6c1d-4e0f-9a53-2a6f6d1f7c11";
  for (const { name, buffer } of files) {
    const response = await page.request.post("/admin/media", {
      headers: { origin: new URL(page.url()).origin },
      multipart: { kind: "article", id, file: { name, mimeType: "image/png", buffer } },
    });
    expect(response.status(), name).toBe(422);
    const { message } = (await response.json()) as { message: string };
    expect(message, name).toMatch(/\p{L}+.*\.|image/u);
  }
});

/** Drags a file over the middle of an element, as from a folder of the computer, and lets go of it there. */
async function dropFile(page: Page, over: Locator, path: string): Promise<void> {
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error("Nothing to drop on.");
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await session.send("Input.dispatchDragEvent", { type, ...at, data });
  }
}

test("a file dropped beside the place for pictures opens nothing, and the place shows itself", async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath("photo.png");
  await writeFile(path, await bytesOf(noise(60, 40).png()));
  await page.setViewportSize({ width: 1440, height: 500 });
  const place = gallery(page).locator(".drop-zone");
  const heading = page.getByRole("heading", { level: 1 });
  const ground = await place.evaluate((zone) => getComputedStyle(zone).backgroundColor);
  await heading.scrollIntoViewIfNeeded();
  await expect(page.locator(".drop-zone").first()).not.toBeInViewport();
  await heading.dispatchEvent("dragover", {
    dataTransfer: await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["x"], "photo.png"));
      return transfer;
    }),
  });
  await expect(place).not.toHaveCSS("background-color", ground);
  await expect(page.locator(".drop-zone").first()).toBeInViewport();
  await expectAccessible(page);
  for (const beside of [heading, page.getByRole("textbox", { name: "Titre" })]) {
    await dropFile(page, beside, path);
    await page.mouse.move(2, 2);
    await expect(place).toHaveCSS("background-color", ground);
  }
  expect(page.context().pages()).toEqual([page]);
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue(/^Des photos de toutes/);

  await dropFile(page, place, path);
  await expect(gallery(page).locator("img")).toHaveCount(1);
});
