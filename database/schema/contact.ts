import type { ColumnType } from "kysely";
import type { MailPurpose } from "~/platform/mail/mail";

/** Mails that are to be sent, and those that were; one row is one mail, sent once. */
export interface MailOutboxTable {
  id: string;
  purpose: MailPurpose;
  /** JSON of the mail (app/platform/mail/mail.ts). */
  payload: string;
  state: "waiting" | "sent" | "given-up";
  attempts: number;
  /** Why the last attempt failed, for the technical person. */
  last_error: string | null;
  /** When it is to be tried (again); null once it is sent or given up. */
  next_attempt_at: string | null;
  /** Until then the process that took it is sending it. */
  claimed_until: string | null;
  created_at: string;
  /** When it was sent; of one given up, when somebody decided so (null where the site itself did). */
  sent_at: string | null;
}

/** What visitors wrote (specification §3, contact message; `time` is `received_at`). */
export interface ContactMessagesTable {
  id: string;
  /** Digest of the id made with the form and of what it carried, so that one submission makes one message. */
  submission_id: string;
  /** SHA-256 of the sender's address, subject and text (product.md, doubtful point 8). */
  fingerprint: string;
  name: string;
  email: string;
  title: string;
  message: string;
  search_text: string;
  received_at: string;
  /** The copy for the club; null of one that was answered before it left, or that an older version held back. */
  mail_id: string | null;
  read_at: string | null;
  answered_at: string | null;
  archived_at: string | null;
  version: ColumnType<number, number | undefined>;
}

/** Answers that volunteers wrote on the site; they go with their message. */
export interface MessageRepliesTable {
  id: string;
  message_id: string;
  /** Plain text, as it was written. */
  body: string;
  written_at: string;
  written_by: string | null;
  /** The mail that carries it; null once the outbox has forgotten it. */
  mail_id: string | null;
}

export interface BlockedSendersTable {
  /** Lower case. */
  email: string;
  created_at: string;
  created_by: string | null;
}

/** Answers to the proof of work that were used: none is good twice. */
export interface UsedChallengesTable {
  signature: string;
  expires_at: string;
}
