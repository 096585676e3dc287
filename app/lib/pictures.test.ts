import { describe, expect, it } from "vitest";
import { pictureTarget } from "~tests/support/content-kinds";
import { fc } from "~tests/support/properties";
import {
  avatarTarget,
  fittedSize,
  isStagedPath,
  offersHighQuality,
  PRESETS,
  presetFor,
  qualitySteps,
  stagedPath,
  storedPath,
} from "./pictures";

const id = "7d9f3a52-43a5-4f0e-9d0a-2f1d3c4b5a69";
const article = { kind: "article", articleId: id } as const;
const logo = pictureTarget("partner", id);

describe("presets", () => {
  it("are those of specification §9", () => {
    const lines = Object.entries(PRESETS).map(
      ([name, p]) =>
        `${name} ${p.maxWidth}x${p.maxHeight}, ${p.quality}, ${p.maxKilobytes}, ${p.format}`,
    );
    expect(lines).toEqual([
      "avatar 400x400, 0.85, 200, jpeg",
      "article 1200x800, 0.9, 800, jpeg",
      "gallery 1920x1080, 0.92, 1500, jpeg",
      "thumbnail 300x200, 0.8, 100, jpeg",
      "original 2560x1600, 0.95, 3000, webp",
    ]);
  });
  it("go with what the picture is for", () => {
    expect(presetFor(article, "normal")).toBe(PRESETS.article);
    expect(presetFor({ kind: "gallery" }, "high")).toBe(PRESETS.original);
    const people = [
      avatarTarget(id),
      pictureTarget("coach", id),
      pictureTarget("board-member", id),
    ];
    for (const target of people) {
      expect(presetFor(target, "high")).toBe(PRESETS.avatar);
      expect(offersHighQuality(target)).toBe(false);
    }
    expect(presetFor(logo, "normal")).toBeNull();
    expect(offersHighQuality(logo)).toBe(false);
    expect(offersHighQuality(article)).toBe(true);
  });
});

describe("qualitySteps", () => {
  it("goes down by 0.1 and ends at 0.1 itself", () => {
    expect(qualitySteps(0.85)).toEqual([0.85, 0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15, 0.1]);
    expect(qualitySteps(0.9)).toEqual([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
    expect(qualitySteps(0.1)).toEqual([0.1]);
  });
});

describe("fittedSize", () => {
  it("keeps the ratio and never enlarges", () => {
    expect(fittedSize({ width: 4000, height: 3000 }, PRESETS.article)).toEqual({
      width: 1067,
      height: 800,
    });
    expect(fittedSize({ width: 300, height: 200 }, PRESETS.article)).toEqual({
      width: 300,
      height: 200,
    });
    expect(fittedSize({ width: 1, height: 50_000 }, PRESETS.avatar).width).toBe(1);
  });
  it("always fits", () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fittedSize({ width, height }, PRESETS.gallery);
        expect(fitted.width).toBeLessThanOrEqual(1920);
        expect(fitted.height).toBeLessThanOrEqual(1080);
      }),
    );
  });
});

describe("storedPath", () => {
  const file = { fileName: "Été au stade.HEIC.jpg", suffix: "0a1b2c3d", extension: "webp" };
  it("follows specification §7", () => {
    expect(storedPath(article, file)).toBe(`articles/${id}/ete-au-stade-heic-0a1b2c3d.webp`);
    expect(storedPath({ kind: "product", productId: id }, file)).toBe(
      `products/${id}/ete-au-stade-heic-0a1b2c3d.webp`,
    );
    expect(storedPath({ kind: "gallery" }, { ...file, fileName: "???" })).toBe(
      "gallery/photo-0a1b2c3d.webp",
    );
    expect(storedPath(avatarTarget(id), file)).toBe(`avatars/${id}/avatar.jpg`);
    expect(storedPath(pictureTarget("coach", id), file)).toBe(`coaches/${id}/photo.webp`);
    expect(storedPath(pictureTarget("board-member", id), file)).toBe(
      `board-members/${id}/photo.webp`,
    );
    expect(storedPath(logo, file)).toBe(`partners/${id}/logo.webp`);
  });
  it("knows a picture that waits beside its place", () => {
    const staged = stagedPath(logo, file);
    expect(staged).toBe(`partners/${id}/attente-0a1b2c3d.webp`);
    expect(isStagedPath(staged)).toBe(true);
    expect(isStagedPath(`partners/${id}/logo.webp`)).toBe(false);
    expect(isStagedPath("gallery/attente-0a1b2c3d.webp")).toBe(false);
    expect(isStagedPath(`articles/${id}/attente-0a1b2c3d.webp`)).toBe(false);
  });
});
