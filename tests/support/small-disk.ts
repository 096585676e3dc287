import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ALIASES = ["--import", resolve("tests/support/resolve-aliases.ts")];

/** Whether this system lets a process make a disk of its own. */
export async function canMakeDisks(): Promise<boolean> {
  const tried = run("unshare", [
    ...["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", tmpdir()],
  ]);
  return tried.then(
    () => true,
    () => false,
  );
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
  const { stdout } = await run("unshare", [
    ...["--user", "--map-root-user", "--mount", "bash", "-c", mount],
    ...[process.execPath, folder, ...ALIASES, resolve("tests/support", script), folder, ...args],
  ]);
  return stdout;
}
