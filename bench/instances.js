import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { findPostgresBinaries, startPostgres } from "../tests/support/postgres-server.ts";
import { french, median, percentile, table } from "./figures.js";
import { load } from "./load.js";
import { startSite, UNCACHED, writtenAnew } from "./site.js";

const EDITS = 20;

/**
 * Two instances on one PostgreSQL and one folder of files: what each and both serve, and how long
 * after a write the other one shows it.
 * @param {import("./run.js").Bench} bench
 */
export async function measureInstances({ programs, seconds }) {
  const binaries = await findPostgresBinaries();
  if (!binaries) {
    return { title: "Deux instances", text: "Aucun PostgreSQL sur cette machine.", targets: [] };
  }
  const postgres = await startPostgres(binaries);
  const dataDir = await mkdtemp(join(tmpdir(), "foulee-bench-"));
  const environment = { DATABASE_URL: postgres.url, AUTH_SECRET: randomUUID() + randomUUID() };
  const sites = [];
  try {
    for (let number = 0; number < 2; number += 1) {
      sites.push(await startSite({ dataDir, environment }));
    }
    const rows = await measureThroughput(sites, { wrk: programs.wrk, seconds });
    const delays = await measureDelays(postgres.url, sites[1]);
    return report(rows, delays);
  } finally {
    for (const site of sites) await site.stop();
    await rm(dataDir, { recursive: true, force: true });
    await postgres.stop();
  }
}

async function measureThroughput(sites, { wrk, seconds }) {
  const rows = [];
  for (const [name, path, headers] of [
    ["Accueil, en cache", "/", {}],
    ["Accueil, sans cache", "/", UNCACHED],
    ["Accueil, écrit à neuf", writtenAnew("/"), UNCACHED],
  ]) {
    const ask = (site) => load(wrk, { url: site.url + path, pids: [site.pid], seconds, headers });
    for (const site of sites) await ask(site);
    const alone = await ask(sites[0]);
    const both = await Promise.all(sites.map(ask));
    const together = both.reduce((sum, { perSecond }) => sum + perSecond, 0);
    rows.push([name, alone.perSecond, together, alone.perCpuSecond]);
  }
  return rows;
}

/**
 * An instance says that it wrote as every instance does (app/platform/database/write.server.ts):
 * the version grows and PostgreSQL notifies, in one transaction.
 */
async function measureDelays(databaseUrl, site) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const delays = [];
  for (let number = 0; number < EDITS; number += 1) {
    const title = `Mesure ${number} ${randomUUID()}`;
    await fetch(`${site.url}/`);
    await client.query("begin");
    const chosen =
      "(select id from articles where status = 'published' and deleted_at is null order by order_weight limit 1)";
    await client.query(`update articles set title = $1 where id = ${chosen}`, [title]);
    const { rows } = await client.query(
      "update content_version set version = version + 1 where id = 1 returning version",
    );
    await client.query("select pg_notify('content_version', $1)", [String(rows[0].version)]);
    await client.query("commit");
    const committed = performance.now();
    while (!(await (await fetch(`${site.url}/`)).text()).includes(title)) await wait(1);
    delays.push(performance.now() - committed);
  }
  await client.end();
  return delays;
}

function report(rows, delays) {
  return {
    title: "Deux instances sur un PostgreSQL",
    text: [
      table(["Page", "une instance (req/s)", "les deux (req/s)", "req/s CPU d’une"], rows),
      `Après une écriture, l’autre instance montre la page changée, rendue à nouveau, en ${french(median(delays))}\u00a0ms (médiane de ${delays.length}, au pire ${french(percentile(delays, 100))}\u00a0ms).`,
    ].join("\n\n"),
    targets: [],
  };
}
