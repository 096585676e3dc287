import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { openRaw } from "~tests/support/test-server";
import { openQuickLane, type QuickAnswers, type QuickLane } from "./quick-lane";

const HELD = "GET /held HTTP/1.1\r\nHost: x\r\n\r\n";
const OTHER = "GET /other HTTP/1.1\r\nHost: x\r\n\r\n";
const LANE = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nlane";

const answers: QuickAnswers = ({ url }) =>
  url === "/held" ? (socket) => socket.write(LANE) : null;
const listener: RequestListener = async (req, res) => {
  res.end(`<server ${req.method} ${req.url} ${await text(req)}>`);
};

const report = vi.fn<(error: unknown) => void>();
let server: Server | undefined;
afterEach(() => {
  report.mockReset();
  server?.close();
  server?.closeAllConnections();
});

type Settings = Partial<Pick<Server, "headersTimeout" | "keepAliveTimeout">>;

async function open(
  by: QuickAnswers = answers,
  settings: Settings = {},
): Promise<{ lane: QuickLane; port: number; server: Server; handedOver: () => void }> {
  server = createServer({ connectionsCheckingInterval: 10 }, listener);
  const handedOver = vi.fn();
  server.on("connection", handedOver);
  Object.assign(server, { keepAliveTimeoutBuffer: 0, ...settings });
  const lane = openQuickLane(server, by, report);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { lane, port: (server.address() as AddressInfo).port, server, handedOver };
}

/** Sends each piece once the one before has brought what it should. */
async function talk(port: number, turns: readonly (readonly [send: string, expected: string])[]) {
  const { socket, received } = await openRaw(port);
  for (const [send, expected] of turns) {
    socket.write(send);
    if (expected) await vi.waitFor(() => expect(received()).toContain(expected));
  }
  socket.destroy();
  return received();
}

test("what is held is answered again and again, without the server", async () => {
  const { port } = await open();
  const { socket, received } = await openRaw(port);
  for (let times = 1; times <= 3; times += 1) {
    socket.write(HELD);
    await vi.waitFor(() => expect(received()).toBe(LANE.repeat(times)));
  }
  socket.destroy();
});

test("a connection goes to the server with the first other request, and stays there", async () => {
  const { port } = await open();
  const all = await talk(port, [
    [HELD, "lane"],
    [OTHER, "<server GET /other >"],
    [HELD, "<server GET /held >"],
    [OTHER.replace("other", "again"), "<server GET /again >"],
  ]);
  expect(all.match(/lane|<server [^>]*>/g)).toEqual([
    "lane",
    "<server GET /other >",
    "<server GET /held >",
    "<server GET /again >",
  ]);
});

test("a request that comes in pieces is the server's", async () => {
  const { port, handedOver } = await open();
  const { socket, received } = await openRaw(port);
  socket.write(HELD.slice(0, 9));
  await vi.waitFor(() => expect(handedOver).toHaveBeenCalled());
  socket.write(HELD.slice(9));
  await vi.waitFor(() => expect(received()).toContain("<server GET /held >"));
  socket.destroy();
});

test("requests together, or with a body, are the server's", async () => {
  const { port } = await open();
  await talk(port, [[HELD + OTHER, "<server GET /held >"]]);
  await talk(port, [[HELD + OTHER, "<server GET /other >"]]);
  const post = `POST /held HTTP/1.1\r\nHost: x\r\nContent-Length: ${4 + HELD.length}\r\n\r\n`;
  await talk(port, [
    [`${post}half`, ""],
    [HELD, `<server POST /held half${HELD}>`],
  ]);
});

test("an answer that fails is asked of the server", async () => {
  const { port } = await open(() => {
    throw new Error("no");
  });
  await talk(port, [[HELD, "<server GET /held >"]]);
});

test("an answer that fails while it is sent ends its connection, not the process", async () => {
  const failure = new Error("half sent");
  const half: QuickAnswers = ({ url }) => {
    if (url !== "/held") return null;
    return (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      throw failure;
    };
  };
  const { port } = await open(half);
  const { socket } = await openRaw(port);
  socket.write(HELD);
  await once(socket, "close");
  expect(report.mock.calls).toEqual([[failure]]);
  await talk(port, [[OTHER, "<server GET /other >"]]);
});

test("a server that fails to take a connection over ends that one alone", async () => {
  const { port, server: http } = await open();
  const failure = new Error("not taken");
  http.removeAllListeners("connection");
  http.on("connection", () => {
    throw failure;
  });
  openQuickLane(http, answers, report);
  const { socket } = await openRaw(port);
  socket.write(OTHER);
  await once(socket, "close");
  expect(report.mock.calls).toEqual([[failure]]);
  await talk(port, [[HELD, "lane"]]);
});

test("who asks without reading goes to the server, and gets all in its order", async () => {
  const large = `${LANE}${"x".repeat(20_000_000)}end of lane`;
  const answer = vi.fn<QuickAnswers>(() => (socket) => socket.write(large));
  const { port } = await open(answer);
  const { socket, received } = await openRaw(port);
  socket.pause();
  socket.write(HELD);
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  socket.write(OTHER);
  socket.resume();
  await vi.waitFor(() => expect(received().endsWith("<server GET /other >")).toBe(true));
  expect(received().startsWith(large)).toBe(true);
  expect(answer).toHaveBeenCalledOnce();
  socket.destroy();
});

test("who has said all gets the answer, and the connection ends", async () => {
  const { port } = await open();
  const { socket, received } = await openRaw(port);
  socket.end(HELD);
  await once(socket, "close");
  expect(received()).toBe(LANE);
});

test.for([
  ["never asks", "", { headersTimeout: 20 }],
  ["has stopped asking", HELD, { keepAliveTimeout: 20 }],
] as const)("who %s is let go", async ([, said, settings]) => {
  const { port } = await open(answers, settings);
  const { socket } = await openRaw(port);
  const closed = once(socket, "close");
  socket.write(said);
  await closed;
});

test("a broken connection is forgotten without a word", async () => {
  const { port, lane } = await open();
  const { socket } = await openRaw(port);
  socket.write(HELD);
  socket.resetAndDestroy();
  await talk(port, [[HELD, "lane"]]);
  lane.close();
});

test("once closed, all connections are the server's", async () => {
  const { port, lane, server: http } = await open();
  const before = await openRaw(port);
  before.socket.write(HELD);
  await vi.waitFor(() => expect(before.received()).toBe(LANE));
  lane.close();
  before.socket.write(HELD);
  await vi.waitFor(() => expect(before.received()).toContain("<server GET /held >"));
  await talk(port, [[HELD, "<server GET /held >"]]);
  const closed = once(before.socket, "close");
  http.closeIdleConnections();
  await closed;
});
