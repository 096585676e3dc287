import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { carriedNode } from "./carried-node.js";
import { Failure } from "./failure.js";
import { withProgress } from "./progress.js";
import { inProject } from "./project.js";
import { runLogged } from "./run.js";

const LOCK = inProject("package-lock.json");
/** npm's own record of what it installed, written last. */
const RECORD = inProject("node_modules/.package-lock.json");
const STAMP = inProject("node_modules/.foulee-lock");
const LOG = inProject(".cache/foulee/installation.log");

/** Installs the libraries of package-lock.json unless they are the ones that stand there. */
export async function ensureInstalled() {
  if (await isInstalled()) return;
  const wanted = await fingerprint();
  if (!existsSync(carriedNode) || !(await wasInstalledByHand())) {
    // Gone first, so that an installation cut short is seen to be one.
    await Promise.all([rm(STAMP, { force: true }), rm(RECORD, { force: true })]);
    await withProgress("Installation des bibliothèques (npm ci)", install);
  }
  await writeFile(STAMP, wanted);
}

/** True when what stands there is what package-lock.json wants. */
export async function isInstalled() {
  const stamp = await readFile(STAMP, "utf8").catch(() => "");
  return existsSync(carriedNode) && stamp === (await fingerprint());
}

/** With the machine in it: a folder carried to another one holds the wrong binaries. */
async function fingerprint() {
  const hash = createHash("sha256").update(await readFile(LOCK));
  return `${hash.digest("hex")} ${process.platform}-${process.arch}`;
}

/** `npm install` by hand needs no second installation. */
async function wasInstalledByHand() {
  const installed = await readJson(RECORD);
  if (!installed) return false;
  const wanted = Object.entries((await readJson(LOCK)).packages).filter(([path]) => path !== "");
  return wanted.every(([path, { version, optional }]) => {
    const found = installed.packages[path];
    return found ? found.version === version : optional === true;
  });
}

async function readJson(file) {
  const text = await readFile(file, "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

async function install() {
  let { code, output } = await npm("ci");
  // A registry that lacks other machines' optional packages makes a lock file that npm ci refuses.
  if (code !== 0 && output.includes("code EUSAGE")) ({ code, output } = await npm("install"));
  if (code !== 0) throw new Failure(explain(output));
  if (existsSync(carriedNode)) return;
  throw new Failure(
    `Le programme Node du site n’a pas pu être installé : npm n’a pas exécuté le script du paquet « node ».
Essayez « npm rebuild node ». Détails : ${LOG}`,
  );
}

/** Every version is that of package-lock.json, which is not written to. */
function npm(verb) {
  const { program, args } = npmCommand();
  return runLogged(program, [...args, verb, "--no-save", "--include=dev"], LOG, {
    env: { ...process.env, NODE_ENV: "development" },
    shell: process.platform === "win32",
  });
}

/** The npm that runs us, or the one of the PATH. */
function npmCommand() {
  const running = process.env.npm_execpath;
  if (running?.endsWith("npm-cli.js")) return { program: process.execPath, args: [running] };
  return { program: "npm", args: [] };
}

function explain(output) {
  const reasons = [
    [
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/,
      "le registre npm ne répond pas ; vérifiez la connexion à Internet",
    ],
    [/ENOSPC/, "il n’y a plus de place sur le disque"],
    [/EACCES|EPERM/, "le dossier n’est pas accessible en écriture"],
  ];
  const reason = reasons.find(([pattern]) => pattern.test(output))?.[1] ?? lastLines(output);
  return `L’installation des bibliothèques a échoué : ${reason}.\nDétails : ${LOG}`;
}

function lastLines(output) {
  return `npm dit :\n${output.trim().split("\n").slice(-12).join("\n")}\n`;
}
