import type { IncomingMessage, ServerResponse } from "node:http";
import { newId } from "~/platform/random.server";
import type { BuiltFiles } from "./built-files";
import { clientAddress, tellUntrustedProxy } from "./client-address";
import { findDatabaseRefusal } from "./database-refusal";
import type { Exchange } from "./exchange";
import { noteHeldBody } from "./expected-continue";
import { announcesTooMuch, bodyLimit } from "./fetch-request";
import { createHealthCheck, type Health } from "./health";
import { findHeld, sendHeld } from "./held-answer";
import { type PageServer, servePage, UnpresentableError } from "./pages";
import {
  FILE_MISSING,
  foreignOrigin,
  METHOD_REFUSED,
  ODD_ADDRESS,
  type Refusal,
  sendRefusal,
  TOO_LARGE,
  unexpectedFailure,
} from "./refusals";
import { createRequestLog, logWhenClosed } from "./request-log";
import { isFromThisSite, isSafeMethod, tellForeignOrigins } from "./request-origin";
import { requestUrl } from "./request-url";
import { setSecurityHeaders } from "./security-headers";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

export type RequestListener = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;
export type ListenerOptions = PageServer & {
  /** Null in development, where Vite serves them. */
  files: BuiltFiles | null;
};

type Way = ListenerOptions & {
  checkHealth: () => Promise<Health>;
  noteForeign: (origin: string) => void;
  noteUntrusted: (proxy: string) => void;
};

/** The way of a request (architecture.md): each step answers it or lets it through. Never rejects. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { publicUrl } = options.site.environment;
  const logRequest = createRequestLog(options.site.log);
  const way: Way = {
    ...options,
    checkHealth: createHealthCheck(options.site),
    noteForeign: tellForeignOrigins(options.site.log, publicUrl),
    noteUntrusted: tellUntrustedProxy(options.site.log),
  };
  return (req, res) => {
    const started = performance.now();
    const requestId = newId();
    const url = requestUrl(publicUrl, req.url);
    logWhenClosed(logRequest, req, res, { requestId, url, started });
    noteHeldBody(req, res);
    const hasOneHost = !hasTwoHosts(req);
    const held = url && hasOneHost && findHeld(options, req, url);
    if (held && isSent(() => sendHeld(req, res, held, { requestId, publicUrl }))) return;
    res.setHeader("X-Request-Id", requestId);
    setSecurityHeaders(res, publicUrl);
    if (!url || !hasOneHost) return sendRefusal(req, res, ODD_ADDRESS);
    const exchange = openExchange(way, req, res, { url, requestId, started });
    return answer(way, exchange);
  };
}

/** RFC 9112 §3.2: whoever stands before this server may have taken the other one. Node keeps the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count > 1;
}

/** What cannot be sent goes the long way, which tells why. */
function isSent(send: () => void): boolean {
  try {
    send();
    return true;
  } catch {
    return false;
  }
}

function openExchange(
  { site, noteUntrusted }: Way,
  req: IncomingMessage,
  res: ServerResponse,
  of: Pick<Exchange, "url" | "requestId" | "started">,
): Exchange {
  const abort = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) abort.abort();
  });
  const { trustedProxies } = site.environment;
  const forwardedFor = joined(req.headers["x-forwarded-for"]);
  const address = clientAddress(req.socket.remoteAddress, forwardedFor, trustedProxies);
  if (trustedProxies === 0 && forwardedFor !== undefined) noteUntrusted(address);
  return {
    req,
    res,
    method: req.method ?? "GET",
    ...of,
    signal: abort.signal,
    clientAddress: address,
  };
}

async function answer(way: Way, exchange: Exchange): Promise<void> {
  try {
    if (exchange.url.pathname === "/healthz") sendHealth(exchange, await way.checkHealth());
    else await serve(way, exchange);
  } catch (error) {
    answerFailure(way, exchange, error);
  }
}

async function serve(way: Way, exchange: Exchange): Promise<void> {
  const { req, res, url, method } = exchange;
  const refusal = findRefusal(way, exchange);
  if (refusal) return sendRefusal(req, res, refusal);
  const elsewhere = isSafeMethod(method) ? withoutTrailingSlash(url) : null;
  if (elsewhere) {
    res.writeHead(301, { Location: elsewhere, "Cache-Control": "no-cache" }).end();
    return;
  }
  await servePage(way, exchange);
}

function findRefusal({ site, files, noteForeign }: Way, exchange: Exchange): Refusal | null {
  const { req, res, url, method } = exchange;
  const { publicUrl, isPublicUrlSet } = site.environment;
  if (!METHODS.includes(method)) {
    res.setHeader("Allow", METHODS.join(", "));
    return METHOD_REFUSED;
  }
  const { origin } = req.headers;
  const secFetchSite = joined(req.headers["sec-fetch-site"]);
  const host = isPublicUrlSet ? null : (req.headers.host ?? null);
  if (!isFromThisSite({ method, origin, secFetchSite, publicUrl, host })) {
    if (origin !== undefined) noteForeign(origin);
    return foreignOrigin(isPublicUrlSet ? publicUrl : null);
  }
  if (announcesTooMuch(req, bodyLimit(url.pathname))) return TOO_LARGE;
  return files && url.pathname.startsWith("/assets/") ? FILE_MISSING : null;
}

function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}

/** One address for each page. Relative to the site: the path starts with exactly one slash. */
function withoutTrailingSlash({ pathname, search }: URL): string | null {
  if (pathname === "/" || !pathname.endsWith("/")) return null;
  return (pathname.replace(/\/+$/, "") || "/") + search;
}

function sendHealth({ res }: Exchange, health: Health): void {
  res.writeHead(health.status === "ok" ? 200 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(JSON.stringify(health));
}

function answerFailure({ site }: ListenerOptions, exchange: Exchange, error: unknown): void {
  const { req, res, requestId, signal } = exchange;
  if (signal.aborted || res.destroyed) return;
  if (error instanceof UnpresentableError) {
    sendRefusal(req, res, error.refusal);
    return;
  }
  site.log.error({ err: error, requestId }, "A request failed.");
  const refusal = findDatabaseRefusal(site.database, exchange) ?? unexpectedFailure(requestId);
  sendRefusal(req, res, refusal);
}
