import { TZDate } from "@date-fns/tz";
import {
  type ICalCalendar,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from "ical-generator";
import { findSection } from "~/club/sections/sections";
import type { Club, Section } from "~/club/site";
import { addDays, PARIS } from "~/lib/french-dates";
import { parisInstant } from "~/lib/paris-instants";
import { searchable } from "~/lib/plain-text";
import { withoutUnseen } from "~/lib/storable-text";
import { calendarText, newCalendar } from "~/platform/calendar-file.server";
import type { EventState } from "./article.types";
import { EVENT_STATE_WORDS } from "./event-details";
import { placeWithTown } from "./event-place";
import type { CalendarEvent } from "./feed-articles.server";

/** How long an event without an end lasts. */
const DEFAULT_MS = 2 * 3_600_000;
/** A postponed event has no new date yet: the old one is no longer sure. */
const STATUSES: Record<EventState, ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** How a title says it itself, without accents. */
const SAID = {
  postponed: /\breport(e|ee|es|ees)?\b/,
  cancelled: /\bannul(e|ee|es|ees|ation)\b/,
} as const;

type CalendarOptions = {
  name: string;
  club: Club;
  sections: readonly Section[];
  /** Where the site is. */
  origin: string;
  /** The address that identifiers are made of. */
  idOrigin: string;
  /** Whether calendars subscribe to it, rather than take an event from it once. */
  isFeed: boolean;
};

/**
 * Events as an iCalendar file (RFC 5545): times of Paris with the zone's rule, whole days for events
 * without a time. An event keeps its UID for ever, made of `idOrigin`, so that a changed or cancelled
 * one replaces itself.
 */
export function eventCalendar(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const calendar = newCalendar({ name: options.name, company: options.club.initials });
  for (const event of events) addEvent(calendar, event, options);
  return calendarText(calendar);
}

function addEvent(
  calendar: ICalCalendar,
  shown: CalendarEvent,
  { club, sections, origin, idOrigin, isFeed }: CalendarOptions,
): void {
  const { id, title, excerpt, event } = shown;
  const url = `${origin}/actualites/${id}`;
  // Google hides a cancelled event of a feed: people who were to come would read nothing.
  const hasStatus = !(isFeed && event.state === "cancelled");
  const section = findSection(sections, shown.section);
  calendar.createEvent({
    ...timesOf(event),
    id: `${id}@${new URL(idOrigin).hostname}`,
    sequence: shown.version,
    stamp: new Date(shown.updatedAt),
    lastModified: new Date(shown.updatedAt),
    summary: withoutUnseen(titleWithState(title, event.state)),
    description: [withoutUnseen(excerpt), url].filter(Boolean).join("\n\n"),
    location: event.location && placeWithTown(withoutUnseen(event.location), club),
    url,
    status: hasStatus ? STATUSES[event.state] : null,
    transparency:
      event.state === "cancelled"
        ? ICalEventTransparency.TRANSPARENT
        : ICalEventTransparency.OPAQUE,
    categories: section ? [{ name: section.name }] : [],
  });
}

function timesOf(event: CalendarEvent["event"]): ICalEventData {
  const { date, time } = event;
  if (!time) {
    return { allDay: true, start: date, end: addDays(event.endDate ?? date, 1) };
  }
  const start = new TZDate(parisInstant(date, time), PARIS);
  const end = endOf(event) ?? start.getTime() + DEFAULT_MS;
  return { start, end: new TZDate(end, PARIS), timezone: PARIS };
}

/** The instant at which an event that starts at a time ends: the end of its last day when that has no time. */
function endOf({ date, endDate, endTime }: CalendarEvent["event"]): number | null {
  if (!endDate && !endTime) return null;
  const end = endTime
    ? parisInstant(endDate ?? date, endTime)
    : parisInstant(addDays(endDate ?? date, 1), "00:00");
  return Date.parse(end);
}

/** Many calendars show nothing of a status but the title: the word stands before it, unless it says so. */
function titleWithState(title: string, state: EventState): string {
  if (state === "confirmed" || SAID[state].test(searchable(title))) return title;
  return `${EVENT_STATE_WORDS[state]}\u00a0: ${title}`;
}
