import { transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
import { deviceWords } from "./own-account-device";
import { endSessions, type SignedInUser, siteAuth } from "./sessions.server";

/** An open session, as its owner sees it: nothing in it opens anything. */
export type OwnSession = {
  id: string;
  device: string;
  /** ISO 8601 instant; a quarter of an hour exact. */
  lastActivity: string;
  isCurrent: boolean;
};

/** A person's own open sessions: this one first, then the latest used. */
export async function listOwnSessions(
  request: Request,
  site: Services,
  user: SignedInUser,
): Promise<OwnSession[]> {
  const rows = await site.database.kysely
    .selectFrom("sessions")
    .select(["id", "user_agent", "updated_at"])
    .where("user_id", "=", user.id)
    .where("expires_at", ">", site.now.toISOString())
    .orderBy("updated_at", "desc")
    .execute();
  const currentId = await findSessionId(request, site);
  return rows
    .map((row) => ({
      id: row.id,
      device: deviceWords(row.user_agent ?? ""),
      lastActivity: row.updated_at,
      isCurrent: row.id === currentId,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one of a person's own sessions; false when there is no such session any more. */
export async function endOwnSession(
  site: Services,
  user: SignedInUser,
  id: string,
): Promise<boolean> {
  const ended = await site.database.kysely
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

/** Ends all of a person's own sessions, this one too. */
export async function endAllOwnSessions(site: Services, user: SignedInUser): Promise<void> {
  await transaction(site.database, (trx) => endSessions(trx, user.id));
}

/** The session that a request carries; null when it has ended. */
export async function findSessionId(request: Request, site: Services): Promise<string | null> {
  const found = await siteAuth(site).api.getSession({
    headers: request.headers,
    query: { disableRefresh: true },
  });
  return found?.session.id ?? null;
}
