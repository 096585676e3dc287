import { describe, expect, it, test } from "vitest";
import { fc } from "~tests/support/properties";
import { addDays } from "./french-dates";
import {
  nextParisMidnight,
  parisClock,
  parisDay,
  parisInstant,
  parisTimestamp,
} from "./paris-instants";

describe("an instant of Paris", () => {
  it("turns a clock of Paris into an instant on both sides of the clock changes", () => {
    expect(parisInstant("2026-03-29", "01:30")).toBe("2026-03-29T00:30:00.000Z");
    expect(parisInstant("2026-03-29", "03:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(parisInstant("2026-10-25", "04:00")).toBe("2026-10-25T03:00:00.000Z");
  });
  it("moves a skipped hour on, and means the first of two that are alike", () => {
    expect(parisInstant("2026-03-29", "02:30")).toBe("2026-03-29T01:30:00.000Z");
    expect(parisInstant("2026-10-25", "02:30")).toBe("2026-10-25T00:30:00.000Z");
  });
  it("is nowhere for what is no time", () => {
    expect(() => parisInstant("2026-03-29", "25:00")).toThrow(RangeError);
  });
  it("changes day at midnight in Paris, in winter and in summer", () => {
    expect(parisDay("2026-01-10T22:59:59Z")).toBe("2026-01-10");
    expect(parisDay("2026-01-10T23:00:00Z")).toBe("2026-01-11");
    expect(parisDay("2026-07-10T21:59:59Z")).toBe("2026-07-10");
    expect(parisDay("2026-07-10T22:00:00Z")).toBe("2026-07-11");
  });
  it("reads back any instant it wrote", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        (date) => {
          const day = parisDay(date);
          const again = parisInstant(day, parisClock(date));
          expect(parisDay(again)).toBe(day);
          expect(parisClock(again)).toBe(parisClock(date));
        },
      ),
    );
  });
  it("finds the next midnight, always later and at 00:00 of the next day", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        (date) => {
          const midnight = nextParisMidnight(date);
          expect(midnight.getTime()).toBeGreaterThan(date.getTime());
          expect(parisClock(midnight)).toBe("00:00");
          expect(parisDay(midnight)).toBe(addDays(parisDay(date), 1));
        },
      ),
    );
  });
});

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
