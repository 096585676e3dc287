import { resolve } from "node:path";

/**
 * Where a path leads that was typed in the folder the command was called from, before anything
 * changes the current one.
 * @param {string} path
 */
export function calledPath(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
