import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "~/platform/log.server";
import { isMarkedStale } from "./cached-response";

/** What is asked for by machines, or with every page: told only to who wants to know all. */
const ROUTINE = /^\/(healthz$|assets\/|visites(\/|$))/;
/** Nobody's page has a longer path: what a stranger makes up shall not fill the disk. */
const PATH_SHOWN = 300;

/** Has one line told about a request once its answer is complete or given up. */
export function logWhenClosed(
  log: Log,
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, url, started }: { requestId: string; url: URL | null; started: number },
): void {
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
    log[url && ROUTINE.test(url.pathname) ? "debug" : "info"](fields, "request");
  });
}

function cut(path: string): string {
  return path.length > PATH_SHOWN ? `${path.slice(0, PATH_SHOWN)}…` : path;
}
