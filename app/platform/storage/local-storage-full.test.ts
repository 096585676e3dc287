import { expect, it } from "vitest";
import { canMakeDisks, runOnSmallDisk, runScript } from "~tests/support/small-disk";
import { temporaryFolder } from "~tests/support/temporary-folder";

const SCRIPT = "full-disk-process.ts";

async function fillDisk(kind: "real" | "pretended"): Promise<unknown> {
  const folder = temporaryFolder();
  const said =
    kind === "real"
      ? await runOnSmallDisk(SCRIPT, { folder, size: "1m" })
      : await runScript(SCRIPT, [folder, "pretended"]);
  return JSON.parse(said);
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
