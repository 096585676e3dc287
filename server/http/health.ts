import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import type { Site } from "../services.server";

export type Health = { status: "ok" | "failing"; database: boolean; storage: boolean };

/** Asks the database and the storage; several questions at once are one. */
export function createHealthCheck(site: Pick<Site, "database" | "storage" | "log">) {
  let underway: Promise<Health> | null = null;
  return async (): Promise<Health> => {
    underway ??= checkHealth(site).finally(() => {
      underway = null;
    });
    return await underway;
  };
}

async function checkHealth(site: Pick<Site, "database" | "storage" | "log">): Promise<Health> {
  const answers = (part: string, check: Promise<unknown>) =>
    check.then(
      () => true,
      (err: unknown) => {
        site.log.error({ err, part }, "A health check failed.");
        return false;
      },
    );
  const [database, storage] = await Promise.all([
    answers("database", sql`select 1`.execute(site.database.kysely)),
    answers("storage", site.storage.check()),
  ]);
  return { status: database && storage ? "ok" : "failing", database, storage };
}

export function sendHealth(res: ServerResponse, health: Health): void {
  res.writeHead(health.status === "ok" ? 200 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(JSON.stringify(health));
}
