import { expect, test } from "vitest";
import { listPage, listPath, readPageNumber } from "./list-page";

const list = (length: number) => Array.from({ length }, (_, index) => index);

test.each([
  [0, 1, 1, []],
  [100, 1, 1, [0, 99]],
  [101, 1, 2, [0, 99]],
  [101, 2, 2, [100, 100]],
  [250, 3, 3, [200, 249]],
  [250, 4, 3, []],
])("of %i, page %i of %i begins and ends with %j", (length, page, pageCount, ends) => {
  const found = listPage(list(length), page);
  expect(found.pageCount).toBe(pageCount);
  expect(found.items.length > 0 ? [found.items.at(0), found.items.at(-1)] : []).toEqual(ends);
});

test("the first page has the address of the list", () => {
  expect(listPath("/boutique", 1)).toBe("/boutique");
  expect(listPath("/boutique", 2)).toBe("/boutique?page=2");
});

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
