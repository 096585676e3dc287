import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Keeps a server at `most` connections, whatever addresses they come from. One too many closes the
 * connection that has been without a request for the longest; where all have one under way, itself.
 */
export function limitConnections(server: Server, most: number): void {
  /** How many requests are under way on each open connection. */
  const open = new Map<Socket, number>();
  /** Those without one, the longest so first. */
  const idle = new Set<Socket>();

  server.on("connection", (socket) => {
    if (open.size >= most) {
      const [longestIdle] = idle;
      close(longestIdle ?? socket);
    }
    if (socket.destroyed) return;
    open.set(socket, 0);
    idle.add(socket);
    socket.once("close", () => forget(socket));
  });
  server.prependListener("request", ({ socket }, res) => {
    count(socket, 1);
    res.once("close", () => count(socket, -1));
  });

  function count(socket: Socket, change: number): void {
    const before = open.get(socket);
    if (before === undefined) return;
    const underWay = before + change;
    open.set(socket, underWay);
    if (underWay > 0) idle.delete(socket);
    else idle.add(socket);
  }

  function close(socket: Socket): void {
    forget(socket);
    socket.destroy();
  }

  function forget(socket: Socket): void {
    open.delete(socket);
    idle.delete(socket);
  }
}
