import { trialPath } from "./trial-paths";

/** A page that menus lead to. */
export type SitePage = {
  /** Stored in menus, never renamed: an address may change. */
  key: string;
  /** Its name where a menu gives it no other. */
  label: string;
  path: string;
};

/** The pages that every site has, in the order of most menus. */
export const FIXED_PAGES: readonly SitePage[] = [
  { key: "home", label: "Accueil", path: "/" },
  { key: "news", label: "Actualités", path: "/actualites" },
  { key: "calendar", label: "Événements", path: "/evenements" },
  { key: "timetable", label: "Horaires", path: "/horaires" },
  { key: "team", label: "Organigramme", path: "/club/trombinoscope" },
  { key: "gallery", label: "Galerie", path: "/club/galerie" },
  { key: "stadium", label: "Le stade", path: "/club/le-stade" },
  { key: "help", label: "Aide à l’inscription", path: "/inscription/aide" },
  { key: "shop", label: "Boutique", path: "/boutique" },
  { key: "contacts", label: "Contact", path: "/contacts" },
  { key: "trial", label: "Essayer une séance", path: trialPath() },
];

/** The name of a page that every club has; undefined for the others. */
export function fixedPageName(key: string): string | undefined {
  return FIXED_PAGES.find((page) => page.key === key)?.label;
}
