import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "~/lib/french-dates";
import { MOST_COPIES, repeatDays, repeatRules } from "./repeat-days";

const labels = (day: string) => repeatRules(day).map(({ label }) => label);

test("the rules are those that the day of the event allows", () => {
  expect(labels("2027-01-03")).toEqual([
    "Chaque semaine",
    "Toutes les deux semaines",
    "Chaque mois, le premier dimanche",
  ]);
  expect(labels("2027-01-27").slice(2)).toEqual([
    "Chaque mois, le quatrième mercredi",
    "Chaque mois, le dernier mercredi",
  ]);
  expect(labels("2027-01-31").slice(2)).toEqual(["Chaque mois, le dernier dimanche"]);
});

describe("the days on which an event comes back", () => {
  test("begin after its own, and end with the last one that is allowed", () => {
    expect(repeatDays("2027-01-03", "ranked", "2027-06-06")).toEqual([
      "2027-02-07",
      "2027-03-07",
      "2027-04-04",
      "2027-05-02",
      "2027-06-06",
    ]);
    expect(repeatDays("2027-01-31", "last", "2027-04-24")).toEqual(["2027-02-28", "2027-03-28"]);
    expect(repeatDays("2026-12-28", "fortnightly", "2027-01-25")).toEqual([
      "2027-01-11",
      "2027-01-25",
    ]);
    expect(repeatDays("2027-01-03", "weekly", "2027-01-09")).toEqual([]);
    expect(repeatDays("2027-01-03", "weekly", "2026-01-01")).toEqual([]);
  });

  test("are so many at most", () => {
    expect(repeatDays("2027-01-03", "weekly", "2099-01-01")).toHaveLength(MOST_COPIES);
  });

  test("keep the weekday, over the change of clock and leap years too", () => {
    for (let ahead = 0; ahead < 800; ahead += 1) {
      const day = addDays("2027-01-01", ahead);
      for (const { rule } of repeatRules(day)) {
        const days = repeatDays(day, rule, addDays(day, 400));
        expect(days.length, `${day} ${rule}`).toBeGreaterThan(11);
        expect(new Set(days.map(weekdayOf)), `${day} ${rule}`).toEqual(new Set([weekdayOf(day)]));
        expect(days.toSorted()).toEqual(days);
      }
    }
  });
});
