import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const SERVER = fileURLToPath(new URL("bare-server-process.js", import.meta.url));

/**
 * Node's own HTTP server with one answer, made before it listens: what no site on Node can exceed.
 * @param {string} page the page whose head and Brotli body it sends
 */
export async function startBareServer(page) {
  const server = fork(SERVER, [page], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const [{ url }] = await once(server, "message");
  return {
    url,
    pid: server.pid ?? 0,
    stop: async () => {
      const gone = once(server, "exit");
      server.kill("SIGTERM");
      await gone;
    },
  };
}
