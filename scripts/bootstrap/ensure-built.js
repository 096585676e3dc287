import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { carriedNode, programOf } from "./carried-node.js";
import { Failure } from "./failure.js";
import { withProgress } from "./progress.js";
import { inProject, root } from "./project.js";
import { runLogged } from "./run.js";

const FOLDERS = ["app", "club", "database", "public", "scripts/build", "server"];
const FILES = ["package-lock.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
const NOT_BUILT = /\.test\.tsx?$/;
const BUNDLE = inProject("build/server/index.js");
const STAMP = inProject("build/.foulee-sources");
/** What V8 compiled of the former build (serve.js). */
const COMPILED = inProject(".cache/foulee/compiled");
const LOG = inProject(".cache/foulee/construction.log");

/** Builds the site unless the build that stands there was made from these very sources. */
export async function ensureBuilt() {
  if (await isBuilt()) return;
  const wanted = await fingerprint();
  await rm(STAMP, { force: true });
  await rm(COMPILED, { recursive: true, force: true });
  await withProgress("Construction du site", build);
  // Made from the sources as they were before: an edit during the build is built next time.
  await writeFile(STAMP, wanted);
}

/** True when the build that stands there was made from these very sources. */
export async function isBuilt() {
  const stamp = await readFile(STAMP, "utf8").catch(() => "");
  return existsSync(BUNDLE) && stamp === (await fingerprint());
}

async function build() {
  const { code, output } = await runLogged(carriedNode, [programOf("react-router"), "build"], LOG, {
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
  });
  if (code === 0) return;
  const lines = output.trim().split("\n");
  const end = lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-25)
    .join("\n");
  throw new Failure(`La construction du site a échoué :\n${end}\nDétails : ${LOG}`);
}

/** Of contents, not of dates, which a checkout changes at will. */
async function fingerprint() {
  const folders = await Promise.all(FOLDERS.map(listFiles));
  const files = [...FILES, ...folders.flat()].sort();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  const hash = createHash("sha256");
  for (const [index, file] of files.entries()) {
    hash.update(`${file}\0${contents[index].length}\0`).update(contents[index]);
  }
  return hash.digest("hex");
}

async function listFiles(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    (error) => {
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length));
}
