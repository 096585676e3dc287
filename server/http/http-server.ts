import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { limitConnections } from "./connection-ceiling";
import { PatientResponse } from "./patient-response";

const SECOND = 1_000;

/** How long requests under way may take to finish when the server stops. */
const GRACE_MS = 10 * SECOND;

/** A last resort against running out of descriptors: a school of hundreds behind one address never meets it. */
const MOST_CONNECTIONS = 4_000;

export type HttpServer = {
  port: number;
  /** Takes no new request, lets those under way finish (ten seconds at most), resolves when all is quiet. */
  close(): Promise<void>;
};

export type HttpServerOptions = {
  host: string;
  port: number;
  graceMs?: number;
  mostConnections?: number;
};

/** Serves on an address. Rejects when the port cannot be had (`EADDRINUSE`, `EACCES`). */
export async function openHttpServer(
  listener: RequestListener,
  { host, port, graceMs = GRACE_MS, mostConnections = MOST_CONNECTIONS }: HttpServerOptions,
): Promise<HttpServer> {
  const limits = { maxHeaderSize: 16_384, connectionsCheckingInterval: 5 * SECOND };
  const server = createServer({ ...limits, ServerResponse: PatientResponse }, listener);
  // Headers or a body that come drop by drop are cut off; an upload over a slow network is not.
  server.headersTimeout = 15 * SECOND;
  server.requestTimeout = 300 * SECOND;
  server.timeout = 60 * SECOND;
  // Longer than a proxy in front keeps its own connections, so that it never meets a closed one.
  server.keepAliveTimeout = 65 * SECOND;
  // The listener decides whether the body is asked for.
  server.on("checkContinue", (req, res) => server.emit("request", req, res));
  const underWay = trackAnswers(server);
  limitConnections(server, { most: mostConnections, underWay });
  const stop = createGracefulStop(server, { graceMs, underWay });
  await listen(server, host, port);
  return { port: (server.address() as AddressInfo).port, close: stop };
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** The answers that are being made or sent. */
function trackAnswers(server: Server): ReadonlySet<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  server.prependListener("request", (_req, res) => {
    underWay.add(res);
    res.once("close", () => underWay.delete(res));
  });
  return underWay;
}

type Stopping = { graceMs: number; underWay: ReadonlySet<ServerResponse> };

function createGracefulStop(server: Server, { graceMs, underWay }: Stopping): () => Promise<void> {
  let stopped: Promise<void> | null = null;
  server.prependListener("request", (_req, res) => {
    if (stopped) res.shouldKeepAlive = false;
  });
  return () => {
    stopped ??= new Promise((resolve) => {
      for (const res of underWay) res.shouldKeepAlive = false;
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      // Answers whose headers had left promised to keep the connection: it is closed once idle.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      server.close(() => {
        clearTimeout(timer);
        clearInterval(sweep);
        resolve();
      });
    });
    return stopped;
  };
}
