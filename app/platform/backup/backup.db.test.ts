import { describe, expect, onTestFinished } from "vitest";
import { transaction } from "~/platform/database/transaction.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import { openLocalStorage } from "~/platform/storage/local-storage.server";
import { openS3Storage } from "~/platform/storage/s3-storage.server";
import type { Storage } from "~/platform/storage/storage";
import { openTestSession } from "~tests/support/accounts";
import {
  fillSite,
  openBackupFolder,
  otherDatabase,
  siteOn,
  withoutRestoration,
} from "~tests/support/backup-fixtures";
import { test } from "~tests/support/database-test";
import { mailWith } from "~tests/support/mail-fixtures";
import { MemoryStorage } from "~tests/support/memory-storage";
import { openS3Server } from "~tests/support/s3-server";
import { TEST_NOW, testServices } from "~tests/support/services";
import { readSiteContents } from "~tests/support/site-contents";

const backups = openBackupFolder();

async function s3Storage(): Promise<Storage> {
  const server = await openS3Server();
  onTestFinished(() => server.close());
  return openS3Storage(server.settings);
}

describe("a backup restored elsewhere", () => {
  test("brings the same rows and bytes to the other engine and other storages", async ({
    database,
  }) => {
    const first = siteOn(database, new MemoryStorage());
    await fillSite(first, backups.path());
    await backups.backUp(first);
    const before = await readSiteContents(first);
    expect(Object.keys(before.files).length).toBeGreaterThan(8);

    const second = siteOn(await otherDatabase(), openLocalStorage(backups.path("files")));
    const restored = await backups.restore(second);
    expect(restored).toMatchObject({ isReplaced: false, twoStepsLost: 0 });
    expect(restored.manifest.missing).toEqual([]);
    expect(withoutRestoration(await readSiteContents(second))).toEqual(before);
    expect(await second.database.kysely.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("and back to this one, on S3", async ({ database }) => {
    const first = siteOn(await otherDatabase(), new MemoryStorage());
    await fillSite(first, backups.path());
    await backups.backUp(first);
    const before = await readSiteContents(first);
    const second = siteOn(database, await s3Storage());
    await backups.restore(second);
    expect(withoutRestoration(await readSiteContents(second))).toEqual(before);
    await backups.backUp(second, "b.tar");
    const third = siteOn(await otherDatabase(), new MemoryStorage());
    await backups.restore(third, { name: "b.tar" });
    expect(withoutRestoration(await readSiteContents(third))).toEqual(before);
  });

  test("is compared by what notices one changed byte", async ({ database }) => {
    const site = siteOn(database, new MemoryStorage());
    await fillSite(site, backups.path());
    const before = await readSiteContents(site);
    const [path = ""] = site.storage.files.keys();
    const file = site.storage.files.get(path);
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

test("mail that waited when the copy was made is not sent again by itself", async ({
  database,
}) => {
  const source = siteOn(await otherDatabase(), new MemoryStorage());
  const id = newId();
  await transaction(source.database, (trx) =>
    queueMail(trx, { id, purpose: "contact", mail: mailWith(), now: TEST_NOW }),
  );
  await backups.backUp(source);
  await backups.restore(siteOn(database, new MemoryStorage()));
  const [mail] = await database.kysely.selectFrom("mail_outbox").selectAll().execute();
  expect(mail).toMatchObject({ id, state: "given-up", next_attempt_at: null });
});

test("two-step login goes with the secret of the site; passwords and roles stay", async ({
  database,
}) => {
  const source = siteOn(await otherDatabase(), new MemoryStorage());
  const userId = await fillSite(source, backups.path());
  await backups.backUp(source);
  const site = siteOn(database, new MemoryStorage(), "another secret, as long as the first one");
  expect(await backups.restore(site)).toMatchObject({ twoStepsLost: 1 });
  const user = await database.kysely
    .selectFrom("users")
    .select(["two_factor_enabled", "role"])
    .where("id", "=", userId)
    .executeTakeFirst();
  expect(user).toEqual({ two_factor_enabled: false, role: "administrator" });
  expect(await database.kysely.selectFrom("two_factors").select("id").execute()).toEqual([]);
  await openTestSession({ ...testServices(database), now: new Date() }, "maelle@exemple.fr");
});
