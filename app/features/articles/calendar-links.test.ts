import { expect, test } from "vitest";
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
  return new URL(googleCalendarUrl("Run 2K", event)).searchParams.get("dates");
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

test.each([
  ["Club-house", "Club-house, Castelnau-les-Pins"],
  ["Place de l’Église", "Place de l’Église, Castelnau-les-Pins"],
  ["12, rue des Écoles", "12, rue des Écoles, Castelnau-les-Pins"],
  ["Stade des Résiniers, entrée nord", "Stade des Résiniers, entrée nord, Castelnau-les-Pins"],
  ["Stade Robert-Brettes, Mérignac", "Stade Robert-Brettes, Mérignac"],
  ["Stade Robert-Brettes (Mérignac)", "Stade Robert-Brettes (Mérignac)"],
  ["Stade Robert-Brettes – Mérignac", "Stade Robert-Brettes – Mérignac"],
  ["Parc de Majolan à Blanquefort", "Parc de Majolan à Blanquefort"],
  ["Hippodrome du Bouscat, 33110 le Bouscat", "Hippodrome du Bouscat, 33110 le Bouscat"],
  ["Stade de Castelnau-les-Pins", "Stade de Castelnau-les-Pins"],
])("%j is looked for as %j", (location, query) => {
  const url = new URL(mapUrl(location));
  expect(url.searchParams.get("query")).toBe(query);
  expect(url.hash).toBe("#map=12/45.0217/-1.0542");
});
