import { ensureBuilt, isBuilt } from "./ensure-built.js";
import { ensureInstalled, isInstalled } from "./ensure-installed.js";
import { withLock } from "./lock.js";
import { root } from "./project.js";

/**
 * Makes the folder ready to run: libraries installed, site built if asked; quick, and nothing
 * written, when nothing changed. The project's folder becomes the current one.
 * @param {{ build?: boolean }} [options]
 */
export async function prepare({ build = false } = {}) {
  process.chdir(root);
  if ((await isInstalled()) && (!build || (await isBuilt()))) return;
  const work = async () => {
    await ensureInstalled();
    if (build) await ensureBuilt();
  };
  await withLock(work, () => {
    console.error("… Une autre commande prépare déjà le site : on l’attend.");
  });
}
