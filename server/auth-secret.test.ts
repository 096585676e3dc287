import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrMakeAuthSecret } from "./auth-secret";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "foulee-secret-"));
});

afterEach(() => rm(folder, { recursive: true }));

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
