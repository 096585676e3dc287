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
  options: Pick<ListenerOptions, "site" | "app" | "cache" | "files">,
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

/** Above, a second copy of a body costs more than the time it saves. */
const COPY_LIMIT = 65_536;

/** The head of an answer, and where what differs from one to the next is written into it. */
type Wire = {
  head: Buffer;
  idAt: number;
  dateAt: number;
  /** Head and body in one piece, sent again and again; null while a slow connection has yet to read it. */
  whole: Buffer | null;
};
const wireOf = new WeakMap<HeldForm, Wire>();

type Done = (error?: Error | null) => void;

function send(socket: Socket, form: HeldForm, requestId: string, done: Done): void {
  const wire = wireOf.get(form) ?? makeWire(form);
  const { whole } = wire;
  if (!whole) {
    sendInPieces(socket, { head: stamp(Buffer.from(wire.head), wire, requestId), form, done });
    return;
  }
  let isSlow = false;
  socket.write(stamp(whole, wire, requestId), (error) => {
    if (isSlow) wire.whole = whole;
    done(error);
  });
  isSlow = socket.writableLength > 0;
  if (isSlow) wire.whole = null;
}

/** The body is shared by all who read it. */
function sendInPieces(
  socket: Socket,
  { head, form, done }: { head: Buffer; form: HeldForm; done: Done },
): void {
  socket.cork();
  if (form.body) {
    socket.write(head);
    socket.write(form.body, done);
  } else {
    socket.write(head, done);
  }
  socket.uncork();
}

function stamp(bytes: Buffer, { idAt, dateAt }: Wire, requestId: string): Buffer {
  bytes.write(requestId, idAt, "latin1");
  bytes.write(httpDate(), dateAt, "latin1");
  return bytes;
}

const NO_ID = "-".repeat(newId().length);

function makeWire(form: HeldForm): Wire {
  const { status, body } = form;
  const [idName, , ...others] = form.head;
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${idName}: `;
  const second = "\r\nDate: ";
  const lines = others.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  const last = `\r\n${lines.join("")}Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`;
  const head = Buffer.from(`${first}${NO_ID}${second}${httpDate()}${last}`, "latin1");
  const idAt = first.length;
  const dateAt = idAt + NO_ID.length + second.length;
  const isLarge = body !== null && body.length > COPY_LIMIT;
  const whole = isLarge ? null : Buffer.concat(body ? [head, body] : [head]);
  const wire = { head, idAt, dateAt, whole };
  wireOf.set(form, wire);
  return wire;
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
