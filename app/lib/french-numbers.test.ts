import { expect, test } from "vitest";
import { counted, frenchNumber, ordinal, percent, pluralOf } from "./french-numbers";

test("numbers have no-break spaces and a comma", () => {
  expect(frenchNumber(1_284_000)).toBe("1\u00a0284\u00a0000");
  expect(frenchNumber(1.849, 1)).toBe("1,8");
  expect(frenchNumber(0.1, 2)).toBe("0,10");
});

test("the plural begins at two", () => {
  const visits = [0, 1, 2, 1284].map((count) => counted(count, "visite", "visites"));
  expect(visits).toEqual([
    "0\u00a0visite",
    "1\u00a0visite",
    "2\u00a0visites",
    "1\u00a0284\u00a0visites",
  ]);
});

test("places are counted", () => {
  expect([1, 2, 12].map(ordinal)).toEqual(["1re", "2e", "12e"]);
});

test("nouns have their own plural", () => {
  expect(["photo", "créneau", "prix", "cas"].map(pluralOf)).toEqual([
    "photos",
    "créneaux",
    "prix",
    "cas",
  ]);
});

test("a part of nothing is nothing, a small one is not", () => {
  expect([percent(1, 3), percent(0, 0), percent(1, 1000), percent(0, 9)]).toEqual([
    "33\u00a0%",
    "0\u00a0%",
    "<\u00a01\u00a0%",
    "0\u00a0%",
  ]);
});
