import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runQuietly } from "../scripts/bootstrap/run.js";

const SERVE = fileURLToPath(new URL("../scripts/serve.js", import.meta.url));
const COMMAND = fileURLToPath(new URL("../scripts/command.js", import.meta.url));
const ACCOUNT = { email: "mesures@les-pins.example", password: "une longue phrase de passe 42" };

/**
 * A production server of its own: as `npm start` runs it, its log included (to nowhere).
 * @typedef {{ url: string, pid: number, dataDir: string, environment: NodeJS.ProcessEnv,
 *   stop(): Promise<void>, remove(): Promise<void> }} BenchSite
 */

/**
 * @param {{ dataDir?: string, environment?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<BenchSite>}
 */
export async function startSite({ dataDir, environment = {} } = {}) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), "foulee-bench-")));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: url,
    DATA_DIR: folder,
    ...environment,
  };
  const server = fork(SERVE, {
    env,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await Promise.race([
    once(server, "message"),
    once(server, "exit").then(() => {
      throw new Error("Le site s’est arrêté en démarrant.");
    }),
  ]);
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGTERM");
    await gone;
  };
  return {
    url,
    pid: server.pid ?? 0,
    dataDir: folder,
    environment: env,
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Makes an administrator, as the technical person would, and signs in; gives the session's cookie.
 * @param {BenchSite} site
 */
export async function signIn(site) {
  const env = { ...site.environment, ADMIN_PASSWORD: ACCOUNT.password };
  const made = await runQuietly([process.execPath, COMMAND, "admin", "create", ACCOUNT.email], {
    env,
  });
  if (!made.isDone) throw new Error(`Le compte n’a pas été créé : ${made.output}`);
  const response = await fetch(`${site.url}/admin?index`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url },
    body: new URLSearchParams({ email: ACCOUNT.email, password: ACCOUNT.password }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (cookies.length === 0) throw new Error(`La connexion a échoué (${response.status}).`);
  return { ...ACCOUNT, cookie: cookies.join("; ") };
}

/** A cookie of a session nobody has: the page cache steps aside, the page is made for each request. */
export const UNCACHED = { cookie: "foulee.session_token=mesures" };

/**
 * An address whose page the site has not written before: it is written for each request, from first
 * to last (docs/decisions/0018).
 * @param {string} path
 */
export function writtenAnew(path) {
  return `${path}${path.includes("?") ? "&" : "?"}anew`;
}
