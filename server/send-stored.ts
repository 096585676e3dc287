import type { IncomingMessage, ServerResponse } from "node:http";
import type { WrittenPage } from "~/platform/page-cache/written-page.server";
import { chooseEncoding } from "./accept-encoding";
import { type EncodedBody, formOf, matchesTag } from "./encoded-body";

/** An answer held whole in memory: a built file or a page of the cache. */
export type StoredAnswer = {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** The entity tag; null for what never changes under its address, and is not asked for again. */
  tag: string | null;
  body: EncodedBody;
  /** What `body` is the text of, if it is a page of the site. */
  page?: WrittenPage | undefined;
};

/** Sends a held answer in the form the client takes, or 304 when it has it already. */
export function sendStored(req: IncomingMessage, res: ServerResponse, answer: StoredAnswer): void {
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  if (answer.tag) res.setHeader("ETag", answer.tag);
  res.setHeader("Vary", "Accept-Encoding");
  if (answer.status === 200 && matchesTag(req.headers["if-none-match"], answer.tag)) {
    res.removeHeader("Content-Type");
    res.writeHead(304).end();
    return;
  }
  const { body, encoding } = formOf(answer.body, chooseEncoding(req.headers));
  if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
  res.setHeader("Content-Length", body.length);
  res.writeHead(answer.status);
  res.end(req.method === "HEAD" ? undefined : body);
}
