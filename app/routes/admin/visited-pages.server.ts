import { matchPath } from "react-router";
import { GONE_PAGE, type VisitedPage } from "~/features/analytics/visited-page";
import type { PageCounts } from "~/features/analytics/visits-report.types";
import { findArticleTitles } from "~/features/articles/article-titles.server";
import { findPhotoTitles } from "~/features/gallery/photo-titles.server";
import { findProductNames } from "~/features/shop/product-names.server";
import type { Queryable } from "~/platform/database/database.server";
import { EVENT_PAGES, pageName } from "~club/page-names";

type Naming = Pick<VisitedPage, "title" | "isEvent" | "isGone">;

const GONE: Naming = { title: GONE_PAGE, isEvent: false, isGone: true };

/** Names pages that were read: one query for all articles among them, one for all photos, one for all products. */
export async function nameVisitedPages(
  db: Queryable,
  pages: readonly PageCounts[],
  now: Date,
): Promise<VisitedPage[]> {
  const idsIn = (pattern: string) => pages.flatMap(({ page }) => idIn(pattern, page) ?? []);
  const [articles, photos, products] = await Promise.all([
    findArticleTitles(db, idsIn(ARTICLE), now),
    findPhotoTitles(db, idsIn(PHOTO)),
    findProductNames(db, idsIn(PRODUCT)),
  ]);
  const nameArticle = (id: string): Naming => {
    const article = articles.get(id);
    if (!article) return GONE;
    return { title: article.title, isEvent: article.isEvent, isGone: !article.isPublished };
  };
  const namePhoto = (id: string): Naming => {
    const photo = photos.get(id);
    if (!photo) return GONE;
    return { title: `Photo\u00a0: ${photo.title}`, isEvent: false, isGone: !photo.isShown };
  };
  const nameProduct = (id: string): Naming => {
    const product = products.get(id);
    if (!product) return GONE;
    return { title: `Boutique\u00a0: ${product.name}`, isEvent: false, isGone: !product.isShown };
  };
  return pages.map((counts) => {
    const article = idIn(ARTICLE, counts.page);
    const photo = idIn(PHOTO, counts.page);
    if (article) return { ...counts, ...nameArticle(article) };
    const product = idIn(PRODUCT, counts.page);
    if (photo) return { ...counts, ...namePhoto(photo) };
    if (product) return { ...counts, ...nameProduct(product) };
    const isEvent = EVENT_PAGES.includes(counts.page);
    return { ...counts, title: pageName(counts.page), isEvent, isGone: false };
  });
}

const ARTICLE = "/actualites/:id";
const PHOTO = "/club/galerie/:id";
const PRODUCT = "/boutique/produits/:id";

function idIn(pattern: string, page: string): string | null {
  return matchPath(pattern, page)?.params.id ?? null;
}
