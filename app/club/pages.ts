import { SECTIONS } from "~club/sections";

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
  {
    key: "registration:running-competition",
    label: "Running compétition",
    path: "/inscription/running-competition",
  },
  { key: "registration:sport-sante", label: "Sport santé", path: "/inscription/sport-sante" },
  { key: "shop", label: "Boutique", path: "/boutique" },
  { key: "contacts", label: "Contact", path: "/contacts" },
];

const SECTION_PAGES = SECTIONS.flatMap(({ key, name, path }) =>
  path?.startsWith("/sections/") ? [{ key: `section:${key}`, label: name, path }] : [],
);

/** Every page that a menu may lead to, as lists show them. */
export const SITE_PAGES: readonly SitePage[] = [...FIXED_PAGES, ...SECTION_PAGES];

export function findPage(key: string): SitePage | undefined {
  return SITE_PAGES.find((page) => page.key === key);
}

const PREFIXES: Readonly<Record<string, string>> = {
  section: "Section\u00a0: ",
  registration: "Inscription\u00a0: ",
};

/** `Inscription : Sport santé`: the name where all pages are listed. A section and its registration have one name. */
export function nameInLists({ key, label }: SitePage): string {
  return `${PREFIXES[key.split(":", 1).join()] ?? ""}${label}`;
}

/** The same as choices of a field. */
export const PAGE_CHOICES = SITE_PAGES.map((page) => ({
  value: page.key,
  label: nameInLists(page),
}));
