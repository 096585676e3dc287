import { messagePath } from "~/features/contact/admin/inbox-paths";
import { listMessagesOfMails } from "~/features/contact/inbox.server";
import type { UndecidedMailLine } from "~/features/maintenance/undecided-mails";
import { undecidedMailInWords } from "~/features/maintenance/undecided-mails.server";
import { orderPath } from "~/features/shop/admin/order-paths";
import { listOrdersOfMails } from "~/features/shop/order-letters.server";
import type { Queryable } from "~/platform/database/database.server";
import { listUndecidedMails } from "~/platform/mail/undecided-mails.server";

/** More than fits a telephone's screen twice is no list to decide from. */
const SHOWN = 10;

/** The mails that may be sent or declined by hand, each with a link to the message or order it is about. */
export async function readUndecidedMails(
  db: Queryable,
  now: Date,
): Promise<{ lines: UndecidedMailLine[]; total: number }> {
  const { mails, total } = await listUndecidedMails(db, { now, limit: SHOWN });
  const ids = mails.map(({ id }) => id);
  const [messages, orders] = await Promise.all([
    listMessagesOfMails(db, ids),
    listOrdersOfMails(db, ids),
  ]);
  const hrefs = new Map([
    ...messages.map(({ id, mailId }) => [mailId, messagePath(id)] as const),
    ...orders.map(({ id, mailId }) => [mailId, orderPath(id)] as const),
  ]);
  return {
    lines: mails.map((mail) => undecidedMailInWords(mail, hrefs.get(mail.id) ?? null)),
    total,
  };
}
