import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { readBody } from "~/records/stored-values.server";
import { season } from "./kinds/season";
import { session } from "./kinds/session";

/**
 * Deletes for good the sessions of seasons that were deleted for good; returns how many. Those of a season in the
 * trash stay, and come back with it. Writes nothing when there is none.
 */
export async function purgeLostSessions(database: Database): Promise<number> {
  const { kysely } = database;
  const rows = await kysely.selectFrom("club_records").select(["id", "kind", "content"]).execute();
  const seasons = new Set(rows.filter(({ kind }) => kind === season.subject).map(({ id }) => id));
  const lost = rows.filter(({ kind, content }) => {
    // One that cannot be read stays: it may be mended.
    const owner = kind === session.subject ? readBody(session, content).season : null;
    return typeof owner === "string" && !seasons.has(owner);
  });
  if (lost.length === 0) return 0;
  const ids = lost.map(({ id }) => id);
  await transaction(database, (trx) =>
    trx.deleteFrom("club_records").where("id", "in", ids).execute(),
  );
  return lost.length;
}
