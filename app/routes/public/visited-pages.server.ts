import { matchPath } from "react-router";
import { eventPathAt } from "~/club/events/event-paths";
import { FIXED_PAGES as MENU_PAGES } from "~/club/fixed-pages";
import { event } from "~/club/kinds/event";
import { registration } from "~/club/kinds/registration";
import { LEGAL_LINKS } from "~/club/legal-links";
import { registrationPathAt } from "~/club/sections/registration-paths";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import { GONE_PAGE, type PageCounts, type VisitedPage } from "~/features/analytics/visits-report";
import {
  findArticleTitles,
  isPublishedArticle,
} from "~/features/articles/published-articles.server";
import { findGalleryImage, findPhotoTitles } from "~/features/gallery/gallery.server";
import { findProduct, findProductNames } from "~/features/shop/catalogue.server";
import { findKeptTerms } from "~/features/shop/kept-terms.server";
import type { Queryable } from "~/platform/database/database.server";
import { listPresent, publishedValues } from "~/records/rows.server";
import { FIXED_PAGES } from "../feeds/site-pages";

/** Pages that no search engine lists and that are read all the same. */
const UNLISTED_PAGES: readonly string[] = [
  "/boutique/panier",
  "/boutique/commande",
  "/boutique/thank-you",
];

/** Pages that no menu leads to, or under a name that says too little beside the others. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "/evenements": "Calendrier des événements",
  "/boutique/panier": "Boutique, panier",
  "/boutique/commande": "Boutique, formulaire de commande",
  "/boutique/thank-you": "Boutique, commande reçue",
  "/boutique/retractation": "Boutique, rétractation",
};

const FIXED_NAMES: ReadonlyMap<string, string> = new Map([
  ...[...MENU_PAGES, ...LEGAL_LINKS].map(({ path, label }) => [path, label] as const),
  ...Object.entries(OTHER_NAMES),
]);

type Naming = Pick<VisitedPage, "title" | "isEvent" | "isGone">;

/** Pages made of content: whether visitors find one, and what those that are still known are called. */
type MadePages = {
  pattern: string;
  isThere(db: Queryable, id: string, now: Date): Promise<boolean>;
  readNames(
    db: Queryable,
    ids: readonly string[],
    now: Date,
  ): Promise<(readonly [string, Naming])[]>;
};

const MADE_PAGES: readonly MadePages[] = [
  {
    pattern: "/actualites/:id",
    isThere: isPublishedArticle,
    async readNames(db, ids, now) {
      return [...(await findArticleTitles(db, ids, now))].map(
        ([id, { title, isEvent, isPublished }]) => [id, { title, isEvent, isGone: !isPublished }],
      );
    },
  },
  {
    pattern: "/sections/:id",
    isThere: async (db, id) => hasPage(await readSectionPages(db), `/sections/${id}`),
    async readNames(db, ids) {
      return ids.length === 0 ? [] : namesAt(await readSectionPages(db), "/sections", ids);
    },
  },
  {
    pattern: "/inscription/:id",
    isThere: async (db, id) => hasPage(await readSectionPages(db), `/inscription/${id}`),
    async readNames(db, ids) {
      return ids.length === 0 ? [] : namesAt(await readSectionPages(db), "/inscription", ids);
    },
  },
  ...["/evenements/:id", "/:id"].map((pattern) => ({
    pattern,
    isThere: async (db: Queryable, id: string) =>
      hasPage(await readEventPages(db), pattern.replace(":id", id)),
    async readNames(db: Queryable, ids: readonly string[]) {
      if (ids.length === 0) return [];
      const folder = pattern.replace("/:id", "");
      return namesAt(await readEventPages(db), folder, ids, { isEvent: true });
    },
  })),
  {
    pattern: "/boutique/produits/:id",
    isThere: async (db, id) => (await findProduct(db, id)) !== null,
    async readNames(db, ids) {
      return [...(await findProductNames(db, ids))].map(([id, { name, isShown }]) => [
        id,
        { title: `Boutique\u00a0: ${name}`, isEvent: false, isGone: !isShown },
      ]);
    },
  },
  {
    pattern: "/boutique/cgv/:id",
    isThere: async (db, id) => (await findKeptTerms(db, id)) !== null,
    async readNames(_, ids) {
      const title = "Boutique\u00a0: conditions de vente d’une commande";
      return ids.map((id) => [id, { title, isEvent: false, isGone: false }] as const);
    },
  },
  {
    pattern: "/club/galerie/:id",
    isThere: async (db, id) => (await findGalleryImage(db, id)) !== null,
    async readNames(db, ids) {
      return [...(await findPhotoTitles(db, ids))].map(([id, { title, isShown }]) => [
        id,
        { title: `Photo\u00a0: ${title}`, isEvent: false, isGone: !isShown },
      ]);
    },
  },
];

/** A page of the club's, at its address or at one that it had. */
type WrittenAddress = { path: string; title: string; isThere: boolean };

/** The pages of events that visitors see: those that announce something to come to, besides articles. */
async function readEventPages(db: Queryable): Promise<WrittenAddress[]> {
  const pages = (await listPresent(db, event)).flatMap((record) => publishedValues(record) ?? []);
  return pages.flatMap(({ name, address, formerAddresses, frame }) =>
    [address, ...formerAddresses].map((at) => ({
      path: eventPathAt(at, { isAlone: frame === "alone" }),
      title: name,
      isThere: at === address,
    })),
  );
}

/** All of them; a section that leads to its registration has no page of its own. */
async function readSectionPages(db: Queryable): Promise<WrittenAddress[]> {
  const sections = await listStoredSections(db);
  const registrations = (await listPresent(db, registration)).flatMap(
    (record) => publishedValues(record) ?? [],
  );
  return [
    ...sections.flatMap(({ key, values }) => {
      const { name, address, formerAddresses, isRetired, opens } = values;
      const leadsOn =
        opens === "registration" && registrations.some(({ section }) => section === key);
      return [address, ...formerAddresses].map((at) => ({
        path: `/sections/${at}`,
        title: name,
        isThere: at === address && !isRetired && !leadsOn,
      }));
    }),
    ...registrations.flatMap(({ section, title, address, formerAddresses }) => {
      const of = sections.find(({ key }) => key === section)?.values;
      return [address, ...formerAddresses].map((at) => ({
        path: registrationPathAt(at),
        title: `Inscription\u00a0: ${of?.name ?? title}`,
        isThere: at === address && of?.isRetired === false,
      }));
    }),
  ];
}

function hasPage(pages: readonly WrittenAddress[], path: string): boolean {
  return pages.some((page) => page.path === path && page.isThere);
}

function namesAt(
  pages: readonly WrittenAddress[],
  folder: string,
  ids: readonly string[],
  { isEvent } = { isEvent: false },
): (readonly [string, Naming])[] {
  return ids.flatMap((id) => {
    const page = pages.find(({ path }) => path === `${folder}/${id}`);
    if (!page) return [];
    const { title, isThere } = page;
    return [[id, { title, isEvent, isGone: !isThere }] as const];
  });
}

/**
 * The page that a reported address shows, in the one spelling it is counted under; null for what
 * the site does not have: a report could name any page.
 */
export async function findCountedPage(
  db: Queryable,
  path: string,
  now: Date,
): Promise<string | null> {
  const plain = path.length > 1 ? path.replace(/\/+$/, "").toLowerCase() : path;
  if (FIXED_PAGES.includes(plain) || UNLISTED_PAGES.includes(plain)) return plain;
  for (const { pattern, isThere } of MADE_PAGES) {
    const id = idIn(pattern, plain);
    if (id) return (await isThere(db, id, now)) ? plain : null;
  }
  return null;
}

/** Names pages that were read; each sort of content among them is read once. */
export async function nameVisitedPages(
  db: Queryable,
  pages: readonly PageCounts[],
  now: Date,
): Promise<VisitedPage[]> {
  const read = MADE_PAGES.map(({ pattern, readNames }) => {
    const ids = pages.flatMap(({ page }) => idIn(pattern, page) ?? []);
    return readNames(db, ids, now);
  });
  const names = new Map((await Promise.all(read)).flat());
  return pages.map((counts) => ({ ...counts, ...nameOf(counts.page, names) }));
}

function nameOf(page: string, names: ReadonlyMap<string, Naming>): Naming {
  const isFixed = FIXED_PAGES.includes(page);
  for (const { pattern } of isFixed ? [] : MADE_PAGES) {
    const id = idIn(pattern, page);
    if (id) return names.get(id) ?? { title: GONE_PAGE, isEvent: false, isGone: true };
  }
  return { title: fixedPageName(page), isEvent: false, isGone: false };
}

/** The name that volunteers give a page that every site has; its address when it has no name. */
export function fixedPageName(path: string): string {
  return FIXED_NAMES.get(path) ?? path;
}

function idIn(pattern: string, page: string): string | null {
  return matchPath(pattern, page)?.params.id ?? null;
}
