import { expect, test } from "vitest";
import { pagesShown } from "./pagination";

test("first, last and neighbours are shown, with gaps between", () => {
  expect(pagesShown(6, 12)).toEqual([1, null, 5, 6, 7, null, 12]);
});

test("a gap of one page is that page", () => {
  expect(pagesShown(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(pagesShown(1, 2)).toEqual([1, 2]);
});
