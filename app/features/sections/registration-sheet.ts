import { callOfSection } from "~/club/calls";
import { findSection } from "~/club/sections/sections";
import type { Contact, Season, Session, Site } from "~/club/site";
import { AID_SCHEMES, type AidScheme, HEALTH_RULES, type HealthRule } from "~club/registration";
import type { RegistrationPage } from "~club/registration-pages/registration-page";
import { type FormLink, formLinks } from "./form-view";
import {
  type CoachView,
  type SectionSheet,
  seasonOf,
  sectionFacts,
  sessionsOfSection,
  withPhotos,
} from "./section-sheet";

/** All that the registration page of a section shows but its events. */
export type RegistrationSheet = Omit<
  RegistrationPage,
  "facts" | "coaches" | "health" | "aids" | "forms"
> &
  Pick<SectionSheet, "lane" | "facts"> & {
    /** The name of the section. */
    section: string;
    sessions: readonly Session[];
    coaches: CoachView[];
    season: Season;
    health: HealthRule[];
    aids: AidScheme[];
    forms: FormLink[];
    contact: Contact;
  };

/** The registration page of a section, with its hours, prices, rules and people; null where the club has not, or has no more, the section. */
export function registrationSheet(
  pageOf: (season: Season) => RegistrationPage,
  { site, team }: { site: Site; team: Parameters<typeof withPhotos>[1] },
): RegistrationSheet | null {
  const page = pageOf(site.season.joining);
  const section = findSection(site.sections, page.slug);
  if (!section?.lane) return null;
  const sessions = sessionsOfSection(site, page.slug);
  const season = seasonOf(site.season.joining, page.slug);
  return {
    ...page,
    section: section.name,
    lane: section.lane,
    sessions,
    season,
    facts: sectionFacts(sessions, page.facts, season.fees),
    coaches: withPhotos(page.coaches, team),
    health: inOrder(HEALTH_RULES, page.health),
    aids: inOrder(AID_SCHEMES, page.aids),
    forms: formLinks(site, page.forms),
    contact: callOfSection(site, page.slug),
  };
}

/** Those of a list that a page names, in the page's order. */
function inOrder<K extends string, T extends { key: K }>(list: readonly T[], keys: readonly K[]) {
  return keys.flatMap((key) => list.filter((item) => item.key === key));
}
