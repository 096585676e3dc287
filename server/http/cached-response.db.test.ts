import { once } from "node:events";
import { afterEach, expect, vi } from "vitest";
import { createLog } from "~/platform/log.server";
import { endedSessionCookie } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { ask, openRaw, openTestServer, type TestServer } from "~tests/support/test-server";
import { toCachedResponse } from "./cached-response";
import type { App } from "./pages";

const TEXT = "<p>Un texte du club, assez long pour être compressé.</p>".repeat(20);
const page: App["answer"] = async () =>
  new Response(TEXT, {
    headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "own" },
  });

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

type Lines = Record<string, unknown>[];

function logInto(lines: Lines) {
  return createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
}

/** What no two answers have in common. */
function lasting(headers: Record<string, string | undefined>) {
  const { date: _date, "x-request-id": _id, "x-accel-expires": _expires, ...rest } = headers;
  return rest;
}

test("nginx in front may keep for a second what is kept here, and nothing else", async ({
  database,
}) => {
  server = await openTestServer({ database, answer: page });
  const session = { headers: { cookie: endedSessionCookie(server.site) } };
  const said = async (path: string, options = {}) =>
    (await ask(server as TestServer, path, options)).headers;
  for (const expires of ["0", "1"]) {
    const headers = await said("/");
    expect(headers["x-accel-expires"]).toBe(expires);
    // An nginx of 2022 goes by what it reads first.
    const names = Object.keys(headers);
    expect(names.indexOf("x-accel-expires")).toBeLessThan(names.indexOf("cache-control"));
  }
  expect((await said("/", session))["x-accel-expires"]).toBe("0");
  expect((await said("/photo.jpg"))["x-accel-expires"]).toBe("0");
  expect((await said("/admin"))["x-accel-expires"]).toBe("0");
  expect((await said("//"))["x-accel-expires"]).toBe("0");
});

test.for(["br", "gzip", "identity"])(
  "a kept page in %s is sent as it was when it was made",
  async (encoding, { database }) => {
    const answer = vi.fn(page);
    server = await openTestServer({ database, answer });
    const asked = { headers: { "accept-encoding": encoding } };
    const made = await ask(server, "/", asked);
    const kept = await ask(server, "/", asked);
    expect(lasting(kept.headers)).toEqual(lasting(made.headers));
    expect(kept.headers["content-security-policy"]).toBe("own");
    expect(kept.body).toEqual(made.body);
    const head = await ask(server, "/", { ...asked, method: "HEAD" });
    expect([lasting(head.headers), head.body.length]).toEqual([lasting(made.headers), 0]);
    expect(answer).toHaveBeenCalledOnce();
  },
);

test("a slow reader gets the whole of the own answer, whoever asks meanwhile", async ({
  database,
}) => {
  const lines: Lines = [];
  const large = TEXT.repeat(5_000);
  server = await openTestServer({
    database,
    answer: async () => new Response(large, { headers: { "content-type": "text/html" } }),
    site: { log: logInto(lines) },
  });
  await ask(server, "/");
  const slow = await openRaw(server.port);
  slow.socket.pause();
  slow.socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const other = await ask(server, "/");
  expect(String(other.body)).toBe(large);
  slow.socket.resume();
  const whole = Buffer.from(large).toString("latin1");
  await vi.waitFor(() => expect(slow.received().endsWith(whole)).toBe(true));
  const [, id] = /X-Request-Id: (\S+)/i.exec(slow.received()) ?? [];
  expect(id).not.toBe(other.headers["x-request-id"]);
  await vi.waitFor(() => expect(lines.map(({ requestId }) => requestId)).toContain(id));
  slow.socket.destroy();
});

test("an answer that its reader gave up is told so", async ({ database }) => {
  const lines: Lines = [];
  const large = TEXT.repeat(20_000);
  server = await openTestServer({
    database,
    answer: async () => new Response(large, { headers: { "content-type": "text/html" } }),
    site: { log: logInto(lines) },
  });
  await ask(server, "/");
  const { socket } = await openRaw(server.port);
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ status: 200, interrupted: true }));
});

test("who has a kept page is told so without its type and length", async ({ database }) => {
  server = await openTestServer({ database, answer: page });
  const { etag = "" } = (await ask(server, "/")).headers;
  const { status, headers } = await ask(server, "/", { headers: { "if-none-match": etag } });
  expect([status, headers.etag, headers.vary]).toEqual([
    304,
    etag,
    "Accept-Encoding, Service-Worker",
  ]);
  expect(headers["content-type"] ?? headers["content-length"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a kept page goes neither to a session nor to a change", async ({ database }) => {
  const answer = vi.fn(page);
  server = await openTestServer({ database, answer });
  await ask(server, "/");
  await ask(server, "/", { headers: { cookie: endedSessionCookie(server.site) } });
  await ask(server, "/", { method: "POST", headers: { origin: "http://localhost:3000" } });
  expect(answer).toHaveBeenCalledTimes(3);
});

test("each request has an id of its own, and its line in the log", async ({ database }) => {
  const lines: Lines = [];
  server = await openTestServer({ database, answer: page, site: { log: logInto(lines) } });
  const asked = ["/actualites?q=x", "/actualites?q=x", "/", "/%zz"];
  const ids: (string | undefined)[] = [];
  for (const path of asked) ids.push((await ask(server, path)).headers["x-request-id"]);
  await vi.waitFor(() => expect(lines).toHaveLength(asked.length));
  expect(new Set(ids).size).toBe(asked.length);
  expect(lines.map(({ requestId, path, status }) => [requestId, path, status])).toEqual([
    [ids[0], "/actualites", 200],
    [ids[1], "/actualites", 200],
    [ids[2], "/", 200],
    [ids[3], null, 400],
  ]);
  expect(lines[1]).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: ids[1],
    method: "GET",
    path: "/actualites",
    status: 200,
    ms: expect.any(Number),
    msg: "request",
  });
});

test("a short answer weighs what its headers do, in each of its forms", async () => {
  const long = "x".repeat(1_000);
  const settings = { quality: 5, publicUrl: "http://localhost:3000" };
  const weigh = async (headers: HeadersInit) =>
    (await toCachedResponse(new Response("court", { headers }), settings)).bytes;
  expect((await weigh({ "x-long": long })) - (await weigh({}))).toBeGreaterThan(3_000);
});

test("only what may be kept is compressed as well as can be", async () => {
  const lines = Array.from({ length: 2_000 }, (_, i) => `<li>Foulée ${i * 7919}</li>`).join("");
  const settings = { quality: 10, publicUrl: "http://localhost:3000" };
  const make = async (init: ResponseInit, status?: 200 | 404) => {
    const headers = { ...init.headers, "content-type": "text/html" };
    const response = new Response(lines, { ...init, headers });
    const { keep, value } = await toCachedResponse(response, { ...settings, status });
    return { keep, br: value.forms.br.bytes.length, gzip: value.forms.gzip.bytes.length };
  };
  const kept = await make({});
  expect(kept.keep).toBe(true);
  expect(await make({ status: 404 }, 404)).toEqual(kept);
  const unkept = [
    await make({ status: 404 }),
    await make({ status: 200 }, 404),
    await make({ status: 500 }),
    await make({ headers: { "cache-control": "no-store" } }),
    await make({ headers: { "set-cookie": "a=1" } }),
  ];
  for (const { keep, br, gzip } of unkept) {
    expect(keep).toBe(false);
    expect(br).toBeGreaterThan(kept.br);
    expect(gzip).toBeGreaterThan(kept.gzip);
    expect(Math.max(br, gzip)).toBeLessThan(lines.length / 2);
  }
});
