import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, onTestFinished } from "vitest";
import { makeBackup } from "~/platform/backup/make-backup.server";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { newId, sha256 } from "~/platform/random.server";
import type { Storage } from "~/platform/storage/storage";
import { createTestAccount, openTestSession } from "./accounts";
import { changeContent } from "./change-content";
import { demoSite, loadSmallDemo } from "./demo-site";
import type { MemoryStorage } from "./memory-storage";
import { TEST_NOW, testServices } from "./services";
import { openSqliteSite, type readSiteContents } from "./site-contents";

const SECRET = "a secret of tests, long enough to sign";

/** What the bytes of a PNG begin with: a backup takes pictures for what their bytes say. */
const PNG_START = "\x89PNG\r\n\x1a\n";

/** The bytes of the logo that the write of this number leaves. */
export function logoBytes(count: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(`${PNG_START}${`logo ${count} `.repeat(50)}`, "latin1"));
}

/** A site as backups see it. */
export const siteOn = <S extends Storage>(database: Database, storage: S, authSecret = SECRET) => ({
  database,
  storage,
  authSecret,
  siteVersion: "test",
});
type BackedUpSite = ReturnType<typeof siteOn<Storage>>;

/** A folder for the archives of each test, removed after it. */
export function openBackupFolder() {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "foulee-backup-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return {
    path: (name = "") => join(folder, name),
    backUp: (site: BackedUpSite, name = "a.tar") =>
      makeBackup(site, { file: join(folder, name), now: TEST_NOW }),
    restore: (
      site: BackedUpSite,
      {
        name = "a.tar",
        safety = "",
        userId = null as string | null,
        fillRows = async (_trx: DatabaseTransaction): Promise<void> => undefined,
      } = {},
    ) =>
      restoreBackup(site, {
        file: join(folder, name),
        safetyFile: safety ? join(folder, safety) : null,
        scratchFolder: folder,
        fillRows,
        userId,
        now: TEST_NOW,
      }),
  };
}

/** A SQLite database beside the one of the test, until its end. */
export async function otherDatabase(): Promise<Database> {
  const { database, remove } = await openSqliteSite();
  onTestFinished(remove);
  return database;
}

/** Some of everything: demo content, an account with a password, a session and two steps, odd characters. */
export async function fillSite(
  { database, storage }: { database: Database; storage: MemoryStorage },
  dataDir: string,
): Promise<string> {
  const site = { ...demoSite(database, dataDir), storage };
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
export function withoutRestoration(contents: Awaited<ReturnType<typeof readSiteContents>>) {
  const told = (contents.rows.activity_log ?? []).filter((row) => !row.includes("backup-restored"));
  return { ...contents, rows: { ...contents.rows, activity_log: told } };
}

/** One acknowledged write: a file, its row, a partner who shows it, and how many writes there were, in one transaction. */
export async function writeOnce({ database, storage }: BackedUpSite, count: number): Promise<void> {
  // One in three replaces a file under its own path.
  const path = `partners/${count % 3 === 0 ? "same" : `p${count}`}/logo.png`;
  const body = logoBytes(count);
  await storage.write(path, { body, mediaType: "image/png" });
  const row = { media_type: "image/png", byte_size: body.length, width: 1, height: 1 };
  const media = {
    ...row,
    hash: sha256(body),
    uploaded_by: null,
    created_at: TEST_NOW.toISOString(),
  };
  await changeContent(database, async (trx) => {
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
