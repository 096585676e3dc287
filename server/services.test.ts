import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readContentVersion } from "~/platform/database/transaction.server";
import { EnvironmentError } from "~/platform/environment.server";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { type OpenedFor, openSite, type Site } from "./services.server";
import { notePort } from "./site-addresses";

let folder: string;
const sites: Site[] = [];

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function open(
  source: Record<string, string> = {},
  openedFor: OpenedFor = "served",
): Promise<Site> {
  const given = { LOG_LEVEL: "silent", DATA_DIR: join(folder, "data"), ...source };
  const site = await openSite(given, openedFor);
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
  await expect(open()).rejects.toThrow(/le dossier .* ne peut pas être créé ou écrit/);
});

test("what former versions kept for a full disk is removed", async () => {
  const reserve = join(folder, "data", "reserve");
  await mkdir(join(folder, "data"));
  await writeFile(reserve, new Uint8Array(1_000));
  await open();
  await expect(stat(reserve)).rejects.toThrow("ENOENT");
});

describe("a command on a site", () => {
  test("makes none where there is none", async () => {
    await expect(open({}, "running")).rejects.toThrow(
      `Aucun site dans ${join(folder, "data")}\u00a0: lancez d’abord «\u00a0npm start\u00a0»`,
    );
    expect(await readdir(folder)).toEqual([]);
    await open({}, "restored");
    expect(await readdir(join(folder, "data"))).toContain("foulee.db");
  });

  test("refuses a database of another version, and changes nothing in it", async () => {
    const { database } = await open();
    const last = sql`select max(name) as name from kysely_migration`;
    await sql`delete from kysely_migration where name = (${last})`.execute(database.native);
    await expect(open({}, "running")).rejects.toThrow(
      /plus ancienne .* redémarrez d’abord le site/,
    );
    await sql`insert into kysely_migration values ('9999-later', 'now')`.execute(database.native);
    for (const openedFor of ["running", "served", "restored"] as const) {
      await expect(open({}, openedFor)).rejects.toThrow(
        /plus récente que ce programme \(9999-later\)/,
      );
    }
  });

  test("names the port on which the site was last served", async () => {
    const { environment } = await open({ PORT: "3100" });
    await notePort(environment);
    const { port, publicUrl } = (await open({}, "running")).environment;
    expect([port, publicUrl]).toEqual([3100, "http://localhost:3100"]);
    const given = await open({ PUBLIC_URL: "https://club.example" }, "running");
    expect(given.environment.publicUrl).toBe("https://club.example");
  });
});

test("what the site keeps is its owner’s alone, also where an earlier version left it open", async () => {
  const data = join(folder, "data");
  for (const name of ["files", "sauvegardes"]) {
    await mkdir(join(data, name), { recursive: true, mode: 0o755 });
  }
  await open();
  await chmod(join(data, "foulee.db"), 0o644);
  await open();
  const modeOf = async (name: string) => (await stat(join(data, name))).mode & 0o077;
  for (const name of ["foulee.db", "foulee.db-wal", "auth-secret", "files", "sauvegardes"]) {
    expect(await modeOf(name), name).toBe(0);
  }
});
