/** What an address means to the page cache. */
export type PageAddress = {
  /** What the page for everyone is rendered from. */
  canonical: URL;
  keys: { page: string; resource: string };
};

/** Tells what of an address the page there reads. */
export type QueryReader = { readQuery(url: URL): URLSearchParams };

export function readPageAddress(app: QueryReader, url: URL): PageAddress {
  // What no page reads can change neither a page nor the cache: it is dropped before anything is rendered.
  const canonical = new URL(url.pathname, url.origin);
  if (url.search) canonical.search = app.readQuery(url).toString();
  return {
    canonical,
    keys: {
      page: `page ${canonical.pathname}${canonical.search}`,
      resource: `resource ${url.pathname}${url.search}`,
    },
  };
}
