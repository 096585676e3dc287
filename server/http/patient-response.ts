import { type IncomingMessage, ServerResponse } from "node:http";

/** How long the rest of a body may be silent before it is waited for no longer. */
const LINGER_MS = 5_000;

/**
 * An answer that ends only once the body of its request has come, or nothing of it for five seconds; a
 * browser reads no answer before it has sent all, however slowly it does. A connection
 * that is closed while the client still sends is reset, and the answer never read; one on which
 * nothing is read any more keeps the client waiting. So what nothing has read of a body is thrown away
 * for a while, and the connection is closed after that.
 */
export class PatientResponse<
  Asked extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Asked> {
  #isEnding = false;

  override writeHead(status: number, ...more: unknown[]): this {
    if (this.#isBodyAhead()) this.shouldKeepAlive = false;
    return super.writeHead(status, ...(more as []));
  }

  override end(...given: unknown[]): this {
    if (this.#isEnding) return this;
    if (!this.#isBodyAhead()) return super.end(...(given as []));
    this.#isEnding = true;
    const onFinish = given.findLast((argument) => typeof argument === "function");
    if (onFinish) this.once("finish", onFinish as () => void);
    const [chunk] = given;
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.write(chunk);
    else this.flushHeaders();
    this.#endAfterBody();
    return this;
  }

  #isBodyAhead(): boolean {
    const { headers, complete, destroyed } = this.req;
    const announced = headers["content-length"] ?? headers["transfer-encoding"] ?? "0";
    return announced !== "0" && !complete && !destroyed;
  }

  #endAfterBody(): void {
    const end = () => {
      clearTimeout(timer);
      super.end();
    };
    const timer = setTimeout(end, LINGER_MS).unref();
    this.req.on("data", () => timer.refresh());
    this.req.once("end", end).once("close", end).once("error", end);
    // A reader that gave up in the middle would hold the rest back.
    this.req.removeAllListeners("readable").resume();
  }
}
