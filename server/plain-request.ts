import type { IncomingHttpHeaders } from "node:http";

/** A request that asks for something and changes nothing: a path, and the headers that choose an answer. */
export type PlainRequest = {
  method: "GET";
  /** As it was sent: `requestUrl` judges it. */
  url: string;
  headers: Pick<IncomingHttpHeaders, "accept-encoding" | "cookie" | "host" | "if-none-match">;
};

const LENGTH_LIMIT = 8_192;
/** Node refuses more (431). */
const HEADERS_LIMIT = 1_000;
const METHOD = "GET ";
const VERSION = " HTTP/1.1";
const LINE_END = "\r\n";

/** Tabs, and what is seen, in lines that end as they must. Nothing here can be read in two ways. */
const PLAIN_LINES = /^(?:[\t\x20-\x7e]+\r\n)+\r\n$/;
/** RFC 9110 §5.6.2. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** What an answer may depend on; sent twice, it is for a real parser to say which one counts. */
const CHOOSING: ReadonlySet<string> = new Set([
  "accept-encoding",
  "cookie",
  "host",
  "if-none-match",
] satisfies (keyof PlainRequest["headers"])[]);
/** A body, a secret, or something else than one answer: never plain. */
const DEMANDING = new Set([
  "authorization",
  "content-length",
  "expect",
  "proxy-authorization",
  // To Node's parser, the same as "connection".
  "proxy-connection",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** The same clients ask for the same in the same words; anybody may make up others. */
const REQUESTS_KNOWN = 500;
const KNOWN_LENGTH = 1_024;
const known = new Map<string, PlainRequest>();

/**
 * Reads what came over a connection when it is one whole GET request without a body, written as all
 * browsers and proxies write it (RFC 9112 §2 to §5). Null for everything else, well-formed or not:
 * Node's own parser reads that. The same request is the same object: nobody changes it.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  if (bytes.length > LENGTH_LIMIT) return null;
  const text = bytes.toString("latin1");
  const met = known.get(text);
  if (met) return met;
  const request = parse(text);
  if (request && mayBeRemembered(request) && text.length <= KNOWN_LENGTH) {
    if (known.size >= REQUESTS_KNOWN) known.clear();
    known.set(text, request);
  }
  return request;
}

/** A cookie may be a secret, and so may what follows a path. */
function mayBeRemembered({ url, headers }: PlainRequest): boolean {
  return headers.cookie === undefined && !url.includes("?");
}

function parse(text: string): PlainRequest | null {
  if (!text.startsWith(METHOD) || !PLAIN_LINES.test(text)) return null;
  const firstEnd = text.indexOf(LINE_END);
  const target = text.slice(METHOD.length, firstEnd - VERSION.length);
  const version = text.slice(firstEnd - VERSION.length, firstEnd);
  if (version !== VERSION || /[\t ]/.test(target)) return null;
  const headers = readHeaders(text, firstEnd + LINE_END.length, text.length - LINE_END.length);
  return headers && { method: "GET", url: target, headers };
}

/** The headers that choose an answer, from the lines between two places of a request. */
function readHeaders(text: string, from: number, to: number): PlainRequest["headers"] | null {
  const headers: Record<string, string> = {};
  let count = 0;
  for (let start = from; start < to; ) {
    count += 1;
    if (count > HEADERS_LIMIT) return null;
    const end = text.indexOf(LINE_END, start);
    const colon = text.indexOf(":", start);
    if (colon < 0 || colon > end) return null;
    const sent = text.slice(start, colon);
    if (!TOKEN.test(sent)) return null;
    const name = sent.toLowerCase();
    const value = text.slice(colon + 1, end).trim();
    if (DEMANDING.has(name) || (name === "connection" && !/^keep-alive$/i.test(value))) return null;
    if (CHOOSING.has(name)) {
      if (name in headers) return null;
      headers[name] = value;
    }
    start = end + LINE_END.length;
  }
  // RFC 9112 §3.2: without a host, a request is a bad one.
  return headers.host ? headers : null;
}
