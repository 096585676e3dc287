import { expect, test } from "vitest";
import { addMonths } from "./add-months";

test.each([
  ["2026-03-31T10:00:00.123Z", -1, "2026-02-28T10:00:00.123Z"],
  ["2028-02-29T23:30:00.000Z", 12, "2029-02-28T23:30:00.000Z"],
  ["2026-01-31T00:00:00.000Z", -12, "2025-01-31T00:00:00.000Z"],
  ["2026-10-25T00:30:00.000Z", 1, "2026-11-25T00:30:00.000Z"],
])("%s and %i months are %s", (instant, months, later) => {
  expect(addMonths(instant, months)).toBe(later);
});
