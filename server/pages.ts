import { hasFailed } from "~/platform/failed-requests.server";
import type { PageCache } from "~/platform/page-cache/page-cache.server";
import {
  canonicalPageUrl,
  carriesSession,
  documentPath,
  isAdminPath,
  isDataPath,
} from "~/platform/page-cache/page-key";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { type Exchange, servicesFor } from "./exchange";
import { bodyLimit, toFetchRequest } from "./fetch-request";
import {
  type Refusal,
  sendRefusal,
  TOO_LARGE,
  tooManySearches,
  unexpectedFailure,
} from "./refusals";
import { isSafeMethod } from "./request-origin";
import { sendResponse } from "./send-response";
import { type StoredAnswer, sendStored } from "./send-stored";
import type { SiteServices } from "./services.server";
import { holdResponse, isPublicText } from "./stored-response";

/** The site's routes, as the server sees them. */
export type App = {
  /** Whether a path is that of a page, rather than of a resource (feed, picture, suggestion). */
  isPage(pathname: string): boolean;
  answer(request: Request, services: Services): Promise<Response>;
};

export type PageServer = {
  site: SiteServices;
  app: App;
  /** Null in development: an edited source changes pages without a content write. */
  cache: PageCache<StoredAnswer> | null;
  now: () => Date;
};

const BEST = 11;
/** For the answers to searches, as many as there are words. */
const FAST = 5;

/** Answers with a page or a resource of the site, from the cache where it is the same for everyone. */
export async function servePage(server: PageServer, exchange: Exchange): Promise<void> {
  const { req, res, url, method } = exchange;
  const isShared =
    isSafeMethod(method) && !isAdminPath(url.pathname) && !carriesSession(req.headers.cookie);
  const cache = isShared ? server.cache : null;
  const canonical = canonicalPageUrl(url);
  const held = cache?.find(pageKey(canonical)) ?? cache?.find(resourceKey(url));
  if (held) return sendStored(req, res, held);
  if (!server.app.isPage(documentPath(url.pathname))) return await serveAlone(server, exchange);
  const refusal = await findSearchRefusal(exchange, canonical);
  if (refusal) return sendRefusal(req, res, refusal);
  if (!cache) return await serveAlone(server, exchange);
  sendStored(req, res, await renderShared(server, cache, exchange, canonical));
}

/**
 * Counts the searches that a page must be rendered for. Here, before any render: refused within
 * one, the refusal would also be the answer to whoever waits for the same page.
 */
async function findSearchRefusal(exchange: Exchange, canonical: URL): Promise<Refusal | null> {
  if (isAdminPath(canonical.pathname) || !canonical.searchParams.get("q")) return null;
  const limit = await rateLimits.consume("search", addressKey(exchange.clientAddress));
  return limit.ok ? null : tooManySearches(limit.retryAfterSeconds);
}

function pageKey(canonical: URL): string {
  return `page ${canonical.pathname}${canonical.search}`;
}

function resourceKey(url: URL): string {
  return `resource ${url.pathname}${url.search}`;
}

/** Renders from the canonical address alone: no header of a visitor can get into a page for all. */
async function renderShared(
  server: PageServer,
  cache: PageCache<StoredAnswer>,
  exchange: Exchange,
  canonical: URL,
): Promise<StoredAnswer> {
  const make = async () => {
    const services = servicesFor(server.site, exchange, server.now());
    const response = await server.app.answer(new Request(canonical), services);
    const quality = canonical.searchParams.has("q") ? FAST : BEST;
    const { answer, ...rest } = await holdResponse(presentable(response, exchange, services), {
      quality,
    });
    return { value: answer, ...rest };
  };
  let isMine = false;
  const answer = await cache.render(pageKey(canonical), () => {
    isMine = true;
    return make();
  });
  const isPersonal = answer.headers.some(([name]) => name === "set-cookie");
  return isPersonal && !isMine ? (await make()).value : answer;
}

/** Answers this request alone; the public text of a resource is kept for the next. */
async function serveAlone(server: PageServer, exchange: Exchange): Promise<void> {
  const { req, res, url, method, signal } = exchange;
  const services = servicesFor(server.site, exchange, server.now());
  const keep =
    isSafeMethod(method) && !carriesSession(req.headers.cookie) && server.cache?.keeper();
  const limit = bodyLimit(url.pathname);
  const { request, isTooLarge } = toFetchRequest(req, url, { signal, limit });
  const response = await server.app.answer(request, services).catch((error: unknown) => {
    if (!isTooLarge()) throw error;
  });
  if (!response || isTooLarge()) return sendRefusal(req, res, TOO_LARGE);
  if (keep && isPublicText(response) && !server.app.isPage(documentPath(url.pathname))) {
    const { answer, bytes } = await holdResponse(response, { quality: BEST });
    await keep(resourceKey(url), answer, bytes);
    return sendStored(req, res, answer);
  }
  setCaching(exchange, response.headers);
  await sendResponse(req, res, presentable(response, exchange, services));
}

function setCaching({ url, method, req }: Exchange, headers: Headers): void {
  if (isAdminPath(url.pathname)) {
    headers.set("cache-control", "no-store");
    headers.set("x-robots-tag", "noindex, nofollow");
  } else if (!headers.has("cache-control")) {
    const isPrivate = !isSafeMethod(method) || carriesSession(req.headers.cookie);
    headers.set("cache-control", isPrivate ? "private, no-store" : "no-cache");
  }
}

/** The router's own words for a failure are English; a failed page or resource answers in French, with its id. */
function presentable(response: Response, exchange: Exchange, services: Services): Response {
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (response.status < 500 || !hasFailed(services) || isPage) return response;
  if (isDataPath(exchange.url.pathname)) return response;
  throw new UnpresentableError(exchange.requestId);
}

/** The router gave up on a request after logging why: the server answers itself. */
export class UnpresentableError extends Error {
  readonly refusal;

  constructor(requestId: string) {
    super("The router had no page for a failure.");
    this.refusal = unexpectedFailure(requestId);
  }
}
