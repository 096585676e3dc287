import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, ended by a separator: commands work from wherever they are called. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string} path from the project's folder */
export function inProject(path) {
  return root + path;
}

/** Where settings and data are. An unpacked release is replaced at an upgrade: they stand beside it. */
export const home = existsSync(inProject("start")) ? dirname(root) : root;
