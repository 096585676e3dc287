import { describe, expect, it } from "vitest";
import { bytesOf, heicHead, movingGif, movingPng, plain } from "~tests/fixtures/pictures";
import {
  EMPTY_FILE,
  HEIC_ADVICE,
  isAnimated,
  SNIFFED_BYTES,
  sniffImageKind,
  UNSUPPORTED_FORMAT,
  whyUnsupported,
} from "./image-kind";

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

describe("whyUnsupported", () => {
  it("says what to do with an iPhone's photo, after the sentence of the specification", () => {
    for (const brand of ["heic", "heix", "mif1"]) {
      expect(whyUnsupported(heicHead(brand).slice(0, SNIFFED_BYTES))).toBe(
        `${UNSUPPORTED_FORMAT} ${HEIC_ADVICE}`,
      );
    }
  });

  it("names the setting of the phone that gives JPEG", () => {
    expect(HEIC_ADVICE).toContain("Réglages, Appareil photo, Formats, Le plus compatible.");
  });

  it("does not speak of the format of a file that is empty", () => {
    expect(whyUnsupported(new Uint8Array(0))).toBe(EMPTY_FILE);
    expect(EMPTY_FILE).not.toContain("format");
  });

  it("says no more of what is no photo", async () => {
    const avif = await bytesOf(plain(4, 4).avif());
    for (const bytes of [avif, new TextEncoder().encode("<svg/>"), new Uint8Array([0])]) {
      expect(whyUnsupported(bytes.slice(0, SNIFFED_BYTES))).toBe(UNSUPPORTED_FORMAT);
    }
  });
});

describe("isAnimated", () => {
  it("knows a moving PNG from a still one", async () => {
    const moving = await movingPng();
    expect(isAnimated(moving)).toBe(true);
    expect(isAnimated(moving.slice(0, 40))).toBe(false);
    expect(isAnimated(await bytesOf(plain(4, 4).png()))).toBe(false);
  });

  it("counts the frames of a GIF", async () => {
    const moving = await movingGif(["#ff0000", "#0000ff"]);
    expect(isAnimated(moving)).toBe(true);
    expect(isAnimated(moving.slice(0, 40))).toBe(false);
    expect(isAnimated(await bytesOf(plain(4, 4).gif()))).toBe(false);
    expect(isAnimated(await bytesOf(plain(4, 4).jpeg()))).toBe(false);
  });
});
