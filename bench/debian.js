import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { inProject } from "../scripts/bootstrap/project.js";
import { runQuietly } from "../scripts/bootstrap/run.js";

const FOLDER = inProject(".cache/foulee/bench");
const ROOT = join(FOLDER, "root");
const PACKAGES = [
  "nginx",
  "libnginx-mod-http-brotli-static",
  "wrk",
  "libluajit-5.1-2",
  "libluajit-5.1-common",
];

/** @typedef {{ nginx: string | null, brotliModule: string | null, wrk: string | null }} Programs */

/**
 * nginx and wrk: the machine's own, else unpacked from Debian's packages into the project's cache;
 * nothing is installed on the machine, and no service started. Says in French what it has to do without.
 * @returns {Promise<Programs>}
 */
export async function findPrograms() {
  const known = locate();
  if (known.nginx && known.wrk) return known;
  await unpackFromDebian().catch(() => undefined);
  const found = locate();
  if (!found.nginx)
    console.log("nginx est absent et apt ne le donne pas : les mesures s’en passent.");
  if (!found.wrk) console.log("wrk est absent et apt ne le donne pas : autocannon fait la charge.");
  return found;
}

/** Where the unpacked programs find their libraries. */
export const LIBRARIES = { LD_LIBRARY_PATH: join(ROOT, "usr/lib/x86_64-linux-gnu") };

/** @returns {Programs} */
function locate() {
  const first = (paths) => paths.find((path) => existsSync(path)) ?? null;
  const nginx = first([join(ROOT, "usr/sbin/nginx"), "/usr/sbin/nginx"]);
  const module = "usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  // A module goes with the very nginx it was made for.
  const brotliModule = nginx && first([nginx.replace("usr/sbin/nginx", module)]);
  return { nginx, brotliModule, wrk: first([join(ROOT, "usr/bin/wrk"), "/usr/bin/wrk"]) };
}

async function unpackFromDebian() {
  await mkdir(FOLDER, { recursive: true });
  const inFolder = { cwd: FOLDER };
  const download = () => runQuietly(["apt-get", "download", ...PACKAGES], inFolder);
  if (!(await download()).isDone) {
    await runQuietly(["apt-get", "update"], inFolder);
    await download();
  }
  for (const file of await readdir(FOLDER)) {
    if (file.endsWith(".deb")) await runQuietly(["dpkg-deb", "--extract", file, ROOT], inFolder);
  }
}
