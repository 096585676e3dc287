import { afterEach, beforeEach, expect, vi } from "vitest";
import { rateLimits } from "~/platform/rate-limits.server";
import { test } from "~tests/support/database-test";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";
import type { App } from "./pages";

const ADDRESS = "127.0.0.1";
const page: App["answer"] = async () =>
  new Response("<p>", { headers: { "content-type": "text/html" } });

let server: TestServer | undefined;
beforeEach(() => rateLimits.reset("search", ADDRESS));
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function useUp(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await rateLimits.consume("search", ADDRESS);
}

test.for([
  ["a page", "/actualites?q=cross", {}],
  ["the data of one", "/actualites.data?q=cross", {}],
  ["whoever claims a session", "/actualites?q=cross", { cookie: "foulee.x=1" }],
] as const)(
  "too many searches: 429 in French for %s, nothing rendered",
  async ([, path, headers], { database }) => {
    const answer = vi.fn(page);
    server = await openTestServer({ database, answer, isPage: () => true });
    await useUp();
    const refused = await ask(server, path, { headers: { accept: "text/html", ...headers } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(String(refused.body)).toContain("<h1>Trop de recherches</h1>");
    expect(answer).not.toHaveBeenCalled();
  },
);

test("each search rendered counts, one that is kept is free", async ({ database }) => {
  server = await openTestServer({ database, answer: page });
  for (let i = 0; i < 60; i += 1) expect((await ask(server, `/?q=${i}`)).status).toBe(200);
  expect((await ask(server, "/?q=60")).status).toBe(429);
  expect((await ask(server, "/?q=0")).status).toBe(200);
});

test.for([
  "/actualites?page=2",
  "/actualites?q=",
  "/admin/actualites?q=cross",
  "/flux.atom?q=cross",
])("%s is no public search", async (path, { database }) => {
  server = await openTestServer({ database, answer: page });
  await useUp();
  expect((await ask(server, path)).status).toBe(200);
});
