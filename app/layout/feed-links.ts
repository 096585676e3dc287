import { CLUB } from "~club/identity";

/** What a feed reader or a calendar can subscribe to from a page. */
export type FeedLink = { type: string; title: string; path: string };

export const NEWS_FEEDS: readonly FeedLink[] = [
  {
    type: "application/atom+xml",
    title: `Actualités – ${CLUB.name} (Atom)`,
    path: "/actualites.atom",
  },
  {
    type: "application/rss+xml",
    title: `Actualités – ${CLUB.name} (RSS)`,
    path: "/actualites.rss",
  },
];

export const EVENTS_FEED: FeedLink = {
  type: "text/calendar",
  title: `Événements – ${CLUB.name} (iCalendar)`,
  path: "/evenements.ics",
};

/** The calendar of one section's events. */
export function sectionFeed(section: { slug: string; name: string }): FeedLink {
  return {
    type: "text/calendar",
    title: `${section.name} – ${CLUB.name} (iCalendar)`,
    path: `/sections/${section.slug}.ics`,
  };
}
