import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { withLock } from "./lock.js";
import { inProject } from "./project.js";
import { replaceFolder } from "./replace-folder.js";
import { isOutOfMemory, runTimed } from "./run.js";

const FOLDERS = ["app", "content", "database", "scripts/bundler", "server"];
const FILES = [
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const NOT_BUILT = /\.test\.tsx?$/;
const BUILD = inProject("build");
const STAMP = ".foulee-sources";
const ROUTER = inProject("node_modules/@react-router/dev/bin.cjs");
const LOG = inProject(".cache/foulee/construction.log");

/**
 * Where memory is short. The bundler lets go of its own memory only as V8 collects the objects that hold
 * it: a small heap is collected often. The build takes half as long again.
 */
const SPARING_FLAGS = ["--max-heap-size=256", "--max-semi-space-size=1", "--optimize-for-size"];
const SPARING_ENV = { MALLOC_ARENA_MAX: "1", RAYON_NUM_THREADS: "1", TOKIO_WORKER_THREADS: "1" };
const ENOUGH_MEMORY = 2_000_000_000;

/** Builds the site unless the build that stands there was made from these very sources. */
export async function ensureBuilt() {
  if (isBuilt(fingerprint())) return;
  await withLock(async () => {
    // Of the sources as they are now: an edit during the build is built next time.
    const wanted = fingerprint();
    if (!isBuilt(wanted)) await build(wanted);
  });
}

/** Beside the former build, whose place it takes once it is whole; one that is still there is taken as it is. */
async function build(wanted) {
  const folder = inProject(`.cache/foulee/builds/${wanted.slice(0, 16)}`);
  if (!isBuilt(wanted, folder)) await make(folder, wanted);
  replaceFolder(BUILD, folder);
}

async function make(folder, wanted) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isSparing = Math.min(totalmem(), process.constrainedMemory() || Infinity) < ENOUGH_MEMORY;
  const env = {
    ...process.env,
    ...(isSparing && SPARING_ENV),
    NODE_ENV: "production",
    NO_COLOR: "1",
    BUILD_DIRECTORY: folder,
  };
  const command = [process.execPath, ...(isSparing ? SPARING_FLAGS : []), ROUTER, "build"];
  await runTimed({ title: "Construction du site", command, log: LOG, explain }, { env });
  writeFileSync(`${folder}/${STAMP}`, wanted);
}

function isBuilt(wanted, folder = BUILD) {
  const stamp = `${folder}/${STAMP}`;
  return existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
}

function explain(output) {
  if (!isOutOfMemory(output)) return undefined;
  return `la mémoire n’a pas suffi\u00a0; il en faut un gigaoctet de libre. Un site déjà construit reste en place\u00a0; celui-ci peut être construit sur une autre machine («\u00a0npm run release\u00a0»)`;
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
