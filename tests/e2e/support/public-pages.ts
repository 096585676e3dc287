import type { APIRequestContext } from "@playwright/test";

/** Addresses made of content, one of each kind, as the site's own map names them. */
export type ContentPages = { article: string; event: string; photo: string };

/** Neither the lightest nor the heaviest photo of the demo content. */
const PHOTO_TITLE = "Cross des Résiniers";

/** The demo content has every kind. The same pages each time: ids are random, and so is what they order. */
export async function findContentPages(request: APIRequestContext): Promise<ContentPages> {
  const paths = await readSiteMap(request);
  const articles = paths.filter((path) => path.startsWith("/actualites/"));
  return {
    article: articles[0] ?? "",
    event: await findEvent(request, articles),
    photo: await findPhoto(request, PHOTO_TITLE),
  };
}

/** The paths of every page that the site map names. */
export async function readSiteMap(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get("/sitemap.xml")).text();
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  return addresses.map((address) => new URL(address).pathname);
}

async function findEvent(request: APIRequestContext, articles: string[]): Promise<string> {
  for (const path of articles) {
    if ((await request.get(`${path}.ics`)).ok()) return path;
  }
  return "";
}

async function findPhoto(request: APIRequestContext, title: string): Promise<string> {
  const html = await (await request.get("/club/galerie")).text();
  const tile = html.split("<a ").find((link) => link.includes(title));
  return /href="(\/club\/galerie\/[^"]+)"/.exec(tile ?? "")?.[1] ?? "";
}
