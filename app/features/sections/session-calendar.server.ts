import { TZDate } from "@date-fns/tz";
import { ICalEventRepeatingFreq } from "ical-generator";
import { findSection } from "~/club/sections/sections";
import { coachNames } from "~/club/session-words";
import type { Club, Season, Section, Session } from "~/club/site";
import { PARIS } from "~/lib/french-dates";
import { parisInstant } from "~/lib/paris-instants";
import { calendarText, newCalendar } from "~/platform/calendar-file.server";
import { daysOfSession } from "./session-days";

type Published = {
  /** Where the site is. */
  origin: string;
  /** The address that identifiers are made of. */
  idOrigin: string;
  version: number;
  /** ISO 8601 instant. */
  updatedAt: string;
  club: Club;
  sections: readonly Section[];
};

/**
 * A weekly session as an iCalendar file (RFC 5545): times of Paris, from its first day to its last, without the
 * holidays of the season; null where it has no such days. It keeps its UID, so that a changed one replaces itself.
 */
export function sessionCalendar(
  session: Session,
  season: Season,
  { origin, idOrigin, version, updatedAt, club, sections }: Published,
): string | null {
  const { days, off } = daysOfSession(session, season);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { id, group, place, note, start, end } = session;
  const section = findSection(sections, session.section);
  const at = (day: string, clock: string) => new TZDate(parisInstant(day, clock), PARIS);
  const names = coachNames(session);
  const url = `${origin}/horaires`;
  const calendar = newCalendar({ name: club.name, company: club.initials });
  calendar.createEvent({
    id: `${id}@${new URL(idOrigin).hostname}`,
    sequence: version,
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    start: at(first, start),
    end: at(first, end),
    timezone: PARIS,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      until: new Date(parisInstant(last, start)),
      ...(off.length > 0 && { exclude: off.map((day) => at(day, start)) }),
    },
    summary: section ? `${section.name}\u00a0: ${group}` : group,
    description: [names && `Avec ${names}`, note, url].filter(Boolean).join("\n"),
    location: place || null,
    url,
    categories: section ? [{ name: section.name }] : [],
  });
  return calendarText(calendar);
}
