import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { withLock } from "./lock.js";
import { inProject } from "./project.js";
import { runTimed } from "./run.js";

const FOLDERS = ["app", "club", "database", "scripts/build", "server"];
const FILES = ["package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
const NOT_BUILT = /\.test\.tsx?$/;
const BUNDLE = inProject("build/server/index.js");
const STAMP = inProject("build/.foulee-sources");
const ROUTER = inProject("node_modules/@react-router/dev/bin.cjs");
const LOG = inProject(".cache/foulee/construction.log");

/** Builds the site unless the build that stands there was made from these very sources. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock(async () => {
    // Of the sources as they are now: an edit during the build is built next time.
    const wanted = fingerprint();
    if (isBuilt(wanted)) return;
    rmSync(STAMP, { force: true });
    const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" };
    const command = [process.execPath, ROUTER, "build"];
    await runTimed({ title: "Construction du site", command, log: LOG }, { env });
    writeFileSync(STAMP, wanted);
  });
}

function isBuilt(wanted = fingerprint()) {
  return existsSync(BUNDLE) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted;
}

/** Of contents, not of dates, which a checkout changes at will. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of [...FILES, ...FOLDERS.flatMap(listFiles)]) {
    const content = readFileSync(inProject(file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function listFiles(folder) {
  const names = readdirSync(inProject(folder), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(inProject("").length))
    .sort();
}
