import type { Weekday } from "~/lib/french-dates";
import type { SessionValues } from "./kinds/session";
import { nameOf, type People } from "./people-names";
import { findSection } from "./sections/sections";
import type { Ages, Effort, Place, Season, Section, Session } from "./site";

type Sources = {
  places: readonly Place[];
  people: People;
  sections: readonly Section[];
  /** Day of Paris. */
  today: string;
};

/** A session of a season, as pages show it. */
export type SeasonSession = Session & { season: string };

/** A session with its place and its people; null for one that has no season, no hours, or no section that the club has. */
export function toSession(
  id: string,
  values: SessionValues,
  { places, people, sections, today }: Sources,
): SeasonSession | null {
  const { season, start, end, section } = values;
  if (season === null || start === null || end === null) return null;
  const of = findSection(sections, section);
  if (!of) return null;
  const place = places.find((one) => one.id === values.place);
  const ages = { from: values.ageFrom, to: values.ageTo };
  return {
    id,
    season,
    section: of.key,
    weekday: Number(values.weekday) as Weekday,
    start,
    end,
    group: values.group,
    ages,
    place: values.placeWords || (place?.name ?? ""),
    note: values.note || (place?.meeting ?? ""),
    isAtStadium: place?.isStadium ?? false,
    coaches: values.coaches.flatMap((person) => nameOf(person, people) ?? []),
    effort: areAllTogether(ages) ? null : readEffort(values.effort),
    isMonthly: values.isMonthly,
    hasBegun: values.from === null || values.from <= today,
    from: values.from,
    until: values.until,
  };
}

function readEffort(effort: string): Effort | null {
  return effort === "" ? null : (Number(effort) as Effort);
}

/** Up to this age somebody is a child of the school of athletics. */
const OLDEST_CHILD = 11;
const ADULT = 18;

/** Children and adults: one word for the effort would be wrong for some of them. */
function areAllTogether({ from, to }: Ages): boolean {
  return (from ?? 0) <= OLDEST_CHILD && (to === null || to >= ADULT);
}

/** The sessions of a season on a day of Paris, in the order of the week; those that have ended are left out. */
export function sessionsOf(
  sessions: readonly SeasonSession[],
  season: Season,
  { sections, today }: Pick<Sources, "sections" | "today">,
): Session[] {
  const keys = sections.map(({ key }) => key);
  return sessions
    .filter((one) => one.season === season.id && (one.until === null || one.until >= today))
    .map(({ season: _, ...session }) => session)
    .sort((a, b) => byWeek(a, b, keys));
}

function byWeek(a: Session, b: Session, sections: readonly string[]): number {
  return (
    a.weekday - b.weekday ||
    a.start.localeCompare(b.start) ||
    sections.indexOf(a.section) - sections.indexOf(b.section) ||
    a.end.localeCompare(b.end) ||
    a.group.localeCompare(b.group)
  );
}

/** The season after a day whose hours are prepared first; null for none. */
export function comingSeason(
  today: string,
  { seasons, sessions }: { seasons: readonly Season[]; sessions: readonly SeasonSession[] },
): Season | null {
  const coming = seasons.filter(
    ({ id, firstDay }) =>
      firstDay !== null && firstDay > today && sessions.some(({ season }) => season === id),
  );
  return coming.toSorted((a, b) => ((a.firstDay ?? "") < (b.firstDay ?? "") ? -1 : 1))[0] ?? null;
}
