import { openPostgresDatabase, openSqliteDatabase } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { readEnvironment } from "~/platform/environment.server";
import { createLog } from "~/platform/log.server";
import { deliverDue, queueMail } from "~/platform/mail/outbox.server";
import { mailWith } from "./mail-fixtures";

/**
 * One process of the site as far as mail goes. Arguments: where the database is, the SMTP server,
 * what to do (`queue` a mail then wait to be killed, or `deliver` what is due), a mail's id.
 */
const [location = "", smtpUrl = "", task = "", id = ""] = process.argv.slice(2);
const database = location.startsWith("postgres")
  ? openPostgresDatabase(location)
  : openSqliteDatabase(location);
const environment = readEnvironment({ SMTP_URL: smtpUrl, MAIL_FROM: "site@les-pins.example" });
const past = new Date(Date.now() - 60_000);

if (task === "queue") {
  await transaction(database, (trx) =>
    queueMail(trx, { id, purpose: "contact", mail: mailWith(), now: past }),
  );
  process.stdout.write("queued");
  // Killed here by the test: after storing, before sending.
  setInterval(() => undefined, 1_000);
} else {
  const log = createLog("silent");
  const sent = await deliverDue({ database, environment, log, now: () => new Date() });
  process.stdout.write(String(sent));
  await database.close();
}
