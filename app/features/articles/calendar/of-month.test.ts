import { expect, test } from "vitest";
import { ofMonth } from "./of-month";

test("a month takes the preposition that French wants", () => {
  expect(ofMonth("2026-03")).toBe("de mars");
  expect(["2026-04", "2026-08", "2026-10"].map(ofMonth)).toEqual([
    "d’avril",
    "d’août",
    "d’octobre",
  ]);
});
