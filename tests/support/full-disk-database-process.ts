import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openSqliteDatabase } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import { fillReserve, giveBackReserve } from "../../server/disk-reserve";

/** Fills a disk with a database on it, and tells as JSON whether small writes go on once its reserve is given back. */
const [, , folder = ""] = process.argv;
const database = openSqliteDatabase(join(folder, "foulee.db"));
await migrateToLatest(database);
await fillReserve(folder);
let givenBack: Promise<boolean> | null = null;
database.reach.onFull(() => {
  givenBack ??= giveBackReserve(folder);
});
const write = (key: string, size: number) =>
  database.kysely
    .insertInto("site_settings")
    .values({ key, value: "x".repeat(size) })
    .execute()
    .then(
      () => "done",
      () => database.reach.troubleSince(0),
    );
await writeFile(join(folder, "filler"), new Uint8Array(64_000_000)).catch(() => undefined);
let first: string | null = "done";
for (let i = 0; first === "done" && i < 100; i++) first = await write(`much ${i}`, 100_000);
await givenBack;
const later: (string | null)[] = [];
for (let i = 0; i < 50; i++) later.push(await write(`little ${i}`, 1_000));
process.stdout.write(JSON.stringify({ first, later: [...new Set(later)] }));
