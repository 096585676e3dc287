import { median, table } from "./figures.js";
import { startSite } from "./site.js";

/**
 * From the launch of the process to the first page received, on a site that has its content; and
 * with nothing compiled yet.
 * @param {import("./run.js").Bench} bench
 */
export async function measureColdStart({ rounds }) {
  const first = await startSite();
  await first.stop();
  const { dataDir } = first;
  const starts = { again: [], anew: [] };
  try {
    for (let round = 0; round < rounds + 2; round += 1) {
      starts.again.push(await timeStart({ dataDir }));
      const environment = { NODE_DISABLE_COMPILE_CACHE: "1" };
      starts.anew.push(await timeStart({ dataDir, environment }));
    }
  } finally {
    await first.remove();
  }
  const rows = [
    ["Code déjà compilé (dossier .cache)", median(starts.again)],
    ["Rien de compilé", median(starts.anew)],
  ];
  return {
    title: "Démarrage",
    text: table(["Du lancement à la première page reçue", "ms"], rows),
    targets: [],
  };
}

async function timeStart(options) {
  const started = performance.now();
  const site = await startSite(options);
  await (await fetch(`${site.url}/`)).arrayBuffer();
  const taken = performance.now() - started;
  await site.stop();
  return taken;
}
