/**
 * The cached home page against the same page rendered for each request (a cookie of an unknown
 * session makes the page cache step aside). Both in one run, in turns, because machines are noisy:
 * the ratio is what counts.
 */
import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 8;
const UNKNOWN_SESSION = { cookie: "foulee.session_token=bench" };

const dataDir = await mkdtemp(join(tmpdir(), "foulee-bench-"));
const server = fork(fileURLToPath(new URL("../scripts/bootstrap/serve.js", import.meta.url)), {
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
  },
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});

try {
  const { url } = await new Promise((resolve, reject) => {
    server.once("message", resolve);
    server.once("exit", () => reject(new Error("Le serveur s’est arrêté.")));
  });
  await compare(`${url}/`);
} finally {
  server.removeAllListeners("exit");
  server.kill("SIGTERM");
  await new Promise((resolve) => server.once("exit", resolve));
  await rm(dataDir, { recursive: true, force: true });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** @param {string} url */
async function compare(url) {
  const rates = { cached: [], uncached: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.uncached.push(await requestsPerSecond(url, UNKNOWN_SESSION));
    rates.cached.push(await requestsPerSecond(url, {}));
  }
  const cached = median(rates.cached);
  const uncached = median(rates.uncached);
  console.log(
    `Page d’accueil sans cache : ${uncached.toFixed(0)} requêtes/s (médiane de ${ROUNDS})`,
  );
  console.log(`Page d’accueil avec cache : ${cached.toFixed(0)} requêtes/s (médiane de ${ROUNDS})`);
  console.log(`Rapport : ${(cached / uncached).toFixed(1)}`);
}

async function requestsPerSecond(url, headers) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { ...headers, "accept-encoding": "br" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} réponses en échec.`);
  return result.requests.average;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
