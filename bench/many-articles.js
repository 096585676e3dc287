import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { french, median, table } from "./figures.js";
import { load } from "./load.js";
import { signIn, startSite, UNCACHED, writtenAnew } from "./site.js";

const SIZES = [100, 1_000, 10_000];
const SECTIONS = ["running-competition", "sport-sante", null];
const TEXT = "<p>Rendez-vous au parking du stade, frontale conseillée, départ groupé. </p>".repeat(
  40,
);

/**
 * The same pages with more and more articles, rendered for each request, one request at a time, the
 * sites in turns.
 * @param {import("./run.js").Bench} bench
 */
export async function measureManyArticles({ programs, rounds, seconds }) {
  const sites = [];
  try {
    for (const size of SIZES) sites.push(await openFilledSite(size));
    const pages = listPages(sites);
    const found = pages.map(({ name }) => ({ name, times: sites.map(() => []) }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [row, page] of pages.entries()) {
        for (const [column, { site, cookie }] of sites.entries()) {
          const { wrk } = programs;
          const headers = page.isAdmin ? { cookie } : UNCACHED;
          const path = page.pathOn(sites[column]);
          const url = site.url + (page.isAdmin ? path : writtenAnew(path));
          const target = { url, headers, pids: [site.pid], seconds: Math.ceil(seconds / 2) };
          const { cpuMs } = await load(wrk, { ...target, connections: 1 });
          if (round > 0) found[row].times[column].push(cpuMs);
        }
      }
    }
    return report(found);
  } finally {
    for (const { site } of sites) await site.remove();
  }
}

function listPages() {
  const page = (name, path, isAdmin = false) => ({
    name,
    isAdmin,
    pathOn: typeof path === "function" ? path : () => path,
  });
  return [
    page("Accueil", "/"),
    page("Actualités", "/actualites"),
    page("Actualités d’une section", "/actualites?section=sport-sante"),
    page("Actualités, événements seuls", "/actualites?type=events"),
    page("Article", ({ article }) => `/actualites/${article}`),
    page("Calendrier", "/evenements"),
    page("Liste de l’espace club", "/admin/actualites", true),
  ];
}

async function openFilledSite(size) {
  const empty = await startSite({ environment: { DEMO_CONTENT: "off" } });
  await empty.stop();
  const article = fill(join(empty.dataDir, "foulee.db"), size);
  const site = await startSite({
    dataDir: empty.dataDir,
    environment: { DEMO_CONTENT: "off" },
  });
  const { cookie } = await signIn(site);
  return { site, cookie, article };
}

/** Writes published articles, a third of them events over some years; gives the id of one in the middle. */
function fill(file, size) {
  const database = new DatabaseSync(file);
  const insert = database.prepare(`insert into articles
    (id, title, content, created_at, order_weight, is_event, event_date, event_time, event_location,
     section, status, excerpt, search_text, updated_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'published', ?, ?, ?)`);
  const ids = Array.from({ length: size }, () => randomUUID());
  database.exec("begin");
  for (const [index, id] of ids.entries()) {
    const stamp = new Date(Date.now() - (index + 1) * 3_600_000).toISOString();
    const isEvent = index % 3 === 0;
    const title = `Sortie du club numéro ${index + 1}`;
    insert.run(
      ...[id, title, TEXT, stamp, (index + 1) * 10, isEvent ? 1 : 0],
      isEvent ? eventDay(index) : null,
      ...[isEvent ? "18:30" : null, isEvent ? "Stade" : null, SECTIONS[index % 3] ?? null],
      ...["Rendez-vous au parking.", title.toLowerCase(), stamp],
    );
  }
  database.exec("commit; analyze;");
  database.close();
  return ids[size >> 1];
}

/** One every three days, the newest first; twenty are still to come, however many there were. */
function eventDay(index) {
  const days = 60 - index;
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function report(found) {
  const rows = found.map(({ name, times }) => {
    const medians = times.map(median);
    return [name, ...medians, (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN)];
  });
  const worst = Math.max(...rows.map((row) => Number(row.at(-1))));
  return {
    title: "Beaucoup d’articles",
    text: [
      "Millisecondes de CPU par page écrite à neuf, une requête à la fois.",
      table(["Page", ...SIZES.map((size) => `${french(size)} articles`), "rapport"], rows),
    ].join("\n\n"),
    targets: [
      ["10\u00a0000 articles, au pire des pages, contre 100", worst, "≤ 1,2", worst <= 1.2],
    ],
  };
}
