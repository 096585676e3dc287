import { FIXED_PAGES } from "../fixed-pages";
import { FORMS } from "../forms";
import type { FixedPages } from "../page-words";
import type { Site } from "../site";
import type { RegistrationPage, SectionPage } from "./section-page";
import { findSection } from "./sections";

type WrittenParts = Pick<
  Site,
  | "sections"
  | "sectionPages"
  | "registrationPages"
  | "events"
  | "pages"
  | "stadiumPictures"
  | "forms"
  | "association"
>;

/** The pages of the law to which the club adds words. */
const LAW = [
  { key: "notice", path: "/mentions-legales", label: "Mentions légales" },
  { key: "privacy", path: "/politique-confidentialite", label: "Politique de confidentialité" },
  { key: "terms", path: "/boutique/cgv", label: "Conditions générales de vente" },
  { key: "accessibility", path: "/accessibilite", label: "Accessibilité" },
] as const;

/** The pages that the club writes with what they say; people who are meant by their records are no words. */
export function writtenPages(site: WrittenParts) {
  const { sections, sectionPages, registrationPages, events, pages } = site;
  const pictures: Readonly<Record<string, unknown>> = { stadium: site.stadiumPictures };
  const nameOf = (key: string) => findSection(sections, key)?.name ?? "";
  return [
    ...FIXED_PAGES.flatMap(({ key, path, label }) =>
      isWritten(key, pages) ? [{ path, label, content: [pages[key], pictures[key]] }] : [],
    ),
    ...sectionPages.map((page) => ({ ...contentOf(page), label: nameOf(page.key) })),
    ...registrationPages.map((page) => ({
      ...contentOf(page),
      label: `Inscription\u00a0: ${nameOf(page.section)}`,
    })),
    ...LAW.map(({ key, path, label }) => ({
      path,
      label,
      content: site.association.addenda[key],
    })),
    ...site.forms.map(({ slug, ...content }) => ({
      path: `/inscription/formulaires/${slug}`,
      label: FORMS.find(({ value }) => value === slug)?.label ?? "",
      content,
    })),
    ...events.map((page) => ({ path: page.path, label: page.name, content: page })),
  ];
}

function isWritten(key: string, pages: FixedPages): key is keyof FixedPages {
  return key in pages;
}

function contentOf({ path, words, coaches }: SectionPage | RegistrationPage) {
  return { path, content: [words, coaches.filter(({ isTyped }) => isTyped)] };
}
