import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type PlainRequest, readPlainRequest } from "./plain-request";

/** Writes an answer to a connection, at once and whole. */
export type QuickAnswer = (socket: Socket) => void;
export type QuickAnswers = (request: PlainRequest) => QuickAnswer | null;

export type QuickLane = {
  /** Leaves all connections to the server, those to come too. */
  close(): void;
};

/**
 * Stands before an HTTP server and answers, on connections as they come, what `answers` has for plain
 * requests. The first that is not plain, or has no such answer, goes to the server as it came, with
 * the connection: what is not answered here is not looked at here again. Call it before `listen`.
 * A connection that fails here is ended and told to `report`: nothing is thrown, which would end the
 * process.
 */
export function openQuickLane(
  server: Server,
  answers: QuickAnswers,
  report: (error: unknown) => void,
): QuickLane {
  const serve = server.listeners("connection");
  const waiting = new Set<Socket>();
  // As long as the server waits for the first request, and for the next ones.
  const firstWaitMs = server.headersTimeout;
  const nextWaitMs = server.keepAliveTimeout + server.keepAliveTimeoutBuffer;

  function enter(socket: Socket): void {
    waiting.add(socket);
    socket.on("data", take).on("end", end).on("timeout", destroy).on("error", ignore);
    socket.on("close", forget).setTimeout(firstWaitMs);
  }

  function handOver(socket: Socket): void {
    waiting.delete(socket);
    socket.off("data", take).off("end", end).off("timeout", destroy).off("error", ignore);
    socket.off("close", forget).setTimeout(0);
    for (const listener of serve) listener.call(server, socket);
  }

  function take(this: Socket, bytes: Buffer): void {
    try {
      serveFirst(this, bytes);
    } catch (error) {
      this.destroy();
      report(error);
    }
  }

  function serveFirst(socket: Socket, bytes: Buffer): void {
    // Whoever asks without reading meets the server, which stops listening to such.
    const answer = socket.writableLength === 0 ? findAnswer(bytes) : null;
    if (answer) {
      if (socket.timeout !== nextWaitMs) socket.setTimeout(nextWaitMs);
      answer(socket);
      return;
    }
    // Still, so that the server finds the bytes unread; they flow once it listens.
    socket.pause().unshift(bytes);
    handOver(socket);
    socket.resume();
  }

  /** What cannot be answered here goes the long way, which tells why. */
  function findAnswer(bytes: Buffer): QuickAnswer | null {
    try {
      const request = readPlainRequest(bytes);
      return request && answers(request);
    } catch {
      return null;
    }
  }

  function forget(this: Socket): void {
    waiting.delete(this);
  }

  server.removeAllListeners("connection").on("connection", enter);
  return {
    close() {
      server.off("connection", enter);
      for (const listener of serve) server.on("connection", listener as (socket: Socket) => void);
      for (const socket of waiting) handOver(socket);
    },
  };
}

function end(this: Socket): void {
  this.end();
}

function destroy(this: Socket): void {
  this.destroy();
}

/** `close` follows, and there is nothing to tell. */
function ignore(): void {
  // Connections break.
}
