import ICAL from "ical.js";
import { describe, expect } from "vitest";
import { parisClock, parisDay, parisInstant } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { addArticle, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { DEMO_CLUB, DEMO_SECTIONS } from "~tests/support/demo-club";
import { eventCalendar } from "./event-calendar.server";
import { findCalendarEvent, listCalendarEvents } from "./feed-articles.server";

const SITE = {
  origin: "https://www.club.example",
  idOrigin: "https://www.club.example",
  name: "Le club",
  club: DEMO_CLUB,
  sections: DEMO_SECTIONS,
  isFeed: true,
};

/** The feed as another program reads it: ical.js shares nothing with what wrote it. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const events = calendar
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));
  return { calendar, events };
}

async function readFeed(database: Database, query: { section?: "athletisme" } = {}) {
  const events = await listCalendarEvents(database.kysely, { now: NOW, ...query });
  const text = eventCalendar(events, SITE);
  return { text, ...parse(text) };
}

function propertyOf(event: ICAL.Event | undefined, name: string): string {
  return String(event?.component.getFirstPropertyValue(name) ?? "");
}

/** The instant at which ical.js takes a time to fall, by the zone that the feed carries. */
function instantOf(time: ICAL.Time | undefined): string {
  return new Date((time?.toUnixTime() ?? Number.NaN) * 1000).toISOString();
}

describe("times", () => {
  for (const day of ["2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25"]) {
    for (const clock of ["00:30", "18:30", "23:30"]) {
      test(`${day} at ${clock} in Paris is told so`, async ({ database }) => {
        await addArticle(database, { event_date: day, event_time: clock });
        const { text, events } = await readFeed(database);
        const start = events[0]?.startDate;
        expect(start?.toString()).toBe(`${day}T${clock}:00`);
        expect(start?.zone?.tzid).toBe("Europe/Paris");
        expect(instantOf(start)).toBe(parisInstant(day, clock));
        // By the clock: in the night of October, 02h30 comes twice, and readers choose differently.
        const end = minutesAfter(new Date(parisInstant(day, clock)), 120);
        expect(events[0]?.endDate.toString()).toBe(`${parisDay(end)}T${parisClock(end)}:00`);
        expect(text).toContain("BEGIN:VTIMEZONE\r\nTZID:Europe/Paris");
      });
    }
  }

  test("an event without a time takes the whole day", async ({ database }) => {
    await addArticle(database, { event_date: "2026-10-31" });
    const { events } = await readFeed(database);
    expect(events[0]?.startDate.isDate).toBe(true);
    expect(events[0]?.startDate.toString()).toBe("2026-10-31");
    expect(events[0]?.endDate.toString()).toBe("2026-11-01");
  });

  test("an event ends when it is said to", async ({ database }) => {
    const rows = [
      { event_time: "18:30", event_end_time: "20:15" },
      { event_time: "14:00", event_end_date: "2026-11-02", event_end_time: "17:00" },
      { event_time: "14:00", event_end_date: "2026-11-02" },
      { event_end_date: "2026-11-02" },
      // As an import may bring it.
      { event_time: "18:30", event_end_date: "2026-10-30", event_end_time: "09:00" },
    ];
    const ends: string[] = [];
    for (const row of rows) {
      const id = await addArticle(database, { event_date: "2026-10-31", ...row });
      const event = await findCalendarEvent(database.kysely, id, NOW);
      const { events } = parse(eventCalendar(event ? [event] : [], SITE));
      ends.push(events[0]?.endDate.toString() ?? "");
    }
    expect(ends).toEqual([
      "2026-10-31T20:15:00",
      "2026-11-02T17:00:00",
      "2026-11-03T00:00:00",
      "2026-11-03",
      "2026-10-31T20:30:00",
    ]);
  });

  test("a time stored with seconds is the time it says", async ({ database }) => {
    await addArticle(database, { event_date: "2026-05-01", event_time: "18:30:00" });
    const { events } = await readFeed(database);
    expect(events[0]?.startDate.toString()).toBe("2026-05-01T18:30:00");
  });

  test("stamps are in UTC", async ({ database }) => {
    await addArticle(database, { event_date: "2026-05-01", event_time: "10:00" });
    const { text } = await readFeed(database);
    expect(text).toContain("\r\nDTSTAMP:20260313T110000Z\r\n");
    expect(text).toContain("\r\nLAST-MODIFIED:20260313T110000Z\r\n");
  });
});

describe("an event", () => {
  test("is named for ever, and counts its changes", async ({ database }) => {
    const id = await addArticle(database, {
      title: "Run 2K",
      event_date: "2026-05-01",
      event_location: "Place de l’Église",
      section: "vie-du-club",
      version: 7,
    });
    const { events } = await readFeed(database);
    const [event] = events;
    expect(event?.uid).toBe(`${id}@www.club.example`);
    expect(event?.sequence).toBe(7);
    expect(event?.summary).toBe("Run 2K");
    expect(event?.location).toBe("Place de l’Église, Castelnau-les-Pins");
    expect(event?.description).toBe(`Du texte.\n\nhttps://www.club.example/actualites/${id}`);
    expect(propertyOf(event, "url")).toBe(`https://www.club.example/actualites/${id}`);
    expect(propertyOf(event, "status")).toBe("CONFIRMED");
    expect(propertyOf(event, "categories")).toBe("Vie du club");
  });

  test("elsewhere keeps the town it names, and one without a place gets none", async ({
    database,
  }) => {
    const place = "Stade Robert-Brettes, Mérignac";
    await addArticle(database, { event_date: "2026-05-02", event_location: place });
    await addArticle(database, { event_date: "2026-05-01" });
    const { events } = await readFeed(database);
    expect(events.map(({ location }) => location)).toEqual([place, null]);
  });

  test("stays when it is cancelled or postponed, and says so by its title: Google hides what is CANCELLED", async ({
    database,
  }) => {
    await addArticle(database, { title: "A", event_date: "2026-05-02", event_state: "cancelled" });
    await addArticle(database, { title: "B", event_date: "2026-05-01", event_state: "postponed" });
    const { events } = await readFeed(database);
    expect(events.map((event) => [event.summary, propertyOf(event, "status")])).toEqual([
      ["Annulé\u00a0: A", ""],
      ["Reporté\u00a0: B", "TENTATIVE"],
    ]);
  });

  test("does not say twice what its title says", async ({ database }) => {
    const titles = {
      postponed: ["Sortie en forêt reportée", "Report du cross", "Photos\u00a0: un reportage"],
      cancelled: ["ANNULÉ\u00a0: le cross", "Annulation du stage", "Cross annuel"],
    } as const;
    for (const event_state of ["postponed", "cancelled"] as const) {
      for (const [index, title] of titles[event_state].entries()) {
        const event_date = `2026-0${event_state === "postponed" ? 6 : 5}-0${3 - index}`;
        await addArticle(database, { title, event_date, event_state });
      }
    }
    const { events } = await readFeed(database);
    expect(events.map((event) => event.summary)).toEqual([
      "Sortie en forêt reportée",
      "Report du cross",
      "Reporté\u00a0: Photos\u00a0: un reportage",
      "ANNULÉ\u00a0: le cross",
      "Annulation du stage",
      "Annulé\u00a0: Cross annuel",
    ]);
  });

  test("turns nothing around in a calendar, however it was written", async ({ database }) => {
    const unseen = "Cross\u202e des\u2066 \u200bPins\ufeff";
    await addArticle(database, {
      title: unseen,
      event_date: "2026-05-01",
      event_location: unseen,
      excerpt: unseen,
    });
    const { events } = await readFeed(database);
    const [event] = events;
    expect(event?.summary).toBe("Cross des Pins");
    expect(event?.location).toBe("Cross des Pins, Castelnau-les-Pins");
    expect(event?.description).toMatch(/^Cross des Pins\n/);
  });

  test("cannot write lines of its own into the file", async ({ database }) => {
    const title = "Cross;,\\\r\nEND:VEVENT\r\nX-EVIL:1 <b>&amp;</b> 🏃".repeat(5);
    await addArticle(database, { title, event_date: "2026-05-01", event_location: title });
    const { text, events, calendar } = await readFeed(database);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe(title.replaceAll("\r\n", "\n"));
    expect(calendar.getAllProperties("x-evil")).toEqual([]);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });
});

describe("which events", () => {
  test("are those that visitors see, past ones too, of the section asked for", async ({
    database,
  }) => {
    const at = (minutes: number) => minutesAfter(NOW, minutes).toISOString();
    await addArticle(database, { title: "past", event_date: "2024-01-01", section: "athletisme" });
    await addArticle(database, { title: "next", event_date: "2026-06-01" });
    await addArticle(database, { event_date: "2026-06-01", status: "draft" });
    await addArticle(database, { event_date: "2026-06-01", deleted_at: at(-1) });
    await addArticle(database, { event_date: "2026-06-01", published_from: at(1) });
    await addArticle(database, { is_event: true });
    await addArticle(database, {});
    const names = (feed: { events: ICAL.Event[] }) => feed.events.map((event) => event.summary);
    expect(names(await readFeed(database))).toEqual(["next", "past"]);
    expect(names(await readFeed(database, { section: "athletisme" }))).toEqual(["past"]);
  });

  test("one by one: those that are events", async ({ database }) => {
    const event = await addArticle(database, { event_date: "2026-06-01" });
    const news = await addArticle(database);
    expect(await findCalendarEvent(database.kysely, event, NOW)).toMatchObject({ id: event });
    for (const id of [news, "", "1", "../etc", "\u0000"]) {
      expect(await findCalendarEvent(database.kysely, id, NOW)).toBeNull();
    }
  });

  test("none makes an empty calendar", async ({ database }) => {
    expect((await readFeed(database)).events).toEqual([]);
  });
});
