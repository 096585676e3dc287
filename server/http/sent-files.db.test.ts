import { once } from "node:events";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { answerFile } from "~/platform/answer-file.server";
import type { Database } from "~/platform/database/database.server";
import { openedFile } from "~/platform/storage/opened-file";
import { test } from "~tests/support/database-test";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { ask, openRaw, openTestServer, sendRaw } from "~tests/support/test-server";

/** More than the system takes off the server's hands for a reader that reads nothing. */
const BYTES = 40_000_000;
const GET = "GET /photo.jpg HTTP/1.1\r\nHost: x\r\n\r\n";

/** A server that sends one large file, and the handles that it opened for it. */
async function openServer(database: Database, ready: Promise<unknown> = Promise.resolve()) {
  const path = join(temporaryFolder(), "photo.jpg");
  await writeFile(path, new Uint8Array(BYTES));
  const handles: { fd: number }[] = [];
  const asked = { count: 0 };
  const server = await openTestServer({
    database,
    answer: async (request, { isHead }) => {
      asked.count += 1;
      const answer = await answerFile(request, {
        headers: new Headers({ "content-type": "image/jpeg", etag: '"one"' }),
        isHead,
        knownSize: async () => BYTES,
        open: async () => {
          await ready;
          const handle = await open(path, "r");
          handles.push(handle);
          return await openedFile(handle);
        },
      });
      request.signal.throwIfAborted();
      return answer ?? new Response(null, { status: 404 });
    },
  });
  const stillOpen = () => handles.filter(({ fd }) => fd !== -1).length;
  return { server, handles, asked, stillOpen };
}

async function askWithoutReading(port: number) {
  const { socket } = await openRaw(port);
  socket.pause();
  socket.write(GET);
  return socket;
}

test("the file of a reader that is cut is closed", async ({ database }) => {
  const { server, handles, stillOpen } = await openServer(database);
  const readers = await Promise.all(
    Array.from({ length: 20 }, () => askWithoutReading(server.port)),
  );
  await vi.waitFor(() => expect(handles).toHaveLength(20));
  expect(stillOpen()).toBe(20);
  for (const socket of readers) socket.destroy();
  await vi.waitFor(() => expect(stillOpen()).toBe(0));
  await server.close();
});

test("the file of a reader that left before it was opened is closed", async ({ database }) => {
  const gate = Promise.withResolvers<void>();
  const { server, handles, asked, stillOpen } = await openServer(database, gate.promise);
  const socket = await askWithoutReading(server.port);
  await vi.waitFor(() => expect(asked.count).toBe(1));
  socket.destroy();
  await once(socket, "close");
  // The server has heard of it once it has answered somebody who came later.
  await ask(server, "/healthz");
  gate.resolve();
  await vi.waitFor(() => expect(handles).toHaveLength(1));
  await vi.waitFor(() => expect(stillOpen()).toBe(0));
  await server.close();
});

test("a file goes whole and in parts, and HEAD and 304 open none", async ({ database }) => {
  const { server, handles, stillOpen } = await openServer(database);
  const whole = await ask(server, "/photo.jpg");
  expect([whole.status, whole.body.length]).toEqual([200, BYTES]);
  expect([whole.headers["content-length"], whole.headers["accept-ranges"]]).toEqual([
    String(BYTES),
    "bytes",
  ]);
  const range = { range: `bytes=${BYTES - 5}-`, "if-range": '"one"' };
  const part = await ask(server, "/photo.jpg", { headers: range });
  expect([part.status, part.body.length]).toEqual([206, 5]);
  expect(part.headers["content-range"]).toBe(`bytes ${BYTES - 5}-${BYTES - 1}/${BYTES}`);
  const never = await ask(server, "/photo.jpg", { headers: { range: "bytes=5-2" } });
  expect([never.status, never.headers["content-range"]]).toEqual([416, `bytes */${BYTES}`]);
  expect([handles.length, stillOpen()]).toEqual([3, 0]);
  const head = await sendRaw(server.port, `HEAD ${GET.slice(4, -2)}Connection: close\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(head).toMatch(new RegExp(`\r\ncontent-length: ${BYTES}\r\n`, "i"));
  expect(head).toMatch(/\r\n\r\n$/);
  const known = await ask(server, "/photo.jpg", { headers: { "if-none-match": '"one"' } });
  expect(known.status).toBe(304);
  expect(handles).toHaveLength(3);
  await server.close();
});
