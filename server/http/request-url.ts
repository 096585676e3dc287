import type { IncomingMessage } from "node:http";

/** Longest path and query that is read. */
const LENGTH_LIMIT = 12_000;

/**
 * The absolute address of a request: the public origin of the site and the raw path. The Host
 * header has no say: `Host: site/admin?` would move the path. Null for whatever is no plain
 * path: absolute form, `*`, `//host`, control characters, broken percent encoding.
 */
export function requestUrl(publicUrl: string, rawPath: string | undefined): URL | null {
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

/** One address for each page; null for one that is it already. The path starts with exactly one slash. */
export function withoutTrailingSlash({ pathname, search }: URL): string | null {
  if (pathname === "/" || !pathname.endsWith("/")) return null;
  return (pathname.replace(/\/+$/, "") || "/") + search;
}

/** RFC 9112 §3.2: whoever stands before this server may have taken the other one. Node keeps the first. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length > 1;
}
