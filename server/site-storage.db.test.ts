import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { EnvironmentError, readEnvironment } from "~/platform/environment.server";
import { createLog } from "~/platform/log.server";
import type { Storage } from "~/platform/storage/storage";
import { StorageError } from "~/platform/storage/storage-error";
import { BUCKETS } from "~/platform/storage/storage-path";
import { test } from "~tests/support/database-test";
import { openS3Server, type S3TestServer } from "~tests/support/s3-server";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { createHealthCheck } from "./http/health";
import { openSiteStorage, requireWorkingStorage } from "./site-storage";

let folder: string;
let server: S3TestServer | undefined;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const place = (source: Record<string, string> = {}) =>
  readEnvironment({ DATA_DIR: folder, ...source });

async function sentenceAtStart(source: Record<string, string> = {}): Promise<string> {
  const environment = place(source);
  const storage = await openSiteStorage(environment);
  return failureOf(requireWorkingStorage(storage, environment));
}

async function failureOf(starting: Promise<void>): Promise<string> {
  const failure = await starting.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof EnvironmentError)) throw new Error(`Not refused clearly: ${failure}`);
  return failure.message;
}

describe("the storage of a site", () => {
  test("is the folder of its data", async () => {
    const storage = await openSiteStorage(place());
    await requireWorkingStorage(storage, place());
    const body = new TextEncoder().encode("x");
    await storage.write("gallery/a.jpg", { body, mediaType: "image/jpeg" });
    expect(await readdir(join(folder, "files", "gallery"))).toEqual(["a.jpg"]);
  });

  test("is S3 as soon as its settings are there, with every bucket made", async () => {
    server = await openS3Server("club-");
    const environment = place(server.environment);
    const storage = await openSiteStorage(environment);
    await requireWorkingStorage(storage, environment);
    expect(await readdir(server.folder)).toHaveLength(BUCKETS.length);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("a start says in French", () => {
  test("that something stands where the folder should be", async () => {
    await mkdir(join(folder, "files"));
    await writeFile(join(folder, "files", ".tmp"), "");
    expect(await sentenceAtStart()).toMatch(
      /^DATA_DIR\u00a0: les fichiers ne peuvent pas être écrits dans .*files \(.*\)\.$/,
    );
  });

  test.for([
    ["EROFS: read-only file system", "unavailable", /ne peuvent pas être écrits .*read-only/],
    ["EACCES: permission denied", "unavailable", /ne peuvent pas être écrits .*permission denied/],
    ["ENOSPC: no space left", "full", /il n’y a plus de place .*no space left/],
  ] as const)("what the system says: %s", async ([said, kind, sentence]) => {
    const check = () => Promise.reject(new StorageError(kind, new Error(said)));
    expect(await failureOf(requireWorkingStorage({ check }, place()))).toMatch(sentence);
  });

  test("that S3 does not answer", async () => {
    server = await openS3Server();
    await server.stop();
    const said = await sentenceAtStart(server.environment);
    expect(said).toMatch(/^Le stockage S3 n’est pas utilisable à l’adresse http:\/\/127\.0\.0\.1:/);
    expect(said).toContain("ECONNREFUSED");
  });

  test("that S3 refuses the key, and never the secret", async () => {
    server = await openS3Server();
    const secret = "a-very-secret-key";
    const keys = { S3_ACCESS_KEY_ID: "somebody", S3_SECRET_ACCESS_KEY: secret };
    const said = await sentenceAtStart({ ...server.environment, ...keys });
    expect(said).toMatch(/compartiments foulee-… \(S3 answered 403/);
    expect(said).not.toContain(secret);
  });

  test("that S3 has no room left", async () => {
    server = await openS3Server();
    const storage = await openSiteStorage(place(server.environment));
    await storage.check();
    server.refuseWrites({ status: 507, code: "XMinioStorageFull" });
    expect(await sentenceAtStart(server.environment)).toMatch(/^Il n’y a plus de place dans/);
  });
});

test("health fails while S3 is away and is well again by itself", async ({ database }) => {
  server = await openS3Server();
  const storage = await openSiteStorage(place(server.environment));
  const health = createHealthCheck({ database, storage, log: createLog("silent") });
  expect(await health()).toEqual({ status: "ok", database: true, storage: true });
  await server.stop();
  expect(await health()).toEqual({ status: "failing", database: true, storage: false });
  await server.start();
  expect(await health()).toMatchObject({ status: "ok", storage: true });
});

test("health does not wait for a storage that never answers", async ({ database }) => {
  const storage = { check: () => new Promise<void>(() => undefined) } as Storage;
  const health = createHealthCheck({ database, storage, log: createLog("silent") }, 500);
  expect(await health()).toEqual({ status: "failing", database: true, storage: false });
});
