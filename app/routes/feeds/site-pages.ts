import type { Site } from "~/club/site";

/** The pages that search engines may list whatever the content; a test compares them with the routes. */
export const FIXED_PAGES: readonly string[] = [
  "/",
  "/actualites",
  "/evenements",
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

/** The same with the pages of the sections that the club has, of their registration, and of its events. */
export function listedPages({
  sections,
  registrationPages,
  events,
}: Pick<Site, "sections" | "registrationPages" | "events">): string[] {
  const ofRegistrations = registrationPages.map(({ path }) => path);
  const ofSections = sections.flatMap(({ path }) => path ?? []);
  const ofEvents = events.map(({ path }) => path);
  return [...new Set([...FIXED_PAGES, ...ofEvents, ...ofRegistrations, ...ofSections])];
}
