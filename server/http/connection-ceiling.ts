import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Keeps a server at `most` connections, whatever addresses they come from. One too many closes the
 * connection whose last request came first, of those without one under way; where all have one, itself.
 */
export function limitConnections(
  server: Server,
  { most, underWay }: { most: number; underWay: ReadonlySet<ServerResponse> },
): void {
  /** In the order of their last requests. */
  const open = new Set<Socket>();

  server.on("connection", (socket) => {
    if (open.size >= most) close(findIdle() ?? socket);
    if (socket.destroyed) return;
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("request", ({ socket }) => {
    if (open.delete(socket)) open.add(socket);
  });

  function findIdle(): Socket | undefined {
    const busy = new Set([...underWay].map((res) => res.req.socket));
    return open.values().find((socket) => !busy.has(socket));
  }

  function close(socket: Socket): void {
    open.delete(socket);
    socket.destroy();
  }
}
