import { matchPath } from "react-router";
import { readSite } from "~/club/read-site.server";
import { findSection } from "~/club/sections/sections";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import type { Site } from "~/club/site";
import { GONE_PAGE, type PageCounts, type VisitedPage } from "~/features/analytics/visits-report";
import {
  findArticleTitles,
  isPublishedArticle,
} from "~/features/articles/published-articles.server";
import { findGalleryImage, findPhotoTitles } from "~/features/gallery/gallery.server";
import { findProduct, findProductNames } from "~/features/shop/catalogue.server";
import type { Queryable } from "~/platform/database/database.server";
import { EVENT_PAGES, pageName } from "~club/page-names";
import { FIXED_PAGES } from "../feeds/site-pages";

/** Pages that no search engine lists and that are read all the same. */
const UNLISTED_PAGES: readonly string[] = [
  "/boutique/panier",
  "/boutique/commande",
  "/boutique/thank-you",
];

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
    isThere: async (db, id, now) => hasPath(await readSite(db, now), `/sections/${id}`),
    async readNames(db, ids, now) {
      if (ids.length === 0) return [];
      const site = await readSite(db, now);
      const sections = (await listStoredSections(db)).map(({ values }) => values);
      return ids.flatMap((id) => {
        const at = sections.find((one) => addressesOf(one).includes(id));
        const isGone = !hasPath(site, `/sections/${id}`);
        return at ? [[id, { title: at.name, isEvent: false, isGone }]] : [];
      });
    },
  },
  {
    pattern: "/inscription/:id",
    isThere: async (db, id, now) => hasPath(await readSite(db, now), `/inscription/${id}`),
    async readNames(db, ids, now) {
      if (ids.length === 0) return [];
      const site = await readSite(db, now);
      return ids.flatMap((id) => {
        const at = site.registrationPages.find((one) => addressesOf(one).includes(id));
        if (!at) return [];
        const name = findSection(site.sections, at.section)?.name ?? at.words.title;
        const title = `Inscription\u00a0: ${name}`;
        return [[id, { title, isEvent: false, isGone: at.address !== id }]];
      });
    },
  },
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

type Addressed = { address: string; formerAddresses: readonly string[] };

function addressesOf({ address, formerAddresses }: Addressed): string[] {
  return [address, ...formerAddresses];
}

/** Whether a section, or how one joins it, has its page at an address; one that only leads on has not. */
function hasPath({ sections, registrationPages }: Site, path: string): boolean {
  return [...sections, ...registrationPages].some((one) => one.path === path);
}

/**
 * The page that a reported address shows, in the one spelling it is counted under; null for what
 * the site does not have, so that nobody makes up pages.
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

/** Names pages that were read: one query for each sort of content among them. */
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
  return { title: pageName(page), isEvent: EVENT_PAGES.includes(page), isGone: false };
}

function idIn(pattern: string, page: string): string | null {
  return matchPath(pattern, page)?.params.id ?? null;
}
