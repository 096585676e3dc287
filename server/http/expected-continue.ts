import type { IncomingMessage, ServerResponse } from "node:http";

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
