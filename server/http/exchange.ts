import type { IncomingMessage, ServerResponse } from "node:http";
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
  /** Aborts when the client goes away before the answer is complete. */
  signal: AbortSignal;
};

/** What a route gets: the site, and what is this request's own. */
export function servicesFor(
  site: SiteServices,
  { requestId, clientAddress }: Exchange,
  own: Pick<Services, "now" | "contentMemo">,
): Services {
  return { ...site, requestId, clientAddress, ...own, log: site.log.child({ requestId }) };
}
