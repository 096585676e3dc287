import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { TLSSocket } from "node:tls";

const FOLDER = join(import.meta.dirname, "../fixtures/private-authority");

/** The certificate of the authority that no program knows. */
export const PRIVATE_AUTHORITY = join(FOLDER, "authority.pem");

/**
 * The door of a PostgreSQL: it takes encrypted connections to `localhost` with a certificate of a
 * private authority, or takes none, and hangs up behind the door.
 */
export async function openPostgresDoor({ isEncrypted }: { isEncrypted: boolean }) {
  const key = await readFile(join(FOLDER, "server-key.pem"));
  const cert = await readFile(join(FOLDER, "server.pem"));
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    // Before TLS a client asks for it, and is answered by one letter.
    socket.once("data", () => {
      socket.write(isEncrypted ? "S" : "N");
      if (!isEncrypted) return;
      const secure = new TLSSocket(socket, { isServer: true, key, cert });
      secure.on("error", () => undefined).once("data", () => secure.destroy());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      await once(server, "close");
    },
  };
}
