import type { DatabaseTransaction } from "~/platform/database/database.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import type { Services } from "~/platform/services.server";
import { type ChangeNotice, changeMail } from "./account-mail";

/** Tells a person of a change of their account, in the transaction of the change, where mail is sent. */
export async function queueChangeNotice(
  trx: DatabaseTransaction,
  { environment, now }: Pick<Services, "environment" | "now">,
  notice: ChangeNotice,
): Promise<void> {
  if (!mailerOf(environment)) return;
  await queueMail(trx, { id: newId(), purpose: "account", mail: changeMail(notice, now), now });
}
