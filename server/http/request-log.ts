import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "~/platform/log.server";
import { isMarkedStale } from "./cached-response";

/** What is asked for by machines, or with every page: told only to who wants to know all. */
const ROUTINE = /^\/(healthz$|assets\/|visites(\/|$))/;
/** Nobody's page has a longer path: what a stranger makes up shall not fill the disk. */
const PATH_SHOWN = 300;

/** How long what was told of one request is not told of another. */
const QUIET_MS = 60 * 60 * 1_000;

type About = { requestId: string; url: URL | null; started: number };

/** Returns what has one line told about a request once its answer is complete or given up. */
export function createRequestLog(log: Log) {
  // Its fields hold nothing that is to be hidden: looking for it took half the time of a line.
  const requests = log.child({}, { redact: [] });
  return (req: IncomingMessage, res: ServerResponse, { requestId, url, started }: About): void => {
    res.on("close", () => {
      const fields = {
        requestId,
        method: req.method,
        path: url && cut(url.pathname),
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        stale: isMarkedStale(res) || undefined,
        interrupted: !res.writableFinished || undefined,
      };
      requests[url && ROUTINE.test(url.pathname) ? "debug" : "info"](fields, "request");
    });
  };
}

function cut(path: string): string {
  return path.length > PATH_SHOWN ? `${path.slice(0, PATH_SHOWN)}…` : path;
}

/** Tells the first time, then once an hour at most: what may come with each request would fill the log. */
export function onceAnHour<Told>(tell: (told: Told) => void): (told: Told) => void {
  let quietUntil = 0;
  return (told) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    tell(told);
  };
}
