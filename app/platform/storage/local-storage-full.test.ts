import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { writeAtomically } from "./atomic-file.server";
import { openLocalStorage } from "./local-storage.server";

vi.mock("./atomic-file.server", { spy: true });

it("says that the disk is full, and leaves the old file as it was", async () => {
  const folder = await mkdtemp(join(tmpdir(), "foulee-storage-"));
  const storage = openLocalStorage(folder);
  const file = (text: string) => ({
    body: new TextEncoder().encode(text),
    mediaType: "image/jpeg",
  });
  await storage.write("gallery/a.jpg", file("old"));
  const noSpace = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  vi.mocked(writeAtomically).mockRejectedValueOnce(noSpace);
  await expect(storage.write("gallery/a.jpg", file("new"))).rejects.toMatchObject({
    kind: "full",
    cause: noSpace,
  });
  const kept = await storage.read("gallery/a.jpg");
  expect(new TextDecoder().decode(kept?.body)).toBe("old");
  await rm(folder, { recursive: true, force: true });
});
