import type { IncomingMessage, ServerResponse } from "node:http";
import { createLineLog, type Log } from "~/platform/log.server";
import { isMarkedStale } from "./stale-answer";

/** What is asked for by machines, or with every page: told only to who wants to know all. */
const ROUTINE = /^\/(healthz$|assets\/|visites(\/|$))/;

/** A request whose answer is complete or given up; `started` by `performance.now()`. */
export type AnsweredRequest = {
  requestId: string;
  method: string | undefined;
  url: URL | null;
  started: number;
  status: number;
  isStale: boolean;
  isInterrupted: boolean;
};
export type RequestLog = (answered: AnsweredRequest) => void;

/** Tells one line about each request. */
export function createRequestLog(log: Log): RequestLog {
  const write = createLineLog(log);
  return ({ requestId, method, url, started, status, isStale, isInterrupted }) => {
    const fields = {
      requestId,
      method,
      path: url && cut(url.pathname),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      stale: isStale || undefined,
      interrupted: isInterrupted || undefined,
    };
    write(url && ROUTINE.test(url.pathname) ? "debug" : "info", fields, "request");
  };
}

/** Nobody's page has a longer path: what a stranger makes up shall not fill the disk. */
const PATH_SHOWN = 300;

function cut(path: string): string {
  return path.length > PATH_SHOWN ? `${path.slice(0, PATH_SHOWN)}…` : path;
}

/** Has a request told once its answer is complete or given up. */
export function logWhenClosed(
  logRequest: RequestLog,
  req: IncomingMessage,
  res: ServerResponse,
  about: Pick<AnsweredRequest, "requestId" | "url" | "started">,
): void {
  res.on("close", () => {
    logRequest({
      ...about,
      method: req.method,
      status: res.statusCode,
      isStale: isMarkedStale(res),
      isInterrupted: !res.writableFinished,
    });
  });
}
