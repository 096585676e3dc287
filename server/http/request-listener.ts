import type { IncomingMessage, ServerResponse } from "node:http";
import { newId } from "~/platform/random.server";
import { sendCached } from "./cached-response";
import { clientAddress, tellUntrustedProxy } from "./client-address";
import type { Exchange } from "./exchange";
import { noteHeldBody } from "./expected-continue";
import { announcesTooMuch, bodyLimit } from "./fetch-request";
import { createHealthCheck, type Health, sendHealth } from "./health";
import { findCached, type PageServer, servePage, UnpresentableError } from "./pages";
import {
  FILE_MISSING,
  findDatabaseRefusal,
  foreignOrigin,
  METHOD_REFUSED,
  ODD_ADDRESS,
  type Refusal,
  sendRefusal,
  TOO_LARGE,
  unexpectedFailure,
} from "./refusals";
import { logWhenClosed } from "./request-log";
import { isFromThisSite, isSafeMethod, tellForeignOrigins } from "./request-origin";
import { hasTwoHosts, requestUrl, withoutTrailingSlash } from "./request-url";
import { setSecurityHeaders } from "./security-headers";
import type { StaticFiles } from "./static-files";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

export type RequestListener = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export type ListenerOptions = PageServer & {
  /** Null in development, where Vite serves them. */
  files: StaticFiles | null;
};

type Server = ListenerOptions & {
  checkHealth: () => Promise<Health>;
  noteForeign: (origin: string) => void;
  noteUntrusted: (proxy: string) => void;
};

/** The way of a request (README): each step answers it or lets it through. Never rejects. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { log, environment } = options.site;
  const { publicUrl } = environment;
  const server: Server = {
    ...options,
    checkHealth: createHealthCheck(options.site),
    noteForeign: tellForeignOrigins(log, publicUrl),
    noteUntrusted: tellUntrustedProxy(log),
  };
  return async (req, res) => {
    const url = hasTwoHosts(req) ? null : requestUrl(publicUrl, req.url);
    const about = { requestId: newId(), url, started: performance.now() };
    logWhenClosed(log, req, res, about);
    noteHeldBody(req, res);
    try {
      const cached = url && isSafeMethod(req.method) && findKept(server, req, url);
      if (cached) return sendCached(req, res, cached, { "x-request-id": about.requestId });
      res.setHeader("X-Request-Id", about.requestId);
      setSecurityHeaders(res, publicUrl);
      if (!url) return sendRefusal(req, res, ODD_ADDRESS);
      await serve(server, openExchange(server, req, res, { ...about, url }));
    } catch (error) {
      answerFailure(server, req, res, { ...about, error });
    }
  };
}

function findKept({ files, ...server }: Server, req: IncomingMessage, url: URL) {
  return files?.get(url.pathname) ?? findCached(server, req, url);
}

function openExchange(
  { site, noteUntrusted }: Server,
  req: IncomingMessage,
  res: ServerResponse,
  about: Pick<Exchange, "url" | "requestId" | "started">,
): Exchange {
  const abort = new AbortController();
  res.once("close", () => {
    if (!res.writableFinished) abort.abort();
  });
  const forwarded = joined(req.headers["x-forwarded-for"]);
  const { trustedProxies } = site.environment;
  const address = clientAddress(req.socket.remoteAddress, forwarded, trustedProxies);
  if (trustedProxies === 0 && forwarded !== undefined) noteUntrusted(address);
  return {
    ...about,
    req,
    res,
    method: req.method ?? "GET",
    signal: abort.signal,
    clientAddress: address,
  };
}

async function serve(server: Server, exchange: Exchange): Promise<void> {
  const { req, res, url, method } = exchange;
  if (url.pathname === "/healthz") return sendHealth(res, await server.checkHealth());
  const refusal = findRefusal(server, exchange);
  if (refusal) return sendRefusal(req, res, refusal);
  const elsewhere = isSafeMethod(method) ? withoutTrailingSlash(url) : null;
  if (elsewhere) {
    res.writeHead(301, { Location: elsewhere, "Cache-Control": "no-cache" }).end();
    return;
  }
  await servePage(server, exchange);
}

function findRefusal({ site, files, noteForeign }: Server, exchange: Exchange): Refusal | null {
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

type Failure = { requestId: string; started: number; error: unknown };

function answerFailure(
  { site }: Server,
  req: IncomingMessage,
  res: ServerResponse,
  { requestId, started, error }: Failure,
): void {
  if (res.destroyed) return;
  if (error instanceof UnpresentableError) {
    sendRefusal(req, res, error.refusal);
    return;
  }
  site.log.error({ err: error, requestId }, "A request failed.");
  const refusal = findDatabaseRefusal(site.database, started) ?? unexpectedFailure(requestId);
  sendRefusal(req, res, refusal);
}
