import { canonicalPageUrl, isAdminPath, isPersonalPath } from "~/platform/page-cache/page-key";

/** What an address means to the page cache. */
export type PageAddress = {
  /** What the page for everyone is rendered from. */
  canonical: URL;
  /** Whether it shows everyone the same. */
  isForAll: boolean;
  keys: { page: string; resource: string };
};

const addresses = new WeakMap<URL, PageAddress>();

/** What an address means, found out once for each (the same addresses are the same objects). */
export function readPageAddress(url: URL): PageAddress {
  const known = addresses.get(url);
  if (known) return known;
  const canonical = canonicalPageUrl(url);
  const keys = {
    page: `page ${canonical.pathname}${canonical.search}`,
    resource: `resource ${url.pathname}${url.search}`,
  };
  const isForAll = !isAdminPath(url.pathname) && !isPersonalPath(url.pathname);
  const address = { canonical, isForAll, keys };
  addresses.set(url, address);
  return address;
}
