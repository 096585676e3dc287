import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openedBytes } from "~/platform/storage/opened-file";
import {
  bytesOf,
  CORNERS,
  colourAt,
  corners,
  noise,
  PHONE_EXIF,
  plain,
} from "~tests/fixtures/pictures";
import { temporaryFolder } from "~tests/support/temporary-folder";
import {
  type DerivedImages,
  type DerivedRequest,
  openDerivedImages,
  type SmallerCopy,
} from "./derived-image.server";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const REQUEST: SmallerCopy = {
  path: "gallery/pont.jpg",
  hash: "3fa9c1d2aabb",
  intrinsicWidth: 1200,
  width: 640,
  format: "webp",
};

const source = () => bytesOf(plain(1200, 800).jpeg().withExif(PHONE_EXIF));

/** The bytes of a copy of what `read` gives. */
async function copyOf(
  derived: DerivedImages,
  request: DerivedRequest,
  read: () => Promise<Uint8Array | null>,
): Promise<Uint8Array | null> {
  const copy = await derived.open(request, async () => {
    const bytes = await read();
    return bytes && openedBytes(bytes);
  });
  return copy && (await copy.readWhole());
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe("openDerivedImages", () => {
  it("makes a copy once, however many ask at the same moment", async () => {
    const read = vi.fn(source);
    const derived = openDerivedImages(folder);
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => copyOf(derived, REQUEST, read)),
    );
    expect(read).toHaveBeenCalledTimes(1);
    expect(new Set(copies.map((copy) => copy?.length)).size).toBe(1);
    expect(await filesIn(folder)).toEqual(["3fa9c1d2aabb-640.webp"]);
    await copyOf(openDerivedImages(folder), REQUEST, read);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["avif", "heif"],
    ["webp", "webp"],
    ["jpeg", "jpeg"],
  ] as const)("makes %s without metadata, never larger than the picture", async (format, kind) => {
    const derived = openDerivedImages(folder);
    for (const [width, expected] of [
      [160, 160],
      [1920, 1200],
    ] as const) {
      const copy = await copyOf(derived, { ...REQUEST, width, format }, source);
      const metadata = await sharp(copy ?? undefined).metadata();
      expect(metadata).toMatchObject({ format: kind, width: expected });
      expect(metadata.exif).toBeUndefined();
    }
  });

  it.each([
    [1, 20_000],
    [20_000, 1],
  ])("makes copies of a picture of %i × %i, whatever its shape", async (width, height) => {
    const derived = openDerivedImages(folder);
    const long = () => bytesOf(plain(width, height).png());
    for (const format of ["webp", "avif", "jpeg"] as const) {
      const request = { ...REQUEST, intrinsicWidth: width, width: 1920 as const, format };
      const copy = await copyOf(derived, request, long);
      const metadata = await sharp(copy ?? undefined).metadata();
      expect(metadata.width).toBeLessThanOrEqual(1920);
      expect(metadata.height).toBeLessThanOrEqual(16_383);
    }
    const crop = { width: 1200, height: 630, focusX: 50, focusY: 50 };
    const shared = await copyOf(
      derived,
      { path: "articles/a/b.jpg", hash: "3fa9c1d2", crop },
      long,
    );
    expect(await sharp(shared ?? undefined).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("makes what others show light enough for WhatsApp, however full of detail it is", async () => {
    const derived = openDerivedImages(folder);
    const detailed = () => bytesOf(noise(1920, 1440).blur(1.2).jpeg({ quality: 95 }));
    const { path, hash } = REQUEST;
    const crop = { width: 1200, height: 630, focusX: 50, focusY: 50 };
    const whole = { ...REQUEST, intrinsicWidth: 1920, width: 1280, format: "jpeg" } as const;
    for (const request of [whole, { path, hash, crop }]) {
      const copy = await copyOf(derived, request, detailed);
      expect(copy?.byteLength).toBeGreaterThan(50_000);
      expect(copy?.byteLength).toBeLessThanOrEqual(300_000);
    }
  });

  it("keeps one file for all widths beyond the picture's own", async () => {
    const derived = openDerivedImages(folder);
    await copyOf(derived, { ...REQUEST, width: 1280 }, source);
    await copyOf(derived, { ...REQUEST, width: 1920 }, source);
    expect(await filesIn(folder)).toEqual(["3fa9c1d2aabb-1200.webp"]);
  });

  it.each([
    { focusX: 0, focusY: 0, colour: CORNERS.topLeft },
    { focusX: 100, focusY: 0, colour: CORNERS.topRight },
    { focusX: 0, focusY: 100, colour: CORNERS.bottomLeft },
  ])("cuts around the focal point ($focusX, $focusY)", async ({ focusX, focusY, colour }) => {
    const derived = openDerivedImages(folder);
    for (const size of [
      { width: 20, height: 40 },
      { width: 60, height: 20 },
      { width: 1200, height: 630 },
    ]) {
      const request = { path: REQUEST.path, hash: REQUEST.hash, crop: { ...size, focusX, focusY } };
      const copy = sharp((await copyOf(derived, request, corners)) ?? undefined);
      expect(await copy.metadata()).toMatchObject({ format: "jpeg", ...size });
      const left = focusX === 0 ? 1 : size.width - 2;
      const top = focusY === 0 ? 1 : size.height - 2;
      const pixel = await copy.extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      const [red = 0, green = 0, blue = 0] = pixel;
      const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      const distance = Math.max(
        ...[red, green, blue].map((value, index) => Math.abs(value - (wanted[index] ?? 0))),
      );
      expect(distance).toBeLessThan(30);
    }
  });

  it.each([
    { size: [1240, 1754], seen: [446, 630] },
    { size: [300, 400], seen: [300, 400] },
    { size: [2400, 800], seen: [1200, 400] },
  ] as const)(
    "shows a picture of $size whole on a ground, never larger",
    async ({ size, seen }) => {
      const derived = openDerivedImages(folder);
      const [width, height] = size;
      const whole = { width: 1200, height: 630, ground: "#133d30" };
      const request = { path: REQUEST.path, hash: REQUEST.hash, whole };
      const poster = () => bytesOf(plain(width, height, "#ff0000").png());
      const copy = (await copyOf(derived, request, poster)) ?? new Uint8Array();
      expect(await sharp(copy).metadata()).toMatchObject({ width: 1200, height: 630 });
      const { data, info } = await sharp(copy).raw().toBuffer({ resolveWithObject: true });
      const isRed = (x: number, y: number) => (data[(y * 1200 + x) * info.channels] ?? 0) > 200;
      const across = Array.from({ length: 1200 }, (_, x) => isRed(x, 315)).filter(Boolean);
      const down = Array.from({ length: 630 }, (_, y) => isRed(600, y)).filter(Boolean);
      expect(Math.abs(across.length - seen[0])).toBeLessThan(4);
      expect(Math.abs(down.length - seen[1])).toBeLessThan(4);
    },
  );

  it("puts white behind what shows through in a picture on a ground", async () => {
    const derived = openDerivedImages(folder);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = sharp({ create: { width: 400, height: 600, channels: 4, background: clear } });
    const whole = { width: 1200, height: 630, ground: "#133d30" };
    const request = { path: REQUEST.path, hash: REQUEST.hash, whole };
    const copy = (await copyOf(derived, request, () => bytesOf(logo.png()))) ?? new Uint8Array();
    expect(await colourAt(copy, 50, 50)).toEqual([255, 255, 255]);
    const [red = 255] = await colourAt(copy, 5, 50);
    expect(red).toBeLessThan(40);
  });

  it("is null when the picture is gone, and asks again next time", async () => {
    const derived = openDerivedImages(folder);
    expect(await copyOf(derived, REQUEST, async () => null)).toBeNull();
    expect(await copyOf(derived, REQUEST, source)).not.toBeNull();
  });

  it("keeps no failure: the next one who asks tries again", async () => {
    const derived = openDerivedImages(folder);
    const failing = copyOf(derived, REQUEST, () => Promise.reject(new Error("unplugged")));
    await expect(failing).rejects.toThrow("unplugged");
    expect(await copyOf(derived, REQUEST, source)).not.toBeNull();
  });

  it("makes copies while the storage is silent about other pictures", async () => {
    const derived = openDerivedImages(folder);
    const silence = Promise.withResolvers<null>();
    const waiting = ["a", "b", "c", "d"].map((name) =>
      copyOf(derived, { ...REQUEST, path: `gallery/${name}.jpg` }, () => silence.promise),
    );
    expect(await copyOf(derived, REQUEST, source)).not.toBeNull();
    silence.resolve(null);
    expect(await Promise.all(waiting)).toEqual([null, null, null, null]);
  });

  it("tells how long a copy is once it is made", async () => {
    const derived = openDerivedImages(folder);
    expect(await derived.byteSize(REQUEST)).toBeNull();
    const copy = await copyOf(derived, REQUEST, source);
    expect(await derived.byteSize(REQUEST)).toBe(copy?.byteLength);
  });

  it("closes the picture that a copy is made of, also where it cannot be made", async () => {
    const derived = openDerivedImages(folder);
    const close = vi.fn(async () => undefined);
    const opened = (bytes: Uint8Array) => async () => ({ ...openedBytes(bytes), close });
    await (await derived.open(REQUEST, opened(await source())))?.close();
    expect(close).toHaveBeenCalledTimes(1);
    const broken = derived.open({ ...REQUEST, width: 320 }, opened(new Uint8Array([1, 2, 3])));
    await expect(broken).rejects.toThrow();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it("forgets every copy of a picture", async () => {
    const derived = openDerivedImages(folder);
    await copyOf(derived, REQUEST, source);
    await copyOf(derived, { ...REQUEST, format: "avif" }, source);
    await derived.forget(REQUEST.path);
    expect(await filesIn(folder)).toEqual([]);
  });

  it("still answers when nothing can be kept", async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "plain"), "");
    const derived = openDerivedImages(join(folder, "plain"));
    expect(await copyOf(derived, REQUEST, source)).not.toBeNull();
  });
});
