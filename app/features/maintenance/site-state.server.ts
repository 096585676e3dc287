import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { Environment } from "~/platform/environment.server";
import { version as siteVersion } from "../../../package.json";

/** What the site runs on, and since when. */
export type SystemState = {
  siteVersion: string;
  nodeVersion: string;
  engine: { name: string; version: string; bytes: number };
  /** Where files are: the machine of an S3, null for the server's own folder. */
  storageHost: string | null;
  /** ISO 8601, UTC. */
  startedAt: string;
  memoryBytes: number;
  articles: number;
  photos: number;
};

/** Reads the state of this very process and of the database; articles and photos without the trash. */
export async function readSystemState(
  database: Database,
  { s3, now }: Pick<Environment, "s3"> & { now: Date },
): Promise<SystemState> {
  const [engine, articles, photos] = await Promise.all([
    readEngine(database),
    countLive(database, "articles"),
    countLive(database, "gallery_images"),
  ]);
  return {
    siteVersion,
    nodeVersion: process.versions.node,
    engine,
    storageHost: s3 && new URL(s3.endpoint).host,
    startedAt: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    articles,
    photos,
  };
}

async function readEngine({ engine, kysely }: Database): Promise<SystemState["engine"]> {
  const query =
    engine === "sqlite"
      ? sql<{ version: string; bytes: number }>`
          select sqlite_version() as version, page_count * page_size as bytes
          from pragma_page_count(), pragma_page_size()`
      : sql<{ version: string; bytes: number }>`
          select current_setting('server_version') as version,
            pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(kysely);
  const [version = ""] = (rows[0]?.version ?? "").split(" ");
  const name = engine === "sqlite" ? "SQLite" : "PostgreSQL";
  return { name, version, bytes: Number(rows[0]?.bytes ?? 0) };
}

async function countLive(
  { kysely }: Database,
  table: "articles" | "gallery_images",
): Promise<number> {
  const { count } = await kysely
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("count"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type DiskSpace = { freeBytes: number; isLow: boolean };

const LOW_BYTES = 1024 ** 3;

/**
 * The room left on the disk of the data folder; low when little is, or when two more backups would
 * not fit.
 */
export async function readDiskSpace(dataDir: string, backupBytes: number): Promise<DiskSpace> {
  const { bavail, bsize } = await statfs(dataDir);
  const freeBytes = bavail * bsize;
  return { freeBytes, isLow: freeBytes < Math.max(LOW_BYTES, 2 * backupBytes) };
}
