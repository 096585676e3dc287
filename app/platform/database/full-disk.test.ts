import { expect, it } from "vitest";
import { canMakeDisks, runOnSmallDisk } from "~tests/support/small-disk";
import { temporaryFolder } from "~tests/support/temporary-folder";

// Where no process may make a disk of its own, `database-reach.db.test.ts` pretends one.
if (await canMakeDisks()) {
  it("a full disk is read on, says so, and takes writes once something was deleted", async () => {
    const disk = { folder: temporaryFolder(), size: "48m" };
    const said = JSON.parse(await runOnSmallDisk("full-disk-database-process.ts", disk));
    expect(said).toEqual({
      whenFull: "full",
      readMeanwhile: ["before"],
      whenThereIsRoom: "done",
      readAfter: ["after", "before"],
    });
  });
}
