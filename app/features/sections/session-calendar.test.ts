import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { BARE_SITE, type Season } from "~/club/site";
import { DEMO_CLUB, DEMO_SECTIONS } from "~tests/support/demo-club";
import { sessionOf } from "~tests/support/demo-sessions";
import { sessionCalendar } from "./session-calendar.server";
import { daysOfSession } from "./session-days";

const SEASON: Season = {
  ...BARE_SITE.season.now,
  id: "2026-2027",
  firstDay: "2026-09-01",
  lastDay: "2027-08-31",
  breaks: [
    { from: "2026-10-17", until: "2026-11-01", words: "Toussaint" },
    { from: "2027-03-31", until: "2027-03-31", words: "Fermeture" },
  ],
};

const WEDNESDAY = {
  section: "athletisme",
  weekday: "3",
  start: "17:30",
  end: "19:00",
  group: "Sauts",
};

const PUBLISHED = {
  origin: "https://www.club.example",
  idOrigin: "https://www.club.example",
  version: 3,
  updatedAt: "2026-09-10T10:00:00.000Z",
  club: DEMO_CLUB,
  sections: DEMO_SECTIONS,
};

/** The file as another program reads it: ical.js shares nothing with what wrote it. */
function read(values: object, season = SEASON) {
  const text = sessionCalendar(sessionOf({ ...WEDNESDAY, ...values }), season, PUBLISHED);
  if (text === null) return null;
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const [component] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("no event");
  const event = new ICAL.Event(component);
  const instants: string[] = [];
  const dates = event.iterator();
  for (let next = dates.next(); next; next = dates.next()) {
    instants.push(next.toJSDate().toISOString());
  }
  return { text, event, instants };
}

describe("a session in one's calendar", () => {
  it("comes each week at its hour of Paris, in summer and in winter", () => {
    const found = read({});
    expect(found?.instants).toHaveLength(49);
    expect(found?.instants[0]).toBe("2026-09-02T15:30:00.000Z");
    expect(found?.instants).toContain("2026-11-04T16:30:00.000Z");
    expect(found?.instants).toContain("2027-04-07T15:30:00.000Z");
    expect(found?.instants.at(-1)).toBe("2027-08-25T15:30:00.000Z");
    expect(found?.event.summary).toBe("Athlétisme\u00a0: Sauts");
    expect(found?.event.duration.toSeconds()).toBe(90 * 60);
  });

  it("leaves out the days without sessions, one by one", () => {
    const instants = read({})?.instants ?? [];
    for (const day of ["2026-10-21", "2026-10-28", "2027-03-31"]) {
      expect(instants.filter((instant) => instant.startsWith(day))).toEqual([]);
    }
    expect(read({})?.text).toContain("EXDATE;TZID=Europe/Paris:20261021T173000,");
  });

  it("ends at an instant, as the standard asks of a time with a zone", () => {
    expect(read({})?.text).toMatch(/RRULE:FREQ=WEEKLY;UNTIL=20270825T153000Z/);
  });

  it("keeps to its own days", () => {
    const instants = read({ from: "2026-10-20", until: "2026-11-12" })?.instants;
    expect(instants).toEqual(["2026-11-04T16:30:00.000Z", "2026-11-11T16:30:00.000Z"]);
  });

  it("keeps its name among calendars for ever", () => {
    expect(read({ start: "18:00" })?.event.uid).toBe(read({})?.event.uid);
    expect(read({})?.text).toContain("SEQUENCE:3");
  });

  it.each<[string, object, Partial<Season>]>([
    ["comes once a month", { isMonthly: true }, {}],
    ["has ended before its season", { until: "2026-08-31" }, {}],
    ["falls on free days alone", { from: "2026-10-17", until: "2026-10-31" }, {}],
    ["has a season without an end", {}, { lastDay: null }],
  ])("is none where it %s", (_, values, season) => {
    expect(read(values, { ...SEASON, ...season })).toBe(null);
  });
});

it("the days of a session are those of its weekday in the season", () => {
  const { days, off } = daysOfSession(sessionOf({ ...WEDNESDAY, weekday: "2" }), SEASON);
  expect(days[0]).toBe("2026-09-01");
  expect(days.at(-1)).toBe("2027-08-31");
  expect(off).toEqual(["2026-10-20", "2026-10-27"]);
});
