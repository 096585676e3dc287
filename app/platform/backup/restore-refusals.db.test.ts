import { mkdir, readdir, writeFile } from "node:fs/promises";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId, sha256 } from "~/platform/random.server";
import { StorageError } from "~/platform/storage/storage-error";
import { createTestAccount } from "~tests/support/accounts";
import {
  fillSite,
  openBackupFolder,
  otherDatabase,
  siteOn,
  writeOnce,
} from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW, testServices } from "~tests/support/services";
import { readSiteContents } from "~tests/support/site-contents";

const backups = openBackupFolder();
const at = TEST_NOW.toISOString();

/** A site that accepts what a real one refuses, and is backed up all the same. */
async function backUpBroken(fill: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await otherDatabase();
  await sql`pragma ignore_check_constraints = on`.execute(database.kysely);
  await sql`pragma foreign_keys = off`.execute(database.kysely);
  const site = siteOn(database, new MemoryStorage());
  await writeOnce(site, 1);
  await fill(database);
  await backups.backUp(site);
}

const person = (more: object) => ({
  id: newId(),
  name: "Maëlle",
  email: "maelle@exemple.fr",
  email_verified: true,
  image: null,
  role: "administrator" as const,
  deactivated_at: null,
  created_at: at,
  updated_at: at,
  ...more,
});

const BROKEN: [string, (database: Database) => Promise<unknown>][] = [
  [
    "an unknown role",
    ({ kysely }) =>
      kysely
        .insertInto("users")
        .values(person({ role: "owner" }))
        .execute(),
  ],
  [
    "a row without the one it belongs to",
    ({ kysely }) =>
      kysely
        .insertInto("admin_profiles")
        .values({ user_id: newId(), first_name: "A", last_name: "B", avatar_url: null })
        .execute(),
  ],
];

describe("rows that break a rule of the site", () => {
  for (const [what, fill] of BROKEN) {
    test(`are refused whole, and nothing is left behind: ${what}`, async ({ database }) => {
      await backUpBroken(fill);
      const site = siteOn(database, new MemoryStorage());
      await writeOnce(site, 2);
      const before = await readSiteContents(site);
      await expect(backups.restore(site, { safety: "avant.tar" })).rejects.toMatchObject({
        name: "BackupError",
        problem: "refused-rows",
      });
      expect(await readSiteContents(site)).toEqual(before);
      expect(await readdir(backups.path())).toEqual(["a.tar"]);
    });
  }
});

describe("pictures that are none", () => {
  const page = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");

  async function fillWith(site: ReturnType<typeof siteOn<MemoryStorage>>, mediaType: string) {
    const path = "gallery/a.jpg";
    await site.storage.write(path, { body: page, mediaType: "image/jpeg" });
    await site.database.kysely
      .insertInto("media_files")
      .values({
        path,
        media_type: mediaType,
        byte_size: page.length,
        width: 1,
        height: 1,
        hash: sha256(page),
        uploaded_by: null,
        created_at: at,
      })
      .execute();
  }

  test("a row that gives a picture another type is refused", async ({ database }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    await fillWith(source, "text/html");
    await backups.backUp(source);
    const site = siteOn(database, new MemoryStorage());
    await expect(backups.restore(site)).rejects.toMatchObject({ problem: "not-a-picture" });
    expect(site.storage.files.size).toBe(0);
  });

  test("our own backup leaves out a file that is damaged, says so, and can be restored", async ({
    database,
  }) => {
    const source = siteOn(database, new MemoryStorage());
    await writeOnce(source, 1);
    await fillWith(source, "image/jpeg");
    const { manifest } = await backups.backUp(source);
    expect(manifest.missing).toEqual(["gallery/a.jpg"]);
    const site = siteOn(await otherDatabase(), new MemoryStorage());
    await backups.restore(site);
    expect([...site.storage.files.keys()]).toEqual(["partners/p1/logo.png"]);
  });
});

describe("a file that is no archive at all", () => {
  test("is told apart: missing, or a folder", async ({ database }) => {
    const site = siteOn(database, new MemoryStorage());
    await expect(backups.restore(site, { name: "none.tar" })).rejects.toMatchObject({
      problem: "missing",
    });
    await mkdir(backups.path("folder"));
    await expect(backups.restore(site, { name: "folder" })).rejects.toMatchObject({
      problem: "folder",
    });
    await expect(backups.backUp(site, "folder")).rejects.toMatchObject({ problem: "folder" });
    await expect(backups.backUp(site, "nowhere/a.tar")).rejects.toMatchObject({
      problem: "no-place",
    });
    await writeFile(backups.path("folder/old.tar"), "an older copy");
    expect(await readdir(backups.path("folder"))).toEqual(["old.tar"]);
  });
});

describe("who can sign in after a restoration", () => {
  test("is told: active accounts with a password; one-time links do not come back", async ({
    database,
  }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    const userId = await fillSite(source, backups.path());
    const services = { ...testServices(source.database), now: TEST_NOW };
    await createTestAccount(services, { email: "parti@exemple.fr" });
    const { kysely } = source.database;
    await kysely
      .updateTable("users")
      .set({ deactivated_at: at })
      .where("email", "=", "parti@exemple.fr")
      .execute();
    await kysely
      .insertInto("users")
      .values(person({ email: "sans-mot-de-passe@exemple.fr" }))
      .execute();
    await kysely
      .insertInto("account_links")
      .values({
        id: newId(),
        token_hash: sha256("a link that was never used"),
        email: "nouveau@exemple.fr",
        role: "administrator",
        kind: "invitation",
        created_at: at,
        expires_at: new Date(TEST_NOW.getTime() + 86_400_000).toISOString(),
        used_at: null,
      })
      .execute();
    await backups.backUp(source);
    const site = siteOn(database, new MemoryStorage());
    const { signIns } = await backups.restore(site);
    const mine = await kysely
      .selectFrom("users")
      .select(["name", "email", "role"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    expect(signIns).toEqual([mine]);
    expect(await database.kysely.selectFrom("account_links").select("id").execute()).toEqual([]);
  });
});

describe("a storage that is full", () => {
  test("takes back what was written, and keeps no copy of what was not replaced", async ({
    database,
  }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    for (const count of [1, 2, 4]) await writeOnce(source, count);
    await backups.backUp(source);
    const storage = new MemoryStorage();
    const site = siteOn(database, storage);
    await writeOnce(site, 5);
    const before = await readSiteContents(site);
    const writeStream = storage.writeStream.bind(storage);
    let written = 0;
    storage.writeStream = async (path, file) => {
      written += 1;
      if (written === 3) throw new StorageError("full", new Error("ENOSPC"));
      await writeStream(path, file);
    };
    await expect(backups.restore(site, { safety: "avant.tar" })).rejects.toMatchObject({
      problem: "no-room",
    });
    expect(await readSiteContents(site)).toEqual(before);
    expect(await readdir(backups.path())).toEqual(["a.tar"]);
  });

  test("is told when only files with other bytes are left to write: the rest is restored", async ({
    database,
  }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    await writeOnce(source, 3);
    await backups.backUp(source);
    const storage = new MemoryStorage();
    const site = siteOn(database, storage);
    await writeOnce(site, 6);
    storage.writeStream = () => Promise.reject(new StorageError("full", new Error("ENOSPC")));
    const restored = await backups.restore(site, { safety: "avant.tar" });
    expect(restored.unwritten).toEqual(["partners/same/logo.png"]);
    expect(await readdir(backups.path())).toEqual(["a.tar", "avant.tar"]);
    const settings = await database.kysely
      .selectFrom("site_settings")
      .select("value")
      .where("key", "=", "count")
      .execute();
    expect(settings).toEqual([{ value: "3" }]);
  });
});
