const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SAFE_METHODS = new Set(["GET", "HEAD"]);

type OriginQuestion = {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** Origin of `PUBLIC_URL`. */
  publicUrl: string;
};

/** Methods that change nothing, and so need no origin. */
export function isSafeMethod(method: string): boolean {
  return SAFE_METHODS.has(method);
}

/**
 * Whether a request may change something: it comes from a page of this very site. Browsers send
 * `Origin` with every such request; the few that leave it out must say `same-origin` otherwise.
 */
export function isFromThisSite(question: OriginQuestion): boolean {
  if (isSafeMethod(question.method)) return true;
  const { origin, publicUrl } = question;
  if (origin === undefined) return question.secFetchSite === "same-origin";
  return origin === publicUrl || isSameLoopback(origin, publicUrl);
}

/** A site on this very machine goes by several names: `localhost:3000`, `127.0.0.1:3000`. */
function isSameLoopback(origin: string, publicUrl: string): boolean {
  const from = URL.parse(origin);
  const site = new URL(publicUrl);
  if (!from || from.origin !== origin) return false;
  return (
    LOOPBACK.has(site.hostname) &&
    LOOPBACK.has(from.hostname) &&
    from.protocol === site.protocol &&
    from.port === site.port
  );
}
