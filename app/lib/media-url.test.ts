import { describe, expect, it } from "vitest";
import { derivedUrl, imageSizeOf, mediaUrl, parseMediaUrl, thumbnailOf } from "./media-url";

const ARTICLE = {
  path: "articles/7d9f3a52-43a5-4f0e-9d0a-2f1d3c4b5a69/relais-0a1b2c3d.jpg",
  width: 1200,
  height: 800,
  hash: "3fa9c1d2e5f60718",
};
const URL = `/media/${ARTICLE.path}?v=1200x800-3fa9c1d2`;

describe("mediaUrl", () => {
  it("carries size and version", () => {
    expect(mediaUrl(ARTICLE)).toBe(URL);
    expect(imageSizeOf(URL)).toEqual({ width: 1200, height: 800 });
    expect(derivedUrl(URL, 640, "avif")).toBe(`${URL}&w=640&f=avif`);
  });
  it("is read back", () => {
    expect(parseMediaUrl(URL)).toEqual({
      ...ARTICLE,
      hash: "3fa9c1d2",
      bucket: "articles",
      key: "7d9f3a52-43a5-4f0e-9d0a-2f1d3c4b5a69/relais-0a1b2c3d.jpg",
    });
  });
  it.each([
    "",
    "https://ailleurs.example/media/gallery/a.jpg?v=1x1-3fa9c1d2",
    "//ailleurs.example/media/gallery/a.jpg?v=1x1-3fa9c1d2",
    "/media/gallery/a.jpg",
    "/media/gallery/../a.jpg?v=1x1-3fa9c1d2",
    "/media/gallery/a.jpg?v=1x1-3fa9c1d2&w=640",
    'javascript:alert("/media/gallery/a.jpg?v=1x1-3fa9c1d2")',
    "/media/gallery/a.jpg?v=1x1-3fa9c1d2\n",
  ])("does not take %j for one of ours", (url) => {
    expect(parseMediaUrl(url)).toBeNull();
    expect(imageSizeOf(url)).toBeNull();
    expect(thumbnailOf(url)).toBeNull();
  });
});

describe("thumbnailOf", () => {
  it("stands under the name of the picture, with its version", () => {
    expect(thumbnailOf(URL)).toBe("/media/thumbnails/relais-0a1b2c3d.jpg?v=1200x800-3fa9c1d2");
    expect(thumbnailOf("/media/products/x/maillot-1.webp?v=9x9-00000000")).toBe(
      "/media/thumbnails/maillot-1.jpg?v=9x9-00000000",
    );
    expect(thumbnailOf("/media/gallery/pont-1.webp?v=9x9-00000000")).toBe(
      "/media/thumbnails/pont-1.jpg?v=9x9-00000000",
    );
  });
  it("does not exist for other pictures", () => {
    expect(thumbnailOf("/media/coaches/x/photo.jpg?v=9x9-00000000")).toBeNull();
  });
});
