import { execFile } from "node:child_process";
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";
import { Failure } from "../bootstrap/failure.js";
import { inProject } from "../bootstrap/project.js";

const run = promisify(execFile);
const NPM = inProject("node_modules/npm/bin/npm-cli.js");
const FOLDER = inProject(".cache/foulee/engines");

/**
 * The environment in which the browser tests run in an old Chromium: those that Amazon's functions had, as npm
 * keeps them with the libraries they need. Fetched once.
 * @param {string} version of `@sparticuz/chromium`, which is Chromium's own
 */
export async function oldChromium(version) {
  if (process.arch !== "x64" || process.platform !== "linux") {
    throw new Failure("Former versions of Chromium are there for Linux on x64 only.");
  }
  const folder = join(FOLDER, `chromium-${version}`);
  await access(folder).catch(() => fetchChromium(version, folder));
  return { OLD_CHROMIUM: join(folder, "chromium"), LD_LIBRARY_PATH: join(folder, "lib") };
}

async function fetchChromium(version, folder) {
  console.info(`Fetching Chromium ${version}…`);
  await mkdir(FOLDER, { recursive: true });
  // Beside its place, which it takes once it is whole.
  const made = await mkdtemp(join(FOLDER, "part-"));
  const packed = await mkdtemp(join(tmpdir(), "foulee-engine-"));
  try {
    const name = `@sparticuz/chromium@${version}`;
    await run(process.execPath, [NPM, "pack", name, "--pack-destination", packed]);
    await run("tar", ["-xzf", join(packed, `sparticuz-chromium-${version}.tgz`), "-C", packed]);
    const open = async (file) =>
      brotliDecompressSync(await readFile(join(packed, "package/bin", `${file}.br`)));
    await writeFile(join(made, "chromium"), await open("chromium"));
    await chmod(join(made, "chromium"), 0o755);
    await writeFile(join(packed, "libraries.tar"), await open("aws.tar"));
    await run("tar", ["-xf", join(packed, "libraries.tar"), "-C", made]);
    await rename(made, folder);
  } finally {
    await rm(packed, { recursive: true, force: true });
    await rm(made, { recursive: true, force: true });
  }
}

/** Fails, saying what to install, where nginx, WebKit and a screen for it are not there. */
export async function requireEngines() {
  try {
    await run("WebKitWebDriver", ["--help"]);
    await run("Xvfb", ["-help"]);
    await run("nginx", ["-v"]);
  } catch (error) {
    // Only a program that is not there is asked for.
    if (error.code !== "ENOENT") return;
    throw new Failure(
      "WebKit or nginx is not installed: run “apt install webkit2gtk-driver xvfb nginx-light”, then try again.",
    );
  }
}
