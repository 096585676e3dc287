import { openPostgresDatabase, openSqliteDatabase } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";

/** One start of the site as far as migrations go; its argument says where the database is. */
const location = process.argv[2] ?? "";
const database = location.startsWith("postgres")
  ? openPostgresDatabase(location)
  : openSqliteDatabase(location);
const applied = await migrateToLatest(database);
await database.close();
process.stdout.write(JSON.stringify(applied));
