import { describe, expect, it } from "vitest";
import { parisDay } from "~/lib/paris-instants";
import { demoArticles } from "~database/demo/articles";
import { demoEventDay, demoPublication } from "./demo-dates";

/** Each day of a fortnight, so that every weekday and both clock changes of autumn are met. */
const starts = Array.from({ length: 14 }, (_, i) => new Date(Date.UTC(2026, 9, 19 + i, 21, 30)));

describe("the demo content, whatever the day of the first start", () => {
  it.each(starts)("has eight upcoming confirmed events and some past ones (%s)", (start) => {
    const days = demoArticles.flatMap(({ event }) =>
      event ? [{ state: event.state, day: demoEventDay(event, start) }] : [],
    );
    const today = parisDay(start);
    expect(days.filter((e) => e.state === "confirmed" && e.day >= today)).toHaveLength(8);
    expect(days.filter((e) => e.day < today).length).toBeGreaterThanOrEqual(5);
  });

  it.each(starts)("puts an event on the weekday it names (%s)", (start) => {
    for (const { event } of demoArticles) {
      if (!event?.weekday) continue;
      const weekday = new Date(`${demoEventDay(event, start)}T12:00:00Z`).getUTCDay() || 7;
      expect(weekday).toBe(event.weekday);
    }
  });

  it("holds what every screen needs to be seen with", () => {
    const start = new Date("2026-11-20T10:00:00Z");
    const publications = demoArticles.map((article) => demoPublication(article, start));
    expect(demoArticles.length).toBeGreaterThanOrEqual(30);
    expect(publications.filter((date) => date === null)).toHaveLength(1);
    expect(publications.filter((date) => date && date > start)).toHaveLength(1);
    expect(demoArticles.some((article) => article.cover === null)).toBe(true);
    expect(demoArticles.some((article) => [...article.title].length > 80)).toBe(true);
  });
});
