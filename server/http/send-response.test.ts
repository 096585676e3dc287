import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { sendResponse } from "./send-response";

const CHUNK = 64 * 1024;

/** The answer to a reader that takes nothing. */
class StuckAnswer extends Writable {
  override _write(): void {}
  setHeader(): this {
    return this;
  }
  writeHead(): this {
    return this;
  }
}

/** A body without an end, and how much of it was taken. */
function endlessBody() {
  const state = { taken: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        state.taken += 1;
        controller.enqueue(new Uint8Array(CHUNK));
      },
      cancel() {
        state.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { state, body };
}

it("takes one chunk of an answer for a reader that takes none, and gives it up when it is cut", async () => {
  const { state, body } = endlessBody();
  const res = new StuckAnswer();
  const req = { method: "GET", headers: {} } as IncomingMessage;
  const response = new Response(body, { headers: { "content-type": "image/jpeg" } });
  const sending = sendResponse(req, res as unknown as ServerResponse, response);
  const settled = sending.catch((error: unknown) => error);
  for (let turns = 0; turns < 50; turns += 1) await turn();
  expect(state.taken).toBe(1);
  const closed = once(res, "close");
  res.destroy();
  await closed;
  expect(await settled).toMatchObject({ code: "ERR_STREAM_PREMATURE_CLOSE" });
  expect(state.isCancelled).toBe(true);
});
