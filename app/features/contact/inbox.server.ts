import { type RawBuilder, sql } from "kysely";
import { singleSpaced } from "~/lib/storable-text";
import { truncate } from "~/lib/truncate";
import { searchWords } from "~/lib/word-match";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { columnHasWords } from "~/platform/database/search-condition.server";
import { transaction } from "~/platform/database/transaction.server";
import type { MailStatus } from "~/platform/mail/mail-status.server";
import { findMailStatus } from "~/platform/mail/mail-status.server";
import { cancelMail } from "~/platform/mail/outbox.server";
import type { ContactMessagesTable } from "~database/schema/contact";
import { countBlockedSenders, isBlocked } from "./blocked-senders.server";
import { queueCopyAgain } from "./messages.server";

export const MESSAGES_PER_PAGE = 12;

const EXCERPT_LENGTH = 120;
/** More than an excerpt needs, less than a whole message for each line. */
const BEGINNING = 400;

const PARTS: Record<InboxFilter, RawBuilder<boolean>> = {
  unread: sql`contact_messages.read_at is null and contact_messages.archived_at is null`,
  all: sql`contact_messages.archived_at is null`,
  archived: sql`contact_messages.archived_at is not null`,
};

/**
 * A page of the messages, the latest first; the counts are without the search. Every word of the
 * search stands in the name, address, subject or text, accents and capitals or not.
 */
export async function listMessages(
  db: Queryable,
  { filter, search, page }: { filter: InboxFilter; search: string; page: number },
): Promise<InboxPage> {
  const condition = sql<boolean>`${PARTS[filter]} and ${hasWords(searchWords(search))}`;
  const [counts, total, rows] = await Promise.all([
    countMessages(db),
    countWhere(db, condition),
    selectLines(db)
      .where(condition)
      .limit(MESSAGES_PER_PAGE)
      .offset((page - 1) * MESSAGES_PER_PAGE)
      .execute(),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / MESSAGES_PER_PAGE));
  return { items: rows.map(toLine), total, pageCount, counts };
}

/** How many messages each part of the inbox holds, and how many senders are blocked. */
export async function countMessages(db: Queryable): Promise<InboxCounts> {
  const [unread, all, archived, blocked] = await Promise.all([
    countUnreadMessages(db),
    countWhere(db, PARTS.all),
    countWhere(db, PARTS.archived),
    countBlockedSenders(db),
  ]);
  return { unread, all, archived, blocked };
}

/** How many messages are unread. */
export async function countUnreadMessages(db: Queryable): Promise<number> {
  return await countWhere(db, PARTS.unread);
}

/** The latest messages, and the one that has waited longest unread, for the dashboard. */
export async function summarizeInbox(
  db: Queryable,
  limit: number,
): Promise<{
  latest: InboxLine[];
  unread: number;
  oldestUnread: Pick<InboxLine, "id" | "title" | "receivedAt"> | null;
}> {
  const [latest, unread, oldest] = await Promise.all([
    selectLines(db).where(PARTS.all).limit(limit).execute(),
    countUnreadMessages(db),
    db
      .selectFrom("contact_messages")
      .select(["id", "title", "received_at"])
      .where(PARTS.unread)
      .orderBy("received_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    latest: latest.map(toLine),
    unread,
    oldestUnread: oldest
      ? { id: oldest.id, title: oldest.title, receivedAt: oldest.received_at }
      : null,
  };
}

/** The latest messages that have all these words, archived ones too. */
export async function searchMessages(
  db: Queryable,
  { words, limit }: { words: readonly string[]; limit: number },
): Promise<Pick<InboxLine, "id" | "name" | "title">[]> {
  if (words.length === 0) return [];
  return await db
    .selectFrom("contact_messages")
    .select(["id", "name", "title"])
    .where(hasWords(words))
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** A message with what became of its mail; null when there is none (any more). */
export async function findMessage(
  db: Queryable,
  id: string,
  now: Date,
): Promise<InboxMessage | null> {
  const row = await db
    .selectFrom("contact_messages")
    .select(["id", "name", "email", "title", "message", "received_at", "mail_id"])
    .select(["read_at", "answered_at", "archived_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    title: row.title,
    message: row.message,
    receivedAt: row.received_at,
    readAt: row.read_at,
    answeredAt: row.answered_at,
    archivedAt: row.archived_at,
    isBlocked: await isBlocked(db, row.email),
    mail: await findCopy(db, row, now),
  };
}

async function findCopy(
  db: Queryable,
  row: Pick<ContactMessagesTable, "mail_id" | "answered_at">,
  now: Date,
): Promise<MailStatus> {
  const known = row.mail_id === null ? null : await findMailStatus(db, row.mail_id, now);
  return known ?? { kind: row.answered_at === null ? "none" : "taken-back" };
}

/** The messages whose copies are these mails. */
export async function listMessagesOfMails(
  db: Queryable,
  mailIds: readonly string[],
): Promise<{ id: string; mailId: string }[]> {
  if (mailIds.length === 0) return [];
  const rows = await db
    .selectFrom("contact_messages")
    .select(["id", "mail_id"])
    .where("mail_id", "in", mailIds)
    .execute();
  return rows.flatMap(({ id, mail_id }) => (mail_id === null ? [] : [{ id, mailId: mail_id }]));
}

function hasWords(words: readonly string[]): RawBuilder<boolean> {
  return columnHasWords("contact_messages.search_text", words);
}

async function countWhere(db: Queryable, condition: RawBuilder<boolean>): Promise<number> {
  const { count } = await db
    .selectFrom("contact_messages")
    .select((eb) => eb.fn.countAll().as("count"))
    .where(condition)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function selectLines(db: Queryable) {
  return db
    .selectFrom("contact_messages")
    .leftJoin("mail_outbox", "mail_outbox.id", "contact_messages.mail_id")
    .select(["contact_messages.id", "name", "email", "title", "received_at", "mail_id"])
    .select(["read_at", "answered_at", "archived_at"])
    .select(["mail_outbox.state", "mail_outbox.last_error"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("message_replies")
            .innerJoin("mail_outbox as reply_mail", "reply_mail.id", "message_replies.mail_id")
            .select("message_replies.id")
            .whereRef("message_replies.message_id", "=", "contact_messages.id")
            .where((mail) =>
              mail.or([
                mail("reply_mail.state", "=", "given-up"),
                mail.and([
                  mail("reply_mail.state", "=", "waiting"),
                  mail("reply_mail.last_error", "is not", null),
                ]),
              ]),
            ),
        )
        .as("has_unsent_reply"),
    )
    .select(sql<string>`substr(contact_messages.message, 1, ${sql.lit(BEGINNING)})`.as("beginning"))
    .orderBy("received_at", "desc")
    .orderBy("contact_messages.id", "desc");
}

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];

function toLine(row: LineRow): InboxLine {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    title: row.title,
    excerpt: truncate(singleSpaced(row.beginning), EXCERPT_LENGTH),
    receivedAt: row.received_at,
    isRead: row.read_at !== null,
    answeredAt: row.answered_at,
    archivedAt: row.archived_at,
    isUnsent: isUnsent(row),
  };
}

function isUnsent({ mail_id, answered_at, state, last_error, has_unsent_reply }: LineRow): boolean {
  if (has_unsent_reply) return true;
  if (mail_id === null) return answered_at === null;
  return state === "given-up" || (state === "waiting" && last_error !== null);
}

/** Which messages a list shows; `all` leaves out the archived ones. */
export type InboxFilter = "unread" | "all" | "archived";

export type InboxCounts = Record<InboxFilter | "blocked", number>;

/** A line of the list. */
export type InboxLine = {
  id: string;
  name: string;
  email: string;
  title: string;
  /** How the message begins, on one line. */
  excerpt: string;
  /** ISO 8601, UTC; so are the others. */
  receivedAt: string;
  isRead: boolean;
  answeredAt: string | null;
  archivedAt: string | null;
  /** Whether the club did not get it by mail, or an answer to it could not leave. */
  isUnsent: boolean;
};

export type InboxPage = {
  items: InboxLine[];
  total: number;
  pageCount: number;
  counts: InboxCounts;
};

/** A message as it is read. */
export type InboxMessage = {
  id: string;
  name: string;
  email: string;
  title: string;
  /** Plain text, as it was written. */
  message: string;
  receivedAt: string;
  readAt: string | null;
  answeredAt: string | null;
  archivedAt: string | null;
  isBlocked: boolean;
  /** State of the copy for the club. */
  mail: MailStatus;
};

/** Marks of a message, and how each is taken back. */
export type MessageMark = "read" | "unread" | "answered" | "unanswered" | "archived" | "unarchived";

type Marks = {
  read_at: string | null;
  answered_at: string | null;
  archived_at: string | null;
};

/**
 * Notes something about a message; done twice, the first time counts. An answered message is read, and
 * its copy for the club (`to`, null for none) is taken back where it did not leave yet, until it is no longer
 * answered. Returns whose it is; null when there is none (any more).
 */
export async function markMessage(
  database: Database,
  { id, mark, to, now }: { id: string; mark: MessageMark; to: string | null; now: Date },
): Promise<{ name: string; email: string } | null> {
  return await transaction(database, (trx) => markInTransaction(trx, { id, mark, to, now }));
}

/** The same in the transaction of what brings it about. */
export async function markInTransaction(
  trx: DatabaseTransaction,
  { id, mark, to, now }: { id: string; mark: MessageMark; to: string | null; now: Date },
): Promise<{ name: string; email: string } | null> {
  const stored = await trx
    .selectFrom("contact_messages")
    .select(["name", "email", "mail_id", "read_at", "answered_at", "archived_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!stored) return null;
  if (mark === "answered" && stored.mail_id !== null) await cancelMail(trx, stored.mail_id, now);
  if (mark === "unanswered" && stored.answered_at !== null) {
    await queueCopyAgain(trx, id, { to, now });
  }
  await trx
    .updateTable("contact_messages")
    .set(marked(stored, mark, now.toISOString()))
    .where("id", "=", id)
    .execute();
  return { name: stored.name, email: stored.email };
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
