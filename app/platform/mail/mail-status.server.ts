import type { Queryable } from "../database/database.server";
import { refusalInWords } from "./refusal-words";

/** What became of a mail, as far as the outbox knows. */
export type MailStatus =
  | { kind: "sent"; at: string }
  /** Somebody is sending it, or it was never tried yet. */
  | { kind: "waiting" }
  /** `why` is a sentence. */
  | { kind: "failed"; why: string; nextAttemptAt: string }
  | { kind: "given-up"; why: string; attempts: number };

/** What became of a mail; null when the outbox does not know it any more. */
export async function findMailStatus(
  db: Queryable,
  id: string,
  now: Date,
): Promise<MailStatus | null> {
  const row = await db
    .selectFrom("mail_outbox")
    .select(["state", "attempts", "last_error", "next_attempt_at", "claimed_until", "sent_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  if (row.state === "sent") return { kind: "sent", at: row.sent_at ?? "" };
  const why = refusalInWords(refusalOf(row.last_error ?? ""));
  if (row.state === "given-up") return { kind: "given-up", why, attempts: row.attempts };
  const isUnderWay = row.claimed_until !== null && row.claimed_until > now.toISOString();
  if (isUnderWay || row.last_error === null) return { kind: "waiting" };
  return { kind: "failed", why, nextAttemptAt: row.next_attempt_at ?? now.toISOString() };
}

/** The outbox keeps the status before the reason. */
function refusalOf(lastError: string): { status: number; reason: string } {
  return { status: Number.parseInt(lastError, 10) || 0, reason: lastError };
}
