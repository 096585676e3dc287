import { addressedPage } from "~/club/addressed-page";
import { callOfSection } from "~/club/calls";
import { drawnPicture } from "~/club/drawings/drawings";
import { HEALTH_RULES, type HealthRule } from "~/club/health-rules";
import type { Aid } from "~/club/page-words";
import type {
  RegistrationPage,
  RegistrationWords,
  SectionCoach,
} from "~/club/sections/section-page";
import { findSection } from "~/club/sections/sections";
import type { Contact, Season, Session, Site } from "~/club/site";
import type { LaneNumber } from "~/lib/lane";
import { type FormLink, formLinks } from "./form-view";
import { seasonOf, sectionFacts, sessionsOfSection } from "./section-sheet";

/** All that the registration page of a section shows but its events. */
export type RegistrationSheet = Omit<RegistrationWords, "health" | "aids" | "forms"> & {
  /** The key of the section, and its name. */
  key: string;
  section: string;
  lane: LaneNumber;
  sessions: readonly Session[];
  coaches: readonly SectionCoach[];
  /** The season that one may join, with the fees of the section alone. */
  season: Season;
  health: HealthRule[];
  aids: Aid[];
  forms: FormLink[];
  contact: Contact;
};

/** The page at the last part of an address: a registration has it now, or had it once; undefined for none. */
export function findRegistrationPage(
  { registrationPages }: Site,
  address: string,
): RegistrationPage | undefined {
  return addressedPage(registrationPages, address);
}

/** The registration page of a section, with its hours, prices, rules and people; null where the section has no lane. */
export function registrationSheet(
  { section: key, words, coaches }: RegistrationPage,
  site: Site,
): RegistrationSheet | null {
  const section = findSection(site.sections, key);
  if (!section?.lane) return null;
  const sessions = sessionsOfSection(site, key);
  const season = seasonOf(site.season.joining, key);
  return {
    ...words,
    art: drawnPicture(words.art),
    key,
    section: section.name,
    lane: section.lane,
    sessions,
    season,
    facts: sectionFacts(sessions, words.facts, season.fees),
    coaches,
    health: inOrder(HEALTH_RULES, words.health, ({ key: word }) => word),
    aids: inOrder(site.pages.help.aids, words.aids, ({ sort }) => sort),
    forms: formLinks(site, words.forms),
    contact: callOfSection(site, key),
  };
}

/** Those of a list that a page names by their words, in the order of the page. */
function inOrder<T>(
  list: readonly T[],
  words: readonly string[],
  wordOf: (item: T) => string,
): T[] {
  return words.flatMap((word) => list.filter((item) => wordOf(item) === word));
}
