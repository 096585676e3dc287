import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/**
 * Makes `link` lead to a whole new folder. Whoever runs from the former one goes on: it stays until the
 * next time; what else stands beside the new folder is removed.
 * @param {string} link absolute; may be a folder still, which goes @param {string} folder absolute
 */
export function replaceFolder(link, folder) {
  const former = targetOf(link);
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(relative(dirname(link), folder), next);
  const aside = `${link}.former`;
  rmSync(aside, { recursive: true, force: true });
  if (former === null && existsSync(link)) renameSync(link, aside);
  renameSync(next, link);
  rmSync(aside, { recursive: true, force: true });
  for (const name of readdirSync(dirname(folder))) {
    const other = join(dirname(folder), name);
    if (other !== folder && other !== former) rmSync(other, { recursive: true });
  }
}

function targetOf(link) {
  try {
    return resolve(dirname(link), readlinkSync(link));
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "EINVAL") return null;
    throw error;
  }
}
