import type { IncomingMessage, ServerResponse } from "node:http";
import type { StalePage } from "~/platform/page-cache/page-cache.server";
import { type StoredAnswer, sendStored } from "./send-stored";

const WARNING = '110 - "Response is Stale"';

/** Sends a page as it was before the database went away, and says so in its headers (RFC 7234, 5.5.1). */
export function sendStale(
  req: IncomingMessage,
  res: ServerResponse,
  { value, madeAt }: StalePage<StoredAnswer>,
  now: Date,
): void {
  const age = Math.max(0, Math.floor((now.getTime() - madeAt.getTime()) / 1000));
  res.setHeader("Age", age);
  res.setHeader("Warning", WARNING);
  sendStored(req, res, value);
}

/** Whether an answer was sent by `sendStale`. */
export function isMarkedStale(res: ServerResponse): boolean {
  return res.hasHeader("Warning");
}
