import { describe, expect, test } from "vitest";
import { addDays, isDay } from "~/lib/french-dates";
import { fc } from "~tests/support/properties";
import {
  FIRST_MONTH,
  firstDayOf,
  groupByDay,
  isMonth,
  LAST_MONTH,
  lastDayOf,
  monthOf,
  shiftMonth,
  splitAt,
  weeksOf,
} from "./calendar-month";

const months = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, index]) => `${year}-${String(index).padStart(2, "0")}`);
const days = fc
  .tuple(months, fc.integer({ min: 0, max: 27 }))
  .map(([month, later]) => addDays(firstDayOf(month), later));

function weekday(day: string): string {
  return new Intl.DateTimeFormat("fr-FR", { weekday: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

describe("isMonth", () => {
  test.each(["2000-01", "2026-03", "2100-12"])("%s is one", (month) => {
    expect(isMonth(month)).toBe(true);
  });

  test.each(["", "2026-13", "2026-00", "2026-3", "1999-12", "2101-01", "2026-03-01", "-2026-03"])(
    "%j is none",
    (value) => {
      expect(isMonth(value)).toBe(false);
    },
  );
});

describe("shiftMonth", () => {
  test("goes there and back, across years", () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -40, max: 40 }), (month, count) => {
        const there = shiftMonth(month, count);
        if (there !== null) expect(shiftMonth(there, -count)).toBe(month);
      }),
    );
    expect(shiftMonth("2026-12", 1)).toBe("2027-01");
    expect(shiftMonth("2026-01", -1)).toBe("2025-12");
  });

  test("stops where the calendar does", () => {
    expect(shiftMonth(FIRST_MONTH, -1)).toBeNull();
    expect(shiftMonth(LAST_MONTH, 1)).toBeNull();
  });
});

describe("weeksOf", () => {
  test("is whole weeks from Monday, each day once and in order, the month whole in them", () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOf(month);
        const shown = weeks.flat();
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(weekday(week[0] ?? "")).toBe("lundi");
          expect(week.some((day) => monthOf(day) === month)).toBe(true);
        }
        for (const [i, day] of shown.entries()) {
          expect(isDay(day)).toBe(true);
          expect(day).toBe(addDays(shown[0] ?? "", i));
        }
        const own = shown.filter((day) => monthOf(day) === month);
        expect(own[0]).toBe(firstDayOf(month));
        expect(own.at(-1)).toBe(lastDayOf(month));
        expect(own).toHaveLength(Number(lastDayOf(month).slice(-2)));
      }),
    );
  });

  test.each([
    ["2026-03", 6],
    ["2026-02", 5],
    ["2027-02", 4],
    ["2026-10", 5],
  ])("%s takes %i weeks", (month, count) => {
    expect(weeksOf(month)).toHaveLength(count);
  });

  test.each(["2026-03-29", "2026-10-25"])("no day is lost or doubled around %s", (change) => {
    const shown = weeksOf(monthOf(change)).flat();
    expect(shown.filter((day) => day === change)).toHaveLength(1);
    expect(new Set(shown).size).toBe(shown.length);
    const sunday = shown.indexOf(change);
    expect(sunday % 7).toBe(6);
    expect(shown[sunday + 1]).toBe(addDays(change, 1));
  });
});

describe("groupByDay", () => {
  test("puts every event on each of its days in the month, once, in the order it came", () => {
    const lasting = fc.integer({ min: 0, max: 40 });
    const events = fc.array(fc.tuple(days, lasting), { maxLength: 12 }).map((given) =>
      given.map(([date, more], id) => ({
        id,
        event: {
          date,
          time: null,
          endDate: more > 0 ? addDays(date, more) : null,
          endTime: null,
          location: null,
          state: "confirmed" as const,
        },
      })),
    );
    fc.assert(
      fc.property(events, months, (list, month) => {
        const own = weeksOf(month)
          .flat()
          .filter((day) => monthOf(day) === month);
        const isOn = (day: string) => (one: (typeof list)[number]) =>
          one.event.date <= day && day <= (one.event.endDate ?? one.event.date);
        const expected = own
          .map((day) => ({ day, events: list.filter(isOn(day)) }))
          .filter((one) => one.events.length > 0);
        expect(groupByDay(list, month)).toEqual(expected);
      }),
    );
  });
});

test("today is still to come", () => {
  const agenda = ["2026-03-28", "2026-03-29", "2026-03-30"].map((day) => ({ day, events: [day] }));
  const { past, next } = splitAt(agenda, "2026-03-29");
  expect(past.map(({ day }) => day)).toEqual(["2026-03-28"]);
  expect(next.map(({ day }) => day)).toEqual(["2026-03-29", "2026-03-30"]);
});
