import type { Site } from "~/club/site";
import { CONTACT_PEOPLE, type ContactPerson } from "~club/people";
import { type Fee, feesOf } from "~club/prices";
import { AID_SCHEMES, type AidScheme, HEALTH_RULES, type HealthRule } from "~club/registration";
import type { RegistrationPage } from "~club/registration-pages/registration-page";
import { SECTIONS } from "~club/sections";
import { type FormLink, formLinks } from "./form-view";
import {
  type CoachView,
  type SectionSheet,
  type SlotView,
  sectionFacts,
  slotViews,
  withPhotos,
} from "./section-sheet";

/** All that the registration page of a section shows but its events. */
export type RegistrationSheet = Omit<
  RegistrationPage,
  "facts" | "coaches" | "contact" | "health" | "aids" | "forms"
> &
  Pick<SectionSheet, "lane" | "facts"> & {
    slots: SlotView[];
    coaches: CoachView[];
    fees: Fee[];
    health: HealthRule[];
    aids: AidScheme[];
    forms: FormLink[];
    contact: ContactPerson;
  };

/** The registration page of a section, its hours, prices, rules and people gathered from `club/`. */
export function registrationSheet(
  page: RegistrationPage,
  { site, coaches }: { site: Site; coaches: Parameters<typeof withPhotos>[1] },
): RegistrationSheet {
  const section = SECTIONS.find((candidate) => candidate.slug === page.slug);
  if (!section?.lane) throw new Error(`La section ${page.slug} n’a pas de couloir.`);
  const slots = slotViews(page.slug, site);
  const fees = feesOf(page.slug);
  return {
    ...page,
    lane: section.lane,
    slots,
    fees,
    facts: sectionFacts(slots, page.facts, fees),
    coaches: withPhotos(page.coaches, coaches),
    health: inOrder(HEALTH_RULES, page.health),
    aids: inOrder(AID_SCHEMES, page.aids),
    forms: formLinks(page.forms),
    contact: CONTACT_PEOPLE[page.contact],
  };
}

/** Those of a list that a page names, in the page's order. */
function inOrder<K extends string, T extends { key: K }>(list: readonly T[], keys: readonly K[]) {
  return keys.flatMap((key) => list.filter((item) => item.key === key));
}
