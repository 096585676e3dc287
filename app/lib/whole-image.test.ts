import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withFillBytes } from "~tests/fixtures/jpeg-fill";
import { bytesOf, movingGif, noise } from "~tests/fixtures/pictures";
import { isWholeImage } from "./whole-image";

const made = {
  "baseline JPEG": () => bytesOf(noise(200, 150).jpeg()),
  "progressive JPEG": () => bytesOf(noise(200, 150).jpeg({ progressive: true })),
  PNG: () => bytesOf(noise(200, 150).png()),
  WebP: () => bytesOf(noise(200, 150).webp()),
  GIF: () => movingGif(["#ff0000", "#0000ff"]),
};

describe("isWholeImage", () => {
  it.each(Object.entries(made))("takes a %s", async (_, make) => {
    expect(isWholeImage(await make())).toBe(true);
  });
  it.each(Object.entries(made).slice(0, 4))("refuses a %s that was cut", async (_, make) => {
    const bytes = await make();
    for (const part of [0.1, 0.5, 0.9]) {
      expect(isWholeImage(bytes.slice(0, bytes.length * part))).toBe(false);
    }
  });
  it.each(["baseline JPEG", "progressive JPEG"] as const)(
    "takes a %s with fill bytes before its markers",
    async (name) => {
      const filled = withFillBytes(await made[name]());
      expect(isWholeImage(filled)).toBe(true);
      expect(isWholeImage(filled.slice(0, -2))).toBe(false);
    },
  );
  it("takes fill bytes between a comment after the pixels and the end", async () => {
    const bytes = await made["baseline JPEG"]();
    const end = [0xff, 0xff, 0xfe, 0, 3, 0x61, 0xff, 0xff, 0xff, 0xd9];
    expect(isWholeImage(new Uint8Array([...bytes.subarray(0, -2), ...end]))).toBe(true);
  });
  it("refuses a JPEG with something else in its middle", async () => {
    const bytes = await made["baseline JPEG"]();
    bytes.set([0xff, 0x9f, 0xff, 0x02], bytes.length / 2);
    expect(isWholeImage(bytes)).toBe(false);
  });
  it("refuses what is no picture", () => {
    expect(isWholeImage(new TextEncoder().encode("<svg/>"))).toBe(false);
    expect(isWholeImage(new Uint8Array([0xff, 0xd8, 0xff]))).toBe(false);
  });
});

const PHOTOS = "../shared/fixtures/photos";
const photos = existsSync(PHOTOS) ? readdirSync(PHOTOS) : [];

for (const name of photos) {
  it(`${name === "corrupted.jpg" ? "refuses" : "takes"} ${name}`, () => {
    const bytes = new Uint8Array(readFileSync(join(PHOTOS, name)));
    expect(isWholeImage(bytes)).toBe(name !== "corrupted.jpg");
  });
}
