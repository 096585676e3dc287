import type { IncomingMessage, ServerResponse } from "node:http";
import { requestLog } from "~/platform/log.server";
import type { Services } from "~/platform/services.server";
import type { SiteServices } from "../services.server";

/** One request on its way through the server, and the answer being made for it. */
export type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  method: string;
  requestId: string;
  /** When it came, by `performance.now()`. */
  started: number;
  clientAddress: string;
  /** Whether that is the address of a proxy that TRUST_PROXY does not count, and so of all its visitors. */
  isProxyAddress: boolean;
  /** Aborts when the client goes away before the answer is complete. */
  signal: AbortSignal;
};

/** What a route gets: the site, and what is this request's own. */
export function servicesFor(
  site: SiteServices,
  { requestId, clientAddress, method }: Exchange,
  own: Pick<Services, "now" | "contentMemo">,
): Services {
  return {
    ...site,
    requestId,
    clientAddress,
    isHead: method === "HEAD",
    ...own,
    log: requestLog(site.log, requestId),
  };
}

/** Requests whose body is held back by the client, and whether their connections were to be kept. */
const heldBack = new WeakMap<IncomingMessage, boolean>();

/**
 * Notes that a client sends its body only once it is asked to (RFC 9110 §10.1.1). Until then an
 * answer ends the connection: whether the body still follows it, nobody could tell.
 */
export function noteHeldBody(req: IncomingMessage, res: ServerResponse): void {
  if (!/^100-continue$/i.test(req.headers.expect ?? "")) return;
  heldBack.set(req, res.shouldKeepAlive);
  res.shouldKeepAlive = false;
}

/** Asks for a body that is held back, once something is about to read it: nobody sends in vain. */
export function askForBody(req: IncomingMessage, res: ServerResponse): void {
  const wasToBeKept = heldBack.get(req);
  if (wasToBeKept === undefined || res.headersSent) return;
  heldBack.delete(req);
  res.shouldKeepAlive = wasToBeKept;
  res.writeContinue();
}
