import { afterEach, beforeEach, expect, vi } from "vitest";
import { endedSessionCookie } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";
import type { App } from "./pages";

const HTML = { "content-type": "text/html; charset=utf-8" };

let server: TestServer | undefined;
let begun: string[];
/** Null once renders end by themselves. */
let ends: (() => void)[] | null;
/** Called for each request on its way to the queue. */
const leadsNowhere = vi.fn((_path: string) => false);

beforeEach(() => {
  begun = [];
  ends = [];
  leadsNowhere.mockClear();
});
afterEach(async () => {
  endAll();
  await server?.close();
  server = undefined;
});

/** Pages whose render goes on until it is ended. */
const answer: App["answer"] = async (request) => {
  begun.push(`${request.method} ${new URL(request.url).pathname}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  if (ends) ends.push(resolve);
  else resolve();
  await promise;
  return new Response("<p>", { headers: HTML });
};

async function endNext(): Promise<void> {
  ends?.shift()?.();
  await new Promise(setImmediate);
}

/** Ends all renders, and lets those to come end by themselves. */
function endAll(): void {
  for (const end of ends ?? []) end();
  ends = null;
}

type Options = Omit<Parameters<typeof openTestServer>[0], "answer" | "leadsNowhere">;

async function serve(options: Options, trustedProxies: number): Promise<TestServer> {
  server = await openTestServer({ ...options, answer, leadsNowhere });
  server.site.environment.trustedProxies = trustedProxies;
  return server;
}

type Visit = { path: string; from?: string; method?: string; cookie?: string };
type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks, and resolves once all stand in the queue, are rendered or refused; `answers` holds those that came. */
async function visit(site: TestServer, visits: readonly Visit[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  const seen = leadsNowhere.mock.calls.length + visits.length;
  for (const { path, from, method = "GET", cookie } of visits) {
    const headers = {
      accept: "text/html",
      origin: "http://localhost:3000",
      ...(from && { "x-forwarded-for": from }),
      ...(cookie && { cookie }),
    };
    ask(site, path, { method, headers }).then(
      (answer) => answers.push(answer),
      () => undefined,
    );
  }
  await vi.waitFor(() => expect(leadsNowhere.mock.calls.length).toBe(seen));
  await new Promise(setImmediate);
  return answers;
}

const repeat = (times: number, make: (index: number) => Visit) =>
  Array.from({ length: times }, (_, index) => make(index));

test("four logins are drawn at once, and another visitor has their turn among those that wait", async ({
  database,
}) => {
  const site = await serve({ database }, 1);
  await visit(
    site,
    repeat(64, () => ({ path: "/admin", from: "192.0.2.1" })),
  );
  expect(begun).toHaveLength(4);
  await visit(site, [{ path: "/contacts", from: "192.0.2.2" }]);
  expect(begun).toHaveLength(4);
  await endNext();
  await endNext();
  await vi.waitFor(() => expect(begun).toContain("GET /contacts"));
  expect(begun).toHaveLength(6);
});

test("forms that are sent and people who are signed in wait for nobody", async ({ database }) => {
  const site = await serve({ database }, 1);
  await visit(
    site,
    repeat(300, (index) => ({ path: `/rien-${index}`, from: "192.0.2.1" })),
  );
  const ofOthers = await visit(site, [
    { path: "/admin", from: "192.0.2.1", method: "POST" },
    { path: "/admin/actualites", from: "192.0.2.1", cookie: endedSessionCookie(site.site) },
  ]);
  expect(begun.slice(4)).toEqual(["POST /admin", "GET /admin/actualites"]);
  endAll();
  await vi.waitFor(() => expect(ofOthers.map(({ status }) => status)).toEqual([200, 200]));
});

test("feeds wait for their turn as pages do, pictures have limits of their own", async ({
  database,
}) => {
  const site = await serve({ database }, 1);
  await visit(
    site,
    repeat(30, (index) => ({ path: `/plan.xml?${index}`, from: "192.0.2.1" })),
  );
  expect(begun).toHaveLength(4);
  await visit(
    site,
    repeat(6, (index) => ({ path: `/media/gallery/${index}.jpg`, from: "192.0.2.1" })),
  );
  expect(begun).toHaveLength(10);
});

test("one page is drawn once for all who wait for it", async ({ database }) => {
  const site = await serve({ database }, 0);
  await visit(
    site,
    repeat(4, (index) => ({ path: `/rien-${index}` })),
  );
  const answers = await visit(
    site,
    repeat(60, () => ({ path: "/contacts" })),
  );
  endAll();
  await vi.waitFor(() => expect(answers).toHaveLength(60));
  expect(begun).toHaveLength(5);
});

test("once two hundred wait, the address that waits for most is refused in French", async ({
  database,
}) => {
  const site = await serve({ database }, 1);
  const flood = await visit(
    site,
    repeat(204, (index) => ({ path: `/rien-${index}`, from: "192.0.2.1" })),
  );
  expect(flood).toEqual([]);
  const other = await visit(site, [{ path: "/contacts", from: "192.0.2.2" }]);
  await vi.waitFor(() => expect(flood).toHaveLength(1));
  expect(other).toEqual([]);
  expect(flood[0]).toMatchObject({
    status: 503,
    headers: { "retry-after": "2", "cache-control": "no-store" },
  });
  expect(String(flood[0]?.body)).toContain("<h1>Beaucoup de monde en ce moment</h1>");
});

test.for([
  ["each from elsewhere", 1, (index: number) => `198.51.100.${index % 250}, 2001:db8:${index}::1`],
  ["behind a proxy that is not counted", 0, (index: number) => `198.51.100.${index % 250}`],
] as const)(
  "three hundred visitors at a cold start, %s: none is refused",
  async ([, trustedProxies, addressOf], { database }) => {
    const site = await serve({ database }, trustedProxies);
    const answers = await visit(
      site,
      repeat(300, (index) => ({ path: `/page-${index}`, from: addressOf(index) })),
    );
    expect(answers).toEqual([]);
    endAll();
    await vi.waitFor(() => expect(answers).toHaveLength(300), 10_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  },
);

test("nobody waits while the database is away: what was kept is shown as it was", async ({
  database,
}) => {
  let isLost = false;
  const listeners: ((isLost: boolean) => void)[] = [];
  const reach = {
    ...database.reach,
    isLost: () => isLost,
    onChange: (listener: (isLost: boolean) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const site = await serve({ database: { ...database, reach } }, 0);
  const kept = await visit(site, [{ path: "/contacts" }]);
  await endNext();
  await vi.waitFor(() => expect(kept).toHaveLength(1));
  site.clock.version += 1;
  await visit(
    site,
    repeat(20, (index) => ({ path: `/rien-${index}` })),
  );
  const again = await visit(site, [{ path: "/contacts" }]);
  expect(begun).toHaveLength(5);
  isLost = true;
  for (const listener of listeners) listener(true);
  await vi.waitFor(() => expect(again).toHaveLength(1));
  expect(again[0]?.headers).toHaveProperty("warning");
  expect(begun).toHaveLength(21);
  await visit(site, [{ path: "/horaires" }]);
  expect(begun).toHaveLength(22);
});
