import { describe, expect, it, test } from "vitest";
import {
  addDays,
  bibParts,
  clockTime,
  daysInMonth,
  isDay,
  longDate,
  monthName,
  monthTitle,
  readClock,
  shortDate,
  weekdayOf,
} from "./french-dates";

describe("shortDate", () => {
  it("leaves the year out when it is this year's", () => {
    expect(shortDate("2026-03-24", "2026-01-02")).toBe("mar. 24 mars");
  });
  it("says the year when it is another one", () => {
    expect(shortDate("2027-04-07", "2026-12-31")).toBe("mer. 7 avr. 2027");
  });
  it("writes the first of the month as 1er", () => {
    expect(shortDate("2027-02-01", "2027-01-02")).toBe("lun. 1er févr.");
    expect(shortDate("2027-02-11", "2027-01-02")).toBe("jeu. 11 févr.");
  });
});

describe("longDate", () => {
  it("writes the first of the month as 1er", () => {
    expect(longDate("2026-01-01")).toBe("jeudi 1er janvier 2026");
  });
  it("leaves other days as they are", () => {
    expect(longDate("2026-03-11")).toBe("mercredi 11 mars 2026");
    expect(longDate("2026-03-21")).toBe("samedi 21 mars 2026");
  });
});

describe("the names of days and months", () => {
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", ...options });
  const days = Array.from({ length: 366 }, (_, count) => addDays("2028-01-01", count));
  it("are those of the platform, every day of a year", () => {
    const short = intl({ weekday: "short", day: "numeric", month: "short" });
    const long = intl({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
    for (const day of days) {
      const noon = new Date(`${day}T12:00:00Z`);
      expect(shortDate(day, day)).toBe(short.format(noon).replace(" 1 ", " 1er "));
      expect(longDate(day)).toBe(long.format(noon).replace(" 1 ", " 1er "));
      const { weekday, day: date, month } = bibParts(day);
      expect(`${weekday} ${date} ${month}`).toBe(short.format(noon));
      expect(monthName(day.slice(0, 7))).toBe(intl({ month: "long" }).format(noon));
    }
  });
  it("are asked for days only", () => {
    for (const text of ["", "2026-13-01", "demain"]) {
      expect(() => shortDate(text, "2026-01-01")).toThrow(RangeError);
      expect(() => longDate(text)).toThrow(RangeError);
    }
  });
});

describe("readClock", () => {
  it("takes a time as databases and other programs write it", () => {
    for (const written of ["18:30", "18:30:00", "18:30:00.000", "18:30:00+02", " 18h30 "]) {
      expect(readClock(written)).toBe("18:30");
    }
    expect(readClock("9:05")).toBe("09:05");
  });
  it("knows no time in anything else", () => {
    for (const text of [null, "", "midi", "25:00", "18:60", "18:301", "1:2:3"]) {
      expect(readClock(text)).toBeNull();
    }
  });
});

describe("bibParts and clockTime", () => {
  it("gives what a bib shows", () => {
    expect(bibParts("2026-12-01")).toEqual({ month: "déc.", day: "1", weekday: "mar." });
    expect(clockTime("09:05")).toBe("09h05");
  });
});

describe("isDay", () => {
  it("refuses what is no real day", () => {
    expect(isDay("2026-02-28")).toBe(true);
    for (const value of ["2026-02-29", "2026-13-01", "24/03/2026", "", "2026-3-1"]) {
      expect(isDay(value)).toBe(false);
    }
  });
});

describe("months", () => {
  it("are named in full", () => {
    expect(monthTitle("2026-08")).toBe("Août 2026");
    expect(monthName("2026-12")).toBe("décembre");
  });
});

test("a week begins on a Monday, and a month has its days", () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays("2026-03-30", index));
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(["2028-02", "2026-02", "2026-04", "2026-12"].map(daysInMonth)).toEqual([29, 28, 30, 31]);
});
