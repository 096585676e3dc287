import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, ended by a separator: commands work from wherever they are called. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string} path from the project's folder */
export function inProject(path) {
  return root + path;
}

/** Where settings and data are: beside an unpacked release, which builds nothing and is replaced at an upgrade. */
export const home = existsSync(inProject("scripts/build.js")) ? root : dirname(root);
