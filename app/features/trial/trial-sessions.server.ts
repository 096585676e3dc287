import { findSection } from "~/club/sections/sections";
import { agesWords } from "~/club/session-words";
import type { Season, Session, Site } from "~/club/site";
import { clockTime, shortDate } from "~/lib/french-dates";
import { daysOfSession } from "../sections/session-days";
import type { Trial } from "./trial";

const MOST_DAYS = 3;

/** A session of a section, with the days on which it is still to come. */
type ComingSession = { session: Session; days: string[] };

/**
 * The trial of a section, with the sessions that one may try; null for a section that does not train. Days are
 * those from tomorrow on: a kept page lives until midnight.
 */
export function trialOf(site: Site, key: string, today: string): Trial | null {
  const section = findSection(site.sections, key);
  if (!section?.lane) return null;
  const coming = comingSessions(site, key, today).filter(({ days }) => days.length > 0);
  return {
    section: { key, name: section.name },
    sessions: coming.map(({ session, days }) => ({
      title: [session.group, agesWords(session.ages)].filter(Boolean).join(", "),
      moments: days.slice(0, MOST_DAYS).map((day) => ({
        value: momentOf(session, day),
        label: momentWords(session, day, today),
      })),
    })),
  };
}

/** Those of the season that runs; where its last days are over, or nearly, those of the next one follow. */
function comingSessions(
  { season, sessions, coming }: Site,
  key: string,
  today: string,
): ComingSession[] {
  const seasons: { season: Season; sessions: readonly Session[] }[] = [
    { season: season.now, sessions },
    ...(coming ? [coming] : []),
  ];
  const all = seasons.map((one) => ({
    sessions: one.sessions
      .filter((session) => session.section === key)
      .map((session) => ({
        session,
        days: daysOfSession(session, one.season).days.filter((day) => day > today),
      })),
  }));
  const [now, next] = all.map((one) => one.sessions);
  const isNearlyOver = (now ?? []).every(({ days }) => days.length < MOST_DAYS);
  return [...(now ?? []), ...(isNearlyOver ? (next ?? []) : [])];
}

/** The choice of a day of a session, as a form sends it: an hour that has changed since is another one. */
function momentOf({ id, start }: Session, day: string): string {
  return `${id} ${day} ${start}`;
}

function momentWords({ start, end, place }: Session, day: string, today: string): string {
  const hours = `${clockTime(start)}\u00a0– ${clockTime(end)}`;
  return [shortDate(day, today), hours, place].filter(Boolean).join(", ");
}

/** The session of a section that a choice means, with its day still to come; undefined for any other. */
export function findTrialSession(
  site: Site,
  { section, moment, today }: Record<"section" | "moment" | "today", string>,
): { session: Session; day: string } | undefined {
  for (const { session, days } of comingSessions(site, section, today)) {
    const day = days.find((one) => momentOf(session, one) === moment);
    if (day !== undefined) return { session, day };
  }
  return undefined;
}
