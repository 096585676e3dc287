import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const run = promisify(execFile);
const SCRIPT = [
  "--import",
  resolve("tests/support/resolve-aliases.ts"),
  resolve("tests/support/full-disk-process.ts"),
];
/** A disk of its own, of a megabyte, that goes with the process: where the system lets one be made. */
const ON_A_SMALL_DISK = `mount -t tmpfs -o size=1m tmpfs "$1" && exec "$0" "\${@:2}" "$1"`;

async function fillDisk(kind: "real" | "pretended"): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-full-"));
  try {
    const { stdout } =
      kind === "real"
        ? await run("unshare", [
            ...["--user", "--map-root-user", "--mount", "bash", "-c", ON_A_SMALL_DISK],
            ...[process.execPath, folder, ...SCRIPT],
          ])
        : await run(process.execPath, [...SCRIPT, folder, "pretended"]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function canMakeDisks(): Promise<boolean> {
  const tried = run("unshare", [
    ...["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", tmpdir()],
  ]);
  return tried.then(
    () => true,
    () => false,
  );
}

const kinds = (await canMakeDisks()) ? (["real", "pretended"] as const) : (["pretended"] as const);

it.each(kinds)(
  "a full disk (%s) is said, loses nothing, and works once there is room",
  async (kind) => {
    expect(await fillDisk(kind)).toEqual({
      newFile: "full",
      replacedFile: "full",
      streamedFile: "full",
      oldIsWhole: true,
      newIsThere: false,
      drafts: [],
      check: "full",
      after: { check: "done", write: "done", newIsWhole: true },
    });
  },
);
