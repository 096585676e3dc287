import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, vi } from "vitest";
import type { Services } from "~/platform/services.server";
import { endedSessionCookie } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { ask, openTestServer, type TestServer } from "~tests/support/test-server";
import { cachedResponse } from "./cached-response";
import { encodeBody } from "./compression";
import type { App } from "./pages";

const SITE = "http://localhost:3000";
const HTML = { "content-type": "text/html; charset=utf-8" };
const TEXT = "<p>Un texte du club, assez long pour être compressé.</p>".repeat(20);

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

type Options = Omit<Parameters<typeof openTestServer>[0], "answer">;

async function serve(answer: App["answer"], options: Options): Promise<TestServer> {
  server = await openTestServer({ ...options, answer });
  return server;
}

const page: App["answer"] = async () => new Response(TEXT, { headers: HTML });

describe("a cached page", () => {
  test("is rendered once, and sent in the form each client takes", async ({ database }) => {
    const answer = vi.fn(page);
    const site = await serve(answer, { database });
    const br = await ask(site, "/", { headers: { "accept-encoding": "br, gzip" } });
    const gzip = await ask(site, "/?utm_source=x", { headers: { "accept-encoding": "gzip" } });
    const plain = await ask(site, "/", { headers: { "accept-encoding": "br;q=0" } });
    expect(String(brotliDecompressSync(br.body))).toBe(TEXT);
    expect(String(gunzipSync(gzip.body))).toBe(TEXT);
    expect(String(plain.body)).toBe(TEXT);
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding, Service-Worker",
      "cache-control": "no-cache",
    });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(answer).toHaveBeenCalledOnce();
  });

  test("answers 304 to who has it, until the content changes", async ({ database }) => {
    let text = "one";
    const site = await serve(async () => new Response(text, { headers: HTML }), { database });
    const { headers } = await ask(site, "/");
    const known = { headers: { "if-none-match": headers.etag ?? "" } };
    const again = await ask(site, "/", known);
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(headers.etag);
    text = "two";
    expect((await ask(site, "/", known)).status).toBe(304);
    site.clock.version += 1;
    expect(String((await ask(site, "/", known)).body)).toBe("two");
    text = "three";
    site.clock.now = site.clock.nextChange;
    expect(String((await ask(site, "/", known)).body)).toBe("three");
  });

  test("answers HEAD with the headers of GET and nothing else", async ({ database }) => {
    const answer = vi.fn(page);
    const site = await serve(answer, { database });
    const head = await ask(site, "/", { method: "HEAD" });
    const get = await ask(site, "/");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(answer).toHaveBeenCalledOnce();
  });

  test("is made from the public address alone, whatever the visitor sends", async ({
    database,
  }) => {
    const seen: Request[] = [];
    const site = await serve(
      async (request) => {
        seen.push(request);
        return new Response(request.url, { headers: HTML });
      },
      { database },
    );
    const headers = { host: "evil.fr/admin?", cookie: "theme=x", "x-forwarded-host": "evil.fr" };
    const first = await ask(site, "/actualites?x=1&page=2", { headers });
    expect(String(first.body)).toBe(`${SITE}/actualites?page=2`);
    expect([...(seen[0]?.headers ?? [])]).toEqual([]);
    expect(String((await ask(site, "/actualites?page=2")).body)).toBe(`${SITE}/actualites?page=2`);
    expect(seen).toHaveLength(1);
  });
});

describe("not cached are", () => {
  test.for([
    ["a page for a signed-in volunteer", "/", true],
    ["the administrator area", "/admin", false],
    ["its data", "/admin/actualites.data", false],
    ["it, in capitals", "/Admin/actualites", false],
    ["it, in percents", "/%61dmin/actualites", false],
  ] as const)("%s", async ([, path, hasSession], { database }) => {
    const answer = vi.fn(page);
    const site = await serve(answer, { database, isPage: () => true });
    const headers: Record<string, string> = hasSession
      ? { cookie: endedSessionCookie(site.site) }
      : {};
    const first = await ask(site, path, { headers });
    await ask(site, path, { headers });
    expect(answer).toHaveBeenCalledTimes(2);
    expect(first.headers["cache-control"]).toContain("no-store");
    expect(first.headers.etag).toBeUndefined();
  });

  test.for([
    ["a missing page", { status: 404, headers: HTML }],
    ["a failed one", { status: 500, headers: HTML }],
    ["one that says so", { headers: { ...HTML, "cache-control": "no-store" } }],
    ["one that sets a cookie", { headers: { ...HTML, "set-cookie": "a=1" } }],
    ["a redirection", { status: 302, headers: { location: "/" } }],
  ] as const)("%s", async ([, init], { database }) => {
    const answer = vi.fn(async () => new Response(TEXT, init));
    const site = await serve(answer, { database });
    await ask(site, "/");
    await ask(site, "/");
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test("a cookie meant for one visitor, even among many at once", async ({ database }) => {
    let count = 0;
    const site = await serve(
      async () => {
        count += 1;
        return new Response(TEXT, { headers: { ...HTML, "set-cookie": `a=${count}` } });
      },
      { database },
    );
    const answers = await Promise.all([1, 2, 3].map(() => ask(site, "/")));
    const cookies = answers.map(({ headers }) => String(headers["set-cookie"]));
    expect(new Set(cookies).size).toBe(3);
  });
});

describe("a request that only claims a session", () => {
  test.for([
    ["another cookie of ours", "foulee.x=1"],
    ["a login whose code is still to come", "foulee.two_factor=x"],
    ["no signature", "foulee.session_token=x"],
    ["a wrong signature", `foulee.session_token=x.${"A".repeat(43)}%3D`],
    ["a false cookie before a true one", null],
    ["broken escapes", "foulee.session_token=%zz%"],
    ["the name of another address", "__Host-foulee.session_token=x"],
  ])(
    "is answered as anybody's, from the page that is kept: %s",
    async ([, given], { database }) => {
      const answer = vi.fn<App["answer"]>(
        async ({ headers }) => new Response(`pour ${headers.get("cookie")}`, { headers: HTML }),
      );
      const site = await serve(answer, { database });
      const cookie = given ?? `foulee.session_token=x; ${endedSessionCookie(site.site)}`;
      const requests: Record<string, string>[] = [{ cookie }, { cookie }, {}];
      for (const headers of requests) {
        const sent = await ask(site, "/", { headers });
        expect(String(sent.body)).toBe("pour null");
        expect(sent.headers["cache-control"]).toBe("no-cache");
      }
      expect(answer).toHaveBeenCalledOnce();
    },
  );

  test("is told apart from a session of another secret", async ({ database }) => {
    const answer = vi.fn(page);
    const site = await serve(answer, { database });
    const cookie = endedSessionCookie({ authSecret: "another secret, long enough to sign with" });
    await ask(site, "/");
    await ask(site, "/", { headers: { cookie } });
    expect(answer).toHaveBeenCalledOnce();
    await ask(site, "/", { headers: { cookie: endedSessionCookie(site.site) } });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test("never gets a page of before a content write", async ({ database }) => {
    let text = "one";
    const site = await serve(async () => new Response(text, { headers: HTML }), { database });
    const headers = { cookie: "foulee.x=1" };
    expect(String((await ask(site, "/", { headers })).body)).toBe("one");
    text = "two";
    site.clock.version += 1;
    expect(String((await ask(site, "/", { headers })).body)).toBe("two");
  });
});

describe("addresses that lead nowhere", () => {
  const missing: App["answer"] = async ({ url }) =>
    new Response(url, { status: 404, headers: HTML });
  const leadsNowhere = (path: string) => path !== "/" && path !== "/404";

  test("share one page that is kept, and its data another", async ({ database }) => {
    const answer = vi.fn(missing);
    const site = await serve(answer, { database, isPage: () => true, leadsNowhere });
    const paths = ["/rien", "/evenements/rien", "/rien?vue=x", "/rien%20"];
    for (const path of paths) {
      const { status, headers, body } = await ask(site, path);
      expect([status, String(body)]).toEqual([404, `${SITE}/404`]);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(String((await ask(site, `${path.replace("?vue=x", "")}.data`)).body)).toBe(
        `${SITE}/404.data`,
      );
    }
    const head = await ask(site, "/rien", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([404, 0]);
    expect(answer).toHaveBeenCalledTimes(2);
    site.clock.version += 1;
    await ask(site, "/rien");
    expect(answer).toHaveBeenCalledTimes(3);
  });

  test("push no other page out, and no 304 says that they are there", async ({ database }) => {
    const answer = vi.fn(async ({ url }: Request) =>
      url === `${SITE}/404`
        ? new Response("x".repeat(100_000), { status: 404, headers: HTML })
        : new Response(TEXT, { headers: HTML }),
    );
    const site = await serve(answer, { database, isPage: () => true, leadsNowhere });
    await ask(site, "/");
    const { headers } = await ask(site, "/rien");
    for (let number = 0; number < 20; number += 1) {
      const known = { "if-none-match": headers.etag ?? "" };
      expect((await ask(site, `/rien-${number}`, { headers: known })).status).toBe(404);
    }
    await ask(site, "/");
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test.for([
    ["no 404", { status: 200, headers: HTML }],
    ["a failure", { status: 500, headers: HTML }],
    ["a 404 with a cookie", { status: 404, headers: { ...HTML, "set-cookie": "a=1" } }],
    ["a 404 for one alone", { status: 404, headers: { ...HTML, "cache-control": "private" } }],
  ] as const)("%s there is not kept", async ([, init], { database }) => {
    const answer = vi.fn<App["answer"]>(async () => new Response(TEXT, init));
    const site = await serve(answer, { database, isPage: () => true, leadsNowhere });
    await ask(site, "/rien");
    await ask(site, "/rien");
    expect(answer.mock.calls.length).toBeGreaterThan(1);
  });

  test("a volunteer's own and a form sent there keep their address", async ({ database }) => {
    const answer = vi.fn(missing);
    const site = await serve(answer, { database, isPage: () => true, leadsNowhere });
    await ask(site, "/rien");
    const own = await ask(site, "/rien", { headers: { cookie: endedSessionCookie(site.site) } });
    const sent = await ask(site, "/rien", { method: "POST", headers: { origin: SITE } });
    const admin = await ask(site, "/admin/rien");
    expect([own, sent, admin].map(({ body }) => String(body))).toEqual([
      `${SITE}/rien`,
      `${SITE}/rien`,
      `${SITE}/admin/rien`,
    ]);
  });
});

test("needless escapes of a parameter share one kept page, and keep their address", async ({
  database,
}) => {
  const answer = vi.fn<App["answer"]>(async ({ url }) => new Response(url, { headers: HTML }));
  const site = await serve(answer, { database });
  for (const path of ["/actualites/%61%62c", "/actualites/a%62c", "/actualites/abc"]) {
    const { status, body } = await ask(site, path);
    expect([status, String(body)]).toEqual([200, `${SITE}/actualites/abc`]);
  }
  expect(answer).toHaveBeenCalledOnce();
  for (const path of ["/actualites/a%2Fb", "/actualites/%C3%A9", "/actualites/x%252e"]) {
    expect(String((await ask(site, path)).body)).toBe(SITE + path);
  }
});

test("a feed asked with a query is made anew: as many as a stranger likes push nothing out", async ({
  database,
}) => {
  const headers = {
    "content-type": "application/atom+xml",
    "cache-control": "public, max-age=300",
  };
  const answer = vi.fn(async ({ url }: Request) =>
    url.includes("?")
      ? new Response("x".repeat(200_000), { headers })
      : new Response(TEXT, { headers: HTML }),
  );
  const site = await serve(answer, { database });
  await ask(site, "/");
  for (let number = 0; number < 10; number += 1) await ask(site, `/flux.atom?${number}`);
  answer.mockClear();
  await ask(site, "/");
  expect(answer).not.toHaveBeenCalled();
});

test("a feed is kept once for all spellings of its address, none of which leads elsewhere", async ({
  database,
}) => {
  const headers = { "content-type": "application/atom+xml", "cache-control": "public" };
  const answer = vi.fn(async () => new Response(TEXT, { headers }));
  const spell = (path: string) => path.toLowerCase();
  const site = await serve(answer, { database, spell });
  for (const path of ["/Flux.atom", "/FLUX.ATOM", "/fl%75x.atom", "/flux.atom"]) {
    expect((await ask(site, path)).status).toBe(200);
  }
  expect(answer).toHaveBeenCalledOnce();
});

test("a feed is kept when it says it is public", async ({ database }) => {
  const headers = {
    "content-type": "application/atom+xml",
    "cache-control": "public, max-age=300",
    "access-control-allow-origin": "*",
  };
  const answer = vi.fn(async (request: Request) => new Response(request.url, { headers }));
  const site = await serve(answer, { database });
  const asked = await ask(site, "/flux.atom?x=1");
  expect(String(asked.body)).toBe(`${SITE}/flux.atom?x=1`);
  const again = { headers: { "if-none-match": asked.headers.etag ?? "" } };
  expect((await ask(site, "/flux.atom?x=1", again)).status).toBe(304);
  expect(String((await ask(site, "/flux.atom")).body)).toBe(`${SITE}/flux.atom`);
  expect(String((await ask(site, "/flux%2Eatom")).body)).toBe(`${SITE}/flux.atom`);
  answer.mockClear();
  const kept = await ask(site, "/flux.atom");
  const known = await ask(site, "/flux.atom", {
    headers: { "if-none-match": kept.headers.etag ?? "" },
  });
  expect(known.status).toBe(304);
  for (const sent of [kept, known])
    expect(sent.headers).toHaveProperty("access-control-allow-origin", "*");
  expect(answer).not.toHaveBeenCalled();
  site.clock.version += 1;
  await ask(site, "/flux.atom");
  expect(answer).toHaveBeenCalledOnce();
});

test("a built file comes from memory, a missing one never reaches the app", async ({
  database,
}) => {
  const body = await encodeBody(Buffer.from(TEXT), 11);
  const file = cachedResponse(200, { "content-type": "text/javascript" }, body);
  const files = new Map([["/assets/a.js", file]]);
  const answer = vi.fn(page);
  const site = await serve(answer, { database, files });
  const sent = await ask(site, "/assets/a.js", {
    headers: { range: "bytes=5-2", "accept-encoding": "br" },
  });
  expect(sent.status).toBe(200);
  expect(String(brotliDecompressSync(sent.body))).toBe(TEXT);
  expect((await ask(site, "/assets/b.js")).status).toBe(404);
  expect(answer).not.toHaveBeenCalled();
});

test("each answer carries the security headers and its id", async ({ database }) => {
  const site = await serve(page, { database });
  for (const path of ["/", "/admin", "/healthz", "/%zz", "/flux.atom"]) {
    const { headers } = await ask(site, path);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "permissions-policy": expect.stringContaining("camera=()"),
      "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
});

test.for([
  ["/actualites/?page=2", "/actualites?page=2"],
  ["//actualites?page=2", "/actualites?page=2"],
  ["/club//galerie", "/club/galerie"],
  ["//evil.example/..", "/"],
  ["//evil.example", "/evil.example"],
  ["//healthz", "/healthz"],
] as const)("one page has one address: %s leads to %s", async ([path, address], { database }) => {
  const answer = vi.fn(page);
  const site = await serve(answer, { database });
  // Kept pages must not be found under another host of the address.
  for (const kept of ["/", "/actualites?page=2", "/club/galerie"]) await ask(site, kept);
  answer.mockClear();
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask(site, path, { method });
    expect([status, headers.location]).toEqual([301, address]);
  }
  expect(answer).not.toHaveBeenCalled();
});

test("one page has one spelling, reached in one hop; a form and all else keep theirs", async ({
  database,
}) => {
  const answer = vi.fn(page);
  const spell = (path: string) => path.replace(/^\/club\/galerie/i, "/club/galerie");
  const isPage = (path: string) => !path.startsWith("/media/");
  const site = await serve(answer, { database, isPage, spell });
  await ask(site, "/club/galerie");
  answer.mockClear();
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask(site, "//CLUB//Galerie/%41/?page=2", { method });
    expect([status, headers.location]).toEqual([301, "/club/galerie/%41?page=2"]);
    const data = await ask(site, "/Club/galerie/_.data?_routes=x", { method });
    expect([data.status, data.headers.location]).toEqual([301, "/club/galerie.data?_routes=x"]);
  }
  expect(answer).not.toHaveBeenCalled();
  const sent = { method: "POST", headers: { origin: SITE } };
  expect((await ask(site, "/CLUB/galerie", sent)).status).toBe(200);
  expect((await ask(site, "/media/Club/Galerie.JPG")).status).toBe(200);
  expect(answer).toHaveBeenCalledTimes(2);
});

test("a form sent to an address that begins with two slashes is refused", async ({ database }) => {
  const answer = vi.fn(page);
  const site = await serve(answer, { database });
  const sent = await ask(site, "//evil.example", { method: "POST", headers: { origin: SITE } });
  expect(sent.status).toBe(400);
  expect(answer).not.toHaveBeenCalled();
});

test("/healthz says whether the database and the storage answer", async ({ database }) => {
  const storage = new MemoryStorage();
  const site = await serve(page, { database, site: { storage } });
  expect((await ask(site, "/healthz")).status).toBe(200);
  vi.spyOn(storage, "check").mockRejectedValue(new Error("full"));
  const { status, body } = await ask(site, "/healthz");
  expect(status).toBe(503);
  expect(JSON.parse(String(body))).toEqual({ status: "failing", database: true, storage: false });
});

test("an app that breaks is answered in French, with the id that the log has", async ({
  database,
}) => {
  const site = await serve(
    async () => {
      throw new Error("secret");
    },
    { database },
  );
  const logged = vi.spyOn(site.site.log, "error");
  const { status, headers, body } = await ask(site, "/");
  expect(status).toBe(500);
  expect(String(body)).toContain(headers["x-request-id"]);
  expect(String(body)).not.toContain("secret");
  expect(logged.mock.calls[0]?.[0]).toMatchObject({ requestId: headers["x-request-id"] });
});

test("the log says once an hour that requests come through a proxy which is not counted", async ({
  database,
}) => {
  const site = await serve(page, { database });
  const warned = vi.spyOn(site.site.log, "warn");
  await ask(site, "/admin");
  const headers = { "x-forwarded-for": "203.0.113.9" };
  for (let round = 0; round < 3; round += 1) await ask(site, "/admin", { headers });
  expect(warned.mock.calls).toEqual([
    [{ proxy: "127.0.0.1" }, "Requests come through a proxy that TRUST_PROXY does not count."],
  ]);
  await site.close();
  site.site.environment.trustedProxies = 1;
  const counted = await serve(page, { database, site: site.site });
  await ask(counted, "/admin", { headers });
  expect(warned).toHaveBeenCalledTimes(1);
});

test("routes know the visitor's address as far as proxies can be trusted", async ({ database }) => {
  const seen: string[] = [];
  const site = await serve(
    async (_request, services: Services) => {
      seen.push(services.clientAddress);
      return new Response();
    },
    { database },
  );
  const headers = { "x-forwarded-for": "1.2.3.4, 203.0.113.9" };
  await ask(site, "/admin", { headers });
  site.site.environment.trustedProxies = 1;
  await ask(site, "/admin", { headers });
  expect(seen).toEqual(["127.0.0.1", "203.0.113.9"]);
});

test("a page made for one reader is compressed too", async ({ database }) => {
  const site = await serve(page, { database });
  for (const encoding of ["br", "gzip"]) {
    const headers = { cookie: endedSessionCookie(site.site), "accept-encoding": encoding };
    const { headers: got, body } = await ask(site, "/", { headers });
    expect(got["content-encoding"]).toBe(encoding);
    expect(body.length).toBeLessThan(TEXT.length / 4);
  }
});
