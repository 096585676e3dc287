import { carriedNode, programOf } from "../bootstrap/carried-node.js";
import { withProgress } from "../bootstrap/progress.js";
import { inProject } from "../bootstrap/project.js";
import { runLogged, runQuietly } from "../bootstrap/run.js";

const LOG = inProject(".cache/foulee/chromium.log");

/**
 * The path of a Chromium that runs, installed if need be: by Playwright, else by Debian.
 * Null, said in French, when there is no way.
 */
export async function findOrInstallChromium() {
  const { findChromium } = await import("../../tests/e2e/support/chromium.ts");
  const found = findChromium();
  if (found) return found;
  for (const install of [installWithPlaywright, installWithApt]) {
    await withProgress("Installation d’un Chromium pour les essais", install).catch(
      () => undefined,
    );
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    `Aucun navigateur Chromium, et son installation a échoué (détails : ${LOG}).
Installez-le (par exemple « apt install chromium-headless-shell fonts-liberation ») ou indiquez son chemin dans CHROMIUM_PATH.`,
  );
  return null;
}

async function installWithPlaywright() {
  const { code } = await runLogged(
    carriedNode,
    [programOf("playwright"), "install", "chromium"],
    LOG,
    { env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" } },
  );
  if (code !== 0) throw new Error("playwright install");
}

async function installWithApt() {
  const asRoot = process.getuid?.() === 0;
  const sudo = asRoot ? [] : ["sudo", "--non-interactive"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["chromium-headless-shell", "fonts-liberation"];
  const [program, ...args] = [...sudo, "apt-get", "install", "-y", ...packages];
  const [update, ...updateArgs] = [...sudo, "apt-get", "update"];
  await runQuietly(update, updateArgs, { env });
  const { code } = await runLogged(program, args, LOG, { env });
  if (code !== 0) throw new Error("apt-get install");
}
