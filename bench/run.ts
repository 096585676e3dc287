/**
 * `npm run bench`: what the site costs and how fast it is, in one run on one machine, written to
 * `docs/performance.md`. Uses wrk and nginx where they are installed, else autocannon and no nginx.
 * Machines are noisy: pages and servers take turns, and what counts is requests per second of
 * processor of the server, and ratios.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import autocannon from "autocannon";
import lighthouse from "lighthouse";
import { ensureBuilt } from "../scripts/bootstrap/ensure-built.js";
import { inProject } from "../scripts/bootstrap/project.js";
import { programs } from "../scripts/quality/programs.js";
import { findChromium } from "../tests/e2e/support/chromium.ts";
import { type Measures, type Memory, writePaper } from "./paper.ts";
import {
  freePort,
  has,
  makeControlGroup,
  memoryOfService,
  openNginx,
  openSession,
  type Server,
  startBare,
  startSite,
} from "./servers.ts";

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 16;
/** Of Linux on every machine Debian runs on (`getconf CLK_TCK`). */
const TICKS_PER_SECOND = 100;
const MINUTES_AFTER_LOAD = [1, 2];
const AUDITED = ["/", "/actualites", "an article", "/evenements", "/contacts", "/boutique"];
const PAPER = inProject("docs/performance.md");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "foulee-bench-"));
try {
  const paper = writePaper(await measure(folder));
  console.log(paper);
  writeFileSync(PAPER, paper);
  const [program = "", ...biome] = programs.biome;
  execFileSync(program, [...biome, "format", "--write", PAPER]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(folder: string): Promise<Measures> {
  const ofVisitors = await withSite(join(folder, "speed"), async (site, data) => ({
    speed: await measureSpeed(site, data),
    worstDuringLoginsMs: await measureLogins(site),
    audits: await audit(site),
  }));
  const large = await withSite(join(folder, "large"), measureMemory);
  const limit = memoryOfService();
  const group = makeControlGroup(limit);
  const small = group && (await measureSmall(folder, group));
  return {
    ...ofVisitors,
    day: new Date(),
    machine: describeMachine(),
    rounds: { count: ROUNDS, seconds: SECONDS },
    memory: { limit, small, large },
  };
}

async function measureSmall(
  folder: string,
  group: NonNullable<ReturnType<typeof makeControlGroup>>,
): Promise<Memory> {
  try {
    return await withSite(join(folder, "small"), measureMemory, group.path);
  } finally {
    group.remove();
  }
}

function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3);
  const processor = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  const tool = has("wrk") ? "wrk" : "autocannon";
  return `${processor}, ${memory} GB of memory, Node.js ${process.versions.node}, with ${tool} on the same machine`;
}

async function withSite<T>(
  folder: string,
  use: (site: Server, folder: string) => Promise<T>,
  group?: string,
): Promise<T> {
  mkdirSync(folder);
  const site = await startSite(folder, group);
  try {
    return await use(site, folder);
  } finally {
    await site.stop();
  }
}

async function measureSpeed(site: Server, folder: string): Promise<Measures["speed"]> {
  const bare = await startBare(`${site.url}/`);
  const nginx = await openNginx(`${site.url}/`, folder);
  const rates = {
    bare: [] as number[],
    kept: [] as number[],
    file: [] as number[],
    before: [] as number[],
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await load(bare));
      rates.kept.push(await load(site));
      if (!nginx) continue;
      rates.file.push(await load(nginx.still));
      const both = { ...nginx.before, pids: [...nginx.before.pids, ...site.pids] };
      rates.before.push(await load(both));
    }
  } finally {
    await bare.stop();
    await nginx?.still.stop();
  }
  const session = await openSession(site, folder);
  const anew: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) anew.push(await load(site, session));
  return {
    kept: median(rates.kept),
    bare: median(rates.bare),
    nginx: nginx && { file: median(rates.file), before: median(rates.before) },
    anew: median(anew),
  };
}

/** Reads pages while thirty wrong logins are under way, and tells how long the slowest page took. */
async function measureLogins(site: Server): Promise<number> {
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
  return worst;
}

async function measureMemory(site: Server, folder: string): Promise<Memory> {
  for (const path of (await pathsOf(site)).slice(0, 30)) {
    await (await fetch(site.url + path)).text();
  }
  const pages = memoryOf(site);
  const afterKept = await measureAfterLoad(site);
  const afterAnew = await measureAfterLoad(site, await openSession(site, folder));
  return { pages, afterKept, afterAnew };
}

async function measureAfterLoad(site: Server, headers = {}): Promise<number[]> {
  for (let round = 0; round < ROUNDS; round += 1) await load(site, headers);
  const figures: number[] = [];
  for (const _ of MINUTES_AFTER_LOAD) {
    await wait(60_000);
    figures.push(memoryOf(site));
  }
  return figures;
}

async function audit(site: Server): Promise<Measures["audits"]> {
  const executablePath = findChromium();
  if (!executablePath) return [];
  const port = await freePort();
  const args = ["--no-sandbox", `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const article = (await pathsOf(site)).find((path) => path.startsWith("/actualites/")) ?? "/";
  const audits: { page: string; scores: number[] }[] = [];
  for (const page of AUDITED) {
    const path = page === "an article" ? article : page;
    const runs: number[][] = [];
    for (let tries = 0; runs.length < 3; tries += 1) {
      if (tries === 6) throw new Error(`Lighthouse does not get through ${path}.`);
      const result = await lighthouse(site.url + path, { port, onlyCategories: CATEGORIES });
      const { categories, runtimeError } = result?.lhr ?? {};
      if (!categories || runtimeError) continue;
      runs.push(CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)));
    }
    const scores = CATEGORIES.map((_, at) => median(runs.map((run) => run[at] ?? 0)));
    audits.push({ page, scores });
  }
  await browser.close();
  return audits;
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
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${url} failed:\n${said}`);
  return Number(/(\d+) requests in/.exec(said)?.[1]);
}

function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=\w )/);
    const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
    return sum + (user + system) / TICKS_PER_SECOND;
  }, 0);
}

function memoryOf({ pids: [pid] }: Server): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

async function pathsOf({ url }: Server): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
