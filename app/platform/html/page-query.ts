/**
 * What a route's `handle` says when its page depends on the query of its address. A page that says
 * nothing is the same whatever stands behind its path: it is made and kept once.
 */
export type PageQueryHandle = {
  /** The page's own address for a query: the same for all queries that show the same. */
  canonicalPath(params: URLSearchParams): string;
};

/** What of a query the page of a route reads, in the page's own words. */
export function readPageQuery(handle: unknown, params: URLSearchParams): URLSearchParams {
  if (typeof handle !== "object" || handle === null || !("canonicalPath" in handle)) {
    return new URLSearchParams();
  }
  const path = (handle as PageQueryHandle).canonicalPath(params);
  return new URL(path, "http://page").searchParams;
}
