import { FIXED_PAGES } from "~/club/fixed-pages";
import { LEGAL_LINKS } from "~/club/legal-links";
import {
  ACCESSIBILITY_TEXT,
  LEGAL_NOTICE_TEXT,
  PRIVACY_TEXT,
  SALE_TERMS_TEXT,
} from "~/club/legal-texts";
import type { PageWords } from "~/club/page-words";
import { nameInLists, sitePages } from "~/club/pages";
import { withSeason } from "~/club/season-words";
import type { PresentationWords } from "~/club/sections/section-page";
import { findSection } from "~/club/sections/sections";
import type { Call, Fee, Site } from "~/club/site";
import { euros } from "~/lib/euros";
import { grouped } from "~/lib/lists";
import { searchText } from "~/lib/word-match";

export type EntrySort = "section" | "fee" | "person" | "question" | "page";

/** A place of the site that a search may lead to. */
export type SiteEntry = {
  sort: EntrySort;
  title: string;
  /** The page, and the part of it, where its words stand. */
  path: string;
  texts: readonly string[];
  /** The words that a search looks in. */
  searched: string;
};

/** Somebody whom the team page shows. */
export type SitePerson = { id: string; name: string; role: string; path: string };

/** People, and calls that lead to somebody, as the team page has them. */
export type SitePeople = { members: readonly SitePerson[]; calls: readonly Call[] };

type Entry = Omit<SiteEntry, "searched">;

/** The places of the site that may be found besides its news, in the order of what is usually looked for. */
export function siteEntries(site: Site, people: SitePeople): SiteEntry[] {
  return [
    ...sectionEntries(site),
    ...site.season.joining.fees.map((fee) => feeEntry(fee, site)),
    ...personEntries(people),
    ...questionEntries(site),
    ...pageEntries(site),
  ].map((entry) => {
    const texts = entry.texts.filter(Boolean);
    return { ...entry, texts, searched: searchText([entry.title, ...texts].join("\n")) };
  });
}

function sectionEntries({ sections, sectionPages }: Site): Entry[] {
  return sections.flatMap(({ key, name, path, audience, summary }) => {
    if (path === null) return [];
    const page = sectionPages.find((one) => one.key === key && one.path === path);
    const texts = [...(page ? presentationTexts(page.words) : []), audience, summary];
    return [{ sort: "section" as const, title: name, path, texts }];
  });
}

/** The words of a page in their order, without its questions. */
function presentationTexts({ lead, intro, levels, steps }: PresentationWords): string[] {
  return [
    lead,
    ...intro.paragraphs,
    ...levels.map(({ name, text }) => named(name, text)),
    ...steps.map(({ title, text }) => named(title, text)),
  ];
}

function feeEntry(fee: Fee, { sections, season }: Site): Entry {
  const section = findSection(sections, fee.section);
  const price = [euros(fee.amount), fee.period].filter(Boolean).join(", ");
  return {
    sort: "fee",
    title: [section?.name, fee.name].filter(Boolean).join(", "),
    path: `${section?.path ?? "/inscription/aide"}#tarifs`,
    texts: [
      `${withSeason("Tarif", season.joining)}\u00a0: ${price}.`,
      fee.audience,
      ...fee.includes,
    ],
  };
}

function personEntries({ members, calls }: SitePeople): Entry[] {
  const ofMembers = members.map(({ id, name, role, path }) => {
    const subjects = calls.flatMap(({ personId, subject }) => (personId === id ? [subject] : []));
    return { sort: "person" as const, title: name, path, texts: [role, ...subjects] };
  });
  const known = new Set(members.map(({ id }) => id));
  const others = calls.filter(({ personId }) => personId === null || !known.has(personId));
  const ofCalls = [...grouped(others, ({ name, subject }) => name || subject)].map(
    ([title, theirs]) => ({
      sort: "person" as const,
      title,
      path: "/club/trombinoscope#appeler",
      texts: theirs.flatMap(({ subject, role }) => [subject, role]),
    }),
  );
  return [...ofMembers, ...ofCalls];
}

function questionEntries(site: Site): Entry[] {
  const { sections, sectionPages, registrationPages, events } = site;
  const ofSections = sectionPages.filter(
    ({ key, path }) => findSection(sections, key)?.path === path,
  );
  const pages = [
    // A section without a page of its own has that of its registration.
    ...ofSections.filter(({ path }) => !registrationPages.some((page) => page.path === path)),
    ...registrationPages,
  ].map(({ path, words }) => ({ path, questions: words.questions }));
  const help = { path: "/inscription/aide", questions: site.pages.help.questions };
  return [...pages, help, ...events].flatMap(({ path, questions }) =>
    questions.map(({ question, answer }) => ({
      sort: "question" as const,
      title: question,
      path: `${path}#titre-questions`,
      texts: [answer],
    })),
  );
}

/** The pages that menus may lead to and those of the law; sections are told apart, and the news are the rest of the search. */
function pageEntries(site: Site): Entry[] {
  const words = pageWords(site);
  const ofMenus = sitePages(site).filter(
    ({ key }) => key !== "news" && !key.startsWith("section:"),
  );
  const pages = [
    ...ofMenus.map((page) => ({ label: nameInLists(page), path: page.path })),
    ...LEGAL_LINKS,
  ];
  return pages.map(({ label, path }) => ({
    sort: "page",
    title: label,
    path,
    texts: words.get(path) ?? [],
  }));
}

/** The words of the pages, by address. */
function pageWords({
  pages,
  registrationPages,
  events,
}: Site): ReadonlyMap<string, readonly string[]> {
  const { team, timetable, stadium, help } = pages;
  const parts: Readonly<Record<string, readonly string[]>> = {
    team: [team.coachesText, team.boardText, team.callsText],
    timetable: [timetable.note],
    stadium: [
      ...stadium.openings.map(({ place, hours }) => named(place, hours)),
      ...stadium.facilities.map(({ name, detail }) => named(name, detail)),
      ...Object.values(stadium.ways),
      ...stadium.stepFree,
    ],
    help: [
      ...help.steps.map(({ title, text }) => named(title, text)),
      ...help.aids.map(({ name, who, worth }) =>
        named(name, [worth, who].filter(Boolean).join(". ")),
      ),
    ],
  };
  const heads = new Map<string, PageHeadWords>(Object.entries(pages));
  const ofFixed = FIXED_PAGES.flatMap(({ key, path }) => {
    const head = heads.get(key);
    if (!head) return [];
    return [[path, [head.lead, ...(parts[key] ?? []), head.search.description]] as const];
  });
  return new Map<string, readonly string[]>([
    ...ofFixed,
    ...events.map(({ path, lead, teaser }) => [path, [...new Set([lead, teaser])]] as const),
    ...registrationPages.map(
      ({ path, words }) => [path, [...presentationTexts(words), ...words.documents]] as const,
    ),
    ["/mentions-legales", [LEGAL_NOTICE_TEXT.description]],
    ["/politique-confidentialite", [PRIVACY_TEXT.description]],
    ["/boutique/cgv", [SALE_TERMS_TEXT.description]],
    ["/accessibilite", [ACCESSIBILITY_TEXT.description]],
  ]);
}

/** `Piste : six couloirs`; the name alone where nothing is said of it. */
function named(name: string, words: string): string {
  return words === "" ? name : `${name}\u00a0: ${words}`;
}

type PageHeadWords = Pick<PageWords, "lead" | "search">;
