import { expect, test } from "vitest";
import { derivedSrcSet } from "./picture";

const SRC = "/media/articles/1/course.jpg?v=1200x800-3fa9c1d2";

test("candidates go up to the picture's own width and no further", () => {
  const candidates = derivedSrcSet(SRC, 1200, "avif").split(", ");
  expect(candidates.map((candidate) => candidate.split(" ")[1])).toEqual([
    "160w",
    "320w",
    "480w",
    "640w",
    "960w",
    "1200w",
  ]);
  expect(candidates.at(-1)).toBe(`${SRC}&w=1280&f=avif 1200w`);
});

test("a picture smaller than every width is offered at its own size", () => {
  expect(derivedSrcSet("/a.png?v=90x60-x", 90, "webp")).toBe("/a.png?v=90x60-x&w=160&f=webp 90w");
});

test("a closed list of widths is respected", () => {
  expect(derivedSrcSet(SRC, 1200, "webp", [160, 320])).toBe(
    `${SRC}&w=160&f=webp 160w, ${SRC}&w=320&f=webp 320w`,
  );
});
