import { matchPath } from "react-router";
import { isPublishedArticle } from "~/features/articles/published-articles.server";
import { findGalleryImage } from "~/features/gallery/gallery.server";
import { findProduct } from "~/features/shop/catalogue.server";
import type { Queryable } from "~/platform/database/database.server";
import { SITE_PAGES } from "../feeds/site-pages";

/** Pages that no search engine lists and that are read all the same. */
const UNLISTED_PAGES: readonly string[] = [
  "/boutique/panier",
  "/boutique/commande",
  "/boutique/thank-you",
];

/** Pages made of content, and how one is found. */
const MADE_PAGES: readonly [
  pattern: string,
  isThere: (db: Queryable, id: string, now: Date) => Promise<boolean>,
][] = [
  ["/actualites/:id", isPublishedArticle],
  ["/boutique/produits/:id", async (db, id) => (await findProduct(db, id)) !== null],
  ["/club/galerie/:id", async (db, id) => (await findGalleryImage(db, id)) !== null],
];

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
  if (SITE_PAGES.includes(plain) || UNLISTED_PAGES.includes(plain)) return plain;
  for (const [pattern, isThere] of MADE_PAGES) {
    const id = matchPath(pattern, plain)?.params.id;
    if (id) return (await isThere(db, id, now)) ? plain : null;
  }
  return null;
}
