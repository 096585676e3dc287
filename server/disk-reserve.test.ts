import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { canMakeDisks, runOnSmallDisk } from "~tests/support/small-disk";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { fillReserve, giveBackReserve } from "./disk-reserve";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test("the reserve is kept once, its owner's alone, and given back whole", async () => {
  await fillReserve(folder);
  const { size, mode, mtimeMs } = await stat(join(folder, "reserve"));
  expect(size).toBe(8 * 1_048_576);
  expect(mode & 0o777).toBe(0o600);
  await fillReserve(folder);
  expect((await stat(join(folder, "reserve"))).mtimeMs).toBe(mtimeMs);
  expect(await giveBackReserve(folder)).toBe(true);
  expect(await giveBackReserve(folder)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

// A machine that lets no process make a disk of its own has the test above.
if (await canMakeDisks()) {
  test("a full disk takes small writes once it is given back", async () => {
    const disk = { folder, size: "48m" };
    const said = await runOnSmallDisk("full-disk-database-process.ts", disk);
    expect(JSON.parse(said)).toEqual({ first: "full", later: ["done"] });
  });
}
