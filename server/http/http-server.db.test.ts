import { once } from "node:events";
import { expect, vi } from "vitest";
import { test } from "~tests/support/database-test";
import { openRaw, openTestServer } from "~tests/support/test-server";

const GET = "GET /admin HTTP/1.1\r\nHost: x\r\n\r\n";

test("lets requests under way finish, takes no new ones, then closes", async ({ database }) => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const server = await openTestServer({
    database,
    answer: async () => {
      begun.resolve();
      await gate.promise;
      return new Response("fini");
    },
  });
  const busy = await openRaw(server.port);
  const idle = await openRaw(server.port);
  const closed = Promise.all([once(busy.socket, "close"), once(idle.socket, "close")]);
  busy.socket.write(GET);
  await begun.promise;
  const stopped = server.close();
  await expect(openRaw(server.port)).rejects.toThrow();
  gate.resolve();
  await stopped;
  await closed;
  expect(busy.received()).toMatch(/^HTTP\/1\.1 200 [\s\S]*fini/);
  expect(busy.received()).toMatch(/\r\nConnection: close\r\n/i);
});

test("cuts what does not finish in time, and tells the app", async ({ database }) => {
  const begun = Promise.withResolvers<AbortSignal>();
  const server = await openTestServer({
    database,
    graceMs: 1,
    answer: async (request) => {
      begun.resolve(request.signal);
      return await new Promise<Response>(() => undefined);
    },
  });
  const { socket } = await openRaw(server.port);
  socket.write(GET);
  const signal = await begun.promise;
  await server.close();
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
});

test("one connection too many closes the one that has been idle for the longest", async ({
  database,
}) => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const server = await openTestServer({
    database,
    mostConnections: 3,
    answer: async () => {
      begun.resolve();
      await gate.promise;
      return new Response("fini");
    },
  });
  const busy = await openRaw(server.port);
  busy.socket.write(GET);
  await begun.promise;
  const idle = await openRaw(server.port);
  const idleClosed = once(idle.socket, "close");
  const younger = await openRaw(server.port);
  const visitor = await openRaw(server.port);
  await idleClosed;
  for (const { socket } of [younger, visitor]) socket.write(GET);
  gate.resolve();
  for (const { received } of [busy, younger, visitor]) {
    await vi.waitFor(() => expect(received()).toContain("fini"));
  }
  await server.close();
});

test("where all connections are at work, a new one is closed and they go on", async ({
  database,
}) => {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const server = await openTestServer({
    database,
    mostConnections: 2,
    answer: async () => {
      begun += 1;
      await gate.promise;
      return new Response("fini");
    },
  });
  const busy = [await openRaw(server.port), await openRaw(server.port)];
  for (const { socket } of busy) socket.write(GET);
  await vi.waitFor(() => expect(begun).toBe(2));
  const refused = await openRaw(server.port);
  await once(refused.socket, "close");
  expect(refused.received()).toBe("");
  gate.resolve();
  for (const { received } of busy) await vi.waitFor(() => expect(received()).toContain("fini"));
  const next = await openRaw(server.port);
  next.socket.write(GET);
  await vi.waitFor(() => expect(next.received()).toContain("fini"));
  await server.close();
});

test("a port that is taken is said, not survived", async ({ database }) => {
  const answer = async () => new Response();
  const first = await openTestServer({ database, answer });
  const { openHttpServer } = await import("./http-server");
  const second = openHttpServer(() => undefined, { host: "127.0.0.1", port: first.port });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
  await first.close();
});
