import sharp from "sharp";
import { beforeEach, describe, expect } from "vitest";
import { derivedUrl } from "~/lib/media-url";
import type { UploadTarget } from "~/lib/pictures";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { newId } from "~/platform/random.server";
import { bytesOf, PHONE_EXIF, plain } from "~tests/fixtures/pictures";
import { pictureTarget } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { readWhole } from "~tests/support/read-whole";
import { TEST_NOW, testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { serveStoredFile } from "./serve-file.server";
import { findMediaFile, storeImage } from "./stored-pictures.server";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** A storage elsewhere, as S3 is: its files are copied to this machine. */
class CountingStorage extends MemoryStorage {
  reads = 0;
  override async openRead(path: string) {
    this.reads += 1;
    return super.openRead(path);
  }
}

type Asking = { signedIn?: boolean; isHead?: boolean };

function openSite(database: Database, storage = new CountingStorage()) {
  const environment = readEnvironment({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const site = testServices(database, { storage, environment });
  const add = async (target: UploadTarget, bytes: Uint8Array) =>
    storeImage(site, {
      target,
      source: bytes,
      fileName: "photo.jpg",
      quality: "normal",
      uploadedBy: null,
      now: TEST_NOW,
    });
  const ask = async (address: string, init: RequestInit & Asking = {}) => {
    const url = new URL(address, "http://localhost:3000");
    const asked = { ...site, isHead: init.isHead ?? false };
    const answer = await serveStoredFile(new Request(url, init), asked, {
      path: url.pathname.replace("/media/", ""),
      findPublic: (path) => findMediaFile(database.kysely, path),
      isAsGiven: (path) => path.startsWith("partners/"),
      isSignedIn: async () => init.signedIn ?? false,
    });
    return await readWhole(answer);
  };
  return { storage, add, ask };
}

const photo = () => bytesOf(plain(600, 400).jpeg().withExif(PHONE_EXIF));
const bodyOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("serveStoredFile", () => {
  test("keeps a versioned address for good, others for an hour", async ({ database }) => {
    const { add, ask } = openSite(database);
    const { url, thumbnailUrl } = await add({ kind: "gallery" }, await photo());
    for (const [address, lasting] of [
      [url, "public, max-age=31536000, immutable"],
      [thumbnailUrl ?? "", "public, max-age=31536000, immutable"],
      [derivedUrl(url, 320, "webp"), "public, max-age=31536000, immutable"],
      [url.replace(/\?.*/, ""), "public, max-age=3600"],
      [`${url.replace(/\?.*/, "")}?v=600x400-00000000`, "public, max-age=3600"],
      [`${thumbnailUrl?.replace(/\?.*/, "")}?v=600x400-00000000`, "public, max-age=3600"],
    ] as const) {
      const response = await ask(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get("cache-control"), address).toBe(lasting);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const bytes = await bodyOf(response);
      expect(response.headers.get("content-length")).toBe(String(bytes.length));
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test("gives copies of the closed list only, once made", async ({ database }) => {
    const { add, ask, storage } = openSite(database);
    const { url } = await add({ kind: "gallery" }, await photo());
    storage.reads = 0;
    const copies = await Promise.all(
      Array.from({ length: 8 }, () => ask(derivedUrl(url, 160, "avif"))),
    );
    expect(storage.reads).toBe(1);
    expect(copies[0]?.headers.get("content-type")).toBe("image/avif");
    const [first] = copies;
    const copy = first && (await sharp(await bodyOf(first)).metadata());
    expect(copy).toMatchObject({ width: 160, format: "heif" });
    for (const query of [
      "w=161&f=webp",
      "w=160&f=png",
      "w=160",
      "f=webp",
      "w=-1&f=avif",
      "w=&f=",
    ]) {
      expect((await ask(`${url}&${query}`)).status, query).toBe(400);
    }
  });

  test("answers 304 to who has it, for each form of it", async ({ database }) => {
    const { add, ask, storage } = openSite(database);
    const { url } = await add({ kind: "gallery" }, await photo());
    const tags = new Set<string>();
    for (const address of [url, derivedUrl(url, 320, "webp"), derivedUrl(url, 320, "avif")]) {
      const etag = (await ask(address)).headers.get("etag") ?? "";
      tags.add(etag);
      storage.reads = 0;
      const again = await ask(address, { headers: { "if-none-match": `"other", W/${etag}` } });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(storage.reads).toBe(0);
    }
    expect(tags.size).toBe(3);
  });

  test("answers HEAD without a body, and opens nothing for it", async ({ database }) => {
    const { add, ask, storage } = openSite(database);
    const { url, byteSize } = await add({ kind: "gallery" }, await photo());
    const response = await ask(url, { isHead: true });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(byteSize));
    expect(await response.text()).toBe("");
    const smaller = derivedUrl(url, 320, "webp");
    expect((await ask(smaller, { isHead: true })).headers.get("content-length")).toBeNull();
    expect(storage.reads).toBe(0);
    const copy = await bodyOf(await ask(smaller));
    const known = await ask(smaller, { isHead: true });
    expect(known.headers.get("content-length")).toBe(String(copy.length));
  });

  test("sends the part of a picture that is missing, of the very same bytes only", async ({
    database,
  }) => {
    const { add, ask } = openSite(database);
    const { url } = await add({ kind: "gallery" }, await photo());
    for (const address of [url, derivedUrl(url, 320, "webp")]) {
      const whole = await ask(address);
      const etag = whole.headers.get("etag") ?? "";
      const bytes = await bodyOf(whole);
      const rest = await ask(address, { headers: { range: "bytes=100-", "if-range": etag } });
      expect([rest.status, rest.headers.get("etag")], address).toEqual([206, etag]);
      expect(rest.headers.get("content-range")).toBe(
        `bytes 100-${bytes.length - 1}/${bytes.length}`,
      );
      expect(await bodyOf(rest)).toEqual(bytes.slice(100));
      const changed = { range: "bytes=100-", "if-range": '"other"' };
      expect(await bodyOf(await ask(address, { headers: changed }))).toEqual(bytes);
      expect((await ask(address, { headers: { range: "bytes=5-2" } })).status).toBe(416);
    }
  });

  test("knows nothing else, and renders no page for it", async ({ database }) => {
    const { add, ask, storage } = openSite(database);
    const { url } = await add({ kind: "gallery" }, await photo());
    storage.files.clear();
    for (const address of [
      url,
      derivedUrl(url, 320, "webp"),
      "/media/gallery/none.jpg",
      "/media/elsewhere/none.jpg",
      "/media/gallery/..%2f..%2fsite.db",
      "/media/gallery/%00.jpg",
      "/media/",
      `/media/gallery/${"a".repeat(5000)}.jpg`,
    ]) {
      const response = await ask(address);
      expect(response.status, address).toBe(404);
      expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  test("shows the file of a partner's logo to administrators only", async ({ database }) => {
    const { add, ask } = openSite(database);
    const logo = await bytesOf(plain(900, 300).png().withExif(PHONE_EXIF));
    const { url } = await add(pictureTarget("partner", newId()), logo);
    const visitor = await ask(url);
    expect(visitor.headers.get("content-type")).toBe("image/webp");
    expect(visitor.headers.get("vary")).toBe("Cookie");
    const shown = await sharp(await bodyOf(visitor)).metadata();
    expect(shown).toMatchObject({ format: "webp", width: 900 });
    expect(shown.exif).toBeUndefined();
    const administrator = await ask(url, { signedIn: true });
    expect(administrator.headers.get("cache-control")).toBe("private, no-store");
    expect(await bodyOf(administrator)).toEqual(logo);
    const derived = await ask(derivedUrl(url, 320, "avif"), { signedIn: true });
    expect(derived.headers.get("content-type")).toBe("image/avif");
    expect(derived.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
});
