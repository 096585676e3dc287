import { expect, test } from "vitest";
import { readPeriod } from "./visits-report";

test.each([
  ["", 30],
  ["periode=7", 7],
  ["periode=365", 365],
  ["periode=8", 30],
  ["periode=07", 30],
  ["periode=9e1", 30],
  ["periode=", 30],
  ["periode=7&periode=90", 7],
] as const)("«%s» looks back %d days", (search, days) => {
  expect(readPeriod(new URLSearchParams(search))).toBe(days);
});
