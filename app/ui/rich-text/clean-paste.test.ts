import { describe, expect, it } from "vitest";
import { ownPicturePath } from "./clean-paste";

const ORIGIN = "https://club.example";

describe("pasted pictures", () => {
  it("keeps those of this site, by their path", () => {
    const path = "/media/articles/x/photo.jpg?v=1200x800-3fa9c1d2";
    expect(ownPicturePath(path, ORIGIN)).toBe(path);
    expect(ownPicturePath(ORIGIN + path, ORIGIN)).toBe(path);
  });

  it.each([
    "https://ailleurs.example/media/x.jpg",
    "//ailleurs.example/media/x.jpg",
    "data:image/png;base64,AAAA",
    "file:///C:/photo.jpg",
    "/admin/media",
    "http://[",
  ])("refuses %s", (src) => {
    expect(ownPicturePath(src, ORIGIN)).toBeNull();
  });
});
