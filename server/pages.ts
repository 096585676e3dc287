import { hasFailed } from "~/platform/failed-requests.server";
import type { ContentMemo } from "~/platform/page-cache/content-memo.server";
import type { PageCache } from "~/platform/page-cache/page-cache.server";
import {
  carriesSession,
  documentPath,
  isAdminPath,
  isDataPath,
  isPersonalPath,
} from "~/platform/page-cache/page-key";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { findDatabaseRefusal } from "./database-refusal";
import { type Exchange, servicesFor } from "./exchange";
import { askForBody } from "./expected-continue";
import { bodyLimit, toFetchRequest } from "./fetch-request";
import { type PageAddress, readPageAddress } from "./page-address";
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
import { sendStale } from "./stale-answer";
import { holdResponse, isPublicText } from "./stored-response";

/** The site's routes, as the server sees them. */
export type App = {
  /** Whether a path is that of a page, rather than of a resource (feed, picture, suggestion). */
  isPage(pathname: string): boolean;
  /** What of the query of an address the page there reads, told in one way only. */
  readQuery(url: URL): URLSearchParams;
  answer(request: Request, services: Services): Promise<Response>;
};

export type PageServer = {
  site: SiteServices;
  app: App;
  /** Null in development: an edited source changes pages without a content write. */
  cache: PageCache<StoredAnswer> | null;
  contentMemo: ContentMemo;
  now: () => Date;
};

const BEST = 11;
/** For the answers to searches, as many as there are words. */
const FAST = 5;

/** Answers with a page or a resource of the site, from the cache where it is the same for everyone. */
export async function servePage(server: PageServer, exchange: Exchange): Promise<void> {
  const { req, res, url, method } = exchange;
  const address = readPageAddress(server.app, url);
  const { isForAll, keys } = address;
  const isShared = isSafeMethod(method) && isForAll && !carriesSession(req.headers.cookie);
  const cache = isShared ? server.cache : null;
  const findStale = () => cache?.findStale(keys.page) ?? cache?.findStale(keys.resource);
  // Nothing is asked of a database that is known to be away: a full wait for each page would follow.
  const known = server.site.database.reach.isLost() ? findStale() : null;
  if (known) return sendStale(req, res, known, server.now());
  const held = cache?.find(keys.page) ?? cache?.find(keys.resource);
  if (held) return sendStored(req, res, held);
  const send = await prepare(server, exchange, { cache, address }).catch((error: unknown) => {
    const stale = hasTrouble(server, exchange) && findStale();
    if (!stale) throw error;
    return () => sendStale(req, res, stale, server.now());
  });
  return await send();
}

type Send = () => void | Promise<void>;
type Shared = { cache: PageCache<StoredAnswer> | null; address: PageAddress };

/** Makes an answer, and says how to send it. */
async function prepare(
  server: PageServer,
  exchange: Exchange,
  { cache, address }: Shared,
): Promise<Send> {
  const { req, res, url } = exchange;
  if (!server.app.isPage(documentPath(url.pathname))) return await serveAlone(server, exchange);
  const refusal = await findSearchRefusal(exchange, address);
  if (refusal) return () => sendRefusal(req, res, refusal);
  if (!cache) return await serveAlone(server, exchange);
  const answer = await renderShared(server, cache, exchange, address);
  const stale = hasTrouble(server, exchange) && cache.findStale(address.keys.page);
  // What could still be made lacks whatever is hidden when it cannot be read.
  if (stale) return () => sendStale(req, res, stale, server.now());
  return () => sendStored(req, res, answer);
}

/** Whether the database was out of reach at some moment since the request came. */
function hasTrouble({ site }: PageServer, { started }: Exchange): boolean {
  return site.database.reach.troubleSince(started) === "away";
}

/**
 * Counts the searches that a page must be rendered for. Here, before any render: refused within
 * one, the refusal would also be the answer to whoever waits for the same page.
 */
async function findSearchRefusal(
  exchange: Exchange,
  { isForAll, canonical }: PageAddress,
): Promise<Refusal | null> {
  // The administrator area has its own searches, and a personal page none.
  if (!isForAll || !canonical.searchParams.get("q")) return null;
  const limit = await rateLimits.consume("search", addressKey(exchange.clientAddress));
  return limit.ok ? null : tooManySearches(limit.retryAfterSeconds);
}

/** Renders from the canonical address alone: no header of a visitor can get into a page for all. */
async function renderShared(
  server: PageServer,
  cache: PageCache<StoredAnswer>,
  exchange: Exchange,
  { canonical, keys }: PageAddress,
): Promise<StoredAnswer> {
  const make = async () => {
    const services = servicesOf(server, exchange, keys.page);
    const response = await server.app.answer(new Request(canonical), services);
    const quality = canonical.searchParams.has("q") ? FAST : BEST;
    const { answer, ...rest } = await holdResponse(presentable(response, exchange, services), {
      quality,
    });
    return { value: answer, ...rest };
  };
  let isMine = false;
  const answer = await cache.render(keys.page, () => {
    isMine = true;
    return make();
  });
  const isPersonal = answer.headers.some(([name]) => name === "set-cookie");
  return isPersonal && !isMine ? (await make()).value : answer;
}

/** Makes the answer to this request alone; the public text of a resource is kept for the next. */
async function serveAlone(server: PageServer, exchange: Exchange): Promise<Send> {
  const { req, res, url, method, signal } = exchange;
  const { isForAll, keys } = readPageAddress(server.app, url);
  const services = servicesOf(server, exchange, isForAll ? keys.page : null);
  const keep =
    isSafeMethod(method) && !carriesSession(req.headers.cookie) && server.cache?.keeper();
  const limit = bodyLimit(url.pathname);
  const onRead = () => askForBody(req, res);
  const { request, isTooLarge } = toFetchRequest(req, url, { signal, limit, onRead });
  const made = await server.app.answer(request, services).catch((error: unknown) => {
    if (!isTooLarge()) throw error;
  });
  if (!made || isTooLarge()) return () => sendRefusal(req, res, TOO_LARGE);
  if (keep && isPublicText(made) && !server.app.isPage(documentPath(url.pathname))) {
    const { answer, bytes } = await holdResponse(made, { quality: BEST });
    await keep(keys.resource, answer, bytes);
    return () => sendStored(req, res, answer);
  }
  const response = presentable(made, exchange, services);
  setCaching(exchange, response.headers);
  return () => sendResponse(req, res, response);
}

/** `key` is that of the page for everyone at this address, if there is one. */
function servicesOf(server: PageServer, exchange: Exchange, key: string | null): Services {
  const last = key === null ? null : server.cache?.findStale(key);
  const writtenBefore = last?.value.page ?? null;
  const { site, contentMemo } = server;
  return servicesFor(site, exchange, { now: server.now(), contentMemo, writtenBefore });
}

function setCaching({ url, method, req }: Exchange, headers: Headers): void {
  if (isAdminPath(url.pathname)) {
    headers.set("cache-control", "no-store");
    headers.set("x-robots-tag", "noindex, nofollow");
  } else if (isPersonalPath(url.pathname)) {
    headers.set("cache-control", "private, no-store");
  } else if (!headers.has("cache-control")) {
    const isPrivate = !isSafeMethod(method) || carriesSession(req.headers.cookie);
    headers.set("cache-control", isPrivate ? "private, no-store" : "no-cache");
  }
}

/** The router's own words for a failure are English; a failed page or resource answers in French, with its id. */
function presentable(response: Response, exchange: Exchange, services: Services): Response {
  if (response.status < 500 || !hasFailed(services)) return response;
  const refusal = findDatabaseRefusal(services.database, exchange);
  if (isDataPath(exchange.url.pathname)) return refusal ? withStatus(response, refusal) : response;
  if (refusal) throw new UnpresentableError(refusal);
  const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isPage) return response;
  throw new UnpresentableError(unexpectedFailure(exchange.requestId));
}

/** What a page asked for in the background: its own words for a status are there. */
function withStatus({ body, headers }: Response, { status, retryAfterSeconds }: Refusal): Response {
  const answer = new Response(body, { status, headers });
  if (retryAfterSeconds) answer.headers.set("retry-after", String(retryAfterSeconds));
  return answer;
}

/** The router gave up on a request after logging why: the server answers itself. */
export class UnpresentableError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super("The router had no page for a failure.");
    this.refusal = refusal;
  }
}
