/**
 * What the screen of visits takes to read a year of a thousand views, and of a million. Sums of days
 * are kept, not views: both should take about as long. The views take the way of real ones from the
 * queue on. On SQLite and, where its programs are installed, on PostgreSQL. Run it by
 * `node --import ./tests/support/resolve-aliases.ts bench/visits-screen.ts`.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { readVisits } from "~/features/analytics/visits-report.server";
import {
  type Database,
  openPostgresDatabase,
  openSqliteDatabase,
} from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { nameVisitedPages } from "~/routes/admin/visited-pages.server";
import { SITE_PAGES } from "~/routes/feeds/site-pages";
import { writeGeneratedVisits } from "../tests/support/generated-visits";
import { onPostgres, urlOfDatabase } from "../tests/support/postgres-databases";
import { findPostgresBinaries, startPostgres } from "../tests/support/postgres-server";

const VIEWS = [1_000, 1_000_000];
const ROUNDS = 21;
const NOW = new Date("2026-03-10T20:00:00.000Z");
/** Besides those of the site, as many as a club writes in some years. */
const ARTICLES = 60;

const pages = [
  ...SITE_PAGES,
  ...Array.from({ length: ARTICLES }, (_, i) => `/actualites/${idOf(i)}`),
];

function idOf(rank: number): string {
  return `00000000-0000-4000-8000-${String(rank).padStart(12, "0")}`;
}

const folder = await mkdtemp(join(tmpdir(), "foulee-bench-"));
for (const views of VIEWS) {
  await measure(`SQLite, ${views} vues`, openSqliteDatabase(join(folder, `${views}.db`)), views);
}
await rm(folder, { recursive: true, force: true });

const binaries = await findPostgresBinaries();
if (binaries) {
  const server = await startPostgres(binaries);
  for (const views of VIEWS) {
    await onPostgres(server.url, `create database views_${views}`);
    const database = openPostgresDatabase(urlOfDatabase(server.url, `views_${views}`));
    await measure(`PostgreSQL, ${views} vues`, database, views);
  }
  await server.stop();
}

async function measure(name: string, database: Database, views: number): Promise<void> {
  await migrateToLatest(database);
  const started = performance.now();
  await writeGeneratedVisits(database, { views, days: 365, until: "2026-03-10", pages });
  const written = ((performance.now() - started) / 1000).toFixed(0);
  await sql`analyze`.execute(database.native);
  console.log(`${name} : écrites en ${written} s, ${await countRows(database)}`);
  for (const days of [7, 30, 365] as const) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      const report = await readVisits(database.kysely, { days, now: NOW });
      await nameVisitedPages(database.kysely, report.pages, NOW);
      times.push(performance.now() - before);
    }
    const middle = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    console.log(`  l’écran sur ${days} jours : ${middle.toFixed(1)} ms (médiane de ${ROUNDS})`);
  }
  await database.close();
}

async function countRows({ kysely }: Database): Promise<string> {
  const count = async (table: "visit_counts" | "vital_counts") => {
    const all = kysely.selectFrom(table).select((eb) => eb.fn.countAll().as("rows"));
    return Number((await all.executeTakeFirstOrThrow()).rows);
  };
  return `${await count("visit_counts")} lignes de visites, ${await count("vital_counts")} de vitesse`;
}
