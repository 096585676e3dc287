import { addressedPage } from "~/club/addressed-page";
import { callOfSection } from "~/club/calls";
import { drawnPicture } from "~/club/drawings/drawings";
import { feesOf } from "~/club/season-words";
import { registrationPath } from "~/club/sections/registration-paths";
import type { SectionCoach, SectionPage, SectionWords } from "~/club/sections/section-page";
import { findSection } from "~/club/sections/sections";
import type { Contact, Fee, Season, Session, Site } from "~/club/site";
import { euros } from "~/lib/euros";
import type { LaneNumber } from "~/lib/lane";

/** A coach as a section presents them; the photo comes from the administrator area. */

/** All that a section page shows but its events. */
export type SectionSheet = SectionWords & {
  key: string;
  name: string;
  lane: LaneNumber;
  sessions: readonly Session[];
  coaches: readonly SectionCoach[];
  /** The season that one may join, with the fees of the section alone. */
  season: Season;
  /** Where its registration is explained. */
  registration: string;
  contact: Contact;
};

/** The page at the last part of an address: a section has it now, or had it once; undefined for none. */
export function findSectionPage({ sectionPages }: Site, address: string): SectionPage | undefined {
  return addressedPage(sectionPages, address);
}

/** The page of a section, with its hours, prices and people; null where the section has no lane. */
export function sectionSheet(
  { key, words, coaches }: SectionPage,
  site: Site,
): SectionSheet | null {
  const section = findSection(site.sections, key);
  if (!section?.lane) return null;
  const sessions = sessionsOfSection(site, key);
  const season = seasonOf(site.season.joining, key);
  return {
    ...words,
    art: drawnPicture(words.art),
    key,
    name: section.name,
    lane: section.lane,
    sessions,
    season,
    facts: sectionFacts(sessions, words.facts, season.fees),
    coaches,
    registration: registrationPath(site.registrationPages, key),
    contact: callOfSection(site, key),
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
