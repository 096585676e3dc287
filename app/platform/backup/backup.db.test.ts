import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { onContentWrite, readContentVersion, writeContent } from "~/platform/database/write.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { newId, sha256 } from "~/platform/random.server";
import { openLocalStorage } from "~/platform/storage/local-storage.server";
import { openS3Storage } from "~/platform/storage/s3-storage.server";
import type { Storage } from "~/platform/storage/storage";
import { StorageError } from "~/platform/storage/storage-error";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { demoSite, loadSmallDemo } from "~tests/support/demo-site";
import { mailWith } from "~tests/support/mail-fixtures";
import { MemoryStorage } from "~tests/support/memory-storage";
import { openS3Server } from "~tests/support/s3-server";
import { TEST_NOW, testServices } from "~tests/support/services";
import { openSqliteSite, readSiteContents } from "~tests/support/site-contents";
import { makeBackup } from "./make-backup.server";
import { restoreBackup } from "./restore-backup.server";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "foulee-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const SECRET = "a secret of tests, long enough to sign";
const siteOn = (database: Database, storage: Storage, authSecret = SECRET) => ({
  database,
  storage,
  authSecret,
  siteVersion: "test",
});
type TestSite = ReturnType<typeof siteOn>;

const backUp = (site: TestSite, name = "a.tar") =>
  makeBackup(site, { file: join(folder, name), now: TEST_NOW });

const restore = (
  site: TestSite,
  { name = "a.tar", safety = "", userId = null as string | null } = {},
) =>
  restoreBackup(site, {
    file: join(folder, name),
    safetyFile: safety && join(folder, safety),
    userId,
    now: TEST_NOW,
    ...(!safety && { safetyFile: null }),
  });

async function otherDatabase(): Promise<Database> {
  const { database, remove } = await openSqliteSite();
  onTestFinished(remove);
  return database;
}

async function s3Storage(): Promise<Storage> {
  const server = await openS3Server();
  onTestFinished(() => server.close());
  return openS3Storage(server.settings);
}

/** Some of everything: demo content, an account with a password, a session and two steps, odd characters. */
async function fillSite({ database, storage }: TestSite): Promise<string> {
  const site = { ...demoSite(database, folder), storage: storage as MemoryStorage };
  await loadSmallDemo(site);
  const services = { ...testServices(database), now: new Date() };
  const userId = await createTestAccount(services, { email: "maelle@exemple.fr" });
  await openTestSession(services, "maelle@exemple.fr");
  const { kysely } = database;
  await kysely
    .insertInto("two_factors")
    .values({
      id: newId(),
      user_id: userId,
      secret: "encrypted",
      backup_codes: "encrypted",
      verified: true,
      failed_verification_count: 0,
      locked_until: null,
    })
    .execute();
  await kysely
    .updateTable("users")
    .set({ two_factor_enabled: true })
    .where("id", "=", userId)
    .execute();
  await kysely
    .updateTable("partners")
    .set({ name: 'L’Été\n\u2028"\\ 🏃\u00a0»', link: null })
    .execute();
  await kysely
    .updateTable("articles")
    .set({ order_weight: 0.1 + 0.2 })
    .execute();
  return userId;
}

/** The log alone tells of the restoration. */
function withoutRestoration(contents: Awaited<ReturnType<typeof readSiteContents>>) {
  const told = (contents.rows.activity_log ?? []).filter((row) => !row.includes("backup-restored"));
  return { ...contents, rows: { ...contents.rows, activity_log: told } };
}

describe("a backup restored elsewhere", () => {
  test("brings the same rows and bytes to the other engine and other storages", async ({
    database,
  }) => {
    const first = siteOn(database, new MemoryStorage());
    await fillSite(first);
    await backUp(first);
    const before = await readSiteContents(first);
    expect(Object.keys(before.files).length).toBeGreaterThan(8);

    const second = siteOn(await otherDatabase(), openLocalStorage(join(folder, "files")));
    const restored = await restore(second);
    expect(restored).toMatchObject({ isReplaced: false, twoStepsLost: 0 });
    expect(restored.manifest.missing).toEqual([]);
    expect(withoutRestoration(await readSiteContents(second))).toEqual(before);
    expect(await second.database.kysely.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("and back to this one, on S3", async ({ database }) => {
    const first = siteOn(await otherDatabase(), new MemoryStorage());
    await fillSite(first);
    await backUp(first);
    const before = await readSiteContents(first);
    const second = siteOn(database, await s3Storage());
    await restore(second);
    expect(withoutRestoration(await readSiteContents(second))).toEqual(before);
    await backUp(second, "b.tar");
    const third = siteOn(await otherDatabase(), new MemoryStorage());
    await restore(third, { name: "b.tar" });
    expect(withoutRestoration(await readSiteContents(third))).toEqual(before);
  });

  test("is compared by what notices one changed byte", async ({ database }) => {
    const site = siteOn(database, new MemoryStorage());
    await fillSite(site);
    const before = await readSiteContents(site);
    const [path = ""] = (site.storage as MemoryStorage).files.keys();
    const file = (site.storage as MemoryStorage).files.get(path);
    if (!file) throw new Error("There is no file.");
    const middle = Math.floor(file.body.length / 2);
    file.body[middle] = (file.body[middle] ?? 0) ^ 1;
    expect(await readSiteContents(site)).not.toEqual(before);
    file.body[middle] = (file.body[middle] ?? 0) ^ 1;
    expect(await readSiteContents(site)).toEqual(before);
    await database.kysely.updateTable("articles").set({ order_weight: 0.3 }).execute();
    expect(await readSiteContents(site)).not.toEqual(before);
  });
});

/** One acknowledged write: a file, its row, a partner who shows it, and how many writes there were, in one transaction. */
async function writeOnce({ database, storage }: TestSite, count: number): Promise<void> {
  // One in three replaces a file under its own path.
  const path = `partners/${count % 3 === 0 ? "same" : `p${count}`}/logo.png`;
  const body = new TextEncoder().encode(`logo ${count} `.repeat(50));
  await storage.write(path, { body, mediaType: "image/png" });
  const row = { media_type: "image/png", byte_size: body.length, width: 1, height: 1 };
  const media = {
    ...row,
    hash: sha256(body),
    uploaded_by: null,
    created_at: TEST_NOW.toISOString(),
  };
  await writeContent(database, async (trx) => {
    await trx
      .insertInto("media_files")
      .values({ path, ...media })
      .onConflict((conflict) => conflict.column("path").doUpdateSet(media))
      .execute();
    await trx
      .insertInto("site_settings")
      .values({ key: `partner ${count}`, value: path })
      .execute();
    await trx
      .insertInto("site_settings")
      .values({ key: "count", value: String(count) })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: String(count) }))
      .execute();
  });
}

test("a backup made while people write is of one instant", async ({ database }) => {
  const storage = new MemoryStorage();
  const site = siteOn(database, storage);
  let written = 0;
  const write = async () => {
    written += 1;
    await writeOnce(site, written);
  };
  for (let count = 0; count < 12; count += 1) await write();
  let writing = Promise.resolve();
  const openRead = storage.openRead.bind(storage);
  // Somebody writes at each file that is read, and nobody waits for it.
  storage.openRead = (path) => {
    writing = writing.then(write);
    return openRead(path);
  };
  for (const name of ["a.tar", "b.tar"]) {
    const acknowledged = written;
    await backUp(site, name);
    const copy = siteOn(await otherDatabase(), new MemoryStorage());
    const { manifest } = await restore(copy, { name });
    expect(manifest.missing).toEqual([]);
    const settings = await copy.database.kysely.selectFrom("site_settings").selectAll().execute();
    const count = Number(settings.find((row) => row.key === "count")?.value);
    expect(count).toBeGreaterThanOrEqual(acknowledged);
    expect(settings).toHaveLength(count + 1);
    const named = await copy.database.kysely.selectFrom("media_files").select("path").execute();
    const { files } = await readSiteContents(copy);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(named.map(({ path }) => path)));
  }
  await writing;
  expect(written).toBeGreaterThan(24);
});

test("a file replaced while files are taken is taken again, as the rows name it", async ({
  database,
}) => {
  const storage = new MemoryStorage();
  const site = siteOn(database, storage);
  for (let count = 1; count <= 5; count += 1) await writeOnce(site, count);
  const openRead = storage.openRead.bind(storage);
  let reads = 0;
  // The last file is read, the first ones are in the archive: now somebody writes.
  storage.openRead = async (path) => {
    reads += 1;
    const file = await openRead(path);
    if (reads === 5) for (const count of [6, 7]) await writeOnce(site, count);
    return file;
  };
  const { manifest } = await backUp(site);
  expect(manifest.files.filter(({ path }) => path === "partners/same/logo.png")).toHaveLength(2);
  const copy = siteOn(await otherDatabase(), new MemoryStorage());
  await restore(copy);
  expect(await readSiteContents(copy).then(withoutRestoration)).toEqual(
    await readSiteContents({ database, storage }),
  );
});

test("a file that rows name and the storage lost is noted", async ({ database }) => {
  const site = siteOn(database, new MemoryStorage());
  for (let count = 1; count <= 3; count += 1) await writeOnce(site, count);
  await site.storage.delete(["partners/p2/logo.png"]);
  expect((await backUp(site)).manifest.missing).toEqual(["partners/p2/logo.png"]);
});

test("mail that waited when the copy was made is not sent again by itself", async ({
  database,
}) => {
  const source = siteOn(await otherDatabase(), new MemoryStorage());
  const id = newId();
  await writeContent(source.database, (trx) =>
    queueMail(trx, { id, purpose: "contact", mail: mailWith(), now: TEST_NOW }),
  );
  await backUp(source);
  await restore(siteOn(database, new MemoryStorage()));
  const [mail] = await database.kysely.selectFrom("mail_outbox").selectAll().execute();
  expect(mail).toMatchObject({ id, state: "given-up", next_attempt_at: null });
});

describe("a site that is used", () => {
  test("is not replaced unless it is said", async ({ database }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    await fillSite(source);
    await backUp(source);
    const site = siteOn(database, new MemoryStorage());
    await writeOnce(site, 1);
    const before = await readSiteContents(site);
    await expect(restore(site)).rejects.toMatchObject({ problem: "used" });
    expect(await readSiteContents(site)).toEqual(before);
  });

  test("is saved first, to its last write, and can be brought back", async ({ database }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    const userId = await fillSite(source);
    await writeOnce(source, 6);
    await backUp(source);
    const storage = new MemoryStorage();
    const site = siteOn(database, storage);
    for (const count of [1, 2, 3]) await writeOnce(site, count);
    const writeStream = storage.writeStream.bind(storage);
    let isLate = false;
    // The restoration is under way: somebody still writes.
    storage.writeStream = async (path, file) => {
      if (!isLate) {
        isLate = true;
        await writeOnce(site, 4);
      }
      await writeStream(path, file);
    };
    const heard: number[] = [];
    onTestFinished(onContentWrite(database, (version) => heard.push(version)));
    const version = await readContentVersion(database);
    const { isReplaced } = await restore(site, { safety: "before.tar", userId });
    expect(isReplaced).toBe(true);
    expect(await readContentVersion(database)).toBe(version + 2);
    expect(heard).toContain(version + 2);
    const restored = withoutRestoration(await readSiteContents(site));
    const wanted = await readSiteContents(source);
    expect(restored.rows).toEqual(wanted.rows);
    // What nobody names any more stays: nothing is deleted.
    expect(restored.files).toMatchObject(wanted.files);
    expect(restored.files).toHaveProperty(["partners/p4/logo.png"]);
    const told = await database.kysely
      .selectFrom("activity_log")
      .select("user_id")
      .where("action", "=", "backup-restored")
      .execute();
    expect(told).toEqual([{ user_id: userId }]);

    const again = siteOn(await otherDatabase(), new MemoryStorage());
    await restore(again, { name: "before.tar" });
    const settings = await again.database.kysely
      .selectFrom("site_settings")
      .select("key")
      .orderBy("key")
      .execute();
    expect(settings.map((row) => row.key)).toEqual([
      "count",
      "partner 1",
      "partner 2",
      "partner 3",
      "partner 4",
    ]);
    const { files } = await readSiteContents(again);
    expect(files["partners/same/logo.png"]).toBe(sha256("logo 3 ".repeat(50)));
    expect(await readdir(folder)).not.toContain("before.tar.partiel");
  });

  test("stays as it was when the storage fails midway", async ({ database }) => {
    const source = siteOn(await otherDatabase(), new MemoryStorage());
    for (const count of [1, 2, 3]) await writeOnce(source, count);
    await backUp(source);
    const storage = openLocalStorage(join(folder, "files"));
    const site = siteOn(database, storage);
    for (const count of [6, 7]) await writeOnce(site, count);
    const before = await readSiteContents(site);
    const failing: Storage = Object.create(storage, {
      openRead: { value: (path: string) => storage.openRead(path) },
      writeStream: { value: () => Promise.reject(new StorageError("unavailable", "cut")) },
    });
    const broken = { ...site, storage: failing };
    await expect(restore(broken, { safety: "before.tar" })).rejects.toMatchObject({
      problem: "unreachable",
    });
    expect(await readSiteContents(site)).toEqual(before);
    expect(await readdir(folder)).not.toContain("before.tar.partiel");
  });
});

test("two-step login goes with the secret of the site; passwords and roles stay", async ({
  database,
}) => {
  const source = siteOn(await otherDatabase(), new MemoryStorage());
  const userId = await fillSite(source);
  await backUp(source);
  const site = siteOn(database, new MemoryStorage(), "another secret, as long as the first one");
  expect(await restore(site)).toMatchObject({ twoStepsLost: 1 });
  const user = await database.kysely
    .selectFrom("users")
    .select(["two_factor_enabled", "role"])
    .where("id", "=", userId)
    .executeTakeFirst();
  expect(user).toEqual({ two_factor_enabled: false, role: "administrator" });
  expect(await database.kysely.selectFrom("two_factors").select("id").execute()).toEqual([]);
  await openTestSession({ ...testServices(database), now: new Date() }, "maelle@exemple.fr");
});
