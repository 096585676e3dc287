/**
 * `npm run bench`: what the site costs and how fast it is, in one run on one machine, printed and
 * written to `docs/performance.md`. `--quick` tries every measurement briefly and writes nothing;
 * names of subjects (`pages`, `articles`, `start`, `photo`, `instances`, `visits`,
 * `lighthouse`) measure these alone.
 */
import { writeFile } from "node:fs/promises";
import { availableParallelism, cpus, totalmem } from "node:os";
import { ensureBuilt } from "../scripts/bootstrap/ensure-built.js";
import { inProject } from "../scripts/bootstrap/project.js";
import { measureColdStart } from "./cold-start.js";
import { findPrograms } from "./debian.js";
import { french, table } from "./figures.js";
import { measureInstances } from "./instances.js";
import { measureLighthouse } from "./lighthouse.js";
import { measureManyArticles } from "./many-articles.js";
import { measurePages } from "./pages.js";
import { measurePhoto } from "./photo.js";
import { measureVisitsCost } from "./visits-cost.js";

/**
 * How a run measures: `seconds` of load at a time, `rounds` of them, `rest` in milliseconds.
 * @typedef {{ programs: import("./debian.js").Programs, rounds: number, seconds: number,
 *   rest: number }} Bench
 */

const SUBJECTS = {
  pages: measurePages,
  photo: measurePhoto,
  articles: measureManyArticles,
  lighthouse: measureLighthouse,
  start: measureColdStart,
  instances: measureInstances,
  visits: measureVisitsCost,
};
const FULL = { rounds: 5, seconds: 6, rest: 30_000 };
const QUICK = { rounds: 1, seconds: 2, rest: 25_000 };

await ensureBuilt();
const asked = process.argv.slice(2);
const isQuick = asked.includes("--quick");
const names = Object.keys(SUBJECTS).filter((name) => asked.includes(name));
const programs = await findPrograms();
const bench = { programs, ...(isQuick ? QUICK : FULL) };
const results = [];
for (const name of names.length > 0 ? names : Object.keys(SUBJECTS)) {
  const result = await SUBJECTS[name](bench);
  console.log(`\n## ${result.title}\n\n${result.text}`);
  results.push(result);
  // At once: a run takes half an hour, and what was measured is not lost with it.
  if (!isQuick && names.length === 0) await writeFile(inProject("docs/performance.md"), document());
}
console.log(`\n## Objectifs\n\n${targetsTable()}`);

function targetsTable() {
  return table(
    ["Objectif", "Mesure", "Voulu", "Tenu"],
    results
      .flatMap(({ targets }) => targets)
      .map(([name, figure, wanted, isMet]) => [name, figure, wanted, isMet ? "oui" : "non"]),
  );
}

function document() {
  const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long" }).format(new Date());
  const machine = `${availableParallelism()} cœurs (${cpus()[0]?.model.trim() ?? "?"}), ${french(totalmem() / 2 ** 30)}\u00a0Gio de mémoire, ${process.platform}, Node.js ${process.versions.node}`;
  return `${[
    "# Performances",
    `Mesurées par \`npm run bench\` le ${day} en un seul passage, sur une machine de ${machine}. Charge\u00a0: ${bench.programs.wrk ? "wrk" : "autocannon"}, sur la même machine, ${bench.rounds} tours de ${bench.seconds}\u00a0s où les pages alternent, médiane des tours. «\u00a0req/s CPU\u00a0» est le nombre de requêtes par seconde de processeur que le serveur consomme, tous fils compris\u00a0: le chiffre qui ne dépend ni des cœurs ni de la charge.`,
    "## Objectifs",
    targetsTable(),
    ...results.flatMap(({ title, text }) => [`## ${title}`, text]),
  ].join("\n\n")}\n`;
}
