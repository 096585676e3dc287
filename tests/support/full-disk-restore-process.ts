import { mkdir, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "~/platform/backup/backup-error";
import { restoreBackup } from "~/platform/backup/restore-backup.server";
import { openSqliteDatabase } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { openLocalStorage } from "~/platform/storage/local-storage.server";

/**
 * Restores an archive over a used site on a disk that is nearly full, with less and less room left,
 * then with enough; tells as JSON what was said each time and what stayed on the disk.
 */
const [, , folder = "", archive = ""] = process.argv;
const LEFT_KB = [2_000, 1_000, 700, 400, 100, 20, 0];
const PAGE = 4096;

const database = openSqliteDatabase(join(folder, "foulee.db"));
await migrateToLatest(database);
const storage = openLocalStorage(join(folder, "files"));
const site = { database, storage, authSecret: "s".repeat(40), siteVersion: "test" };
const copies = join(folder, "sauvegardes");
await mkdir(copies);
const logo = new Uint8Array(50_000).fill(1);
logo.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
await storage.write("partners/here/logo.png", { body: logo, mediaType: "image/png" });
await database.kysely.insertInto("site_settings").values({ key: "here", value: "yes" }).execute();
await database.kysely
  .insertInto("media_files")
  .values({
    path: "partners/here/logo.png",
    media_type: "image/png",
    byte_size: logo.length,
    width: 1,
    height: 1,
    hash: "0",
    uploaded_by: null,
    created_at: "2026-03-10T10:00:00.000Z",
  })
  .execute();

async function outcome(): Promise<string> {
  const plan = {
    file: archive,
    safetyFile: join(copies, "avant.tar"),
    scratchFolder: join(folder, "cache"),
    fillRows: async () => undefined,
    userId: null,
  };
  try {
    await restoreBackup(site, { ...plan, now: new Date("2026-03-10T10:00:00.000Z") });
    return "restored";
  } catch (error) {
    return error instanceof BackupError ? error.problem : String(error);
  }
}

async function filesOnDisk(): Promise<string[]> {
  const found: string[] = [];
  for await (const { path } of storage.list()) found.push(path);
  return found.toSorted();
}

const tries: unknown[] = [];
const filler = join(folder, "filler");
for (const left of LEFT_KB) {
  const { bavail, bsize } = await statfs(folder);
  const fill = Math.max(0, bavail * bsize - left * 1024);
  await writeFile(filler, new Uint8Array(Math.floor(fill / PAGE) * PAGE));
  const said = await outcome();
  const settings = await database.kysely.selectFrom("site_settings").select("key").execute();
  tries.push({
    said,
    rows: settings.map((row) => row.key),
    files: await filesOnDisk(),
    copies: await readdir(copies),
  });
  await rm(filler);
}
const last = await outcome();
await database.close();
process.stdout.write(JSON.stringify({ tries, last }));
