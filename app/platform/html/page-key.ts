/** Prefix of the cookies of signed-in volunteers, whatever prefix browsers demand before it. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-|__Host-)?foulee/i;

/** Whether an address is that of a page's data, asked by client navigations. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** The path of the page whose data an address gives; the path itself otherwise. */
export function documentPath(pathname: string): string {
  if (pathname.endsWith("/_.data")) return pathname.slice(0, -"_.data".length);
  return isDataPath(pathname) ? pathname.slice(0, -".data".length) : pathname;
}

/** The address at which the data of the page at `path` is asked for. */
export function dataPath(path: string): string {
  return path === "/" ? "/_.data" : `${path}.data`;
}

const UNRESERVED = /[\w.~-]/;

/**
 * A path with each character in one spelling (RFC 3986 §6.2.2): letters and figures as they are, not as their
 * codes, and codes in capitals. The router finds the same page with the same parameters there.
 */
export function plainPath(pathname: string): string {
  const plain = pathname.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  });
  return isDataPath(plain) === isDataPath(pathname) ? plain : pathname;
}

/**
 * The path of the page that the router finds for an address: it decodes each segment and does not
 * mind the case, so that `/Admin` and `/%61dmin` are `/admin`. What decides about an address by its
 * path looks at this one.
 */
export function routedPath(pathname: string): string {
  return documentPath(pathname).split("/").map(readSegment).join("/").toLowerCase();
}

function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll("/", "%2F");
  } catch {
    return segment;
  }
}

/** Whether a path belongs to the administrator area, which is never cached. */
export function isAdminPath(pathname: string): boolean {
  const path = routedPath(pathname);
  return path === "/admin" || path.startsWith("/admin/");
}

/** Pages that show what is somebody's own by a cookie of theirs. */
const PERSONAL_PATHS = ["/boutique/thank-you"];

/** Whether a path is that of a page for one visitor alone, which is made anew each time and kept nowhere. */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL_PATHS.includes(routedPath(pathname).replace(/(.)\/+$/, "$1"));
}

/** Whether a request carries a session, or only claims one: `hasSignedSession` tells which. */
export function carriesSession(cookieHeader: string | undefined): boolean {
  return cookieHeader !== undefined && SESSION_COOKIE.test(cookieHeader);
}
