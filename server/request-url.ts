/** Longest path and query that is read. */
const LENGTH_LIMIT = 12_000;

/** The same few addresses are asked for all day; a visitor may make up any number of others. */
const ADDRESSES_KNOWN = 500;
const KNOWN_LENGTH = 200;
const known = new Map<string, Map<string, URL>>();

/**
 * The address of a request, the same object for the same path: nobody changes it.
 * See `readRequestUrl`.
 */
export function requestUrl(publicUrl: string, rawPath: string | undefined): URL | null {
  const ofSite = known.get(publicUrl) ?? new Map<string, URL>();
  const met = rawPath === undefined ? undefined : ofSite.get(rawPath);
  if (met) return met;
  const url = readRequestUrl(publicUrl, rawPath);
  if (url && rawPath && rawPath.length <= KNOWN_LENGTH) {
    if (ofSite.size >= ADDRESSES_KNOWN) ofSite.clear();
    known.set(publicUrl, ofSite.set(rawPath, url));
  }
  return url;
}

/**
 * The absolute address of a request: the public origin of the site and the raw path. The Host
 * header has no say: `Host: site/admin?` would move the path. Null for whatever is no plain
 * path: absolute form, `*`, `//host`, control characters, broken percent encoding.
 */
function readRequestUrl(publicUrl: string, rawPath: string | undefined): URL | null {
  if (!rawPath || rawPath.length > LENGTH_LIMIT) return null;
  // A backslash is a slash to browsers and to URL, and "//" starts a host.
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(rawPath) || rawPath.includes("#")) return null;
  const url = URL.parse(publicUrl + rawPath);
  if (!url || url.origin !== publicUrl || url.pathname.startsWith("//")) return null;
  return isReadable(url.pathname) ? url : null;
}

function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
