import { type LoginTrouble, recordLoginTrouble } from "~/platform/activity-log.server";
import { transaction } from "~/platform/database/transaction.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { findAccount } from "./account-rules.server";
import { findByEmail } from "./accounts.server";

type Site = Pick<Services, "database" | "log" | "now">;

/**
 * Writes into the activity log that somebody did not get in. Not awaited by the login: how long it
 * takes would tell whether the address has an account. An address without account is not kept.
 */
export function noteLoginTrouble(
  site: Site,
  trouble: LoginTrouble,
  whose: { email: string } | { userId: string },
): void {
  write(site, trouble, whose).catch((err: unknown) => {
    site.log.error({ err, trouble }, "a failed login could not be written into the activity log");
  });
}

async function write(
  { database, now }: Site,
  trouble: LoginTrouble,
  whose: { email: string } | { userId: string },
): Promise<void> {
  const id =
    "userId" in whose ? whose.userId : (await findByEmail(database.kysely, whose.email))?.id;
  if (!(await rateLimits.consume("login-activity", `${trouble} ${id ?? ""}`)).ok) return;
  await transaction(database, async (trx) => {
    const account = id === undefined ? null : await findAccount(trx, id);
    await recordLoginTrouble(trx, trouble, {
      subjectId: account?.id ?? null,
      label: account?.name ?? "",
      now,
    });
  });
}
