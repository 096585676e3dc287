import { describe, expect } from "vitest";
import { addDays } from "~/lib/french-dates";
import type { Database } from "~/platform/database/database.server";
import { addArticle, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { LONGEST_EVENT_DAYS } from "./event-times";
import {
  findNearestEvents,
  findNextEventNamed,
  listEvents,
  listEventsOfMonth,
  listUpcomingEvents,
} from "./events.server";

async function upcoming(database: Database, now: string, limit = 100): Promise<string[]> {
  const events = await listUpcomingEvents(database.kysely, { now: new Date(now), limit });
  return events.map((event) => event.title);
}

async function addDay(database: Database, event_date: string, event_time: string | null = null) {
  const title = event_time ? `${event_date} ${event_time}` : event_date;
  await addArticle(database, { title, event_date, event_time });
}

describe("listUpcomingEvents", () => {
  test("changes at midnight in Paris, in winter, in summer and across both clock changes", async ({
    database,
  }) => {
    for (const day of ["2026-01-10", "2026-03-28", "2026-03-29", "2026-07-10", "2026-10-25"]) {
      await addDay(database, day);
    }
    const first = async (now: string) => (await upcoming(database, now))[0];
    expect(await first("2026-01-10T22:59:59.999Z")).toBe("2026-01-10");
    expect(await first("2026-01-10T23:00:00.000Z")).toBe("2026-03-28");
    // The night in which clocks go forward: midnight is still one hour ahead of UTC.
    expect(await first("2026-03-28T22:59:59.999Z")).toBe("2026-03-28");
    expect(await first("2026-03-28T23:00:00.000Z")).toBe("2026-03-29");
    expect(await first("2026-03-29T21:59:59.999Z")).toBe("2026-03-29");
    expect(await first("2026-03-29T22:00:00.000Z")).toBe("2026-07-10");
    expect(await first("2026-07-10T22:00:00.000Z")).toBe("2026-10-25");
    // The night in which clocks go back: the day has 25 hours.
    expect(await first("2026-10-25T22:59:59.999Z")).toBe("2026-10-25");
    expect(await upcoming(database, "2026-10-25T23:00:00.000Z")).toEqual([]);
  });

  test("orders by day, then time, those without a time after the timed ones", async ({
    database,
  }) => {
    await addDay(database, "2026-03-20");
    await addDay(database, "2026-03-20", "18:30");
    await addDay(database, "2026-03-21", "07:00");
    await addDay(database, "2026-03-20", "09:05");
    const expected = ["2026-03-20 09:05", "2026-03-20 18:30", "2026-03-20", "2026-03-21 07:00"];
    expect(await upcoming(database, NOW.toISOString())).toEqual(expected);
    const all = await listEvents(database.kysely, { now: NOW });
    expect(all.map((event) => event.title)).toEqual(expected);
  });

  test("gives three by default, cancelled ones in their place", async ({ database }) => {
    await addArticle(database, { event_date: "2026-03-20", event_state: "cancelled" });
    for (const day of ["2026-03-21", "2026-03-22", "2026-03-23"]) await addDay(database, day);
    const events = await listUpcomingEvents(database.kysely, { now: NOW });
    expect(events).toHaveLength(3);
    expect(events[0]?.event?.state).toBe("cancelled");
  });

  test("is only visible events with a date, of one section when asked", async ({ database }) => {
    await addArticle(database, { is_event: true });
    await addArticle(database, { event_date: "2026-03-20", is_event: false });
    await addArticle(database, { event_date: "2026-03-20", status: "draft" });
    await addArticle(database, { event_date: "2026-03-20", section: "athletisme" });
    const of = async (section: "athletisme" | "sport-sante") =>
      (await listUpcomingEvents(database.kysely, { now: NOW, section })).length;
    expect(await upcoming(database, NOW.toISOString())).toHaveLength(1);
    expect(await of("athletisme")).toBe(1);
    expect(await of("sport-sante")).toBe(0);
  });
});

describe("an event of several days", () => {
  test("is to come until its last day, and stands in every month it touches", async ({
    database,
  }) => {
    const title = "Stage";
    await addArticle(database, { title, event_date: "2026-06-29", event_end_date: "2026-07-02" });
    await addDay(database, "2026-07-01");
    for (const day of ["2026-06-29", "2026-07-01"]) {
      expect(await upcoming(database, `${day}T12:00:00Z`), day).toEqual([title, "2026-07-01"]);
    }
    expect(await upcoming(database, "2026-07-02T12:00:00Z")).toEqual([title]);
    expect(await upcoming(database, "2026-07-02T22:00:00Z")).toEqual([]);
    const month = async (value: string) =>
      (await listEventsOfMonth(database.kysely, value, { now: NOW })).map((event) => event.title);
    expect(await month("2026-06")).toEqual([title]);
    expect(await month("2026-07")).toEqual([title, "2026-07-01"]);
    expect(await month("2026-08")).toEqual([]);
    const named = (now: string) => findNextEventNamed(database.kysely, title, new Date(now));
    expect((await named("2026-07-02T12:00:00Z"))?.event?.endDate).toBe("2026-07-02");
    expect(await named("2026-07-02T22:00:00Z")).toBeNull();
  });

  test("that lasts as long as may be is found to its last day", async ({ database }) => {
    const event_end_date = addDays("2026-01-01", LONGEST_EVENT_DAYS);
    await addArticle(database, { title: "Défi", event_date: "2026-01-01", event_end_date });
    expect(await upcoming(database, `${event_end_date}T12:00:00Z`)).toEqual(["Défi"]);
  });
});

describe("an evening that ends after midnight", () => {
  const nights = [
    { event_time: "19:00", event_end_date: "2026-11-01", event_end_time: "01:00" },
    { event_time: "19:00:00", event_end_date: "2026-11-01", event_end_time: "06:00:00" },
    { event_time: "19:00", event_end_time: "01:00" },
  ];
  const days = [
    { event_time: "19:00", event_end_date: "2026-11-01", event_end_time: "06:01" },
    { event_time: "05:00", event_end_date: "2026-11-01", event_end_time: "05:00" },
    { event_time: "19:00", event_end_date: "2026-11-01" },
    { event_end_date: "2026-11-01" },
    { event_end_date: "2026-11-01", event_end_time: "01:00" },
  ];

  test("is over on the next day, and in its own month alone", async ({ database }) => {
    for (const night of nights) {
      await addArticle(database, { title: "nuit", event_date: "2026-10-31", ...night });
    }
    for (const one of days) {
      await addArticle(database, { title: "jours", event_date: "2026-10-31", ...one });
    }
    await addArticle(database, { title: "deux nuits", event_date: "2026-10-30", ...nights[0] });
    const saturday = await upcoming(database, "2026-10-31T12:00:00Z");
    expect(saturday).toHaveLength(nights.length + days.length + 1);
    const inNovember = await listEventsOfMonth(database.kysely, "2026-11", { now: NOW });
    for (const titles of [
      await upcoming(database, "2026-11-01T12:00:00Z"),
      inNovember.map((event) => event.title),
    ]) {
      expect(titles).toEqual(days.map(() => "jours"));
    }
  });
});

describe("listEvents", () => {
  test("leaves out the oldest beyond its limit", async ({ database }) => {
    for (const day of ["2020-01-01", "2026-03-01", "2026-04-01"]) await addDay(database, day);
    const events = await listEvents(database.kysely, { now: NOW, limit: 2 });
    expect(events.map((event) => event.title)).toEqual(["2026-03-01", "2026-04-01"]);
  });
});

describe("listEventsOfMonth", () => {
  test("is the first to the last day of the month", async ({ database }) => {
    for (const day of ["2026-01-31", "2026-02-01", "2026-02-28", "2026-03-01", "2024-02-29"]) {
      await addDay(database, day);
    }
    const month = async (value: string) =>
      (await listEventsOfMonth(database.kysely, value, { now: NOW })).map((event) => event.title);
    expect(await month("2026-02")).toEqual(["2026-02-01", "2026-02-28"]);
    expect(await month("2024-02")).toEqual(["2024-02-29"]);
    for (const malformed of ["", "2026-13", "2026-2", "0000-01", "2026-02-01", "2026-02\u0000"]) {
      expect(await month(malformed)).toEqual([]);
    }
  });
});

describe("findNearestEvents", () => {
  test("is the last day before the month and the first after it, of what visitors see", async ({
    database,
  }) => {
    for (const day of ["2025-11-02", "2026-01-31", "2026-03-01", "2026-03-31", "2026-06-01"]) {
      await addDay(database, day);
    }
    await addArticle(database, { event_date: "2026-04-05", status: "draft" });
    await addArticle(database, { event_date: "2026-09-01", section: "athletisme" });
    const near = (month: string, section: "athletisme" | null = null) =>
      findNearestEvents(database.kysely, month, { now: NOW, section });
    expect(await near("2026-03")).toEqual({ before: "2026-01-31", after: "2026-06-01" });
    expect(await near("2025-11")).toEqual({ before: null, after: "2026-01-31" });
    expect(await near("2026-12")).toEqual({ before: "2026-09-01", after: null });
    expect(await near("2026-03", "athletisme")).toEqual({ before: null, after: "2026-09-01" });
  });
});

describe("findNextEventNamed", () => {
  test("is the first to come whose title starts with the words, capitals and accents aside", async ({
    database,
  }) => {
    const add = (title: string, event_date: string, event_state?: "cancelled") =>
      addArticle(database, { title, event_date, event_state: event_state ?? "confirmed" });
    const next = async (words: string) =>
      (await findNextEventNamed(database.kysely, words, NOW))?.event?.date ?? null;
    await add("Run 2K : l’an dernier", "2025-03-30");
    await add("Bénévoles du Run 2K", "2026-03-20");
    await add("RUN 2K, les inscriptions", "2026-06-07");
    await add("Détox relais", "2026-05-10");
    expect(await next("Run 2K")).toBe("2026-06-07");
    expect(await next("detox relais")).toBe("2026-05-10");
    await add("Run 2K annulé", "2026-03-29", "cancelled");
    expect(await next("Run 2K")).toBe("2026-06-07");
    await add("Trail annulé", "2026-04-01", "cancelled");
    expect(await next("Trail")).toBe("2026-04-01");
    expect(await next("Ru_ 2K")).toBeNull();
    expect(await next("  ")).toBeNull();
  });

  test("is still there on its day, and gone on the next", async ({ database }) => {
    await addArticle(database, { title: "Run 2K", event_date: "2026-03-29" });
    const at = async (now: string) =>
      (await findNextEventNamed(database.kysely, "Run 2K", new Date(now))) !== null;
    expect(await at("2026-03-29T21:59:59.999Z")).toBe(true);
    expect(await at("2026-03-29T22:00:00.000Z")).toBe(false);
  });
});
