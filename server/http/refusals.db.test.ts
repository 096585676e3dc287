import { once } from "node:events";
import { setImmediate as turn } from "node:timers/promises";
import { afterEach, describe, expect, vi } from "vitest";
import { requestFailure } from "~/lib/request-failure";
import { createLog } from "~/platform/log.server";
import { test } from "~tests/support/database-test";
import { ask, openRaw, openTestServer, sendRaw, type TestServer } from "~tests/support/test-server";
import type { App } from "./pages";

const SITE = "http://localhost:3000";

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

const page: App["answer"] = async () =>
  new Response("<p>", { headers: { "content-type": "text/html" } });

describe("refusals", () => {
  const post = { method: "POST", headers: { origin: SITE } };

  test("a change asked from elsewhere: 403 in French, the app never hears of it", async ({
    database,
  }) => {
    const answer = vi.fn(page);
    const site = await serve(answer, { database });
    for (const origin of ["https://evil.fr", "null"]) {
      const refused = await ask(site, "/admin", {
        ...post,
        headers: { origin, accept: "text/html" },
      });
      expect(refused.status).toBe(403);
      expect(String(refused.body)).toContain('<html lang="fr">');
      expect(String(refused.body)).toContain("ne vient pas d’une page du site");
    }
    expect((await ask(site, "/flux.atom", { method: "DELETE" })).status).toBe(403);
    expect(answer).not.toHaveBeenCalled();
    expect((await ask(site, "/admin", post)).status).toBe(200);
  });

  test("an announced body that is too large: 413, unread", async ({ database }) => {
    const answer = vi.fn(page);
    const site = await serve(answer, { database });
    const body = Buffer.alloc(1_048_577);
    const headers = { ...post.headers, accept: "application/json" };
    const refused = await ask(site, "/contacts", { ...post, headers, body });
    expect(refused.status).toBe(413);
    expect(JSON.parse(String(refused.body))).toEqual(
      requestFailure(expect.stringMatching(/trop volumineux/)),
    );
    expect(answer).not.toHaveBeenCalled();
  });

  test("a body that grows too large on the way: 413, and the connection is closed", async ({
    database,
  }) => {
    const site = await serve(async (request) => new Response(await request.text()), { database });
    const head = `POST /contacts HTTP/1.1\r\nHost: x\r\nOrigin: ${SITE}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    const answer = await sendRaw(site.port, `${head + chunk.repeat(40)}0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  });

  test("uploads may weigh 20 MB, under /admin/media only", async ({ database }) => {
    const site = await serve(
      async (request) => new Response(String((await request.bytes()).length)),
      { database },
    );
    const body = Buffer.alloc(3 * 1_048_576);
    for (const path of ["/admin/media", "/admin/media.data", "/Admin/M%65dia"]) {
      const sent = await ask(site, path, { ...post, body });
      expect(String(sent.body), path).toBe(String(body.length));
    }
    expect((await ask(site, "/admin/mediatheque", { ...post, body })).status).toBe(413);
    const huge = Buffer.alloc(20 * 1_048_576 + 1);
    expect((await ask(site, "/admin/media", { ...post, body: huge })).status).toBe(413);
  });

  test.for(["OPTIONS", "TRACE", "PROPFIND"])("the method %s: 405", async (method, { database }) => {
    const site = await serve(page, { database });
    const refused = await ask(site, "/", { method });
    expect([refused.status, refused.headers.allow]).toEqual([
      405,
      "GET, HEAD, POST, PUT, PATCH, DELETE",
    ]);
  });

  test.for(["http://evil.fr/", "/\\evil.fr/", "//evil.fr\\", "/%zz", "*"])(
    "the address %s: 400",
    async (path, { database }) => {
      const site = await serve(page, { database });
      const answer = await sendRaw(
        site.port,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test("two hosts: 400, kept or not", async ({ database }) => {
    const answer = vi.fn(page);
    const site = await serve(answer, { database });
    await ask(site, "/");
    for (const hosts of ["Host: x\r\nHost: y", "Host: x\r\nhost: x"]) {
      const refused = await sendRaw(
        site.port,
        `GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`,
      );
      expect(refused).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(answer).toHaveBeenCalledOnce();
  });

  test("a very long path is cut in the log", async ({ database }) => {
    const lines: { path?: string }[] = [];
    const log = createLog("info", { write: (line) => lines.push(JSON.parse(line)) });
    const site = await serve(page, { database, site: { log } });
    await ask(site, `/${"a".repeat(11_000)}`);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]?.path).toBe(`/${"a".repeat(299)}…`);
  });
});

describe("an answer that is given while the body still comes", () => {
  const BODY = 3 * 1_048_576;
  const head = (more = "") =>
    `POST /admin/media HTTP/1.1\r\nHost: x\r\nOrigin: ${SITE}\r\n${more}Content-Length: ${BODY}\r\n\r\n`;
  const leave = async () => new Response("non", { status: 401 });
  const readOneChunk: App["answer"] = async (request) => {
    await request.body?.getReader().read();
    return await leave();
  };

  test.for([
    ["nothing was read of it", leave, ""],
    ["it was read no further", readOneChunk, ""],
    ["the client keeps no connection", leave, "Connection: close\r\n"],
    [
      "it was read no further, for a client that keeps no connection",
      readOneChunk,
      "Connection: close\r\n",
    ],
  ] as const)(
    "is read whole, and the rest thrown away, where %s",
    async ([, answer, more], { database }) => {
      const site = await serve(answer, { database });
      const { socket, received } = await openRaw(site.port);
      const failed = vi.fn();
      socket.on("error", failed);
      const closed = once(socket, "close");
      socket.write(head(more));
      socket.write(Buffer.alloc(100_000));
      await vi.waitFor(() => expect(received()).toContain("non"));
      expect(received()).toMatch(/^HTTP\/1\.1 401 [\s\S]*\r\nConnection: close\r\n/i);
      socket.write(Buffer.alloc(BODY - 100_000));
      await closed;
      expect(failed).not.toHaveBeenCalled();
    },
  );

  test("keeps the connection where the body has come by then", async ({ database }) => {
    const site = await serve(() => turn().then(leave), { database });
    const { socket, received } = await openRaw(site.port);
    socket.write(
      `POST /admin HTTP/1.1\r\nHost: x\r\nOrigin: ${SITE}\r\nContent-Length: 3\r\n\r\nabc`,
    );
    await vi.waitFor(() => expect(received()).toContain("non"));
    expect(received()).not.toMatch(/Connection: close/i);
    socket.destroy();
  });
});

describe("a body that is sent only when asked for", () => {
  const head = (path: string, length: number, origin = SITE) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;

  test.for([
    ["from elsewhere", head("/contacts", 5, "https://evil.fr"), 403],
    ["too large", head("/contacts", 1_048_577), 413],
    ["that the app refuses unread", head("/admin", 5), 401],
  ] as const)("is not asked for when it is one %s", async ([, text, status], { database }) => {
    const site = await serve(async () => new Response("non", { status: 401 }), { database });
    const { socket, received } = await openRaw(site.port);
    socket.write(text);
    await vi.waitFor(() => expect(received()).toContain("\r\n\r\n"));
    expect(received()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(received()).toMatch(/\r\nConnection: close\r\n/i);
    socket.destroy();
  });

  test("is asked for once it is about to be read", async ({ database }) => {
    const site = await serve(async (request) => new Response(`lu ${await request.text()}`), {
      database,
    });
    const { socket, received } = await openRaw(site.port);
    socket.write(head("/contacts", 5));
    await vi.waitFor(() => expect(received()).toBe("HTTP/1.1 100 Continue\r\n\r\n"));
    socket.write("corps");
    await vi.waitFor(() => expect(received()).toContain("lu corps"));
    expect(received()).not.toMatch(/Connection: close/i);
    socket.destroy();
  });
});
