import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";

/** What is noted about a message, and taken back. */
export type MessageMark = "read" | "unread" | "answered" | "unanswered" | "archived" | "unarchived";

type Marks = {
  read_at: string | null;
  answered_at: string | null;
  archived_at: string | null;
};

/**
 * Notes something about a message; done twice, the first time counts. Whoever answers a message has
 * read it. Returns whose it is; null when there is none (any more).
 */
export async function markMessage(
  database: Database,
  { id, mark, now }: { id: string; mark: MessageMark; now: Date },
): Promise<{ name: string; email: string } | null> {
  return await transaction(database, async (trx) => {
    const stored = await trx
      .selectFrom("contact_messages")
      .select(["name", "email", "read_at", "answered_at", "archived_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!stored) return null;
    await trx
      .updateTable("contact_messages")
      .set(marked(stored, mark, now.toISOString()))
      .where("id", "=", id)
      .execute();
    return { name: stored.name, email: stored.email };
  });
}

function marked(stored: Marks, mark: MessageMark, clock: string): Partial<Marks> {
  switch (mark) {
    case "read":
      return { read_at: stored.read_at ?? clock };
    case "unread":
      return { read_at: null };
    case "answered":
      return { answered_at: stored.answered_at ?? clock, read_at: stored.read_at ?? clock };
    case "unanswered":
      return { answered_at: null };
    case "archived":
      return { archived_at: stored.archived_at ?? clock };
    case "unarchived":
      return { archived_at: null };
  }
}
