import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";
import { ForeignPageError, fetchWhole } from "../lost-request";

/**
 * A tab stays open while the site is deployed anew: its scripts then name files that are gone, and
 * its answers come from another build. The page somebody is on the way to is loaded as a document.
 */

/** Said with each answer of data: which build made it. */
export const BUILD_HEADER = "X-Build";

const MISSED_KEY = "foulee:missed-page";

let ownBuild: string | null = null;
/** Where the router is taking the visitor, while it loads. */
let destination: string | null = null;

/** Keeps what the functions below need to know of the router. */
export function LeftOpenTab({ build }: { build: string }) {
  const { location } = useNavigation();
  useEffect(() => {
    ownBuild = build;
  }, [build]);
  useEffect(() => {
    destination = location ? createPath(location) : null;
  }, [location]);
  return null;
}

/**
 * Call once, before hydration. When a script of the next page is gone, the router reloads the page
 * that is being left: the reloaded document goes on from there.
 */
export function watchLeftOpenTab(): void {
  const missed = takeMissedPage();
  if (missed && missed !== location.pathname + location.search) location.replace(missed);
  window.addEventListener("pagehide", () => {
    if (destination) noteMissedPage(destination);
  });
  const followStaleStyle = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.as === "style";
    if (isStyle && destination) location.assign(destination);
  };
  window.addEventListener("error", followStaleStyle, { capture: true });
}

function noteMissedPage(path: string): void {
  try {
    sessionStorage.setItem(MISSED_KEY, path);
  } catch {
    // Storage is refused: the visitor presses the link again.
  }
}

function takeMissedPage(): string | null {
  try {
    const path = sessionStorage.getItem(MISSED_KEY);
    sessionStorage.removeItem(MISSED_KEY);
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming | undefined)?.type === "reload" ? path : null;
  } catch {
    return null;
  }
}

/**
 * Fetches data for the router. An answer of another build is not shown: its shape may not be what
 * these scripts expect. In the administrator area it is, rather than leave what is being typed. The
 * page of somebody in between is theirs to show: whoever is on the way somewhere goes there by a
 * document.
 */
export async function fetchFromSameBuild(request: Request): Promise<Response> {
  const response = await fetchWhole(request).catch((error) => leaveForDocument(error, request));
  const build = response.headers.get(BUILD_HEADER);
  const isOther = build !== null && ownBuild !== null && build !== ownBuild;
  const target = isOther && request.method === "GET" ? destination : null;
  if (target === null || target.startsWith("/admin")) return response;
  location.assign(target);
  return new Promise(() => undefined);
}

/** Not where nobody is on the way, where something was sent, nor where what is typed would be lost. */
async function leaveForDocument(error: unknown, { method }: Request): Promise<Response> {
  const isForeign = error instanceof ForeignPageError && method === "GET";
  const target = isForeign && !wouldLoseWork() ? destination : null;
  if (target === null) throw error;
  location.assign(target);
  return new Promise(() => undefined);
}

/** Asks whoever would stop the browser from closing the tab. */
function wouldLoseWork(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
