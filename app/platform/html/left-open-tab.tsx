import { useLayoutEffect } from "react";
import { type ClientInstrumentation, createPath, useNavigation } from "react-router";
import { ForeignPageError, fetchWhole } from "../lost-request";

/**
 * A tab stays open while the site is deployed anew: answers come from another build, and scripts and
 * style sheets of the next page are gone. One rule for all of it: the page of the link that was pressed
 * is loaded as a document, once, and never while something would be lost.
 */

/** Said with each answer of data: which build made it. */
export const BUILD_HEADER = "X-Build";

/** Dispatched by the router where it would reload the page that is left (scripts/bundler/router-without-reload.ts). */
const SCRIPT_GONE = "foulee:script-gone";

let ownBuild: string | null = null;
/** Where the router is taking the visitor, while it loads: as React shows it, and before that as it was asked for. */
let destination: string | null = null;
let asked: { to: string } | null = null;
/** The destination that is being loaded as a document. */
let leavingFor: string | null = null;

/** For the router: React, on a busy telephone, shows a way later than a missing script ends it. */
export const noteWhereTo: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to, formMethod }) {
        const isLink = typeof to === "string" && isReading(formMethod);
        const mine = isLink ? { to: pathOf(to) } : null;
        asked = mine;
        leavingFor = null;
        await navigate();
        if (asked === mine) asked = null;
      },
    });
  },
};

function isReading(method: string | undefined): boolean {
  return method === undefined || method.toUpperCase() === "GET";
}

function pathOf(to: string): string {
  const { pathname, search, hash } = new URL(to, location.href);
  return pathname + search + hash;
}

function whereTo(): string | null {
  return destination ?? asked?.to ?? null;
}

/** Keeps what the functions below need to know of the router. */
export function LeftOpenTab({ build }: { build: string }) {
  const { location, formMethod, formAction } = useNavigation();
  useLayoutEffect(() => {
    // The first one made this document: a later one comes with what a command has changed.
    ownBuild ??= build;
  }, [build]);
  const path = location ? createPath(location) : null;
  // A form is being answered on its own page: loaded as a document, the answer would be lost.
  const isAnswer = !isReading(formMethod) && path === formAction;
  useLayoutEffect(() => {
    destination = isAnswer ? null : path;
    return () => {
      destination = null;
    };
  }, [path, isAnswer]);
  return null;
}

/** Call once, before hydration. */
export function watchLeftOpenTab(): void {
  window.addEventListener(SCRIPT_GONE, () => void loadAsDocument());
  const followMissingStyle = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.as === "style";
    if (isStyle) void loadAsDocument();
  };
  window.addEventListener("error", followMissingStyle, { capture: true });
  for (const type of ["popstate", "pageshow"]) {
    window.addEventListener(type, () => {
      leavingFor = null;
    });
  }
}

/**
 * Fetches data for the router. An answer of another build is shown only where no link was pressed or
 * something would be lost: its shape may not be what these scripts expect. Where a portal or a proxy
 * answers with its own page, the document shows that.
 */
export async function fetchFromSameBuild(request: Request): Promise<Response> {
  const isReadOnly = isReading(request.method);
  const response = await fetchWhole(request).catch(async (error: unknown) => {
    const isForeign = isReadOnly && error instanceof ForeignPageError;
    if (isForeign && (await loadAsDocument())) return null;
    throw error;
  });
  if (response === null) return never();
  const build = response.headers.get(BUILD_HEADER);
  const isOther = build !== null && ownBuild !== null && build !== ownBuild;
  return isOther && isReadOnly && (await loadAsDocument()) ? never() : response;
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

/** Whether the page somebody is on the way to is being loaded as a document from now on. */
async function loadAsDocument(): Promise<boolean> {
  const target = await findDestination();
  if (target === null || wouldLoseWork()) return false;
  if (leavingFor !== target) {
    leavingFor = target;
    location.assign(target);
  }
  return true;
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

/** Whether something on the page keeps the browser from closing the tab, or «Annuler» can still be pressed. */
function wouldLoseWork(): boolean {
  const mayLeave = window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  return !mayLeave || document.querySelector("button.toast-action") !== null;
}
