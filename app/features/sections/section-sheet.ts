import { callOfSection } from "~/club/calls";
import { feesOf } from "~/club/season-words";
import { findSection } from "~/club/sections";
import type { Contact, Fee, Season, Session, Site } from "~/club/site";
import { euros } from "~/lib/euros";
import type { LaneNumber } from "~/ui/lane-tag";
import type { SectionPage } from "~club/section-pages/section-page";
import { sectionPages } from "~club/section-pages/section-pages";

/** A coach as a section presents them; the photo comes from the administrator area. */
export type CoachView = SectionPage["coaches"][number] & { photo: string | null };

/** Somebody of the club's list of coaches. */
type Coach = { full_name: string; photo: string | null };

/** All that a section page shows but its events. */
export type SectionSheet = Omit<SectionPage, "facts" | "coaches"> & {
  name: string;
  lane: LaneNumber;
  facts: readonly { label: string; value: string }[];
  sessions: readonly Session[];
  coaches: CoachView[];
  /** The season that one may join, with the fees of the section alone. */
  season: Season;
  contact: Contact;
};

/** The page of a section, its hours, prices and people gathered from `club/`; null for a section without page. */
export function findSectionSheet(
  slug: string,
  { site, coaches }: { site: Site; coaches: readonly Coach[] },
): SectionSheet | null {
  const { joining } = site.season;
  const page = Object.values(sectionPages(joining, site.clubHouseHours)).find(
    (candidate) => candidate.slug === slug,
  );
  const section = findSection(site.sections, slug);
  if (!page || !section?.lane) return null;
  const sessions = sessionsOfSection(site, page.slug);
  const season = seasonOf(joining, page.slug);
  return {
    ...page,
    name: section.name,
    lane: section.lane,
    sessions,
    season,
    facts: sectionFacts(sessions, page.facts, season.fees),
    coaches: withPhotos(page.coaches, coaches),
    contact: callOfSection(site, page.slug),
  };
}

/** A season with the fees of one section. Its days without sessions are told beside the hours of all. */
export function seasonOf(season: Season, section: string): Season {
  return { ...season, fees: feesOf(season, section), breaks: [] };
}

/** The sessions of a section in the order of the week. */
export function sessionsOfSection({ sessions }: Site, section: string): Session[] {
  return sessions.filter((one) => one.section === section);
}

/** Two facts that are counted around two that are told. */
export function sectionFacts(
  sessions: readonly Session[],
  told: readonly { label: string; value: string }[],
  fees: readonly Fee[],
): { label: string; value: string }[] {
  const weekly = sessions.filter(({ isMonthly, hasBegun }) => !isMonthly && hasBegun);
  return [
    ...(weekly.length > 0 ? [{ label: "Séances", value: `${weekly.length} par semaine` }] : []),
    ...told,
    ...(fees.some(({ isPartial }) => !isPartial)
      ? [{ label: "Licence", value: yearlyPrice(fees) }]
      : []),
  ];
}

/** `145 € par an`, `dès 130 € par an`: of the licences, not of shorter programmes. */
function yearlyPrice(fees: readonly Fee[]): string {
  const licences = fees.filter(({ isPartial }) => !isPartial);
  const lowest = Math.min(...licences.map((fee) => fee.amount));
  return `${licences.length > 1 ? "dès " : ""}${euros(lowest)} par an`;
}

/** Coaches of the club's files with the photo of the same name in the club's list. */
export function withPhotos(coaches: SectionPage["coaches"], team: readonly Coach[]): CoachView[] {
  return coaches.map((coach) => ({
    ...coach,
    photo: team.find((person) => person.full_name === coach.name)?.photo ?? null,
  }));
}
