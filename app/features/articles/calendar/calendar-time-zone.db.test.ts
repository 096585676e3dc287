import { describe, expect, vi } from "vitest";
import { monthTitle } from "~/lib/french-dates";
import { parisDay, parisInstant } from "~/lib/paris-instants";
import { addArticle, minutesAfter } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { groupByDay, monthOf, splitAt, weeksOf } from "../calendar-month";
import { parseCalendarQuery } from "../calendar-query";
import { daysAhead } from "../event-times";
import { findNextEventNamed, listEventsOfMonth } from "../events.server";
import { toCalendarEvents } from "./calendar-event";

/** Sundays of 23 and of 25 hours, the days around them, and how the month is called. */
const CHANGES = [
  { before: "2026-03-28", day: "2026-03-29", after: "2026-03-30", title: "Mars 2026" },
  { before: "2026-10-24", day: "2026-10-25", after: "2026-10-26", title: "Octobre 2026" },
];
const CLOCKS = ["00:30", "23:30"];

describe.for(["UTC", "America/New_York", "Pacific/Auckland"])("with the server in %s", (zone) => {
  describe.for(CHANGES)("around $day", ({ before, day, after, title }) => {
    const sundays = { before, day, after };
    const atZone = () => {
      vi.stubEnv("TZ", zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    };

    test("every event stands on its own day of the month", async ({ database }) => {
      atZone();
      for (const event_date of Object.values(sundays)) {
        for (const event_time of CLOCKS) {
          await addArticle(database, {
            title: `${event_date} ${event_time}`,
            event_date,
            event_time,
          });
        }
      }
      const now = new Date(parisInstant(day, "00:30"));
      const events = await listEventsOfMonth(database.kysely, monthOf(day), { now });
      const days = groupByDay(toCalendarEvents(events), monthOf(day));
      expect(days.map((shown) => [shown.day, shown.events.map((event) => event.title)])).toEqual(
        Object.values(sundays).map((shown) => [shown, CLOCKS.map((clock) => `${shown} ${clock}`)]),
      );
      const weeks = weeksOf(monthOf(day));
      expect(weeks.find((week) => week.includes(day))?.[6]).toBe(day);
      expect(weeks.find((week) => week.includes(after))?.[0]).toBe(after);
      expect(monthTitle(monthOf(day))).toBe(title);
    });

    test.for(CLOCKS)("at %s the right days are past and to come", async (clock, { database }) => {
      atZone();
      await addArticle(database, { title: "Run 2K : hier", event_date: before });
      const id = await addArticle(database, {
        title: "Run 2K : ce soir",
        event_date: day,
        event_time: "23:30",
      });
      const next = await addArticle(database, {
        title: "Run 2K : demain",
        event_date: after,
        event_time: "00:30",
      });
      const now = new Date(parisInstant(day, clock));
      const today = parisDay(now);
      expect(today).toBe(day);
      expect(parseCalendarQuery(new URLSearchParams(), today).month).toBe(monthOf(day));
      expect((await findNextEventNamed(database.kysely, "Run 2K", now))?.id).toBe(id);
      const events = await listEventsOfMonth(database.kysely, monthOf(day), { now });
      const split = splitAt(groupByDay(toCalendarEvents(events), monthOf(day)), today);
      expect(split.past.map((shown) => shown.day)).toEqual([before]);
      expect(split.next.map((shown) => shown.day)).toEqual([day, after]);
      expect(daysAhead(after, today)).toBe("demain");
      const midnight = minutesAfter(new Date(parisInstant(day, "23:59")), 1);
      expect((await findNextEventNamed(database.kysely, "Run 2K", midnight))?.id).toBe(next);
    });
  });
});
