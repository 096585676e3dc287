import { CONTENT_KINDS } from "~/kinds.server";
import type { Database } from "~/platform/database/database.server";
import { purgeExpired } from "~/records/trash.server";

/** Features are handed the kinds, and so are their tests. */
export { CONTENT_KINDS };

/** Empties the trash of one kind as the job does; returns how many went. */
export async function purgeKind(database: Database, subject: string, now: Date): Promise<number> {
  const kind = CONTENT_KINDS.find((one) => one.subject === subject);
  if (!kind) throw new Error(`${subject} is no content.`);
  return await purgeExpired(database, kind, now);
}
