import { eventPageKey } from "./events/event-paths";
import { FIXED_PAGES, type SitePage } from "./fixed-pages";
import { findSection } from "./sections/sections";
import type { Site } from "./site";

/** The pages of a site that are its club’s. */
export type OwnPages = Pick<Site, "sections" | "registrationPages" | "events">;

/** The key of the page of a section. */
export function sectionPageKey(section: string): string {
  return `section:${section}`;
}

/** Every page that a menu may lead to, as lists show them. A section that is retired has neither a page nor a registration. */
export function sitePages({ sections, registrationPages, events }: OwnPages): SitePage[] {
  const ofRegistrations = registrationPages.map(({ section, path, words }) => ({
    key: `registration:${section}`,
    label: findSection(sections, section)?.name ?? words.title,
    path,
  }));
  const ofSections = sections.flatMap(({ key, name, path }) =>
    path?.startsWith("/sections/") ? { key: sectionPageKey(key), label: name, path } : [],
  );
  const ofEvents = events.map(({ key, name, path }) => ({
    key: eventPageKey(key),
    label: name,
    path,
  }));
  const placeOf = (fixed: string) => FIXED_PAGES.findIndex(({ key }) => key === fixed);
  const timetable = placeOf("timetable");
  const shop = placeOf("shop");
  return [
    ...FIXED_PAGES.slice(0, timetable),
    ...ofEvents,
    ...FIXED_PAGES.slice(timetable, shop),
    ...ofRegistrations,
    ...FIXED_PAGES.slice(shop),
    ...ofSections,
  ];
}

export function findPage(key: string | null, pages: OwnPages): SitePage | undefined {
  return sitePages(pages).find((page) => page.key === key);
}

const PREFIXES: Readonly<Record<string, string>> = {
  section: "Section\u00a0: ",
  registration: "Inscription\u00a0: ",
};

/** `Inscription : Sport santé`: the name where all pages are listed. A section and its registration have one name. */
export function nameInLists({ key, label }: SitePage): string {
  return `${PREFIXES[key.split(":", 1).join()] ?? ""}${label}`;
}
