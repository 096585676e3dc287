import { findSection } from "~/club/sections/sections";
import type { Section } from "~/club/site";
import { clockTime } from "~/lib/french-dates";
import { laneClass } from "~/ui/lane-tag";
import type { ArticleSummary, EventDetails } from "../article.types";
import { type DayOf, groupByDay } from "../calendar-month";
import { clockWords, dayOfDays, isOfSeveralDays } from "../event-times";

/** What the calendar shows of an article. */
export type CalendarEvent = {
  id: string;
  title: string;
  section: string | null;
  event: EventDetails;
};

/** The events of a list; what is no event has no day to stand on. */
export function toCalendarEvents(articles: readonly ArticleSummary[]): CalendarEvent[] {
  return articles.flatMap(({ id, title, section, event }) =>
    event ? [{ id, title, section, event }] : [],
  );
}

/** An event on one of its days. */
export type CalendarEntry = CalendarEvent & {
  /** Its title as the grid has room for. */
  shortTitle: string;
  /** «18h30 à 20h00», on its first day. */
  clock: string | null;
  /** «jour 2 sur 3» */
  part: string | null;
};

/** The events of a month on each of their days, with what is said of them there: browsers need not make these words. */
export function toCalendarDays(
  articles: readonly ArticleSummary[],
  month: string,
): DayOf<CalendarEntry>[] {
  return groupByDay(toCalendarEvents(articles), month).map(({ day, events }) => ({
    day,
    events: events.map((one) => ({
      ...one,
      shortTitle: shortTitle(one.title),
      ...wordsOn(day, one.event),
    })),
  }));
}

function wordsOn(day: string, event: EventDetails): Pick<CalendarEntry, "clock" | "part"> {
  if (!isOfSeveralDays(event)) return { clock: clockWords(event), part: null };
  const isFirst = day === event.date;
  return {
    clock: isFirst && event.time ? clockTime(event.time) : null,
    part: dayOfDays(day, event),
  };
}

/** The class that gives an event the hue of its section. */
export function laneClassOf(key: string | null, sections: readonly Section[]): string {
  return laneClass(findSection(sections, key)?.lane ?? null);
}

/** The part of a title before its colon: «Cross du village : horaires» is announced as «Cross du village». */
export function shortTitle(title: string): string {
  return title.split(/[\s\u00a0\u202f]+:\s/u)[0] || title;
}
