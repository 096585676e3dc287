import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { carriesSession } from "~/platform/page-cache/page-key";
import { chooseEncoding, type Encoding } from "./accept-encoding";
import type { BuiltFiles } from "./built-files";
import { formOf, matchesTag } from "./encoded-body";
import { readPageAddress } from "./page-address";
import type { PageServer } from "./pages";
import { securityHeadersOf } from "./security-headers";
import type { StoredAnswer } from "./send-stored";

type HeldServer = Pick<PageServer, "site" | "app" | "cache"> & { files: BuiltFiles | null };

/**
 * What is held already for a plain question (no body, no session), whatever else the server would
 * look at: most requests are such, and nothing has to be built for them. Null for all others, and
 * while the database is away.
 */
export function findHeld(
  { site, app, cache, files }: HeldServer,
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  url: URL,
): StoredAnswer | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const file = files?.find(url.pathname);
  if (file) return file;
  if (!cache || headers["content-length"] !== undefined) return null;
  if (carriesSession(headers.cookie) || site.database.reach.isLost()) return null;
  const { isForAll, keys } = readPageAddress(app, url);
  if (!isForAll) return null;
  return cache.find(keys.page) ?? cache.find(keys.resource) ?? null;
}

/** The whole head of an answer, names and values in turns; the second is the value of the request's id. */
type Head = string[];
/** What one kind of client gets of an answer; the body is null for who has it already. */
export type HeldForm = { status: number; head: Head; body: Buffer | null };
type Forms = Partial<Record<"notModified" | Encoding, HeldForm>>;

const formsOf = new WeakMap<StoredAnswer, Forms>();

/** The form of a held answer that suits a request: made once for all who get the same. */
export function chooseForm(
  answer: StoredAnswer,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): HeldForm {
  const forms = formsOf.get(answer) ?? {};
  formsOf.set(answer, forms);
  if (answer.status === 200 && matchesTag(headers["if-none-match"], answer.tag)) {
    const makeEmpty = () => makeHead(answer, publicUrl, { "content-type": null });
    forms.notModified ??= { status: 304, head: makeEmpty(), body: null };
    return forms.notModified;
  }
  const { body, encoding } = formOf(answer.body, chooseEncoding(headers));
  const known = forms[encoding];
  if (known) return known;
  const length = { "content-length": String(body.length) };
  const own = encoding === "identity" ? length : { ...length, "content-encoding": encoding };
  const form = { status: answer.status, head: makeHead(answer, publicUrl, own), body };
  forms[encoding] = form;
  return form;
}

/** Sends a held answer like `sendStored`. */
export function sendHeld(
  req: IncomingMessage,
  res: ServerResponse,
  answer: StoredAnswer,
  { requestId, publicUrl }: { requestId: string; publicUrl: string },
): void {
  const { status, head, body } = chooseForm(answer, req.headers, publicUrl);
  // The head is written out before anything else can happen, so that one serves for all requests.
  head[1] = requestId;
  res.writeHead(status, head);
  res.end(req.method === "HEAD" || !body ? undefined : body);
}

/** `own` headers come last; one that is null is left out. */
function makeHead(
  { headers, tag }: StoredAnswer,
  publicUrl: string,
  own: Record<string, string | null>,
): Head {
  const mediaType = headers.find(([name]) => name === "Content-Type")?.[1] ?? "";
  const given = [...securityHeadersOf(mediaType, publicUrl), ...headers];
  const all = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
  const rest = { ...all, etag: tag, vary: "Accept-Encoding", ...own };
  const pairs = Object.entries(rest).filter(([, value]) => value !== null);
  return ["X-Request-Id", "", ...pairs.flatMap(([name, value]) => [name, value ?? ""])];
}
