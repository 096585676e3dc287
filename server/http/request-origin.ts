import type { Log } from "~/platform/log.server";
import { onceAnHour } from "./request-log";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const SAFE_METHODS = new Set(["GET", "HEAD"]);

type OriginQuestion = {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** Origin of `PUBLIC_URL`. */
  publicUrl: string;
  /** The request's own Host where no `PUBLIC_URL` is set, null where one is: the only use of this header. */
  host: string | null;
};

/** Methods that change nothing, and so need no origin. */
export function isSafeMethod(method: string | undefined): boolean {
  return SAFE_METHODS.has(method ?? "GET");
}

/**
 * Whether a request may change something: it comes from a page of this very site. Browsers send
 * `Origin` with every such request; the few that leave it out must say `same-origin` otherwise.
 */
export function isFromThisSite(question: OriginQuestion): boolean {
  if (isSafeMethod(question.method)) return true;
  const { origin, publicUrl, host } = question;
  if (origin === undefined) return question.secFetchSite === "same-origin";
  return origin === publicUrl || isSameLoopback(origin, publicUrl) || isAt(origin, host);
}

function isAt(origin: string, host: string | null): boolean {
  const from = URL.parse(origin);
  return from !== null && from.origin === origin && from.host === host?.toLowerCase();
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

const SHOWN_LENGTH = 200;

/** A site that is opened at another address than its own refuses every form. */
export function tellForeignOrigins(log: Log, publicUrl: string): (origin: string) => void {
  return onceAnHour((origin) => {
    const given = origin.slice(0, SHOWN_LENGTH);
    log.warn({ origin: given, publicUrl }, "A change was refused: it came from another address.");
  });
}
