import { afterEach, expect, vi } from "vitest";
import { markFailed } from "~/platform/failed-requests.server";
import type { Services } from "~/platform/services.server";
import { test } from "~tests/support/database-test";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";
import type { App } from "./pages";

const HTML = { "content-type": "text/html; charset=utf-8" };
const REFUSED = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const FULL = Object.assign(new Error("disk"), { code: "53100" });
const HELD = Object.assign(new Error("lock timeout"), { code: "55P03" });

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** An app that needs the database: as the router does, it answers 500 once it has failed. */
function appOn(state: { failure: Error | null; text: string }): App["answer"] {
  return async (_request: Request, services: Services) => {
    if (!state.failure) return new Response(state.text, { headers: HTML });
    services.database.reach.noteFailure(state.failure);
    markFailed(services);
    return new Response("Unexpected Server Error", { status: 500, headers: HTML });
  };
}

test("a page that can no longer be made is served as it was, and marked", async ({ database }) => {
  const state = { failure: null as Error | null, text: "one" };
  server = await openTestServer({ database, answer: appOn(state) });
  const fresh = await ask(server, "/");
  expect(fresh.headers).not.toHaveProperty("warning");
  server.clock.version += 1;
  server.clock.now = new Date(server.clock.now.getTime() + 90_000);
  state.failure = REFUSED;
  const stale = await ask(server, "/");
  expect([stale.status, String(stale.body)]).toEqual([200, "one"]);
  expect(stale.headers).toMatchObject({ age: "90", warning: '110 - "Response is Stale"' });
  expect(stale.headers.etag).toBe(fresh.headers.etag);
  state.failure = null;
  state.text = "two";
  database.reach.noteAnswer();
  const healed = await ask(server, "/");
  expect(String(healed.body)).toBe("two");
  expect(healed.headers).not.toHaveProperty("warning");
});

test.for([
  ["/contacts", HTML],
  ["/site.webmanifest", { "content-type": "text/plain", "cache-control": "public, no-cache" }],
] as const)(
  "%s that lacks what could not be read is not kept",
  async ([path, type], { database }) => {
    const state = { isAway: true };
    server = await openTestServer({
      database,
      answer: async (_request, services) => {
        if (state.isAway) markFailed(services);
        return new Response(state.isAway ? "bare" : "whole", { headers: type });
      },
    });
    const bare = await ask(server, path);
    expect([bare.status, String(bare.body)]).toEqual([200, "bare"]);
    expect(bare.headers["cache-control"]).toBe("no-store");
    state.isAway = false;
    expect(String((await ask(server, path)).body)).toBe("whole");
  },
);

test("nothing is asked for while the database is known to be away", async ({ database }) => {
  const answer = vi.fn(appOn({ failure: null, text: "one" }));
  const reach = { ...database.reach, isLost: () => isLost };
  let isLost = false;
  server = await openTestServer({ database: { ...database, reach }, answer });
  await ask(server, "/");
  server.clock.version += 1;
  isLost = true;
  expect((await ask(server, "/")).headers).toHaveProperty("warning");
  expect(answer).toHaveBeenCalledOnce();
  isLost = false;
  expect((await ask(server, "/")).headers).not.toHaveProperty("warning");
  expect(answer).toHaveBeenCalledTimes(2);
});

test.for([
  [REFUSED, 503, "10", "Le site revient dans un instant"],
  [FULL, 507, undefined, "Il n’y a plus de place"],
  [HELD, 503, "10", "Le site n’a pas pu enregistrer"],
] as const)(
  "what fails for %s is answered %i in French",
  async ([failure, status, retryAfter, title], { database }) => {
    server = await openTestServer({ database, answer: appOn({ failure, text: "" }) });
    const headers = { accept: "text/html", origin: "http://localhost:3000" };
    for (const [path, method] of [
      ["/actualites", "GET"],
      ["/admin/actualites", "GET"],
      ["/admin/actualites", "POST"],
    ] as const) {
      const refused = await ask(server, path, { method, headers });
      expect([refused.status, refused.headers["retry-after"]], path).toEqual([status, retryAfter]);
      expect(String(refused.body)).toContain(title);
    }
    const data = await ask(server, "/admin/actualites.data");
    expect([data.status, String(data.body)]).toEqual([status, "Unexpected Server Error"]);
  },
);

test("a write that waited in vain makes no page stale", async ({ database }) => {
  const state = { failure: null as Error | null, text: "one" };
  server = await openTestServer({ database, answer: appOn(state) });
  await ask(server, "/");
  database.reach.noteFailure(HELD);
  server.clock.version += 1;
  state.text = "two";
  const fresh = await ask(server, "/");
  expect(String(fresh.body)).toBe("two");
  expect(fresh.headers).not.toHaveProperty("warning");
});

test("an error of another kind is not taken for an outage", async ({ database }) => {
  const state = { failure: null as Error | null, text: "one" };
  server = await openTestServer({ database, answer: appOn(state) });
  await ask(server, "/");
  server.clock.version += 1;
  state.failure = new Error("a bug");
  expect((await ask(server, "/")).status).toBe(500);
});
