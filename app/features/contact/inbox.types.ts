import type { MailStatus } from "~/platform/mail/mail-status.server";

/** Which messages a list shows; `all` leaves out what was put away, and what is held as perhaps spam. */
export type InboxFilter = "unread" | "all" | "held" | "archived";

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
  /** Whether the club did not get it by mail. */
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
  /** Whether it is perhaps spam, and mailed only once somebody says that it is none. */
  isHeld: boolean;
  isBlocked: boolean;
  /** Null when it is held, or nothing is known of its mail any more. */
  mail: MailStatus | null;
};
