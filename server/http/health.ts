import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Site } from "../services.server";

export type Health = { status: "ok" | "failing"; database: boolean; storage: boolean };

type CheckedSite = Pick<Site, "database" | "storage" | "log">;

/** Whoever asks (systemd, a monitor) gives up soon: what has said nothing by then is as good as away. */
const ANSWER_MS = 3_000;

/** Asks the database and the storage; several questions at once are one. */
export function createHealthCheck(site: CheckedSite, answerMs = ANSWER_MS) {
  let underway: Promise<Health> | null = null;
  return async (): Promise<Health> => {
    underway ??= checkHealth(site, answerMs).finally(() => {
      underway = null;
    });
    return await underway;
  };
}

async function checkHealth(site: CheckedSite, answerMs: number): Promise<Health> {
  const answers = (part: string, check: Promise<unknown>) =>
    Promise.race([check, silence(answerMs)]).then(
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

async function silence(answerMs: number): Promise<never> {
  await wait(answerMs, null, { ref: false });
  throw new Error(`No answer within ${answerMs} ms.`);
}

export function sendHealth(res: ServerResponse, health: Health): void {
  res.writeHead(health.status === "ok" ? 200 : 503, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  res.end(JSON.stringify(health));
}
