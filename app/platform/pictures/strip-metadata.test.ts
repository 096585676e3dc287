import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import {
  bytesOf,
  CORNERS,
  colourAt,
  colourProfile,
  cornersTurned,
  movingGif,
  noise,
  ORIENTATIONS,
  PHONE_EXIF,
  plain,
  withProfile,
} from "~tests/fixtures/pictures";
import { type ImageFit, stripMetadata } from "./strip-metadata.server";

const ARTICLE: ImageFit = {
  maxWidth: 1200,
  maxHeight: 800,
  maxBytes: 800 * 1024,
  format: "jpeg",
  qualities: [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1],
};
const ORIGINAL: ImageFit = { ...ARTICLE, maxWidth: 2560, maxHeight: 1600, format: "webp" };

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

async function expectNoMetadata(bytes: Uint8Array): Promise<void> {
  const { exif, icc, xmp, iptc, orientation, comments } = await sharp(bytes).metadata();
  expect({ exif, icc, xmp, iptc, orientation, comments }).toEqual({});
  for (const trace of ["Exif", "Jeanne", "GPS", "xpacket", "Secret"]) {
    expect(Buffer.from(bytes).includes(trace), trace).toBe(false);
  }
}

function near(colour: number[], hex: string): void {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (const [channel, value] of wanted.entries()) {
    expect(Math.abs((colour[channel] ?? -1) - value), `${colour} for ${hex}`).toBeLessThan(30);
  }
}

describe("stripMetadata", () => {
  it.each(ORIENTATIONS)("stands a photo of EXIF orientation %i upright", async (orientation) => {
    const photo = await cornersTurned(orientation);
    expect((await sharp(photo).metadata()).orientation).toBe(orientation);
    for (const fit of [ARTICLE, ORIGINAL]) {
      const clean = await stripMetadata(photo, fit);
      expect(clean).toMatchObject({ width: 60, height: 40, kind: fit.format });
      near(await colourAt(clean.bytes, 20, 20), CORNERS.topLeft);
      near(await colourAt(clean.bytes, 80, 20), CORNERS.topRight);
      near(await colourAt(clean.bytes, 20, 80), CORNERS.bottomLeft);
      await expectNoMetadata(clean.bytes);
    }
  });

  it.each(["Display P3", "Display P3 Gamut with sRGB Transfer", "sRGB IEC61966-2.1"])(
    "brings the colours of a wide gamut to sRGB, though its profile is named «%s»",
    async (name) => {
      const orange = await bytesOf(plain(60, 40, "#c86432").jpeg({ quality: 95 }));
      const photo = withProfile(orange, colourProfile(name, "displayP3", "srgb"));
      const shown = await colourAt(await sharp(photo).png().toBuffer(), 50, 50);
      expect(shown[0]).toBeGreaterThan(208);
      for (const fit of [ARTICLE, ORIGINAL]) {
        const source =
          fit === ARTICLE ? photo : await bytesOf(sharp(photo).webp().keepIccProfile());
        if (fit === ORIGINAL) expect((await sharp(source).metadata()).icc).toBeDefined();
        const clean = await stripMetadata(source, fit);
        const colour = await colourAt(clean.bytes, 50, 50);
        for (const [channel, value] of shown.entries())
          expect(Math.abs((colour[channel] ?? 0) - value), `${colour} for ${shown}`).toBeLessThan(
            5,
          );
        await expectNoMetadata(clean.bytes);
      }
    },
  );

  it("leaves the pixels of a photo in sRGB alone, whatever its profile is named", async () => {
    const photo = await bytesOf(noise(60, 40).jpeg());
    for (const name of ["c2", "sRGB IEC61966-2.1"]) {
      const clean = await stripMetadata(
        withProfile(photo, colourProfile(name, "srgb", "srgb")),
        ARTICLE,
      );
      expect(await pixels(clean.bytes)).toEqual(await pixels(photo));
      await expectNoMetadata(clean.bytes);
    }
    // Named as sRGB, but counted in light itself.
    const linear = withProfile(photo, colourProfile("sRGB linear", "srgb", "linear"));
    expect(await pixels((await stripMetadata(linear, ARTICLE)).bytes)).not.toEqual(
      await pixels(photo),
    );
  });

  it("knows the sRGB of libvips itself", async () => {
    const photo = await bytesOf(noise(60, 40).jpeg().withIccProfile("srgb"));
    const clean = await stripMetadata(photo, ARTICLE);
    expect(await pixels(clean.bytes)).toEqual(await sharp(photo).raw().toBuffer());
  });

  it.each<[string, (image: Sharp) => Sharp, ImageFit]>([
    ["a baseline JPEG", (image) => image.jpeg(), ARTICLE],
    ["a progressive JPEG", (image) => image.jpeg({ progressive: true }), ARTICLE],
    ["a lossy WebP", (image) => image.webp(), ORIGINAL],
    ["a lossless WebP", (image) => image.webp({ lossless: true }), ORIGINAL],
  ])("loses no quality of %s that fits already", async (_, encode, fit) => {
    const told = encode(noise(400, 300)).withExif(PHONE_EXIF).withXmp("<x:xmpmeta/>");
    const photo = await bytesOf(told);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const clean = await stripMetadata(photo, fit);
    expect(clean.bytes.length).toBeLessThan(photo.length);
    expect(await pixels(clean.bytes)).toEqual(await pixels(photo));
    await expectNoMetadata(clean.bytes);
    expect((await stripMetadata(clean.bytes, fit)).bytes).toEqual(clean.bytes);
  });

  it("loses no quality of what a canvas made, which names sRGB as its colours", async () => {
    for (const [image, fit] of [
      [noise(80, 60).jpeg(), ARTICLE],
      [noise(80, 60).webp(), ORIGINAL],
    ] as const) {
      const photo = await bytesOf(image.withIccProfile("srgb"));
      const clean = await stripMetadata(photo, fit);
      expect(await pixels(clean.bytes)).toEqual(await pixels(photo));
      await expectNoMetadata(clean.bytes);
    }
  });

  it("drops what hides behind the picture: comments, previews, a film", async () => {
    const photo = await bytesOf(plain(50, 50).jpeg());
    const comment = Buffer.from("\xff\xfe\x00\x08Secret", "latin1");
    const film = Buffer.from("ftypmp42 Secret GPS");
    const told = new Uint8Array(
      Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), film]),
    );
    const clean = await stripMetadata(told, ARTICLE);
    expect(clean.bytes).toEqual((await stripMetadata(photo, ARTICLE)).bytes);
    await expectNoMetadata(clean.bytes);
  });

  it("turns the colours of another profile into sRGB", async () => {
    const photo = await bytesOf(
      plain(50, 50, "#00ff00").jpeg({ quality: 95 }).withIccProfile("p3"),
    );
    const clean = await stripMetadata(photo, ARTICLE);
    near(await colourAt(clean.bytes, 50, 50), "#00ff00");
    await expectNoMetadata(clean.bytes);
  });

  it("brings a photo of twelve megapixels within the size and the weight", async () => {
    const photo = await bytesOf(noise(3000, 4000).jpeg({ quality: 90 }).withExif(PHONE_EXIF));
    const clean = await stripMetadata(photo, ARTICLE);
    expect(clean).toMatchObject({ width: 600, height: 800 });
    expect(clean.bytes.length).toBeLessThanOrEqual(ARTICLE.maxBytes);
    await expectNoMetadata(clean.bytes);
  });

  it("lowers the quality until the cap is kept, or to the last one", async () => {
    const photo = await bytesOf(noise(600, 400).jpeg({ quality: 95 }));
    const within = await stripMetadata(photo, { ...ARTICLE, maxBytes: 40 * 1024 });
    expect(within.bytes.length).toBeLessThanOrEqual(40 * 1024);
    const hopeless = await stripMetadata(photo, { ...ARTICLE, maxBytes: 10 });
    expect(hopeless.bytes.length).toBeLessThan(within.bytes.length);
  });

  it("keeps the first frame of what moves", async () => {
    const gif = await movingGif(["#ff0000", "#0000ff"]);
    const clean = await stripMetadata(gif, ARTICLE);
    expect(clean).toMatchObject({ kind: "jpeg", width: 48, height: 32 });
    near(await colourAt(clean.bytes, 50, 50), "#ff0000");
    const webp = await bytesOf(sharp(gif, { animated: true }).webp());
    const still = await stripMetadata(webp, ORIGINAL);
    expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
  });

  it("makes transparency white in JPEG and keeps it in WebP", async () => {
    const background = { r: 255, g: 0, b: 0, alpha: 0 };
    const glass = await bytesOf(
      sharp({ create: { width: 20, height: 20, channels: 4, background } }).png(),
    );
    near(await colourAt((await stripMetadata(glass, ARTICLE)).bytes, 50, 50), "#ffffff");
    const webp = await stripMetadata(glass, ORIGINAL);
    expect((await sharp(webp.bytes).metadata()).hasAlpha).toBe(true);
  });

  it("encodes greyscale, sixteen-bit and CMYK pictures for every browser", async () => {
    const odd = [
      plain(30, 20).greyscale().png(),
      plain(30, 20).toColourspace("rgb16").png(),
      plain(30, 20).toColourspace("cmyk").jpeg(),
    ];
    for (const image of odd) {
      const clean = await stripMetadata(await bytesOf(image), ARTICLE);
      expect((await sharp(clean.bytes).metadata()).space).toMatch(/^(srgb|b-w)$/);
      await expectNoMetadata(clean.bytes);
    }
  });
});

const PHOTOS = "../shared/fixtures/photos";
const REFUSED = new Set(["corrupted.jpg", "bombe-decompression.png"]);
const photos = existsSync(PHOTOS) ? readdirSync(PHOTOS).filter((name) => !REFUSED.has(name)) : [];

for (const name of photos) {
  it(`brings ${name} within the article's limits`, async () => {
    const clean = await stripMetadata(new Uint8Array(readFileSync(join(PHOTOS, name))), ARTICLE);
    expect(clean.width).toBeLessThanOrEqual(1200);
    expect(clean.height).toBeLessThanOrEqual(800);
    expect(clean.bytes.length).toBeLessThanOrEqual(ARTICLE.maxBytes);
    expect(name.startsWith("landscape") ? clean.width > clean.height : true).toBe(true);
    await expectNoMetadata(clean.bytes);
  });
}
