import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { readOrMakeAuthSecret } from "./auth-secret";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

test("many processes at once agree on one secret, and leave nothing else behind", async () => {
  for (let round = 0; round < 20; round += 1) {
    await rm(join(folder, "auth-secret"), { force: true });
    const secrets = await Promise.all(
      Array.from({ length: 30 }, () => readOrMakeAuthSecret(folder)),
    );
    expect(new Set(secrets).size).toBe(1);
  }
  expect(await readdir(folder)).toEqual(["auth-secret"]);
});

test("a secret that is too short stops the start", async () => {
  await writeFile(join(folder, "auth-secret"), "court\n");
  await expect(readOrMakeAuthSecret(folder)).rejects.toThrow(/auth-secret holds no secret/);
});
