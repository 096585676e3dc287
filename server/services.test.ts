import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContentVersion } from "~/platform/database/write.server";
import { EnvironmentError } from "~/platform/environment.server";
import { openSite, type Site } from "./services.server";

let folder: string;
const sites: Site[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "foulee-site-"));
});

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
  await rm(folder, { recursive: true });
});

async function open(source: Record<string, string> = {}): Promise<Site> {
  const site = await openSite({ LOG_LEVEL: "silent", DATA_DIR: join(folder, "data"), ...source });
  sites.push(site);
  return site;
}

test("opens a migrated database, the storage and a secret in an empty place", async () => {
  const site = await open();
  expect(await readContentVersion(site.database)).toBeGreaterThan(0);
  await site.storage.check();
  const secret = join(folder, "data", "auth-secret");
  expect((await stat(secret)).mode & 0o777).toBe(0o600);
  expect(await readFile(secret, "utf8")).toBe(site.authSecret);
});

test("the secret is made once, even by two processes at once, and the environment's wins", async () => {
  const [one, two] = await Promise.all([open(), open()]);
  expect(one.authSecret).toBe(two.authSecret);
  expect((await open({ AUTH_SECRET: "s".repeat(32) })).authSecret).toBe("s".repeat(32));
});

test.each([
  ["a wrong value", { PORT: "many" }, /PORT/],
  [
    "a database out of reach",
    { DATABASE_URL: "postgres://localhost:1/x" },
    /La base de données ne s’ouvre pas/,
  ],
])("%s is said in French, without a stack", async (_what, source, sentence) => {
  const failure = await open(source).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EnvironmentError);
  expect(String(failure)).toMatch(sentence);
});

test("a file where the folder should be is said in French", async () => {
  await writeFile(join(folder, "data"), "");
  await expect(open()).rejects.toThrow(/le dossier .* ne peut pas être créé/);
});
