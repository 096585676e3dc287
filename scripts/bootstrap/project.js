import { fileURLToPath } from "node:url";

/** The project's folder, ended by a separator: commands work from wherever they are called. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** @param {string} path from the project's folder */
export function inProject(path) {
  return root + path;
}
