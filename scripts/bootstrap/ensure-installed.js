import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { Failure } from "./failure.js";
import { withLock } from "./lock.js";
import { inProject } from "./project.js";
import { runTimed } from "./run.js";
import { LINE, linkRuntime, RUNTIME } from "./runtime.js";

const ownLine = Number(process.versions.node.split(".")[0]);
const STAMP = inProject("node_modules/.foulee-lock");
const NPM = inProject("node_modules/npm/bin/npm-cli.js");
const NPM_CACHE = inProject(".cache/foulee/npm");
const LOG = inProject(".cache/foulee/installation.log");

/**
 * Installs the libraries of package-lock.json, and the Node that runs the site, unless they stand
 * there; quick, and nothing written, when nothing changed.
 * @param {{ mayInstall: boolean }} options without it, what was never installed is a `Failure`
 */
export async function ensureInstalled({ mayInstall }) {
  if (!mayInstall) {
    if (existsSync(RUNTIME) && existsSync(inProject("build/server/index.js"))) return linkRuntime();
    throw new Failure(
      "Le site n’est pas encore installé ici\u00a0: lancez d’abord «\u00a0npm start\u00a0», ou «\u00a0npm run build\u00a0» pour l’installer sans le démarrer.",
    );
  }
  if (isInstalled()) return linkRuntime();
  try {
    await withLock(async () => {
      if (!isInstalled()) await install();
    });
  } catch (error) {
    const reason = explain(String(error));
    throw reason && !(error instanceof Failure)
      ? new Failure(`Installation\u00a0: ${reason}.`)
      : error;
  }
}

async function install() {
  // Gone first, so that an installation cut short is seen to be one.
  rmSync(STAMP, { force: true });
  const title = "Installation des bibliothèques";
  await runTimed({ title, command: npm("ci"), log: LOG, explain });
  linkRuntime();
  if (ownLine < LINE) {
    // npm leaves out, without a word, native packages that ask for a newer Node than runs it.
    const command = [RUNTIME, NPM, "install", "--no-save", ...options()];
    await runTimed({ title: `${title} de Node ${LINE}`, command, log: LOG, explain });
  }
  writeFileSync(STAMP, fingerprint());
}

function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint();
}

/**
 * Of what is wanted, of what npm says that it last put there (another npm may have), and of the
 * machine: a folder carried to another one holds the wrong binaries.
 */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of ["package-lock.json", "node_modules/.package-lock.json"]) {
    if (existsSync(inProject(file))) hash.update(readFileSync(inProject(file)));
  }
  return `${hash.digest("hex")} ${process.platform}-${process.arch}`;
}

/** The npm that runs us, or the one of the PATH. */
function npm(verb) {
  const running = process.env.npm_execpath;
  const program = running?.endsWith("npm-cli.js") ? [process.execPath, running] : ["npm"];
  return [...program, verb, ...options()];
}

/** Development packages build the site. */
function options() {
  return ["--include=dev", ...(hasHome() ? [] : ["--cache", NPM_CACHE])];
}

/** The user of a service may have none, and npm keeps its downloads there. */
function hasHome() {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function explain(output) {
  const reasons = [
    [
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/,
      "le registre npm ne répond pas\u00a0; vérifiez la connexion à Internet",
    ],
    [/ENOSPC/, "il n’y a plus de place sur le disque"],
    [/EACCES|EPERM|EROFS/, "le dossier n’est pas accessible en écriture"],
  ];
  return reasons.find(([pattern]) => pattern.test(output))?.[1];
}
