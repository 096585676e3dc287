import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { createLog } from "~/platform/log.server";
import type { PlainRequest } from "./plain-request";
import { createQuickAnswers } from "./quick-answers";
import type { ListenerOptions } from "./request-listener";

const REQUEST: PlainRequest = { method: "GET", url: "/assets/a.css", headers: { host: "x" } };

/** A connection whose reader takes what is written at once, or once `read` is called. */
function connect({ isSlow = false } = {}) {
  const sent: Buffer[] = [];
  const waiting: (() => void)[] = [];
  const socket = {
    writableLength: 0,
    cork: () => undefined,
    uncork: () => undefined,
    write(bytes: Buffer, done?: () => void) {
      sent.push(bytes);
      if (isSlow) socket.writableLength += bytes.length;
      if (isSlow && done) waiting.push(done);
      else done?.();
    },
  };
  return {
    socket: socket as unknown as Socket,
    text: () => Buffer.concat(sent).toString("latin1"),
    pieces: () => sent,
    read() {
      for (const done of waiting.splice(0)) done();
    },
  };
}

function serve(body: string) {
  const file = {
    status: 200,
    headers: [["Content-Type", "text/css"]] as const,
    tag: 'W/"tag"',
    body: { identity: Buffer.from(body), br: null, gzip: null },
  };
  const site = { environment: { publicUrl: "http://localhost:3000" }, log: createLog("silent") };
  const answer = createQuickAnswers({
    site: site as unknown as ListenerOptions["site"],
    app: {} as ListenerOptions["app"],
    cache: null,
    files: { find: () => file, compressed: Promise.resolve() },
  });
  return {
    body: file.body.identity,
    ask: (reader: ReturnType<typeof connect>) => {
      answer(REQUEST)?.(reader.socket);
      return reader;
    },
  };
}

function idOf(reader: ReturnType<typeof connect>) {
  return /^HTTP\/1\.1 200 OK\r\nX-Request-Id: ([\da-f-]{36})\r\nDate: \w{3}, /.exec(
    reader.text(),
  )?.[1];
}

test("the bytes of an answer serve again, each time with an id of its own", () => {
  const { ask } = serve("a { }");
  const first = ask(connect());
  const id = idOf(first);
  const second = ask(connect());
  expect(second.pieces()).toEqual(first.pieces());
  expect(second.pieces()[0]).toBe(first.pieces()[0]);
  expect(idOf(second)).not.toBe(id);
  expect(second.text().endsWith("\r\n\r\na { }")).toBe(true);
});

test("what a slow reader has yet to read is not written over, and the body not copied", () => {
  const { ask, body } = serve("a { }");
  const slow = ask(connect({ isSlow: true }));
  const before = slow.text();
  const others = [ask(connect()), ask(connect({ isSlow: true }))];
  expect(slow.text()).toBe(before);
  expect(new Set([slow, ...others].map(idOf)).size).toBe(3);
  for (const other of others) {
    expect(other.pieces()[1]).toBe(body);
    expect(other.text().replace(idOf(other) ?? "", "")).toBe(before.replace(idOf(slow) ?? "", ""));
  }
  slow.read();
  expect(ask(connect()).pieces()[0]).toBe(slow.pieces()[0]);
});

test("a large body is never copied", () => {
  const { ask, body } = serve("x".repeat(100_000));
  const [head, sent] = ask(connect()).pieces();
  expect(sent).toBe(body);
  expect(String(head)).toContain("\r\ncontent-length: 100000\r\n");
});
