import type { Site } from "~/club/site";

/** The pages that search engines may list whatever the content; a test compares them with the routes. */
export const FIXED_PAGES: readonly string[] = [
  "/",
  "/actualites",
  "/evenements",
  "/evenements/run-2k",
  "/detox-relais",
  "/club/trombinoscope",
  "/club/galerie",
  "/club/le-stade",
  "/contacts",
  "/horaires",
  "/inscription/aide",
  "/boutique",
  "/boutique/cgv",
  "/boutique/retractation",
  "/mentions-legales",
  "/politique-confidentialite",
  "/accessibilite",
];

/** The same with the pages of the sections that the club has, and of their registration. */
export function listedPages({
  sections,
  registrationPages,
}: Pick<Site, "sections" | "registrationPages">): string[] {
  const ofRegistrations = registrationPages.map(({ path }) => path);
  const ofSections = sections.flatMap(({ path }) => path ?? []);
  return [...new Set([...FIXED_PAGES, ...ofRegistrations, ...ofSections])];
}
