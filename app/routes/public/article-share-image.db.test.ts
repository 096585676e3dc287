import sharp from "sharp";
import { beforeEach, expect } from "vitest";
import { shareImagePath } from "~/features/articles/share-image-path";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { bytesOf, colourAt, PHONE_EXIF, plain } from "~tests/fixtures/pictures";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { readWhole } from "~tests/support/read-whole";
import { TEST_NOW, testContext, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { loader } from "./article-share-image";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** An article whose cover is red on its left half and blue on the right. */
async function openSite(database: Database, { width, height } = { width: 800, height: 380 }) {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const site = testServices(database, { environment, now: TEST_NOW });
  const id = newId();
  const blue = await plain(width / 2, height, "#0000ff")
    .png()
    .toBuffer();
  const bytes = await bytesOf(
    plain(width, height, "#ff0000")
      .composite([{ input: blue, left: width / 2, top: 0 }])
      .jpeg()
      .withExif(PHONE_EXIF),
  );
  const { url } = await storeImage(site, {
    target: { kind: "article", articleId: id },
    source: bytes,
    fileName: "une.jpg",
    quality: "normal",
    uploadedBy: null,
    now: TEST_NOW,
  });
  const ask = async (path: string, params: { id: string }) => {
    const request = new Request(new URL(path, "http://localhost:3000"));
    const args = { request, url: new URL(request.url), params, context: testContext(site) };
    return await readWhole(await (loader as (args: unknown) => Promise<Response>)(args));
  };
  return { id, url, ask };
}

test("is the cover at 1200 × 630, around its focal point, without metadata, for good", async ({
  database,
}) => {
  const { id, url, ask } = await openSite(database);
  const focus = { cover_focus_x: 100, cover_focus_y: 50 };
  await addArticle(database, { id, cover_image_url: url, ...focus, created_at: "2026-01-01" });
  const response = await ask(shareImagePath(id, { url, focusX: 100, focusY: 50 }), { id });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("cache-control")).toContain("immutable");
  const image = sharp(await response.arrayBuffer());
  const metadata = await image.metadata();
  expect(metadata).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(metadata.exif).toBeUndefined();
  // Around the middle, blue would begin at 600; around a point at the right, it begins sooner.
  const [red, , blue] = await image
    .extract({ left: 570, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeLessThan(20);
  expect(blue).toBeGreaterThan(235);
});

test("shows a poster whole, on the club's green", async ({ database }) => {
  const { id, url, ask } = await openSite(database, { width: 620, height: 800 });
  await addArticle(database, { id, cover_image_url: url, created_at: "2026-01-01" });
  const response = await ask(shareImagePath(id, { url, focusX: 50, focusY: 50 }), { id });
  expect(response.headers.get("cache-control")).toContain("immutable");
  const image = new Uint8Array(await response.arrayBuffer());
  const [left, right] = [await colourAt(image, 31, 50), await colourAt(image, 69, 50)];
  expect(left[0]).toBeGreaterThan(235);
  expect(right[2]).toBeGreaterThan(235);
  for (const [x, y] of [
    [5, 5],
    [95, 95],
  ] as const) {
    const [red = 255, green = 0, blue = 255] = await colourAt(image, x, y);
    expect([red < 40, green > red && green > blue, blue < 70]).toEqual([true, true, true]);
  }
});

test("is not kept for good under an address of another crop", async ({ database }) => {
  const { id, url, ask } = await openSite(database);
  await addArticle(database, { id, cover_image_url: url, created_at: "2026-01-01" });
  for (const query of ["", "?v=", "?v=00000000-50-50"]) {
    const response = await ask(`/actualites/${id}/partage.jpg${query}`, { id });
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  }
});

test("is the club's own when there is no cover, and nothing when there is no article", async ({
  database,
}) => {
  const { ask } = await openSite(database);
  const id = await addArticle(database, { created_at: "2026-01-01" });
  const answer = await ask(`/actualites/${id}/partage.jpg`, { id });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/partage.png"]);
  const draft = await addArticle(database, { status: "draft" });
  for (const unknown of [newId(), "x", "\u0000", draft]) {
    expect((await ask("/actualites/x/partage.jpg", { id: unknown })).status).toBe(404);
  }
});
