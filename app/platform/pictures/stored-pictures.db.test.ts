import sharp from "sharp";
import { describe, expect } from "vitest";
import { parseMediaUrl, thumbnailOf } from "~/lib/media-url";
import { avatarTarget, type UploadTarget } from "~/lib/pictures";
import type { Database } from "~/platform/database/database.server";
import { newId, sha256 } from "~/platform/random.server";
import { bytesOf, cornersTurned, noise, PHONE_EXIF, plain } from "~tests/fixtures/pictures";
import { pictureTarget } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW } from "~tests/support/services";
import type { ImageUpload } from "./picture-files.server";
import { findMediaFile, isStoredImage, storageUse, storeImage } from "./stored-pictures.server";

const upload = (target: UploadTarget, source: Uint8Array, more: Partial<ImageUpload> = {}) => ({
  target,
  source,
  fileName: "IMG 2041.JPG",
  quality: "normal" as const,
  uploadedBy: null,
  now: TEST_NOW,
  ...more,
});

const cleanupLog = (database: Database) =>
  database.kysely
    .selectFrom("storage_cleanup_log")
    .select(["file_path", "reason", "processed"])
    .orderBy("file_path")
    .execute();

describe("storeImage", () => {
  test("stores an article's photo within its preset, with its thumbnail", async ({ database }) => {
    const site = { database, storage: new MemoryStorage() };
    const articleId = newId();
    const photo = await bytesOf(noise(4000, 3000).jpeg({ quality: 80 }).withExif(PHONE_EXIF));
    const stored = await storeImage(site, upload({ kind: "article", articleId }, photo));
    expect(stored).toMatchObject({ width: 1067, height: 800 });
    expect(stored.byteSize).toBeLessThanOrEqual(800 * 1024);
    expect(stored.url).toMatch(
      new RegExp(`^/media/articles/${articleId}/img-2041-[0-9a-f]{8}\\.jpg\\?v=1067x800-`),
    );
    expect(stored.thumbnailUrl).toBe(thumbnailOf(stored.url));
    const paths = [...site.storage.files.keys()];
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const file = site.storage.files.get(path);
      expect((await sharp(file?.body).metadata()).exif).toBeUndefined();
      expect(await findMediaFile(database.kysely, path)).toMatchObject({
        mediaType: file?.mediaType,
        byteSize: file?.body.byteLength,
      });
    }
    const thumbnail = await findMediaFile(database.kysely, paths[1] ?? "");
    expect(thumbnail).toMatchObject({ width: 267, height: 200 });
    expect(thumbnail?.byteSize).toBeLessThanOrEqual(100 * 1024);
  });

  test("keeps high quality as WebP, upright", async ({ database }) => {
    const storage = new MemoryStorage();
    const stored = await storeImage(
      { database, storage },
      upload({ kind: "gallery" }, await cornersTurned(6), { quality: "high" }),
    );
    expect(stored).toMatchObject({ width: 60, height: 40 });
    expect(stored.url).toMatch(/^\/media\/gallery\/img-2041-[0-9a-f]{8}\.webp\?v=60x40-/);
    expect(stored.thumbnailUrl).toMatch(
      /^\/media\/thumbnails\/img-2041-[0-9a-f]{8}\.jpg\?v=60x40-/,
    );
  });

  test("says of a picture that it became one colour", async ({ database }) => {
    const site = { database, storage: new MemoryStorage() };
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const white = await plain(200, 80, "#ffffff").png().toBuffer();
    const drawing = await bytesOf(
      sharp({ create: { width: 400, height: 200, channels: 4, background: clear } })
        .composite([{ input: white }])
        .png(),
    );
    const article = { kind: "article", articleId: newId() } as const;
    expect(await storeImage(site, upload(article, drawing))).toMatchObject({ isOneColour: true });
    const photo = await bytesOf(noise(400, 200).jpeg());
    expect(await storeImage(site, upload(article, photo))).toMatchObject({ isOneColour: false });
    const logo = upload(pictureTarget("partner", newId()), drawing);
    expect(await storeImage(site, logo)).toMatchObject({ isOneColour: false });
  });

  test("stores a partner's logo byte for byte", async ({ database }) => {
    const storage = new MemoryStorage();
    const logo = await bytesOf(plain(900, 300).png().withExif(PHONE_EXIF));
    const id = newId();
    const stored = await storeImage(
      { database, storage },
      upload(pictureTarget("partner", id), logo),
    );
    expect(stored).toMatchObject({ width: 900, height: 300, byteSize: logo.length });
    expect(stored.thumbnailUrl).toBeNull();
    expect(storage.files.get(`partners/${id}/logo.png`)).toEqual({
      body: logo,
      mediaType: "image/png",
    });
  });

  test("replaces an avatar in its place, under another address", async ({ database }) => {
    const site = { database, storage: new MemoryStorage() };
    const target = avatarTarget(newId());
    const first = await storeImage(site, upload(target, await bytesOf(plain(900, 900).png())));
    const other = await bytesOf(plain(500, 900, "#ff0000").png());
    const second = await storeImage(site, upload(target, other, { quality: "high" }));
    expect(first).toMatchObject({ width: 400, height: 400 });
    expect(second).toMatchObject({ width: 222, height: 400 });
    expect(parseMediaUrl(second.url)?.path).toBe(parseMediaUrl(first.url)?.path);
    expect(second.url).not.toBe(first.url);
    expect(await storageUse(database.kysely)).toEqual({ files: 1, bytes: second.byteSize });
    expect(await cleanupLog(database)).toEqual([]);
  });

  test("puts a logo of another kind down for cleanup, once, until it is back", async ({
    database,
  }) => {
    const site = { database, storage: new MemoryStorage() };
    const id = newId();
    const target = pictureTarget("partner", id);
    const [png, jpeg] = [await bytesOf(plain(9, 9).png()), await bytesOf(plain(9, 9).jpeg())];
    await storeImage(site, upload(target, png));
    await storeImage(site, upload(pictureTarget("partner", newId()), png));
    await storeImage(site, upload(target, jpeg));
    await storeImage(site, upload(target, jpeg));
    const old = { file_path: `partners/${id}/logo.png`, reason: "replaced" };
    expect(await cleanupLog(database)).toEqual([{ ...old, processed: false }]);
    await storeImage(site, upload(target, png));
    expect(await cleanupLog(database)).toEqual([
      { file_path: `partners/${id}/logo.jpg`, reason: "replaced", processed: false },
      { ...old, processed: true },
    ]);
  });

  test("leaves nothing behind when the row fails", async ({ database }) => {
    const storage = new MemoryStorage();
    const photo = await bytesOf(plain(90, 90).jpeg());
    // No such user: the row's foreign key fails after the files were written.
    const broken = upload({ kind: "gallery" }, photo, { uploadedBy: newId() });
    await expect(storeImage({ database, storage }, broken)).rejects.toThrow();
    expect(storage.files.size).toBe(0);
    expect(await storageUse(database.kysely)).toEqual({ files: 0, bytes: 0 });
  });

  test("gives a replaced file back when the row fails", async ({ database }) => {
    const site = { database, storage: new MemoryStorage() };
    const target = avatarTarget(newId());
    await storeImage(site, upload(target, await bytesOf(plain(90, 90).jpeg())));
    const before = new Map(site.storage.files);
    const other = await bytesOf(plain(90, 90, "#ff0000").jpeg());
    await expect(
      storeImage(site, upload(target, other, { uploadedBy: newId() })),
    ).rejects.toThrow();
    expect(site.storage.files).toEqual(before);
  });

  test("removes the picture when its thumbnail cannot be written", async ({ database }) => {
    const storage = new MemoryStorage();
    const write = storage.write.bind(storage);
    storage.write = async (path, file) => {
      if (path.startsWith("thumbnails/")) throw new Error("full");
      await write(path, file);
    };
    const photo = await bytesOf(plain(90, 90).jpeg());
    await expect(
      storeImage({ database, storage }, upload({ kind: "gallery" }, photo)),
    ).rejects.toThrow("full");
    expect(storage.files.size).toBe(0);
  });

  test("two at once in one place leave file and row of the same picture", async ({ database }) => {
    const site = { database, storage: new MemoryStorage() };
    const target = avatarTarget(newId());
    const photos = await Promise.all(
      ["#ff0000", "#00ff00", "#0000ff"].map((colour) => bytesOf(plain(50, 50, colour).jpeg())),
    );
    await Promise.all(photos.map((photo) => storeImage(site, upload(target, photo))));
    const [path = ""] = site.storage.files.keys();
    const row = await findMediaFile(database.kysely, path);
    expect(sha256(site.storage.files.get(path)?.body ?? "").startsWith(row?.hash ?? "?")).toBe(
      true,
    );
  });
});

describe("isStoredImage", () => {
  test("knows our own addresses of files that exist", async ({ database }) => {
    const site = { database, storage: new MemoryStorage() };
    const photo = await bytesOf(plain(90, 90).jpeg());
    const { url, thumbnailUrl } = await storeImage(site, upload({ kind: "gallery" }, photo));
    expect(await isStoredImage(database.kysely, url)).toBe(true);
    expect(await isStoredImage(database.kysely, thumbnailUrl ?? "")).toBe(true);
    for (const other of [
      "",
      `https://ailleurs.example${url}`,
      url.replace("gallery", "articles"),
      "/media/gallery/none-00000000.jpg?v=1x1-00000000",
    ]) {
      expect(await isStoredImage(database.kysely, other)).toBe(false);
    }
  });
});
