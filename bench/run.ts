/**
 * `npm run bench`: what the site costs and how fast it is, in one run on one machine, written to
 * `docs/performance.md`. Uses wrk and nginx where they are installed, else autocannon and no nginx.
 * Machines are noisy: pages and servers take turns, and what counts is requests per second of
 * processor of the server, and ratios.
 */
import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import autocannon from "autocannon";
import lighthouse from "lighthouse";
import { ensureBuilt } from "../scripts/bootstrap/ensure-built.js";
import { inProject } from "../scripts/bootstrap/project.js";
import { findChromium } from "../tests/e2e/support/chromium.ts";
import { documentedNginx, startNginx } from "../tests/support/nginx.ts";

type Server = { url: string; pids: readonly number[]; stop(): Promise<void> };
type Figure = { what: string; figure: string; wanted?: string; isMet?: boolean };

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 16;
/** Of Linux on every machine Debian runs on (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;
const VOLUNTEER = { email: "mesures@exemple.fr", password: "une longue phrase de passe 42" };
const AUDITED = ["/", "/actualites", "an article", "/evenements", "/contacts", "/boutique"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

if (process.argv[2] === "bare") await serveBare(process.argv[3] ?? "");
else await measure();

async function measure(): Promise<void> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "foulee-bench-"));
  const site = await startSite(folder);
  try {
    const figures = [
      ...(await measureMemoryOfPages(site)),
      ...(await measureCached(site, folder)),
      ...(await measureMemoryAfterLoad(site, "pages gardées")),
      ...(await measureAnew(site, await openSession(site, folder))),
      ...(await measureMemoryAfterLoad(site, "pages à neuf")),
      ...(await measureLogins(site)),
      ...(await audit(site)),
    ];
    const document = asDocument(figures);
    console.log(document);
    writeFileSync(inProject("docs/performance.md"), document);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A site as it is on an ordinary day: its first start, which loads the demo content, is over. */
async function startSite(folder: string): Promise<Server> {
  const port = await freePort();
  await (await serve(folder, port)).stop();
  return await serve(folder, port);
}

function environmentOf(folder: string, url: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: new URL(url).port,
    HOST: "127.0.0.1",
    PUBLIC_URL: url,
    DATA_DIR: join(folder, "data"),
  };
}

/** The cookie of a volunteer, for whom each page is made anew. */
async function openSession({ url }: Server, folder: string): Promise<{ cookie: string }> {
  const { email, password } = VOLUNTEER;
  execFileSync(process.execPath, [inProject("scripts/command.js"), "admin", "create", email], {
    env: { ...environmentOf(folder, url), ADMIN_PASSWORD: password },
  });
  const { headers } = await fetch(`${url}/admin?index`, {
    method: "POST",
    headers: { origin: url },
    body: new URLSearchParams({ email, password }),
    redirect: "manual",
  });
  const cookie = headers.getSetCookie().map((set) => set.split(";")[0]);
  if (cookie.length === 0) throw new Error("The login of the bench was refused.");
  return { cookie: cookie.join("; ") };
}

async function serve(folder: string, port: number): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  const started = fork(inProject("scripts/serve.js"), {
    env: environmentOf(folder, url),
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(started, "message");
  return asServer(url, started);
}

function asServer(url: string, started: ChildProcess): Server {
  return {
    url,
    pids: [started.pid ?? 0],
    stop: async () => {
      const gone = once(started, "exit");
      started.kill("SIGTERM");
      await gone;
    },
  };
}

/** Node's own HTTP server with one answer, made before it listens: what no site on Node can exceed. */
async function serveBare(page: string): Promise<void> {
  const { head, body } = await askRaw(page);
  const server = createServer((_req, res) => {
    res.writeHead(200, head);
    res.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
}

async function startBare(page: string): Promise<Server> {
  const started = fork(import.meta.filename, ["bare", page]);
  const [url] = await once(started, "message");
  return asServer(url, started);
}

/** nginx with the very bytes of a page on the disk, and as it stands in docs/operations.md before the site. */
async function openNginx(
  page: string,
  folder: string,
): Promise<{ still: Server; before: Server } | null> {
  if (!has("nginx")) return null;
  const { body } = await askRaw(page);
  const www = join(folder, "www");
  mkdirSync(www);
  writeFileSync(join(www, "index.html.gz"), body);
  writeFileSync(join(www, "index.html"), "");
  const [still, before] = [await freePort(), await freePort()];
  const content = `
sendfile on; keepalive_requests 100000000; open_file_cache max=100;
server { listen 127.0.0.1:${still}; root ${www}; gzip_static on; }
${documentedNginx({ own: before, site: Number(new URL(page).port) }, folder)}`;
  const at = (port: number) => `http://127.0.0.1:${port}/`;
  const { pid, stop } = await startNginx(folder, content, at(still));
  const server = { pids: [pid, ...workersOf(pid)], stop };
  return { still: { ...server, url: at(still) }, before: { ...server, url: at(before) } };
}

async function measureCached(site: Server, folder: string): Promise<Figure[]> {
  const bare = await startBare(`${site.url}/`);
  const nginx = await openNginx(`${site.url}/`, folder);
  const rates = {
    bare: [] as number[],
    site: [] as number[],
    still: [] as number[],
    before: [] as number[],
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await load(bare));
      rates.site.push(await load(site));
      if (!nginx) continue;
      rates.still.push(await load(nginx.still));
      const both = { ...nginx.before, pids: [...nginx.before.pids, ...site.pids] };
      rates.before.push(await load(both));
    }
  } finally {
    await bare.stop();
    await nginx?.still.stop();
  }
  const ofBare = median(rates.site) / median(rates.bare);
  const ofNginx = median(rates.before) / median(rates.still);
  return [
    {
      what: "node:http nu, mêmes octets et en-têtes (req/s de CPU)",
      figure: french(median(rates.bare)),
    },
    { what: "Accueil gardé (req/s de CPU)", figure: french(median(rates.site)) },
    bar("Accueil gardé / node:http nu", ofBare, { least: 0.7 }),
    ...(nginx
      ? [
          { what: "nginx, fichier (req/s de CPU)", figure: french(median(rates.still)) },
          {
            what: "Accueil derrière nginx, cache d’une seconde",
            figure: french(median(rates.before)),
          },
          bar("Derrière nginx / nginx", ofNginx, { least: 0.75 }),
        ]
      : []),
  ];
}

async function measureAnew(site: Server, session: { cookie: string }): Promise<Figure[]> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rates.push(await load(site, session));
  return [bar("Accueil écrit à neuf (pages/s de CPU)", median(rates), { least: 150 })];
}

/** Thirty wrong logins at once, while somebody reads pages. */
async function measureLogins(site: Server): Promise<Figure[]> {
  const logins = Array.from({ length: 30 }, () =>
    fetch(`${site.url}/admin?index`, {
      method: "POST",
      headers: { origin: site.url },
      body: new URLSearchParams({ email: "personne@exemple.fr", password: "une phrase fausse" }),
    }).then((response) => response.text()),
  );
  let isOver = false;
  void Promise.allSettled(logins).then(() => {
    isOver = true;
  });
  let worst = 0;
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${site.url}/actualites`)).text();
    worst = Math.max(worst, performance.now() - asked);
  }
  return [bar("Une page pendant 30 connexions à la fois, au pire (ms)", worst, { most: 250 })];
}

async function measureMemoryOfPages(site: Server): Promise<Figure[]> {
  const paths = (await pathsOf(site)).slice(0, 30);
  for (const path of paths) await (await fetch(site.url + path)).text();
  return [bar(`Mémoire après ${paths.length} pages (Mio)`, memoryOf(site), { most: 170 })];
}

async function measureMemoryAfterLoad(site: Server, of: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const minutes of [1, 2]) {
    await wait(60_000);
    const what = `Mémoire ${minutes}\u00a0min après la charge (${of}, Mio)`;
    figures.push(bar(what, memoryOf(site), { most: 220 }));
  }
  return figures;
}

async function audit(site: Server): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) return [];
  const port = await freePort();
  const args = ["--no-sandbox", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const article = (await pathsOf(site)).find((path) => path.startsWith("/actualites/")) ?? "/";
  const figures: Figure[] = [];
  for (const name of AUDITED) {
    const path = name === "an article" ? article : name;
    const runs: number[][] = [];
    for (let tries = 0; runs.length < 3; tries += 1) {
      if (tries === 6) throw new Error(`Lighthouse does not get through ${path}.`);
      const result = await lighthouse(site.url + path, { port, onlyCategories: CATEGORIES });
      const { categories, runtimeError } = result?.lhr ?? {};
      if (!categories || runtimeError) continue;
      runs.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)));
    }
    const scores = CATEGORIES.map((_, at) => median(runs.map((run) => run[at] ?? 0)));
    figures.push({
      what: `Lighthouse ${name === "an article" ? "d’un article" : path}`,
      figure: scores.join(" · "),
      wanted: "100 · 100 · 100 · 100",
      isMet: scores.every((score) => score === 100),
    });
  }
  await browser.close();
  return figures;
}

/** Requests per second of the servers' processor. */
async function load({ url, pids }: Server, headers: Record<string, string> = {}): Promise<number> {
  const all = { "accept-encoding": "gzip", ...headers };
  const before = cpuSeconds(pids);
  const requests = has("wrk")
    ? await loadWithWrk(url, all)
    : (await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: all }))
        .requests.total;
  return requests / (cpuSeconds(pids) - before);
}

async function loadWithWrk(url: string, headers: Record<string, string>): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const wrk = spawn("wrk", ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...given, url]);
  const said = (await wrk.stdout.toArray()).join("");
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${url} a échoué :\n${said}`);
  return Number(/(\d+) requests in/.exec(said)?.[1]);
}

function has(program: string): boolean {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
}

function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=\w )/);
    const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
    return sum + (user + system) / TICKS_PER_SECOND;
  }, 0);
}

/** Not the process that reads nginx's cache at its start, and ends. */
function workersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children
    .split(" ")
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("worker process"));
}

function memoryOf({ pids: [pid] }: Server): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

async function pathsOf({ url }: Server): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
}

/** The head and the gzip body of a page as they travel: `fetch` would unpack it. */
async function askRaw(page: string): Promise<{ head: string[]; body: Buffer }> {
  const [response] = await once(
    request(page, { headers: { "accept-encoding": "gzip" } }).end(),
    "response",
  );
  return { head: response.rawHeaders, body: Buffer.concat(await response.toArray()) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function bar(
  what: string,
  figure: number,
  { least, most }: { least?: number; most?: number },
): Figure {
  const isMet = least === undefined ? figure <= (most ?? 0) : figure >= least;
  const wanted = least === undefined ? `≤ ${french(most ?? 0)}` : `≥ ${french(least)}`;
  return { what, figure: french(figure), wanted, isMet };
}

function french(figure: number): string {
  const whole = Math.abs(figure) >= 100;
  const options = whole ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 };
  return new Intl.NumberFormat("fr-FR", options).format(figure);
}

function asDocument(figures: readonly Figure[]): string {
  const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long" }).format(new Date());
  const rows = figures.map(
    ({ what, figure, wanted = "", isMet }) =>
      `| ${what} | ${figure} | ${wanted} | ${isMet === undefined ? "" : isMet ? "oui" : "non"} |`,
  );
  return `# Performances

Mesurées par \`npm run bench\` le ${day}, en un seul passage, sur ${availableParallelism()} cœurs (${cpus()[0]?.model.trim()}), Node.js ${process.versions.node}, avec ${has("wrk") ? "wrk" : "autocannon"} sur la même machine\u00a0: ${ROUNDS} tours de ${SECONDS}\u00a0s, médianes. «\u00a0req/s de CPU\u00a0»\u00a0: requêtes par seconde de processeur du serveur, ce qui ne dépend ni des cœurs ni de la charge.

| Mesure | Chiffre | Voulu | Tenu |
| --- | ---: | ---: | --- |
${rows.join("\n")}
`;
}
