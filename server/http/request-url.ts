import type { IncomingMessage } from "node:http";
import { dataPath, documentPath, isDataPath } from "~/platform/html/page-key";

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

/** The pages of the site, as far as their addresses are concerned. */
export type PageAddresses = {
  /** Whether a path is that of a page, rather than of a resource (feed, picture, suggestion). */
  isPage(pathname: string): boolean;
  /** A path with the fixed segments of its route as the route spells them. */
  spell(pathname: string): string;
};

/**
 * The one address of a page or of its data: it begins with one slash, ends with none, and is spelled as its route
 * is. All that is no page keeps its spelling, without spare slashes. Null for an address that is it already.
 */
export function canonicalAddress({ pathname, search }: URL, pages: PageAddresses): string | null {
  const path = spellPage(withoutSpareSlashes(pathname), pages);
  return path === pathname ? null : path + search;
}

function withoutSpareSlashes(pathname: string): string {
  return pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}

function spellPage(path: string, pages: PageAddresses): string {
  const page = withoutSpareSlashes(documentPath(path));
  if (!pages.isPage(page)) return path;
  const spelled = pages.spell(page);
  return isDataPath(path) ? dataPath(spelled) : spelled;
}

/** A path that matches a route's pattern (`actualites/:id`), with the fixed segments of the pattern in place of its own. */
export function spelledAs(path: string, pattern: string): string {
  // Where a segment may be missing, the places of those after it are not known.
  if (pattern.includes("?")) return path;
  const [root, ...segments] = path.split("/");
  const wanted = pattern.split("/");
  const spelled = segments.map((segment, place) => {
    const own = wanted[place];
    return own && !/[:*]/.test(own) ? own : segment;
  });
  return [root, ...spelled].join("/");
}

/** RFC 9112 §3.2: a proxy in front may have taken the other one. Node keeps the first. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const isHost = (text: string, at: number) => at % 2 === 0 && text.toLowerCase() === "host";
  return rawHeaders.filter(isHost).length > 1;
}
