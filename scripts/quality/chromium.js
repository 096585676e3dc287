import { inProject } from "../bootstrap/project.js";
import { runQuietly, runTimed } from "../bootstrap/run.js";
import { programs } from "./programs.js";

const LOG = inProject(".cache/foulee/chromium.log");

/**
 * The path of a Chromium that runs, installed if need be: by Playwright, else by Debian.
 * Null, with a sentence, when there is no way.
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
    `No Chromium is here, and none could be installed (details: ${LOG}).
Install it (such as “apt install chromium-headless-shell fonts-liberation”), or say where it is in CHROMIUM_PATH.`,
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
  const title = "Installing a Chromium for the tests";
  await runTimed({ title, command, log: LOG }, { env });
}
