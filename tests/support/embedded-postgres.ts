import { readFile, writeFile } from "node:fs/promises";
import { PGlite, types } from "@electric-sql/pglite";
import { type Driver, Kysely, PGliteDialect } from "kysely";
import { type Database, wrap } from "~/platform/database/database.server";
import { migrateToLatest } from "~/platform/database/migrate.server";
import type { Schema } from "~database/schema";
import { writeResetStatement } from "./postgres-reset";

/** Writes the data folder of a migrated PGlite to a file; says its version and how to reset a copy. */
export async function saveEmbeddedTemplate(
  file: string,
): Promise<{ version: string; reset: string }> {
  const pglite = await start();
  const database = openEmbedded(pglite);
  await migrateToLatest(database);
  const reset = await writeResetStatement(database.native);
  const { rows } = await pglite.query<{ server_version: string }>("show server_version");
  const dump = await pglite.dumpDataDir("none");
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await pglite.close();
  return { version: rows[0]?.server_version ?? "", reset };
}

/** A PGlite in memory: migrated when it is made from a template, empty otherwise. */
export async function startEmbedded(template: string | null): Promise<PGlite> {
  return template ? start(new Blob([await readFile(template)])) : start();
}

/** A `Database` over it; closing it leaves the PGlite running. */
export function openEmbedded(pglite: PGlite): Database {
  return wrap("postgres", new Kysely<Schema>({ dialect: new OneAtATime({ pglite }) }));
}

function start(loadDataDir?: Blob): Promise<PGlite> {
  const parsers = { [types.DATE]: (value: string) => value };
  return PGlite.create({ parsers, ...(loadDataDir && { loadDataDir }) });
}

/**
 * Kysely's driver hands the one connection of PGlite to everybody at once, so that two transactions
 * would run into each other; this one makes them wait for their turn.
 */
class OneAtATime extends PGliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    let turn = Promise.resolve();
    const releases: (() => void)[] = [];
    const acquire = driver.acquireConnection.bind(driver);
    const release = driver.releaseConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const before = turn;
      turn = promise;
      await before;
      releases.push(resolve);
      return acquire(options);
    };
    driver.releaseConnection = async (connection) => {
      await release(connection);
      releases.pop()?.();
    };
    driver.destroy = async () => undefined;
    return driver;
  }
}
