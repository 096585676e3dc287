import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname } from "node:path";
import { Failure } from "./failure.js";
import { inProject } from "./project.js";

const PACKAGE = inProject(`node_modules/node-${process.platform}-${process.arch}`);
const CARRIED = `${PACKAGE}/bin/node`;
/** The Node that everything but this folder runs on: a link, so that package.json can name it. */
export const RUNTIME = inProject(".cache/foulee/node");
/** The line of Node that the tests run on. Where no package brings one, a machine's own serves from here on. */
export const LINE = 24;

/** Some builds of distributions lack what the site needs: SQLite, or TypeScript read as it is. */
const PROBE =
  'require("node:sqlite"); process.features.typescript ? process.versions.node : process.exit(1)';

/** The version of a Node that can run the site; null where there is none, or it cannot. */
export function versionOf(program) {
  const { status, stdout } = spawnSync(program, ["-p", PROBE], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Whether a machine's own Node takes the place of the carried one: a later release of the same
 * line, which brings security fixes before the carried package does. Another line was never tested.
 * @param {string} own @param {string} carried versions
 */
export function takesPlace(own, carried) {
  if (!/^\d+\.\d+\.\d+$/.test(own)) return false;
  const [line, minor, patch] = own.split(".").map(Number);
  const [carriedLine, carriedMinor, carriedPatch] = carried.split(".").map(Number);
  if (line !== carriedLine) return false;
  return minor > carriedMinor || (minor === carriedMinor && patch > carriedPatch);
}

/**
 * The program of the Node that runs the site: the carried one, unless this machine's own takes its
 * place, or serves where none is carried. Whether the carried one runs is tried: it is made for
 * glibc, and musl has the same platform. Throws a `Failure` where there is none.
 */
export function findRuntime({ carried = CARRIED, own = process.execPath } = {}) {
  const carriedVersion = versionOf(carried);
  if (own === carried && carriedVersion) return carried;
  const ownVersion = versionOf(own);
  if (carriedVersion) {
    return ownVersion && takesPlace(ownVersion, carriedVersion) ? own : carried;
  }
  if (ownVersion && Number.parseInt(ownVersion, 10) >= LINE) return own;
  throw new Failure(
    `Aucun Node n’est livré pour cette machine (${process.platform}, ${process.arch})\u00a0: installez Node.js ${LINE} ou plus récent.`,
  );
}

/** Points the link to the Node that runs the site. A folder that may not be written keeps a link that leads somewhere. */
export function linkRuntime(link = RUNTIME) {
  if (leadsTo(link, likelyRuntime())) return;
  const program = findRuntime();
  if (leadsTo(link, program)) return;
  const aside = `${link}.${process.pid}`;
  try {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(program, aside);
    renameSync(aside, link);
  } catch (error) {
    rmSync(aside, { force: true });
    if (!existsSync(link) || !["EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
  }
}

/** Refuses a Node that the tests did not run on, as after an upgrade of the machine's own; the link is set right. */
export function requireTestedRuntime() {
  if (process.execPath === CARRIED || process.execPath === likelyRuntime()) return;
  if (process.execPath === findRuntime()) return;
  linkRuntime();
  throw new Failure(
    `Node ${process.versions.node} n’est pas celui avec lequel le site a été essayé (ligne ${LINE})\u00a0: relancez le site par «\u00a0npm start\u00a0», ou son service.`,
  );
}

/** What `findRuntime` finds nearly always, told from version numbers alone: a start of Node takes long. */
function likelyRuntime() {
  const file = `${PACKAGE}/package.json`;
  if (!existsSync(file)) return process.execPath;
  const { version } = JSON.parse(readFileSync(file, "utf8"));
  return takesPlace(process.versions.node, version) ? process.execPath : CARRIED;
}

function leadsTo(link, program) {
  try {
    return readlinkSync(link) === program && existsSync(program);
  } catch {
    return false;
  }
}
