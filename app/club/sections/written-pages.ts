import type { Site } from "../site";
import type { RegistrationPage, SectionPage } from "./section-page";
import { findSection } from "./sections";

/** The pages of the sections and of their registration with what they say; people who are meant by their records are no words. */
export function writtenPages({
  sections,
  sectionPages,
  registrationPages,
}: Pick<Site, "sections" | "sectionPages" | "registrationPages">) {
  const nameOf = (key: string) => findSection(sections, key)?.name ?? "";
  return [
    ...sectionPages.map((page) => ({ ...contentOf(page), label: nameOf(page.key) })),
    ...registrationPages.map((page) => ({
      ...contentOf(page),
      label: `Inscription\u00a0: ${nameOf(page.section)}`,
    })),
  ];
}

function contentOf({ path, words, coaches }: SectionPage | RegistrationPage) {
  return { path, content: [words, coaches.filter(({ isTyped }) => isTyped)] };
}
