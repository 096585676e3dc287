import type { Section } from "../site";
import type { SectionPage } from "./section-page";
import { findSection } from "./sections";

/** The pages of the sections with what they say; people who are meant by their records are no words. */
export function writtenPages(pages: readonly SectionPage[], sections: readonly Section[]) {
  return pages.map(({ key, path, words, coaches }) => ({
    path,
    label: findSection(sections, key)?.name ?? "",
    content: [words, coaches.filter(({ isTyped }) => isTyped)],
  }));
}
