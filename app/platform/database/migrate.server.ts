import { Migrator } from "kysely/migration";
import { migrations } from "~database/migrations";
import type { Database } from "./database.server";

/** Brings the database to the newest schema; several processes may ask at once. Throws on failure, leaving what it had. */
export async function migrateToLatest(database: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: database.native,
    provider: { getMigrations: async () => migrations(database.engine) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error("La mise à jour de la base de données a échoué.", { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}
