import { useLayoutEffect } from "react";
import { type ClientInstrumentation, createPath, useNavigation } from "react-router";
import { ForeignPageError, fetchWhole } from "../lost-request";

/**
 * A tab stays open while the site is deployed anew: its scripts then name files that are gone, and
 * its answers come from another build. The page somebody is on the way to is loaded as a document.
 */

/** Said with each answer of data: which build made it. */
export const BUILD_HEADER = "X-Build";

const MISSED_KEY = "foulee:missed-page";

let ownBuild: string | null = null;
/** Where the router is taking the visitor, while it loads: as React shows it, and before that as it was asked for. */
let destination: string | null = null;
let asked: { to: string } | null = null;

/** For the router: React, on a busy telephone, shows a way later than a missing script ends it. */
export const noteWhereTo: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        const mine = typeof to === "string" ? { to: pathOf(to) } : null;
        asked = mine;
        await navigate();
        if (asked === mine) asked = null;
      },
    });
  },
};

function pathOf(to: string): string {
  const { pathname, search, hash } = new URL(to, location.href);
  return pathname + search + hash;
}

function whereTo(): string | null {
  return destination ?? asked?.to ?? null;
}

/** Keeps what the functions below need to know of the router. */
export function LeftOpenTab({ build }: { build: string }) {
  const { location } = useNavigation();
  useLayoutEffect(() => {
    // The first one made this document: a later one comes with what a command has changed.
    ownBuild ??= build;
  }, [build]);
  useLayoutEffect(() => {
    destination = location ? createPath(location) : null;
    return () => {
      destination = null;
    };
  }, [location]);
  return null;
}

/**
 * Call once, before hydration. When a script of the next page is gone, the router reloads the page
 * that is being left: the reloaded document goes on from there (defer-hydration.boot.js).
 */
export function watchLeftOpenTab(): void {
  window.addEventListener("pagehide", () => {
    const from = location.pathname + location.search;
    const to = whereTo();
    try {
      if (to) sessionStorage.setItem(MISSED_KEY, JSON.stringify([from, to]));
    } catch {
      // The storage is full: the visitor presses the link again.
    }
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) sessionStorage.removeItem(MISSED_KEY);
  });
  const followStaleStyle = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.as === "style";
    const to = whereTo();
    if (isStyle && to) location.assign(to);
  };
  window.addEventListener("error", followStaleStyle, { capture: true });
}

/**
 * Fetches data for the router. An answer of another build is not shown: its shape may not be what
 * these scripts expect. In the administrator area it is, rather than leave what is being typed. Where a
 * portal or a proxy answers with its own page, the destination is loaded as a document, which shows it.
 */
export async function fetchFromSameBuild(request: Request): Promise<Response> {
  const response = await fetchWhole(request).catch((error) => leaveForDocument(error, request));
  const build = response.headers.get(BUILD_HEADER);
  const isOther = build !== null && ownBuild !== null && build !== ownBuild;
  const target = isOther && request.method === "GET" ? await findDestination() : null;
  if (target === null || target.startsWith("/admin")) return response;
  location.assign(target);
  return new Promise(() => undefined);
}

/** Not where nobody is on the way, where something was sent, nor where what is typed would be lost. */
async function leaveForDocument(error: unknown, { method }: Request): Promise<Response> {
  const isForeign = error instanceof ForeignPageError && method === "GET";
  const target = isForeign ? await findDestination() : null;
  if (target === null || wouldLoseWork()) throw error;
  location.assign(target);
  return new Promise(() => undefined);
}

const LOOKS = 20;
const LOOK_MS = 25;

/** On the way back nothing is asked for, and React may show it after a quick answer: it is given half a second. */
async function findDestination(): Promise<string | null> {
  for (let look = 0; whereTo() === null && look < LOOKS; look += 1) {
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
  }
  return whereTo();
}

/** Asks whoever would stop the browser from closing the tab. */
function wouldLoseWork(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
