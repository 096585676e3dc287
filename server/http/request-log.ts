import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "~/platform/log.server";
import { isMarkedStale } from "./cached-response";

/** Asked for by machines, or with every page: logged at the level `debug` only. */
const ROUTINE = /^\/(healthz$|assets\/|visites(\/|$))/;
/** No page has a longer path: paths that strangers make up must not fill the disk. */
const PATH_SHOWN = 300;

/** How long `onceAnHour` stays silent. */
const QUIET_MS = 60 * 60 * 1_000;

type About = { requestId: string; url: URL | null; started: number };

/** Returns a function that logs one line about a request once its answer is complete or given up. */
export function createRequestLog(log: Log) {
  // Its fields hold nothing that is to be hidden: looking for it took half the time of a line.
  const requests = log.child({}, { redact: [] });
  return (req: IncomingMessage, res: ServerResponse, { requestId, url, started }: About): void => {
    res.on("close", () => {
      const fields = {
        requestId,
        method: req.method,
        path: url && shownPath(url.pathname),
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        stale: isMarkedStale(res) || undefined,
        interrupted: !res.writableFinished || undefined,
      };
      requests[url && ROUTINE.test(url.pathname) ? "debug" : "info"](fields, "request");
    });
  };
}

/** A path as the log shows it. */
export function shownPath(path: string): string {
  return path.length > PATH_SHOWN ? `${path.slice(0, PATH_SHOWN)}…` : path;
}

/** Tells the first time, then once an hour at most: a line for each request would fill the log. */
export function onceAnHour<Told>(tell: (told: Told) => void): (told: Told) => void {
  let quietUntil = 0;
  return (told) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    tell(told);
  };
}
