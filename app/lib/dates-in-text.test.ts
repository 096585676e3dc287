import { expect, test } from "vitest";
import { dayOf, ofMonth } from "./dates-in-text";

test("a day in running text has no weekday", () => {
  expect(dayOf("2027-03-01")).toBe("1er mars 2027");
});

test("a month takes the preposition that French wants", () => {
  expect(ofMonth("2026-03")).toBe("de mars");
  expect(["2026-04", "2026-08", "2026-10"].map(ofMonth)).toEqual([
    "d’avril",
    "d’août",
    "d’octobre",
  ]);
});
