import { expect, test } from "vitest";
import { addDays } from "~/lib/french-dates";
import { barsOf, barUnit, roundMost } from "./visits-chart";

/** One visit of two views each day, up to a Tuesday. */
const TODAY = "2026-03-10";
const seriesOf = (days: number) =>
  Array.from({ length: days }, (_, index) => ({
    day: addDays(TODAY, index + 1 - days),
    views: 2,
    visits: 1,
    visitors: 1,
  }));

test("days stand each for themselves, today not being over", () => {
  const bars = barsOf(seriesOf(7), barUnit(7), TODAY);
  expect(bars.map(({ label }) => label)).toEqual([
    "mer. 4",
    "jeu. 5",
    "ven. 6",
    "sam. 7",
    "dim. 8",
    "lun. 9",
    "mar. 10",
  ]);
  expect(bars.filter(({ isPartial }) => isPartial).map(({ key }) => key)).toEqual([TODAY]);
  expect(barsOf(seriesOf(30), barUnit(30), TODAY)[0]?.label).toBe("9\u00a0févr.");
});

test("weeks go from Monday to Sunday; those that the period cuts are marked", () => {
  const bars = barsOf(seriesOf(90), barUnit(90), TODAY);
  // 90 days before the end of Tuesday is the Thursday, 11 December.
  expect(bars).toHaveLength(14);
  expect(bars[0]).toEqual({
    key: "2025-12-08",
    label: "8\u00a0déc.",
    title: "Semaine du lun. 8 déc. 2025",
    views: 8,
    visits: 4,
    visitors: 4,
    isPartial: true,
  });
  expect(bars[1]).toMatchObject({ visits: 7, isPartial: false });
  expect(bars.at(-1)).toMatchObject({ key: "2026-03-09", visits: 2, isPartial: true });
});

test("a year is thirteen months, cut at both ends, leap days counted", () => {
  const bars = barsOf(seriesOf(365), barUnit(365), TODAY);
  expect(bars).toHaveLength(13);
  expect(bars[0]).toMatchObject({ key: "2025-03", label: "mars", title: "Mars 2025", visits: 21 });
  expect(bars.find(({ key }) => key === "2026-02")).toMatchObject({ visits: 28, isPartial: false });
  expect(bars.reduce((sum, { visits }) => sum + visits, 0)).toBe(365);
});

test("the scale ends on a round number", () => {
  expect([0, 1, 3, 10, 11, 67, 400, 1284].map(roundMost)).toEqual([2, 2, 4, 10, 20, 80, 400, 2000]);
});
