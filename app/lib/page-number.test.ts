import { expect, test } from "vitest";
import { readPageNumber } from "./page-number";

test.each([
  ["2", 2],
  ["999999", 999_999],
  ["9999999", 999_999],
  ["9".repeat(400), 999_999],
  [null, 1],
  ["", 1],
  ["0", 1],
  ["02", 1],
  ["-1", 1],
  ["1e3", 1],
  ["2 ", 1],
])("%j asks for page %i", (page, number) => {
  expect(readPageNumber(page)).toBe(number);
});
