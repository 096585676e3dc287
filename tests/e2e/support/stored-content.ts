import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Site } from "./site";

/** Changes rows of a running site as a command of its own would: pages kept so far are stale. */
export function changeContent(site: Site, sql: string): void {
  const database = new DatabaseSync(join(site.dataDir, "foulee.db"), { timeout: 5_000 });
  try {
    database.exec(
      `begin immediate; ${sql}; update content_version set version = version + 1; commit`,
    );
  } finally {
    database.close();
  }
}
