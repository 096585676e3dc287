import { describe, expect, vi } from "vitest";
import { parisInstant, parisTimestamp } from "~/lib/paris-instants";
import { addArticle, minutesAfter } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { DEMO_CLUB, DEMO_SECTIONS } from "~tests/support/demo-club";
import { eventCalendar } from "./event-calendar.server";
import { listUpcomingEvents } from "./events.server";
import { listCalendarEvents } from "./feed-articles.server";

/** Each day begins and ends in another offset than the one it is in at noon, or next to one that does. */
const CLOCK_CHANGES = [
  { day: "2026-03-29", early: "+01:00", late: "+02:00" },
  { day: "2026-10-25", early: "+02:00", late: "+01:00" },
];

describe.for(["UTC", "America/New_York", "Pacific/Auckland"])("with the server in %s", (zone) => {
  for (const { day, early, late } of CLOCK_CHANGES) {
    for (const [clock, offset] of [
      ["00:30", early],
      ["23:30", late],
    ] as const) {
      test(`an event on ${day} at ${clock} is on its day`, async ({ database }) => {
        vi.stubEnv("TZ", zone);
        expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
        const id = await addArticle(database, {
          event_date: day,
          event_time: clock,
          created_at: "2026-01-01T00:00:00.000Z",
          updated_at: "2026-01-01T00:00:00.000Z",
        });
        const upcoming = async (now: Date) =>
          (await listUpcomingEvents(database.kysely, { now })).map((event) => event.id);
        const midnight = new Date(parisInstant(day, "00:00"));
        const nextMidnight = minutesAfter(new Date(parisInstant(day, "23:59")), 1);
        expect(await upcoming(minutesAfter(midnight, -1))).toEqual([id]);
        expect(await upcoming(minutesAfter(nextMidnight, -1))).toEqual([id]);
        expect(await upcoming(nextMidnight)).toEqual([]);

        const events = await listCalendarEvents(database.kysely, { now: midnight });
        const feed = eventCalendar(events, {
          origin: "https://club.example",
          idOrigin: "https://club.example",
          name: "Club",
          club: DEMO_CLUB,
          sections: DEMO_SECTIONS,
          isFeed: true,
        });
        const written = `${day.replaceAll("-", "")}T${clock.replace(":", "")}00`;
        expect(feed).toContain(`DTSTART;TZID=Europe/Paris:${written}\r\n`);
        expect(feed).toContain("DTSTAMP:20260101T000000Z\r\n");
        expect(parisTimestamp(day, clock)).toBe(`${day}T${clock}:00${offset}`);
      });
    }
  }
});
