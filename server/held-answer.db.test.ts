import { afterEach, expect, vi } from "vitest";
import { createLog } from "~/platform/log.server";
import { test } from "~tests/support/database-test";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";
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
  const { date: _date, "x-request-id": _id, ...rest } = headers;
  return rest;
}

test.for(["br", "gzip", "identity"])(
  "a held page in %s is sent as it was when it was made",
  async (encoding, { database }) => {
    const answer = vi.fn(page);
    server = await openTestServer({ database, answer });
    const asked = { headers: { "accept-encoding": encoding } };
    const made = await ask(server, "/", asked);
    const held = await ask(server, "/", asked);
    expect(lasting(held.headers)).toEqual(lasting(made.headers));
    expect(held.headers["content-security-policy"]).toBe("own");
    expect(held.body).toEqual(made.body);
    const head = await ask(server, "/", { ...asked, method: "HEAD" });
    expect([lasting(head.headers), head.body.length]).toEqual([lasting(made.headers), 0]);
    expect(answer).toHaveBeenCalledOnce();
  },
);

test("who has a held page is told so without its type and length", async ({ database }) => {
  server = await openTestServer({ database, answer: page });
  const { etag = "" } = (await ask(server, "/")).headers;
  const { status, headers } = await ask(server, "/", { headers: { "if-none-match": etag } });
  expect([status, headers.etag, headers.vary]).toEqual([304, etag, "Accept-Encoding"]);
  expect(headers["content-type"] ?? headers["content-length"]).toBeUndefined();
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("a held page goes neither to a session nor to a change", async ({ database }) => {
  const answer = vi.fn(page);
  server = await openTestServer({ database, answer });
  await ask(server, "/");
  await ask(server, "/", { headers: { cookie: "__Host-foulee.session_token=x" } });
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
