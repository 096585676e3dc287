import type { IncomingMessage } from "node:http";

/** Longest path and query that is read. */
const LENGTH_LIMIT = 12_000;

/**
 * The absolute address of a request: the public origin of the site and the raw path. The Host
 * header has no say: `Host: site/admin?` would move the path. Null for all that is no plain
 * path: absolute form, `*`, control characters, broken percent encoding. The path may begin with
 * several slashes: `new URL(pathname, base)` would take what follows them for a host.
 */
export function requestUrl(publicUrl: string, rawPath: string | undefined): URL | null {
  if (!rawPath || rawPath.length > LENGTH_LIMIT) return null;
  // A backslash is a slash to browsers and to URL.
  if (!/^\/[!-[\]-~]*$/.test(rawPath) || rawPath.includes("#")) return null;
  const url = URL.parse(publicUrl + rawPath);
  if (!url || url.origin !== publicUrl) return null;
  return isReadable(url.pathname) ? url : null;
}

function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The one address of a page, which begins with exactly one slash; null for an address that is it already. */
export function canonicalAddress({ pathname, search }: URL): string | null {
  const path = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  return path === pathname ? null : path + search;
}

/** RFC 9112 §3.2: a proxy in front may have taken the other one. Node keeps the first. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length > 1;
}
