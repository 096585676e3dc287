import type { IncomingMessage, ServerResponse } from "node:http";
import { createLineLog, type Log } from "~/platform/log.server";
import { isMarkedStale } from "./stale-answer";

/** What is asked for by machines, or with every page: told only to who wants to know all. */
const ROUTINE = /^\/(healthz$|assets\/|visites(\/|$))/;

export type LoggedRequest = { requestId: string; url: URL | null; started: number };
export type RequestLog = (req: IncomingMessage, res: ServerResponse, about: LoggedRequest) => void;

/** Tells one line about each request, once its answer is complete or given up. */
export function createRequestLog(log: Log): RequestLog {
  const lines = createLineLog(log);
  return (req, res, { requestId, url, started }) => {
    res.on("close", () => {
      const level = url && ROUTINE.test(url.pathname) ? "debug" : "info";
      if (!lines.isLevelEnabled(level)) return;
      lines[level](
        {
          requestId,
          method: req.method,
          path: url?.pathname ?? null,
          status: res.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
          stale: isMarkedStale(res) || undefined,
          interrupted: !res.writableFinished || undefined,
        },
        "request",
      );
    });
  };
}
