import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import type { Database } from "~/platform/database/database.server";
import { createContentMemo } from "~server/cache/content-memo";
import { createPageCache } from "~server/cache/page-cache";
import type { CachedResponse } from "~server/http/cached-response";
import { type HttpServer, openHttpServer } from "~server/http/http-server";
import type { App, PageServer } from "~server/http/pages";
import { createRequestListener, type ListenerOptions } from "~server/http/request-listener";
import { TEST_NOW, testServices } from "./services";

/** What a test changes to see pages become stale. */
export type TestClock = { version: number; now: Date; nextChange: Date };

export type TestServer = HttpServer & {
  origin: string;
  clock: TestClock;
  site: PageServer["site"];
};

type TestServerOptions = {
  answer: App["answer"];
  isPage?: App["isPage"];
  /** Every address of a test leads to a route, and is spelled as it should be, unless it is said otherwise. */
  leadsNowhere?: (pathname: string) => boolean;
  spell?: App["spell"];
  /** Pages of tests read `page` and `q` unless it is said otherwise. */
  readQuery?: App["readQuery"];
  database: Database;
  files?: ListenerOptions["files"];
  site?: Partial<PageServer["site"]>;
  graceMs?: number;
  mostConnections?: number;
};

/** The real server around a made-up app, on a free port of this machine. */
export async function openTestServer(options: TestServerOptions): Promise<TestServer> {
  const clock: TestClock = {
    version: 1,
    now: TEST_NOW,
    nextChange: new Date(TEST_NOW.getTime() + 3_600_000),
  };
  const site = { ...testServices(options.database), ...options.site };
  const isPage = options.isPage ?? ((path: string) => !path.includes("."));
  const freshness = {
    version: () => clock.version,
    nextChange: async () => clock.nextChange,
    now: () => clock.now,
  };
  const pages = {
    site,
    app: {
      isPage,
      nowhereFor: async (path: string) => (options.leadsNowhere?.(path) ? "/404" : null),
      spell: options.spell ?? ((path: string) => path),
      readQuery: options.readQuery ?? readPageAndSearch,
      answer: options.answer,
    },
    cache: createPageCache<CachedResponse>({ ...freshness, maxSize: 1_048_576 }),
    contentMemo: createContentMemo(freshness),
    now: () => clock.now,
    files: options.files ?? null,
  };
  const http = await openHttpServer(createRequestListener(pages), {
    host: "127.0.0.1",
    port: 0,
    graceMs: options.graceMs,
    mostConnections: options.mostConnections,
  });
  return { ...http, origin: `http://127.0.0.1:${http.port}`, clock, site };
}

function readPageAndSearch({ searchParams }: URL): URLSearchParams {
  const known = ["page", "q"].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known);
}

/** Sends raw bytes, and returns all that comes back until the server closes the connection. */
export async function sendRaw(port: number, text: string): Promise<string> {
  const { socket, received } = await openRaw(port);
  socket.write(text);
  await once(socket, "close");
  return received();
}

/** A connection that a test writes to drop by drop. */
export async function openRaw(port: number): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    text += chunk;
  });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return { socket, received: () => text };
}

/** `fetch` hides encodings and forbids some headers. */
export function ask(
  { port }: TestServer,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const req = httpRequest({ host: "127.0.0.1", port, path, ...rest }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => {
        const headers = res.headers as Record<string, string | undefined>;
        resolve({ status: res.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
      });
    });
    req.on("error", reject).end(body);
  });
}
