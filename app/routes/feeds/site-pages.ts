import { ownRegistrationSection } from "~/club/sections/registration-paths";
import type { Section } from "~/club/site";

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
  "/inscription/running-competition",
  "/inscription/sport-sante",
  "/inscription/aide",
  "/boutique",
  "/boutique/cgv",
  "/boutique/retractation",
  "/mentions-legales",
  "/politique-confidentialite",
  "/accessibilite",
];

/** The same with the pages of the sections that the club has, and without the registration of those that it has not. */
export function listedPages(sections: readonly Section[]): string[] {
  const ofSections = sections.flatMap(({ path }) => path ?? []);
  const isListed = (path: string) => {
    const section = ownRegistrationSection(path);
    return section === null || sections.some(({ key }) => key === section);
  };
  return [...new Set([...FIXED_PAGES.filter(isListed), ...ofSections])];
}
