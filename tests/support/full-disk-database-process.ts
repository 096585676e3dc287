import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openSqliteDatabase } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";

/**
 * Fills a disk with a database on it, reads, makes room as from the shell, and writes again; tells as
 * JSON what came of each.
 */
const [, , folder = ""] = process.argv;
const database = openSqliteDatabase(join(folder, "foulee.db"));
await migrateToLatest(database);

const write = (key: string, size: number) =>
  database.kysely
    .insertInto("site_settings")
    .values({ key, value: "x".repeat(size) })
    .execute()
    .then(
      () => "done",
      () => database.reach.troubleSince(0),
    );
const readKeys = async () => {
  const rows = await database.kysely.selectFrom("site_settings").select("key").execute();
  return rows.map(({ key }) => key);
};

const filler = join(folder, "filler");
await write("before", 1_000);
await writeFile(filler, new Uint8Array(64_000_000)).catch(() => undefined);
const whenFull = await write("much", 1_000_000);
const readMeanwhile = await readKeys();
await rm(filler);
const whenThereIsRoom = await write("after", 1_000_000);
const readAfter = await readKeys();
await database.close();
process.stdout.write(JSON.stringify({ whenFull, readMeanwhile, whenThereIsRoom, readAfter }));
