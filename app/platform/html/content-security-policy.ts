import { hash } from "node:crypto";

type PolicyOptions = {
  /** Of the inline scripts the site itself made for this page. */
  scriptHashes: readonly string[];
  /** The widgets of the administrator area set inline styles; public pages have none. */
  allowsInlineStyles: boolean;
  /** Vite injects styles and speaks through a socket. */
  development: boolean;
  /** Sites whose pages this page may frame (a route's `handle`); none by default. */
  frameOrigins?: readonly string[];
  /** Sites whose scripts this page may load (reCAPTCHA where it is configured); none by default. */
  scriptOrigins?: readonly string[];
  /** Sites that scripts of this page may report to (Speed Insights where it is configured); none by default. */
  connectOrigins?: readonly string[];
};

/** The policy of a page of the site. */
export function pagePolicy(options: PolicyOptions): string {
  const hashes = options.scriptHashes.map((hash) => `'${hash}'`);
  const inlineStyles = options.allowsInlineStyles || options.development;
  const { frameOrigins = [], scriptOrigins = [], connectOrigins = [] } = options;
  return serialise({
    // Left to it is what a link fetches ahead, for which Firefox asks nothing else.
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptOrigins, ...hashes],
    "style-src": ["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : [])],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...connectOrigins, ...(options.development ? ["ws:"] : [])],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "frame-src": frameOrigins.length > 0 ? [...frameOrigins] : ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  });
}

const INERT = {
  "default-src": ["'none'"],
  "img-src": ["'self'"],
  "style-src": ["'unsafe-inline'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** The policy of what is no page: pictures, feeds, refusals. Nothing in them runs. */
export const INERT_POLICY = serialise(INERT);

/** The same for a page of which only the form does something. */
export const PLAIN_FORM_POLICY = serialise({ ...INERT, "form-action": ["'self'"] });

/** The policy of a worker's script: a worker keeps to its own, not to its page's. */
export const WORKER_POLICY = serialise({
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "connect-src": ["'self'", "data:", "blob:"],
});

function serialise(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

/** The hash source of an inline script, without quotes. */
export function scriptHash(source: string): string {
  return `sha256-${hash("sha256", source, "base64")}`;
}

/**
 * Replaces the secret nonce of a finished page by the hashes of the scripts that carry it. A script
 * that got into the page by another way cannot know the nonce, and is not blessed.
 */
export function exchangeNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  if (!/^[\w-]{16,}$/.test(nonce)) throw new Error("A nonce is at least 16 URL-safe characters.");
  const mark = ` nonce="${nonce}"`;
  const parts = html.split(mark);
  const sources = parts.slice(1).map((after, index) => inlineSource(parts[index] ?? "", after));
  const hashes = new Set(sources.flatMap((source) => (source ? [scriptHash(source)] : [])));
  return { html: parts.join(""), hashes: [...hashes] };
}

/** The script that has its nonce between `before` and `after`, if it is one and has a source of its own. */
function inlineSource(before: string, after: string): string | null {
  // No angle bracket inside the tag: an unclosed injected tag in front of ours is not taken with it.
  if (!/^<script(?:\s[^<>]*)?$/.test(before.slice(before.lastIndexOf("<")))) return null;
  const [tag] = after.match(/^[^<>]*>/) ?? [];
  const end = after.indexOf("</script>");
  return tag === undefined || end < 0 ? null : after.slice(tag.length, end);
}

/** A finished page, and the hashes of the inline scripts that its policy lets run. */
export type HashedPage = { html: string; hashes: string[] };

/** Puts a small script of the site's own at the end of a finished page; a page without an end is left alone. */
export function addInlineScript(page: HashedPage, source: string): HashedPage {
  const end = page.html.lastIndexOf("</body>");
  if (end < 0) return page;
  return {
    html: `${page.html.slice(0, end)}<script>${source}</script>${page.html.slice(end)}`,
    hashes: [...page.hashes, scriptHash(source)],
  };
}
