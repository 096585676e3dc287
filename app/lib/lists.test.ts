import { expect, test } from "vitest";
import { grouped, movedEntry, slicesOf, withEntry, withoutEntry } from "./lists";

const LETTERS = ["a", "b", "c"];

test("an entry is put in, taken out and moved within its list only", () => {
  expect(withEntry(LETTERS, 1, "x")).toEqual(LETTERS.toSpliced(1, 0, "x"));
  expect(withEntry(LETTERS, 3, "x")).toEqual(["a", "b", "c", "x"]);
  expect(withoutEntry(LETTERS, 1)).toEqual(["a", "c"]);
  expect(movedEntry(LETTERS, 0, 2)).toEqual(["b", "c", "a"]);
  expect(movedEntry(LETTERS, 0, -1)).toEqual(LETTERS);
  expect(movedEntry(LETTERS, 2, 3)).toEqual(LETTERS);
});

test("entries are grouped in the order in which their keys come", () => {
  const byParity = (value: number) => (value % 2 === 0 ? "even" : "odd");
  expect([...grouped([3, 2, 1, 4], byParity)]).toEqual([...Map.groupBy([3, 2, 1, 4], byParity)]);
});

test("slices hold so many entries at most, in their order", () => {
  expect(slicesOf([], 2)).toEqual([]);
  expect(slicesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
