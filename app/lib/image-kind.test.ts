import { describe, expect, it } from "vitest";
import { bytesOf, movingGif, plain } from "~tests/fixtures/pictures";
import { isAnimated, SNIFFED_BYTES, sniffImageKind, UNSUPPORTED_FORMAT } from "./image-kind";

describe("sniffImageKind", () => {
  it("needs the first bytes only", async () => {
    const images = {
      jpeg: plain(4, 4).jpeg(),
      png: plain(4, 4).png(),
      webp: plain(4, 4).webp(),
      gif: plain(4, 4).gif(),
    };
    for (const [kind, image] of Object.entries(images)) {
      expect(sniffImageKind((await bytesOf(image)).slice(0, SNIFFED_BYTES))).toBe(kind);
    }
    expect(sniffImageKind((await bytesOf(plain(4, 4).avif())).slice(0, 16))).toBeNull();
    expect(sniffImageKind(new Uint8Array(0))).toBeNull();
  });
  it("has the sentence of the specification", () => {
    expect(UNSUPPORTED_FORMAT).toBe(
      "Format de fichier non supporté. Utilisez JPG, PNG, WEBP ou GIF.",
    );
  });
});

describe("isAnimated", () => {
  it("counts the frames of a GIF", async () => {
    const moving = await movingGif(["#ff0000", "#0000ff"]);
    expect(isAnimated(moving)).toBe(true);
    expect(isAnimated(moving.slice(0, 40))).toBe(false);
    expect(isAnimated(await bytesOf(plain(4, 4).gif()))).toBe(false);
    expect(isAnimated(await bytesOf(plain(4, 4).jpeg()))).toBe(false);
  });
});
