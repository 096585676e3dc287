import { writtenPage } from "~/platform/page-cache/written-page.server";
import { encodeBody, entityTag, isCompressible, weightOf } from "./encoded-body";
import type { StoredAnswer } from "./send-stored";

/** Headers that the server writes itself for a held answer. */
const OWN_HEADERS = new Set(["content-length", "etag", "transfer-encoding", "vary"]);

export type HeldResponse = { answer: StoredAnswer; keep: boolean; bytes: number };

/** Holds a whole answer in memory, with its compressed forms; says whether it may serve everyone. */
export async function holdResponse(
  response: Response,
  { quality }: { quality: number },
): Promise<HeldResponse> {
  const page = writtenPage(response);
  const identity = page?.html ?? Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name));
  if (!response.headers.has("cache-control"))
    headers.push(["cache-control", defaultCaching(response)]);
  const isText = isCompressible(response.headers.get("content-type") ?? "");
  const body = isText ? await encodeBody(identity, quality) : { identity, br: null, gzip: null };
  const tag = entityTag(JSON.stringify(headers), identity);
  const answer = { status: response.status, headers, tag, body, page };
  const bytes = weightOf(body) + 2 * JSON.stringify(headers).length;
  return { answer, keep: mayServeEveryone(response), bytes };
}

/** Browsers ask each time whether their copy is still good: a content write is seen at once. */
function defaultCaching(response: Response): string {
  return response.status >= 500 ? "no-store" : "no-cache";
}

function mayServeEveryone(response: Response): boolean {
  const caching = response.headers.get("cache-control") ?? "";
  return (
    response.status === 200 &&
    !response.headers.has("set-cookie") &&
    !/\b(no-store|private)\b/i.test(caching)
  );
}

/** Whether the answer of a resource route (feed, site map) says that it is the same for everyone. */
export function isPublicText(response: Response): boolean {
  const { headers } = response;
  return (
    mayServeEveryone(response) &&
    /\bpublic\b/i.test(headers.get("cache-control") ?? "") &&
    !/[^\s,]/.test((headers.get("vary") ?? "").replace(/accept-encoding/gi, "")) &&
    isCompressible(headers.get("content-type") ?? "")
  );
}
