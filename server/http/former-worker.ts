import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "~/platform/log.server";
import { shownPath } from "./request-log";

/**
 * A site that stood at this address before may have left a service worker in browsers, which shows
 * them the former site for ever: an update that gets a page is refused. Browsers look for an update
 * at each visit. This one empties its caches and removes itself. It reloads no window, where somebody
 * may be typing: the next visit goes to the network.
 */
const SELF_REMOVING_WORKER = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  const removed = () => self.registration.unregister();
  event.waitUntil(emptied.then(removed, removed));
});
`;

/** Whether a browser asks for the script of a service worker; this site has none of its own. */
export function asksForServiceWorker({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers["service-worker"] === "script";
}

export function sendSelfRemovingWorker(res: ServerResponse): void {
  res.writeHead(200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Content-Length": Buffer.byteLength(SELF_REMOVING_WORKER),
    "Cache-Control": "no-store",
    Vary: "Service-Worker",
    // An update that may not have the scope of its worker is refused, whatever folder it comes from.
    "Service-Worker-Allowed": "/",
  });
  res.end(SELF_REMOVING_WORKER);
}

/** Tells the first time that a browser still holds such a worker: all of its visitors may. */
export function tellFormerWorkers(log: Log): (url: URL) => void {
  let isTold = false;
  return ({ pathname }) => {
    if (isTold) return;
    isTold = true;
    log.info(
      { path: shownPath(pathname) },
      "A browser still had a service worker of the former site: it got one that removes itself.",
    );
  };
}
