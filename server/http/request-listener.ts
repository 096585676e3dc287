import type { IncomingMessage, ServerResponse } from "node:http";
import { newId } from "~/platform/random.server";
import { sendCached } from "./cached-response";
import { clientAddress, tellUntrustedProxy } from "./client-address";
import type { Exchange } from "./exchange";
import { noteHeldBody } from "./exchange";
import { announcesTooMuch, bodyLimit } from "./fetch-request";
import { asksForServiceWorker, sendSelfRemovingWorker, tellFormerWorkers } from "./former-worker";
import { createHealthCheck, type Health, sendHealth } from "./health";
import { findCached, type PageServer, servePage } from "./pages";
import {
  FILE_MISSING,
  foreignOrigin,
  METHOD_REFUSED,
  ODD_ADDRESS,
  type Refusal,
  refusalOf,
  sendRefusal,
  TOO_LARGE,
} from "./refusals";
import { createRenderQueue, type RenderQueue } from "./render-queue";
import { createRequestLog } from "./request-log";
import { isFromThisSite, isSafeMethod, tellForeignOrigins } from "./request-origin";
import { canonicalAddress, hasTwoHosts, requestUrl } from "./request-url";
import { setSecurityHeaders } from "./security-headers";
import type { StaticFiles } from "./static-files";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

export type RequestListener = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export type ListenerOptions = PageServer & {
  /** Null in development, where Vite serves them. */
  files: StaticFiles | null;
};

type Server = ListenerOptions & {
  renders: RenderQueue;
  checkHealth: () => Promise<Health>;
  noteForeign: (origin: string) => void;
  noteUntrusted: (proxy: string) => void;
  noteFormerWorker: (url: URL) => void;
};

/** The way of a request (README): each step answers it or lets it through. Never rejects. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { log, environment } = options.site;
  const { publicUrl } = environment;
  const server: Server = {
    ...options,
    renders: createRenderQueue(),
    checkHealth: createHealthCheck(options.site),
    noteForeign: tellForeignOrigins(log, publicUrl),
    noteUntrusted: tellUntrustedProxy(log),
    noteFormerWorker: tellFormerWorkers(log),
  };
  // Four at a time, each waiting in vain for a database that is away, would make the last wait for all of them.
  options.site.database.reach.onChange((isLost) => isLost && server.renders.letAllThrough());
  const logWhenClosed = createRequestLog(log);
  return async (req, res) => {
    const url = hasTwoHosts(req) ? null : requestUrl(publicUrl, req.url);
    const about = { requestId: newId(), url, started: performance.now() };
    logWhenClosed(req, res, about);
    noteHeldBody(req, res);
    try {
      if (url && sendKept(server, req, res, { ...about, url })) return;
      // Before all other headers: older nginx obey the first one about caching that they read. Only what is kept here may be kept there.
      res.setHeader("X-Accel-Expires", "0");
      res.setHeader("X-Request-Id", about.requestId);
      setSecurityHeaders(res, publicUrl);
      if (!url) return sendRefusal(req, res, ODD_ADDRESS);
      if (asksForServiceWorker(req)) {
        server.noteFormerWorker(url);
        return sendSelfRemovingWorker(res);
      }
      await serve(server, openExchange(server, req, res, { ...about, url }));
    } catch (error) {
      if (!res.destroyed) sendRefusal(req, res, refusalOf(error, server.site, about));
    }
  };
}

/** Sends a file of the build, or a page that is kept: nginx in front may keep it for a second. */
function sendKept(
  server: Server,
  req: IncomingMessage,
  res: ServerResponse,
  { url, requestId }: Pick<Exchange, "url" | "requestId">,
): boolean {
  if (!isSafeMethod(req.method)) return false;
  const own = ["x-request-id", requestId];
  const file = server.files?.get(url.pathname);
  if (file) sendCached(req, res, file, own);
  const mayBePage = !file && !asksForServiceWorker(req);
  const page = mayBePage ? findCached(server, req, url) : undefined;
  if (page) sendCached(req, res, page, ["x-accel-expires", "1", ...own]);
  return file !== undefined || page !== undefined;
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
  const isProxyAddress = trustedProxies === 0 && forwarded !== undefined;
  if (isProxyAddress) noteUntrusted(address);
  return {
    ...about,
    req,
    res,
    method: req.method ?? "GET",
    signal: abort.signal,
    clientAddress: address,
    isProxyAddress,
  };
}

async function serve(server: Server, exchange: Exchange): Promise<void> {
  const { req, res, url, method } = exchange;
  if (url.pathname === "/healthz") return sendHealth(res, await server.checkHealth());
  const refusal = findRefusal(server, exchange);
  if (refusal) return sendRefusal(req, res, refusal);
  const elsewhere = isSafeMethod(method) ? canonicalAddress(url, server.app) : null;
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
  if (!isSafeMethod(method) && url.pathname.startsWith("//")) return ODD_ADDRESS;
  if (announcesTooMuch(req, bodyLimit(url.pathname))) return TOO_LARGE;
  return files && url.pathname.startsWith("/assets/") ? FILE_MISSING : null;
}

function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}
