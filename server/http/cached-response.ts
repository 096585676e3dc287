import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import {
  chooseEncoding,
  type EncodedBody,
  type Encoding,
  encodeBody,
  isCompressible,
} from "./compression";
import { securityHeadersOf } from "./security-headers";

type ResponseHeaders = Readonly<Record<string, string | string[]>>;
/** Names and values in turn, as they travel. */
type RawHeaders = readonly string[];

/** An answer held whole in memory: a file of the build or a page that is kept. */
export type CachedResponse = {
  status: number;
  /** All that do not depend on the request, names in lower case. */
  headers: ResponseHeaders;
  /** What is sent of it, for each encoding that a client may take. */
  forms: Record<Encoding, { headers: RawHeaders; bytes: Buffer }>;
};

/** Makes an answer ready to be sent in each of its encodings. */
export function cachedResponse(
  status: number,
  headers: ResponseHeaders,
  body: EncodedBody,
): CachedResponse {
  const lasting: ResponseHeaders = { vary: "Accept-Encoding", ...headers };
  const form = (encoding: Encoding) => {
    const encoded = encoding === "identity" ? null : body[encoding];
    const bytes = encoded ?? body.identity;
    const all: ResponseHeaders = {
      ...lasting,
      ...(encoded && { "content-encoding": encoding }),
      "content-length": String(bytes.length),
    };
    return { headers: rawHeaders(all), bytes };
  };
  return {
    status,
    headers: lasting,
    forms: { br: form("br"), gzip: form("gzip"), identity: form("identity") },
  };
}

/** In memory, with its headers: a short text under many addresses weighs too. */
function weightOf({ forms }: CachedResponse, { identity, br, gzip }: EncodedBody): number {
  const headers = Object.values(forms).flatMap((form) => form.headers);
  const ofHeaders = headers.reduce((sum, text) => sum + text.length, 0);
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + ofHeaders;
}

function rawHeaders(headers: ResponseHeaders): RawHeaders {
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().flatMap((value) => [name, value]),
  );
}

/** At any address that is no file of the build, a browser that asks for a service worker gets one (former-worker.ts). */
const VARY = "Accept-Encoding, Service-Worker";

/** Headers that the server writes itself. */
const OWN_HEADERS = new Set(["content-length", "etag", "transfer-encoding", "vary"]);

/** A weak validator: the same for every encoding of what `parts` determine. */
export function entityTag(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
}

/** For what is sent once: a tenth of the time that a page takes which is kept, for a fifth more bytes. */
const UNKEPT_QUALITY = 3;

type CachingSettings = {
  /** Of the compression of what is kept: Brotli's, 0 to 11. */
  quality: number;
  publicUrl: string;
  /** The only one with which an answer may be kept: 404 where nothing else can be answered. */
  status?: 200 | 404;
};

/** Holds a whole answer in memory, with its compressed forms; says whether it may serve everyone. */
export async function toCachedResponse(
  response: Response,
  { quality, publicUrl, status = 200 }: CachingSettings,
): Promise<{ value: CachedResponse; keep: boolean; bytes: number }> {
  const keep = mayServeEveryone(response, status);
  const identity = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("content-type") ?? "";
  const given = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  const cookies = response.headers.getSetCookie();
  const headers: Record<string, string | string[]> = {
    ...securityHeadersOf(type, publicUrl),
    // Browsers ask each time whether their copy is still good: a content write is seen at once.
    "cache-control": response.status >= 500 ? "no-store" : "no-cache",
    ...Object.fromEntries(given),
    ...(cookies.length > 0 ? { "set-cookie": cookies } : {}),
  };
  const etag = entityTag(JSON.stringify(headers), identity);
  const body = isCompressible(type)
    ? await encodeBody(identity, keep ? quality : Math.min(quality, UNKEPT_QUALITY))
    : { identity, br: null, gzip: null };
  const value = cachedResponse(response.status, { ...headers, etag, vary: VARY }, body);
  return { value, keep, bytes: weightOf(value, body) };
}

/** Whether the answer of a resource route (feed, site map) says that it is the same for everyone. */
export function isPublicText(response: Response): boolean {
  const { headers } = response;
  return (
    mayServeEveryone(response, 200) &&
    /\bpublic\b/i.test(headers.get("cache-control") ?? "") &&
    !/[^\s,]/.test((headers.get("vary") ?? "").replace(/accept-encoding/gi, "")) &&
    isCompressible(headers.get("content-type") ?? "")
  );
}

function mayServeEveryone({ status, headers }: Response, wanted: 200 | 404): boolean {
  const caching = headers.get("cache-control") ?? "";
  return (
    status === wanted && !headers.has("set-cookie") && !/\b(no-store|private)\b/i.test(caching)
  );
}

/**
 * Sends a cached response in the form the client takes, or 304 when it has it already.
 * @param own headers of this answer alone, besides those that are set already
 */
export function sendCached(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, forms }: CachedResponse,
  own: RawHeaders = [],
): void {
  if (status === 200 && fresh(req.headers, headers)) {
    const { "content-type": _, ...rest } = headers;
    res.writeHead(304, [...own, ...rawHeaders(rest)]).end();
    return;
  }
  const form = forms[chooseEncoding(req)];
  res.writeHead(status, [...own, ...form.headers]);
  res.end(req.method === "HEAD" ? undefined : form.bytes);
}

/** Sends a page as it was before the database went away, and says so in its headers (RFC 7234 §5.5.1). */
export function sendStale(
  req: IncomingMessage,
  res: ServerResponse,
  { value, madeAt }: { value: CachedResponse; madeAt: Date },
  now: Date,
): void {
  res.setHeader("Age", Math.max(0, Math.floor((now.getTime() - madeAt.getTime()) / 1000)));
  res.setHeader("Warning", '110 - "Response is Stale"');
  sendCached(req, res, value);
}

/** Whether an answer was sent by `sendStale`. */
export function isMarkedStale(res: ServerResponse): boolean {
  return res.hasHeader("Warning");
}
