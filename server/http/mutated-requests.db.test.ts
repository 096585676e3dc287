import { once } from "node:events";
import { expect, vi } from "vitest";
import { test } from "~tests/support/database-test";
import { fc, runs } from "~tests/support/properties";
import { ask, openRaw, openTestServer } from "~tests/support/test-server";

const HOST = "Host: x\r\nConnection: close\r\n";
const POST = `POST /contacts HTTP/1.1\r\n${HOST}Origin: http://localhost:3000\r\n`;
const REQUESTS = [
  `GET / HTTP/1.1\r\n${HOST}Accept-Encoding: br, gzip;q=0.5\r\nIf-None-Match: W/"a", "b"\r\n\r\n`,
  `HEAD /actualites?page=2&q=cross HTTP/1.1\r\n${HOST}Range: bytes=0-9\r\nCookie: foulee.session_token=a.b\r\n\r\n`,
  `GET /actualites.data?_routes=root HTTP/1.1\r\n${HOST}Accept: text/html;q=0.9, */*\r\n\r\n`,
  `${POST}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 11\r\n\r\nname=Maryse`,
  `${POST}Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n4\r\nname\r\n0\r\n\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}X-Forwarded-For: 203.0.113.7, 198.51.100.2\r\n\r\n`,
];
/** What programs that read HTTP have stumbled over. */
const FRAGMENTS = [
  "\0",
  "\r",
  "\n",
  "\r\n",
  "\r\n\r\n",
  "\r\n ",
  "\t",
  "\x7f",
  "\xff",
  "é",
  " ",
  ":",
  ",",
  ";",
  "//",
  "\\",
  "/../",
  "%",
  "%00",
  "%2f",
  "%c3%28",
  "#",
  "?",
  "@",
  "http://x/",
  "*",
  "_.data",
  "Content-Length: 3\r\n",
  "Content-Length: -1\r\n",
  `Content-Length: ${"9".repeat(30)}\r\n`,
  "Transfer-Encoding: chunked\r\n",
  "Transfer-Encoding: gzip, chunked\r\n",
  "ffffffffff\r\n",
  "Host: y\r\n",
  "Upgrade: websocket\r\n",
  "Connection: upgrade\r\n",
  "Trailer: x\r\n",
  "HTTP/1.0",
  "HTTP/2.0",
  "CONNECT x:1",
  "TRACE",
  "__proto__",
  "a".repeat(20_000),
];

const mutation = fc.record({
  at: fc.nat(),
  removed: fc.constantFrom(0, 0, 0, 1, 2, 12),
  put: fc.oneof(fc.constantFrom("", ...FRAGMENTS), fc.string({ unit: "binary", maxLength: 8 })),
});
const mutatedRequest = fc
  .tuple(fc.constantFrom(...REQUESTS), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([request, mutations]) =>
    mutations.reduce((text, { at, removed, put }) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + put + text.slice(from + removed);
    }, request),
  );

test("whatever bytes come, they are answered or dropped, and the next visitor is served", async ({
  database,
}) => {
  const answer = vi.fn(async (request: Request) => {
    await request.text();
    return new Response("page", { headers: { "content-type": "text/html" } });
  });
  const server = await openTestServer({ database, answer });
  const statuses = new Set<string>();
  await fc.assert(
    fc.asyncProperty(mutatedRequest, async (text) => {
      const { socket, received } = await openRaw(server.port);
      const closed = once(socket, "close");
      socket.write(text, "latin1");
      // By the time that another is served these bytes were read; the rest of what they lack never comes.
      expect((await ask(server, "/")).status).toBe(200);
      socket.end();
      await closed;
      expect(received()).toMatch(/^$|^HTTP\/1\.1 [1-4]\d\d /);
      statuses.add(received().slice(9, 12));
    }),
    runs(625),
  );
  expect(answer.mock.calls.length).toBeGreaterThan(20);
  expect([...statuses]).toEqual(expect.arrayContaining(["200", "400"]));
});
