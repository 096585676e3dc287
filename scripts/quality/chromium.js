import { inProject } from "../bootstrap/project.js";
import { runQuietly, runTimed } from "../bootstrap/run.js";
import { programs } from "./programs.js";

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
    await install().catch(() => undefined);
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
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" };
  await installed([...programs.playwright, "install", "chromium"], env);
}

async function installWithApt() {
  const asRoot = process.getuid?.() === 0;
  const sudo = asRoot ? [] : ["sudo", "--non-interactive"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["chromium-headless-shell", "fonts-liberation"];
  await runQuietly([...sudo, "apt-get", "update"], { env });
  await installed([...sudo, "apt-get", "install", "-y", ...packages], env);
}

async function installed(command, env) {
  const title = "Installation d’un Chromium pour les essais";
  await runTimed({ title, command, log: LOG }, { env });
}
