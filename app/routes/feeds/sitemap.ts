import { loadSite } from "~/club/read-site.server";
import { listSitemapArticles } from "~/features/articles/feed-articles.server";
import { listSitemapImages } from "~/features/gallery/gallery.server";
import { galleryImagePath } from "~/features/gallery/gallery-query";
import { listSitemapProducts } from "~/features/shop/catalogue.server";
import { services } from "~/platform/services.server";
import type { Route } from "./+types/sitemap";
import { publicText } from "./public-text";
import { listedPages } from "./site-pages";

const AN_HOUR = 3600;

/** An address of the site; `lastmod` only where something tells when it changed. */
type Entry = { path: string; lastmod?: string };

export async function loader({ context }: Route.LoaderArgs) {
  const { database, environment, now } = services(context);
  const site = await loadSite(services(context));
  const [articles, images, products] = await Promise.all([
    listSitemapArticles(database.kysely, now),
    listSitemapImages(database.kysely),
    listSitemapProducts(database.kysely),
  ]);
  const changed: Record<string, string | undefined> = {
    "/": latest(articles),
    "/actualites": latest(articles),
    "/evenements": latest(articles.filter((article) => article.isEvent)),
    "/club/galerie": latest(images),
    "/boutique": latest(products),
  };
  const entries: Entry[] = [
    ...listedPages(site).map((path) => ({ path, lastmod: changed[path] })),
    ...articles.map(({ id, updatedAt }) => ({ path: `/actualites/${id}`, lastmod: updatedAt })),
    ...images.map(({ id, updatedAt }) => ({ path: galleryImagePath(id), lastmod: updatedAt })),
    ...products.map(({ id, updatedAt }) => ({
      path: `/boutique/produits/${id}`,
      lastmod: updatedAt,
    })),
  ];
  const sitemap = toXml(entries, environment.publicUrl);
  return publicText(sitemap, { type: "application/xml", maxAge: AN_HOUR });
}

function latest(list: readonly { updatedAt: string }[]): string | undefined {
  return list
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
}

/** Paths and instants are our own: they hold nothing that XML would have to escape. */
function toXml(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, lastmod }) => {
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : "";
    return `  <url><loc>${origin}${path}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}
