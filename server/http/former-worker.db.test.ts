import { afterEach, expect, vi } from "vitest";
import { createLog } from "~/platform/log.server";
import { test } from "~tests/support/database-test";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";
import { cachedResponse } from "./cached-response";
import type { App } from "./pages";

const HTML = { "content-type": "text/html; charset=utf-8" };
const WORKER = { headers: { "service-worker": "script" } };
const page: App["answer"] = async () => new Response("<p>Le club</p>", { headers: HTML });

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test.for([
  "/sw.js",
  "/service-worker.js?v=3",
  "/assets/sw.js",
  "/",
  "/actualites",
  "/actualites/",
  "//sw.js",
  "/admin",
  "/actualites.data",
  "/healthz",
])(
  "%s answers a worker that removes itself, whatever is kept there",
  async (path, { database }) => {
    const status = path.endsWith(".js") ? 404 : 200;
    const answer = vi.fn(async () => new Response("<p>Une page</p>", { status, headers: HTML }));
    server = await openTestServer({ database, answer, files: new Map() });
    await ask(server, path);
    answer.mockClear();
    for (const cookie of ["", "foulee.session_token=x"]) {
      const sent = await ask(server, path, { headers: { ...WORKER.headers, cookie } });
      expect(sent.status).toBe(200);
      expect(sent.headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-store",
        vary: "Service-Worker",
        "service-worker-allowed": "/",
        "x-accel-expires": "0",
        "x-content-type-options": "nosniff",
        "x-request-id": expect.any(String),
      });
      expect(sent.headers.location).toBeUndefined();
      expect(String(sent.body)).toContain("registration.unregister()");
    }
    expect(answer).not.toHaveBeenCalled();
  },
);

test("a page that is kept says that a request for a worker gets something else", async ({
  database,
}) => {
  server = await openTestServer({ database, answer: page });
  for (const _ of ["made", "kept"]) {
    const { headers } = await ask(server, "/");
    expect(headers.vary).toBe("Accept-Encoding, Service-Worker");
  }
  const known = (await ask(server, "/")).headers.etag ?? "";
  const unchanged = await ask(server, "/", { headers: { "if-none-match": known } });
  expect([unchanged.status, unchanged.headers.vary]).toEqual([
    304,
    "Accept-Encoding, Service-Worker",
  ]);
});

test("a file of the build, another method and a page's own request get what they ask for", async ({
  database,
}) => {
  const file = cachedResponse(
    200,
    { "content-type": "text/javascript" },
    { identity: Buffer.from("1"), br: null, gzip: null },
  );
  server = await openTestServer({ database, answer: page, files: new Map([["/sw.js", file]]) });
  expect(String((await ask(server, "/sw.js", WORKER)).body)).toBe("1");
  expect((await ask(server, "/", { ...WORKER, method: "HEAD" })).headers["content-type"]).toBe(
    HTML["content-type"],
  );
  expect((await ask(server, "/", { ...WORKER, method: "POST" })).status).toBe(403);
  const other = await ask(server, "/", { headers: { "service-worker": "navigation" } });
  expect(other.headers["content-type"]).toBe(HTML["content-type"]);
});

test("the log says once that browsers still hold a worker", async ({ database }) => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
  server = await openTestServer({ database, answer: page, site: { log } });
  for (const path of ["/sw.js", "/sw.js", "/admin/sw.js"]) await ask(server, path, WORKER);
  const told = () => lines.filter(({ msg }) => msg !== "request");
  await vi.waitFor(() => expect(lines).toHaveLength(4));
  expect(told()).toEqual([
    expect.objectContaining({
      path: "/sw.js",
      msg: "A browser still had a service worker of the former site: it got one that removes itself.",
    }),
  ]);
});
