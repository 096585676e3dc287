import { laneClass } from "~/ui/lane-tag";
import { SECTIONS, type SectionSlug } from "~club/sections";
import type { ArticleSummary, EventDetails } from "../article.types";

/** What the calendar shows of an article. */
export type CalendarEvent = {
  id: string;
  title: string;
  section: SectionSlug | null;
  event: EventDetails;
};

/** The events of a list; what is no event has no day to stand on. */
export function toCalendarEvents(articles: readonly ArticleSummary[]): CalendarEvent[] {
  return articles.flatMap(({ id, title, section, event }) =>
    event ? [{ id, title, section, event }] : [],
  );
}

/** The class that gives an event the hue of its section. */
export function laneClassOf(slug: SectionSlug | null): string {
  return laneClass(SECTIONS.find((section) => section.slug === slug)?.lane ?? null);
}

/** What comes before the colon of a title: «Cross des Résiniers : horaires» is announced as «Cross des Résiniers». */
export function shortTitle(title: string): string {
  return title.split(/[\s\u00a0\u202f]+:\s/u)[0] || title;
}
