import { findSection } from "./sections/sections";
import type { Site } from "./site";
import { trialPath } from "./trial-paths";

/** A page that menus lead to. */
export type SitePage = {
  /** Stored in menus, never renamed: an address may change. */
  key: string;
  /** Its name where a menu gives it no other. */
  label: string;
  path: string;
};

const FIXED_PAGES: readonly SitePage[] = [
  { key: "home", label: "Accueil", path: "/" },
  { key: "news", label: "Actualités", path: "/actualites" },
  { key: "calendar", label: "Événements", path: "/evenements" },
  { key: "event:run-2k", label: "Run 2K", path: "/evenements/run-2k" },
  { key: "event:detox-relais", label: "Détox relais", path: "/detox-relais" },
  { key: "timetable", label: "Horaires", path: "/horaires" },
  { key: "team", label: "Organigramme", path: "/club/trombinoscope" },
  { key: "gallery", label: "Galerie", path: "/club/galerie" },
  { key: "stadium", label: "Le stade", path: "/club/le-stade" },
  { key: "help", label: "Aide à l’inscription", path: "/inscription/aide" },
  { key: "shop", label: "Boutique", path: "/boutique" },
  { key: "contacts", label: "Contact", path: "/contacts" },
  { key: "trial", label: "Essayer une séance", path: trialPath() },
];

/** The pages of a site that are its club’s. */
export type OwnPages = Pick<Site, "sections" | "registrationPages">;

/** The key of the page of a section. */
export function sectionPageKey(section: string): string {
  return `section:${section}`;
}

/** Every page that a menu may lead to, as lists show them. A section that is retired has neither a page nor a registration. */
export function sitePages({ sections, registrationPages }: OwnPages): SitePage[] {
  const ofRegistrations = registrationPages.map(({ section, path, words }) => ({
    key: `registration:${section}`,
    label: findSection(sections, section)?.name ?? words.title,
    path,
  }));
  const ofSections = sections.flatMap(({ key, name, path }) =>
    path?.startsWith("/sections/") ? { key: sectionPageKey(key), label: name, path } : [],
  );
  const shop = FIXED_PAGES.findIndex(({ key }) => key === "shop");
  return [
    ...FIXED_PAGES.slice(0, shop),
    ...ofRegistrations,
    ...FIXED_PAGES.slice(shop),
    ...ofSections,
  ];
}

export function findPage(key: string | null, pages: OwnPages): SitePage | undefined {
  return sitePages(pages).find((page) => page.key === key);
}

/** The name of a page that every club has; undefined for the others. */
export function fixedPageName(key: string): string | undefined {
  return FIXED_PAGES.find((page) => page.key === key)?.label;
}

const PREFIXES: Readonly<Record<string, string>> = {
  section: "Section\u00a0: ",
  registration: "Inscription\u00a0: ",
};

/** `Inscription : Sport santé`: the name where all pages are listed. A section and its registration have one name. */
export function nameInLists({ key, label }: SitePage): string {
  return `${PREFIXES[key.split(":", 1).join()] ?? ""}${label}`;
}
