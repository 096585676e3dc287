import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { newId } from "~/platform/random.server";
import { chooseForm, findHeld, type HeldForm } from "./held-answer";
import { KEEP_ALIVE_SECONDS } from "./http-server";
import type { QuickAnswers } from "./quick-lane";
import type { ListenerOptions } from "./request-listener";
import { createRequestLog } from "./request-log";
import { requestUrl } from "./request-url";

/**
 * Answers plain requests with what is held in memory, as `createRequestListener` does, in the same
 * words. Null when something would have to be made, or looked at more closely.
 */
export function createQuickAnswers(
  options: Pick<ListenerOptions, "site" | "cache" | "files">,
): QuickAnswers {
  const { publicUrl } = options.site.environment;
  const logRequest = createRequestLog(options.site.log);
  return (request) => {
    const started = performance.now();
    const url = requestUrl(publicUrl, request.url);
    const held = url && findHeld(options, request, url);
    if (!held) return null;
    const form = chooseForm(held, request.headers, publicUrl);
    const requestId = newId();
    const { method } = request;
    const about = { requestId, method, url, started, status: form.status, isStale: false };
    return (socket) => {
      send(socket, form, requestId, (error) => {
        logRequest({ ...about, isInterrupted: Boolean(error) });
      });
    };
  };
}

/** An answer as it goes over the wire, but for what differs from one to the next, and where that is written. */
type Wire = { bytes: Buffer; idAt: number; dateAt: number };
const wireOf = new WeakMap<HeldForm, Wire>();

/** The same bytes go out again and again, unless a slow connection has yet to read them. */
function send(
  socket: Socket,
  form: HeldForm,
  requestId: string,
  done: (error?: Error | null) => void,
): void {
  const wire = wireOf.get(form) ?? makeWire(form);
  wire.bytes.write(requestId, wire.idAt, "latin1");
  wire.bytes.write(httpDate(), wire.dateAt, "latin1");
  socket.write(wire.bytes, done);
  if (socket.writableLength > 0) wireOf.delete(form);
  else wireOf.set(form, wire);
}

const NO_ID = "-".repeat(newId().length);

function makeWire({ status, head: [idName, , ...others], body }: HeldForm): Wire {
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${idName}: `;
  const second = "\r\nDate: ";
  const lines = others.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  const last = `\r\n${lines.join("")}Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`;
  const head = Buffer.from(`${first}${NO_ID}${second}${httpDate()}${last}`, "latin1");
  const idAt = first.length;
  return {
    bytes: body ? Buffer.concat([head, body]) : head,
    idAt,
    dateAt: idAt + NO_ID.length + second.length,
  };
}

let toldSecond = -1;
let told = "";

/** The time as RFC 9110 §5.6.7 writes it, always as long. */
function httpDate(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== toldSecond) told = new Date(now).toUTCString();
  toldSecond = second;
  return told;
}
