import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ALIASES = ["--import", resolve("tests/support/resolve-aliases.ts")];

/** How a process may get mounts of its own: a chroot refuses the first, which root can do without. */
const WAYS = [["--user", "--map-root-user", "--mount"], ["--mount"]];

/** Whether this system lets a process make a disk of its own. */
export async function canMakeDisks(): Promise<boolean> {
  return (await findWay()) !== null;
}

async function findWay(): Promise<string[] | null> {
  for (const way of WAYS) {
    const tried = run("unshare", [...way, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]);
    const isAllowed = await tried.then(
      () => true,
      () => false,
    );
    if (isAllowed) return way;
  }
  return null;
}

/** Runs a script of `tests/support` with plain Node; what it said. */
export async function runScript(script: string, args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [
    ...ALIASES,
    resolve("tests/support", script),
    ...args,
  ]);
  return stdout;
}

/** As `runScript`, with a disk of its own over `folder`, its first argument, which goes with the process. */
export async function runOnSmallDisk(
  script: string,
  { folder, size, args = [] }: { folder: string; size: string; args?: readonly string[] },
): Promise<string> {
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$1" && exec "$0" "\${@:2}"`;
  const way = await findWay();
  if (way === null) throw new Error("This system lets no process make a disk of its own.");
  const { stdout } = await run("unshare", [
    ...way,
    "bash",
    "-c",
    mount,
    process.execPath,
    folder,
    ...ALIASES,
    resolve("tests/support", script),
    folder,
    ...args,
  ]);
  return stdout;
}
