import { expect, test } from "vitest";
import { parisInstant } from "./paris-instants";
import { parisTimestamp } from "./paris-timestamp";

test.each([
  ["2026-03-28", "23:30", "+01:00"],
  ["2026-03-29", "00:30", "+01:00"],
  ["2026-03-29", "03:00", "+02:00"],
  ["2026-03-29", "23:30", "+02:00"],
  ["2026-10-25", "00:30", "+02:00"],
  ["2026-10-25", "02:30", "+02:00"],
  ["2026-10-25", "03:00", "+01:00"],
  ["2026-10-25", "23:30", "+01:00"],
])("%s at %s in Paris is %s", (day, time, offset) => {
  expect(parisTimestamp(day, time)).toBe(`${day}T${time}:00${offset}`);
});

test.each([
  ["2026-03-29", "02:30"],
  ["2026-10-25", "02:30"],
  ["2026-07-14", "18:00"],
])("is the same instant as the server's own reckoning (%s %s)", (day, time) => {
  expect(new Date(parisTimestamp(day, time)).toISOString()).toBe(parisInstant(day, time));
});
