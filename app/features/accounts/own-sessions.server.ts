import { transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
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

type Known = readonly (readonly [pattern: RegExp, words: string])[];

/** In this order: most browsers name others too, for the sake of old sites. */
const BROWSERS: Known = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: Known = [
  [/\biPhone\b/, "sur iPhone"],
  [/\biPad\b/, "sur iPad"],
  [/\bAndroid\b/, "sur Android"],
  [/\bWindows\b/, "sous Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "sur Mac"],
  [/\bCrOS\b/, "sous ChromeOS"],
  [/\bLinux\b/, "sous Linux"],
];

/** A user agent in words: «Chrome sous Windows», «Safari sur iPhone». */
export function deviceWords(userAgent: string): string {
  const browser = wordsFor(BROWSERS, userAgent) ?? "Navigateur inconnu";
  const system = wordsFor(SYSTEMS, userAgent);
  return system ? `${browser} ${system}` : browser;
}

function wordsFor(known: Known, userAgent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1];
}
