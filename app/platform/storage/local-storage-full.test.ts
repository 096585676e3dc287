import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { canMakeDisks, runOnSmallDisk, runScript } from "~tests/support/small-disk";

const SCRIPT = "full-disk-process.ts";

async function fillDisk(kind: "real" | "pretended"): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), "foulee-full-"));
  try {
    const said =
      kind === "real"
        ? await runOnSmallDisk(SCRIPT, { folder, size: "1m" })
        : await runScript(SCRIPT, [folder, "pretended"]);
    return JSON.parse(said);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
