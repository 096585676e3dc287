import { isAdminPath, isPersonalPath } from "~/platform/page-cache/page-key";

/** What an address means to the page cache. */
export type PageAddress = {
  /** What the page for everyone is rendered from. */
  canonical: URL;
  /** Whether it shows everyone the same. */
  isForAll: boolean;
  keys: { page: string; resource: string };
};

/** Tells what of an address the page there reads. */
export type QueryReader = { readQuery(url: URL): URLSearchParams };

const addresses = new WeakMap<URL, PageAddress>();

/** What an address means, found out once for each (the same addresses are the same objects). */
export function readPageAddress(app: QueryReader, url: URL): PageAddress {
  const known = addresses.get(url);
  if (known) return known;
  const canonical = canonicalPageUrl(app, url);
  const keys = {
    page: `page ${canonical.pathname}${canonical.search}`,
    resource: `resource ${url.pathname}${url.search}`,
  };
  const isForAll = !isAdminPath(url.pathname) && !isPersonalPath(url.pathname);
  const address = { canonical, isForAll, keys };
  addresses.set(url, address);
  return address;
}

/** What no page reads can change neither a page nor the cache: it is dropped before anything is rendered. */
function canonicalPageUrl(app: QueryReader, url: URL): URL {
  const canonical = new URL(url.pathname, url.origin);
  if (url.search) canonical.search = app.readQuery(url).toString();
  return canonical;
}
