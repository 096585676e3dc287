import type { IncomingMessage } from "node:http";
import { hasSignedSession } from "~/features/accounts/sessions.server";
import { hasFailed } from "~/platform/failed-requests.server";
import {
  carriesSession,
  dataPath,
  documentPath,
  isAdminPath,
  isDataPath,
  isPersonalPath,
  plainPath,
} from "~/platform/html/page-key";
import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { ContentMemo, Services } from "~/platform/services.server";
import { BusyError } from "~/platform/work-queues";
import type { PageCache } from "../cache/page-cache";
import type { SiteServices } from "../services.server";
import {
  type CachedResponse,
  isPublicText,
  sendCached,
  sendStale,
  toCachedResponse,
} from "./cached-response";
import { askForBody, type Exchange, servicesFor } from "./exchange";
import { bodyLimit, toFetchRequest } from "./fetch-request";
import {
  findDatabaseRefusal,
  type Refusal,
  sendRefusal,
  TOO_BUSY,
  TOO_LARGE,
  tooManySearches,
  UnpresentableError,
  unexpectedFailure,
} from "./refusals";
import type { RenderQueue } from "./render-queue";
import { isSafeMethod } from "./request-origin";
import type { PageAddresses } from "./request-url";
import { sendResponse } from "./send-response";

/** The site's routes, as the server sees them. */
export type App = PageAddresses & {
  /**
   * The address at which is said that nothing is there, for all addresses of which that is so; null where something
   * may be. The services are asked for only where the club's content decides.
   */
  nowhereFor(pathname: string, services: () => Services): Promise<string | null>;
  /** What of the query of an address the page there reads, told in one way only. */
  readQuery(url: URL): URLSearchParams;
  answer(request: Request, services: Services): Promise<Response>;
};

export type PageServer = {
  site: SiteServices;
  app: App;
  /** Null in development: an edited source changes pages without a content write. */
  cache: PageCache<CachedResponse> | null;
  contentMemo: ContentMemo;
  now: () => Date;
};

type RenderingServer = PageServer & { renders: RenderQueue };

/** One below the best: 2 % longer, in less than half of the time (docs/decisions/0002-pages-kept-in-memory.md). */
const GOOD = 10;
/** For the answers to searches, as many as there are words, and to queries that nothing reads. */
const FAST = 5;

/** What is kept for everyone at an address. Nothing while the database is away: `servePage` sends it marked as stale. */
export function findCached(
  { site, app, cache }: Pick<PageServer, "site" | "app" | "cache">,
  { headers }: IncomingMessage,
  url: URL,
): CachedResponse | undefined {
  if (!cache || carriesSession(headers.cookie) || site.database.reach.isLost()) return undefined;
  const { keys } = readPageAddress(app, url);
  return cache.find(keys.page) ?? cache.find(keys.resource);
}

/** Makes a page or a resource of the site, once for all who ask where it is the same for everyone. */
export async function servePage(server: RenderingServer, exchange: Exchange): Promise<void> {
  const { req, res, url, method } = exchange;
  const isAnonymous =
    isSafeMethod(method) && !(await hasSignedSession(req.headers.cookie, server.site));
  const address = await readSharedAddress(server, exchange);
  const { keys } = address;
  const cache = isAnonymous && isForAll(url) ? server.cache : null;
  const findStale = () => cache?.findStale(keys.page) ?? cache?.findStale(keys.resource);
  // Nothing is asked of a database that is known to be away: a full wait for each page would follow.
  const known = server.site.database.reach.isLost() ? findStale() : null;
  if (known) return sendStale(req, res, known, server.now());
  // Not found by `findCached`, which knows neither other spellings nor whether a session is only claimed.
  const kept = cache?.find(keys.page) ?? cache?.find(keys.resource);
  if (kept) return sendCached(req, res, kept);
  const send = await prepare(server, exchange, { cache, address, isAnonymous }).catch(
    (error: unknown) => {
      const stale = hasTrouble(server, exchange) && findStale();
      if (!stale) throw error;
      return () => sendStale(req, res, stale, server.now());
    },
  );
  return await send();
}

type Send = () => void | Promise<void>;
type Shared = { cache: PageCache<CachedResponse> | null; address: PageAddress };
/** Anonymous: reads, and without a session that the site signed. */
type Asked = Shared & { isAnonymous: boolean };

/** Makes an answer, and says how to send it. */
async function prepare(
  server: RenderingServer,
  exchange: Exchange,
  { cache, address, isAnonymous }: Asked,
): Promise<Send> {
  const { req, res, url } = exchange;
  const inTurn = async (render: () => Promise<Send>, key: string) => {
    // While the database is away pages are sent as they were: none waits.
    if (!isAnonymous || server.site.database.reach.isLost()) return await render();
    return await renderInTurn(server.renders, exchange, { key, render });
  };
  const isPage = server.app.isPage(documentPath(url.pathname));
  if (!isPage) {
    // With a query that nothing reads, a stranger could have one feed kept as often as they like.
    const shared = cache && { keep: url.search ? null : cache.keeper(address.keys.resource) };
    const make = () => serveAlone(server, exchange, shared);
    return isPicture(url) ? await make() : await inTurn(make, `alone ${exchange.requestId}`);
  }
  const refusal = await findSearchRefusal(exchange, address);
  if (refusal) return () => sendRefusal(req, res, refusal);
  const render = () => preparePage(server, exchange, { cache, address });
  return await inTurn(render, cache ? address.keys.page : `alone ${exchange.requestId}`);
}

/** Renders of the anonymous wait for their turn: only these are as many as strangers like. */
async function renderInTurn(
  renders: RenderQueue,
  { req, res, clientAddress, isProxyAddress, signal }: Exchange,
  { key, render }: { key: string; render: () => Promise<Send> },
): Promise<Send> {
  const address = isProxyAddress ? `proxy ${clientAddress}` : addressKey(clientAddress);
  const asker = { key, address, isOfMany: isProxyAddress, signal };
  try {
    return await renders.run(asker, render);
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return () => sendRefusal(req, res, TOO_BUSY);
  }
}

async function preparePage(
  server: PageServer,
  exchange: Exchange,
  { cache, address }: Shared,
): Promise<Send> {
  const { req, res } = exchange;
  // It may have been lost while this render waited for its turn.
  const known = server.site.database.reach.isLost() && cache?.findStale(address.keys.page);
  if (known) return () => sendStale(req, res, known, server.now());
  if (!cache) return await serveAlone(server, exchange);
  const answer = await renderShared(server, cache, exchange, address);
  const stale = hasTrouble(server, exchange) && cache.findStale(address.keys.page);
  // A page made now may lack the parts that could not be read: the older whole one is better.
  if (stale) return () => sendStale(req, res, stale, server.now());
  return () => sendCached(req, res, answer);
}

/** Pictures render no page: those of the media are streamed, the club’s logo is drawn. */
function isPicture({ pathname }: URL): boolean {
  return /^\/(media|icones)\//.test(pathname) || pathname === "/partage.png";
}

/** Whether an address shows everyone the same. */
function isForAll({ pathname }: URL): boolean {
  return !isAdminPath(pathname) && !isPersonalPath(pathname);
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
  { canonical }: PageAddress,
): Promise<Refusal | null> {
  // The administrator area has its own searches, and a personal page none.
  if (!isForAll(canonical) || !canonical.searchParams.get("q")) return null;
  const limit = await rateLimits.consume("search", addressKey(exchange.clientAddress));
  return limit.ok ? null : tooManySearches(limit.retryAfterSeconds);
}

/** Renders from the canonical address alone: no header of a visitor can get into a page for all. */
async function renderShared(
  server: PageServer,
  cache: PageCache<CachedResponse>,
  exchange: Exchange,
  { canonical, keys, status }: PageAddress,
): Promise<CachedResponse> {
  const make = async () => {
    const services = servicesOf(server, exchange);
    const response = await server.app.answer(new Request(canonical), services);
    const quality = canonical.searchParams.has("q") ? FAST : GOOD;
    const { publicUrl } = server.site.environment;
    return await toCachedResponse(presentable(response, exchange, services), {
      quality,
      publicUrl,
      status,
    });
  };
  let isMine = false;
  const answer = await cache.render(keys.page, () => {
    isMine = true;
    return make();
  });
  const isPersonal = "set-cookie" in answer.headers;
  return isPersonal && !isMine ? (await make()).value : answer;
}

/** Takes the public text of a resource for those who ask next. */
type Keep = (value: CachedResponse, bytes: number) => Promise<void>;

/** Makes the answer to this request alone; with `shared`, one that says it is public as for everyone. */
async function serveAlone(
  server: PageServer,
  exchange: Exchange,
  shared: { keep: Keep | null } | null = null,
): Promise<Send> {
  const { req, res, url, signal } = exchange;
  const services = servicesOf(server, exchange);
  const limit = bodyLimit(url.pathname);
  const onRead = () => askForBody(req, res);
  const { request, isTooLarge } = toFetchRequest(req, url, { signal, limit, onRead });
  const made = await server.app.answer(request, services).catch((error: unknown) => {
    if (!isTooLarge()) throw error;
  });
  if (!made || isTooLarge()) return () => sendRefusal(req, res, TOO_LARGE);
  const response = presentable(made, exchange, services);
  if (shared && isPublicText(response)) {
    const { keep } = shared;
    const { publicUrl } = server.site.environment;
    const quality = keep ? GOOD : FAST;
    const { value, bytes } = await toCachedResponse(response, { quality, publicUrl });
    await keep?.(value, bytes);
    return () => sendCached(req, res, value);
  }
  setCaching(exchange, response.headers);
  return () => sendResponse(req, res, response);
}

function servicesOf({ site, contentMemo, now }: PageServer, exchange: Exchange): Services {
  return servicesFor(site, exchange, { now: now(), contentMemo });
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

/**
 * The router's own words for a failure are English; a failed page or resource answers in French, with its id.
 * One that came about although something failed lacks it: it is for this request only.
 */
function presentable(response: Response, exchange: Exchange, services: Services): Response {
  if (!hasFailed(services)) return response;
  if (response.status < 500) {
    response.headers.set("cache-control", "no-store");
    return response;
  }
  const refusal = findDatabaseRefusal(services.database, exchange.started);
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

/** What an address means to the page cache. */
type PageAddress = {
  /** What the page for everyone is rendered from. */
  canonical: URL;
  keys: { page: string; resource: string };
  /** With which an answer may be kept. */
  status: 200 | 404;
};

/** Tells what of an address the page there reads. */
type QueryReader = { readQuery(url: URL): URLSearchParams };

function readPageAddress(app: QueryReader, url: URL): PageAddress {
  // What no page reads can change neither a page nor the cache: it is dropped before anything is rendered.
  const canonical = new URL(url.origin + url.pathname);
  if (url.search) canonical.search = app.readQuery(url).toString();
  return {
    canonical,
    keys: {
      page: `page ${canonical.pathname}${canonical.search}`,
      resource: `resource ${url.pathname}${url.search}`,
    },
    status: 200,
  };
}

/** As `readPageAddress`, and the same for all addresses at which the same is shown. */
async function readSharedAddress(server: PageServer, exchange: Exchange): Promise<PageAddress> {
  const { app } = server;
  const { origin, pathname, search } = exchange.url;
  const nowhere = await app.nowhereFor(documentPath(pathname), () => servicesOf(server, exchange));
  if (nowhere === null) {
    // A page has led to its own spelling; a resource has not.
    const spelled = isDataPath(pathname) ? pathname : app.spell(pathname);
    return readPageAddress(app, new URL(origin + plainPath(spelled) + search));
  }
  const path = isDataPath(pathname) ? dataPath(nowhere) : nowhere;
  return { ...readPageAddress(app, new URL(origin + path + search)), status: 404 };
}
