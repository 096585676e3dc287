import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { BodyTooLargeError } from "~/platform/body-too-large-error";
import { routedPath } from "~/platform/html/page-key";
import { isSafeMethod } from "./request-origin";

const MEGABYTE = 1_048_576;
const BODY_LIMIT = MEGABYTE;
/** Pictures, a message with a screenshot, and what a page reports of itself. */
const OTHER_LIMITS: readonly [RegExp, number][] = [
  [/^\/visites(?:\/|$)/, 4_096],
  [/^\/admin\/media(?:\/|$)/, 20 * MEGABYTE],
  [/^\/admin\/contact-admin(?:\/|$)/, 4 * MEGABYTE],
];

/** How many bytes a request to a path may carry. */
export function bodyLimit(pathname: string): number {
  const path = routedPath(pathname);
  return OTHER_LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? BODY_LIMIT;
}

/** Whether a request announces more than its limit; what it sends is counted again on the way. */
export function announcesTooMuch(req: IncomingMessage, limit: number): boolean {
  return Number(req.headers["content-length"] ?? 0) > limit;
}

export type LimitedRequest = {
  request: Request;
  /** Whether the body went over the limit while it was read. */
  isTooLarge(): boolean;
};

/**
 * The request as the router takes it. HEAD is rendered like GET, so that its headers are the same;
 * the signal aborts when the client goes away; the body fails with a `BodyTooLargeError` beyond the
 * limit; `onRead` is called before it is read.
 */
export function toFetchRequest(
  req: IncomingMessage,
  url: URL,
  options: { signal: AbortSignal; limit: number; onRead: () => void },
): LimitedRequest {
  const method = req.method ?? "GET";
  const headers = toHeaders(req.headers);
  if (isSafeMethod(method)) {
    const request = new Request(url, { method: "GET", headers, signal: options.signal });
    return { request, isTooLarge: () => false };
  }
  // It was found to be the site's own (request-origin.ts): the router and better-auth compare it with the address.
  if (headers.has("origin")) headers.set("origin", url.origin);
  const body = limitedBody(req, options);
  const init = { method, headers, signal: options.signal, body: body.stream, duplex: "half" };
  return { request: new Request(url, init as RequestInit), isTooLarge: body.isTooLarge };
}

function limitedBody(
  req: IncomingMessage,
  { limit, onRead }: { limit: number; onRead: () => void },
) {
  let received = 0;
  let tooLarge = false;
  const chunks = req.iterator({ destroyOnReturn: false });
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (received === 0) onRead();
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        const chunk: Buffer = value;
        received += chunk.length;
        tooLarge = received > limit;
        if (!tooLarge) return controller.enqueue(new Uint8Array(chunk));
        controller.error(new BodyTooLargeError());
        // Lets go of the request, so that what is still to come can be thrown away.
        await chunks.return?.();
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, isTooLarge: () => tooLarge };
}

function toHeaders(raw: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
}
