import type { IncomingMessage, ServerResponse } from "node:http";
import { carriesSession } from "~/platform/page-cache/page-key";
import { chooseEncoding, type Encoding } from "./accept-encoding";
import type { BuiltFiles } from "./built-files";
import { formOf, matchesTag } from "./encoded-body";
import { readPageAddress } from "./page-address";
import type { PageServer } from "./pages";
import { securityHeaders } from "./security-headers";
import type { StoredAnswer } from "./send-stored";

type HeldServer = Pick<PageServer, "site" | "cache"> & { files: BuiltFiles | null };

/**
 * What is held already for a plain question (no body, no session), whatever else the server would
 * look at: most requests are such, and nothing has to be built for them. Null for all others, and
 * while the database is away.
 */
export function findHeld(
  { site, cache, files }: HeldServer,
  { method, headers }: IncomingMessage,
  url: URL,
): StoredAnswer | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const file = files?.find(url.pathname);
  if (file) return file;
  if (!cache || headers["content-length"] !== undefined) return null;
  if (carriesSession(headers.cookie) || site.database.reach.isLost()) return null;
  const { isForAll, keys } = readPageAddress(url);
  if (!isForAll) return null;
  return cache.find(keys.page) ?? cache.find(keys.resource) ?? null;
}

/** The whole head of an answer, names and values in turns; the second is the value of the request's id. */
type Head = string[];
type Form = { body: Buffer; head: Head };
type Heads = { notModified: Head | null } & Record<Encoding, Form | null>;

const headsOf = new WeakMap<StoredAnswer, Heads>();

/** Sends a held answer like `sendStored`, with a head that was made once for all who get the same. */
export function sendHeld(
  req: IncomingMessage,
  res: ServerResponse,
  answer: StoredAnswer,
  { requestId, publicUrl }: { requestId: string; publicUrl: string },
): void {
  const heads = headsOf.get(answer) ?? noHeads(answer);
  if (answer.status === 200 && matchesTag(req.headers["if-none-match"], answer.tag)) {
    heads.notModified ??= makeHead(answer, publicUrl, { "content-type": null });
    res.writeHead(304, withId(heads.notModified, requestId)).end();
    return;
  }
  const { body, encoding } = formOf(answer.body, chooseEncoding(req.headers));
  let form = heads[encoding];
  if (!form) {
    const length = { "content-length": String(body.length) };
    const own = encoding === "identity" ? length : { ...length, "content-encoding": encoding };
    form = { body, head: makeHead(answer, publicUrl, own) };
    heads[encoding] = form;
  }
  res.writeHead(answer.status, withId(form.head, requestId));
  res.end(req.method === "HEAD" ? undefined : form.body);
}

function noHeads(answer: StoredAnswer): Heads {
  const heads = { notModified: null, br: null, gzip: null, identity: null };
  headsOf.set(answer, heads);
  return heads;
}

/** `own` headers come last; one that is null is left out. */
function makeHead(
  { headers, tag }: StoredAnswer,
  publicUrl: string,
  own: Record<string, string | null>,
): Head {
  const given = [...securityHeaders(publicUrl), ...headers];
  const all = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
  const rest = { ...all, etag: tag, vary: "Accept-Encoding", ...own };
  const pairs = Object.entries(rest).filter(([, value]) => value !== null);
  return ["X-Request-Id", "", ...pairs.flatMap(([name, value]) => [name, value ?? ""])];
}

/** The head is written out before anything else can happen, so that one serves for all requests. */
function withId(head: Head, requestId: string): Head {
  head[1] = requestId;
  return head;
}
