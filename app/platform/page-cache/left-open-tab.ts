import { ForeignPageError, fetchWhole } from "../lost-request.ts";

/**
 * A tab stays open while the site is deployed anew: its scripts then name files that are gone, and
 * its answers come from another build. The page somebody is on the way to is loaded as a document.
 */

/** Said with each answer of data: which build made it. */
export const BUILD_HEADER = "X-Build";
/** Told by the router, whose own way out would reload the page one is leaving (scripts/build/lean-router.ts). */
export const STALE_TAB_EVENT = "foulee:stale-tab";

type BrowserRouter = {
  __reactRouterManifest?: { version?: string };
  __reactRouterDataRouter?: {
    state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
  };
};

function browserRouter(): BrowserRouter {
  return window as BrowserRouter;
}

/** Where the visitor is being taken by the router, while it loads. */
function findTarget(): string | null {
  const target = browserRouter().__reactRouterDataRouter?.state.navigation.location;
  return target ? target.pathname + target.search + target.hash : null;
}

/** Listens, once, for files of this tab's build that are gone. */
export function watchLeftOpenTab(): void {
  window.addEventListener(STALE_TAB_EVENT, () => {
    window.location.assign(findTarget() ?? window.location.href);
  });
  const findStaleStyle = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.as === "style";
    const path = isStyle ? findTarget() : null;
    if (path) window.location.assign(path);
  };
  window.addEventListener("error", findStaleStyle, { capture: true });
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
  const isOther = build !== null && build !== browserRouter().__reactRouterManifest?.version;
  const target = isOther && request.method === "GET" ? findTarget() : null;
  if (target === null || target.startsWith("/admin")) return response;
  window.location.assign(target);
  return new Promise(() => undefined);
}

/** Not where nobody is on the way, where something was sent, nor where what is typed would be lost. */
async function leaveForDocument(error: unknown, { method }: Request): Promise<Response> {
  const isForeign = error instanceof ForeignPageError && method === "GET";
  const target = isForeign && !wouldLoseWork() ? findTarget() : null;
  if (target === null) throw error;
  window.location.assign(target);
  return new Promise(() => undefined);
}

/** Asks whoever would stop the browser from closing the tab. */
function wouldLoseWork(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
