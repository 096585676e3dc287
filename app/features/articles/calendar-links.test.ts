import { expect, test } from "vitest";
import { DEMO_CLUB } from "~tests/support/demo-club";
import { googleCalendarUrl, mapUrl } from "./calendar-links";

const EVENT = {
  date: "2026-03-29",
  time: "23:15",
  endDate: null,
  endTime: null,
  location: "Stade",
  state: "confirmed",
} as const;

function dates(event: Parameters<typeof googleCalendarUrl>[1]) {
  return new URL(googleCalendarUrl("Run 2K", event, DEMO_CLUB)).searchParams.get("dates");
}

test("an event late in the evening ends on the next day", () => {
  expect(dates(EVENT)).toBe("20260329T231500/20260330T011500");
});

test("an event without a time takes the whole day", () => {
  expect(dates({ ...EVENT, time: null })).toBe("20260329/20260330");
});

test("an event ends when it is said to, or with its last day", () => {
  expect(dates({ ...EVENT, time: "18:30", endTime: "20:00" })).toBe(
    "20260329T183000/20260329T200000",
  );
  const days = { ...EVENT, endDate: "2026-03-31" };
  expect(dates({ ...days, endTime: "17:00" })).toBe("20260329T231500/20260331T170000");
  const night = { ...EVENT, endDate: "2026-03-30", endTime: "01:00" };
  expect(dates(night)).toBe("20260329T231500/20260330T010000");
  expect(dates(days)).toBe("20260329T231500/20260401T000000");
  expect(dates({ ...days, time: null })).toBe("20260329/20260401");
});

test("an event at home is in the club’s town, one elsewhere where it says", () => {
  const place = (location: string | null) =>
    new URL(googleCalendarUrl("Run 2K", { ...EVENT, location }, DEMO_CLUB)).searchParams.get(
      "location",
    );
  expect(place("Club-house")).toBe("Club-house, Castelnau-les-Pins");
  expect(place("Stade Robert-Brettes, Mérignac")).toBe("Stade Robert-Brettes, Mérignac");
  expect(place(null)).toBe("");
});

test("a map looks for a place in its town, and opens around the club", () => {
  const url = new URL(mapUrl("Club-house", DEMO_CLUB));
  expect(url.searchParams.get("query")).toBe("Club-house, Castelnau-les-Pins");
  expect(url.hash).toBe("#map=12/45.0217/-1.0542");
});
