import { expect, it } from "vitest";
import { isPublicHoliday } from "./public-holidays";

it.each([
  "2026-01-01",
  "2026-04-06",
  "2026-05-01",
  "2026-05-08",
  "2026-05-14",
  "2026-05-25",
  "2026-07-14",
  "2026-08-15",
  "2026-11-01",
  "2026-11-11",
  "2026-12-25",
  // Easter at its latest, at its earliest, and in the years where simple reckonings are wrong.
  "2038-04-26",
  "2285-03-23",
  "2049-04-19",
  "2076-04-20",
  "2024-04-01",
  "2025-06-09",
  "2027-05-06",
])("%s is a public holiday", (day) => {
  expect(isPublicHoliday(day)).toBe(true);
});

it.each(["2026-04-05", "2026-04-07", "2026-11-24", "2026-12-26", "2026-04-03"])(
  "%s is none",
  (day) => {
    expect(isPublicHoliday(day)).toBe(false);
  },
);

it("a year has eleven, two of which may fall on one day", () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
  );
  expect(days.filter(isPublicHoliday)).toHaveLength(11);
});
