import { expect, test } from "vitest";
import { daysAhead } from "./event-times";

test("days ahead are said in words, across a clock change", () => {
  expect(daysAhead("2026-03-12", "2026-03-12")).toBe("aujourd’hui");
  expect(daysAhead("2026-03-30", "2026-03-29")).toBe("demain");
  expect(daysAhead("2026-03-29", "2026-03-12")).toBe("dans 17\u00a0jours");
  expect(daysAhead("2026-03-11", "2026-03-12")).toBeNull();
});
