import { recordActivity } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
import { voidPasswordLinks } from "./account-links.server";
import { queueChangeNotice } from "./account-mails.server";
import { isOwnAddress } from "./common-passwords";
import { checkOwnPassword, type PasswordCheck } from "./own-password.server";
import { hashPassword, unlessBusy } from "./password-hash.server";
import { endSessions, nameOf, type SignedInUser, siteAuth } from "./sessions.server";

type Refused = Exclude<PasswordCheck, { kind: "right" }>;

/**
 * Changes the address that one signs in with, for whoever gives the password again. An address that
 * another account has is refused. The former one is told by mail.
 */
export async function changeOwnEmail(
  site: Services,
  user: SignedInUser,
  change: { email: string; password: string },
): Promise<{ kind: "changed" } | { kind: "email-taken" } | Refused> {
  const check = await checkOwnPassword(site, user.id, change.password);
  if (check.kind !== "right") return check;
  return await transaction(site.database, async (trx) => {
    const holder = await trx
      .selectFrom("users")
      .select("id")
      .where("email", "=", change.email)
      .executeTakeFirst();
    if (holder && holder.id !== user.id) return { kind: "email-taken" } as const;
    if (holder) return { kind: "changed" } as const;
    const { email } = await trx
      .selectFrom("users")
      .select("email")
      .where("id", "=", user.id)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable("users")
      .set({ email: change.email, updated_at: site.now.toISOString() })
      .where("id", "=", user.id)
      .execute();
    await recordActivity(trx, { ...ownActivity(site, user), action: "updated" });
    await queueChangeNotice(trx, site, { kind: "email", email });
    return { kind: "changed" } as const;
  });
}

/**
 * Changes a person's own password, ends every session and half-finished login and voids the links
 * for another password, in one transaction that also tells them by mail; then opens a session for this browser, whose cookie the headers set.
 */
export async function changeOwnPassword(
  request: Request,
  site: Services,
  user: SignedInUser,
  change: { currentPassword: string; newPassword: string },
): Promise<{ kind: "changed"; headers: Headers } | { kind: "own-address" } | Refused> {
  const check = await checkOwnPassword(site, user.id, change.currentPassword);
  if (check.kind !== "right") return check;
  if (isOwnAddress(change.newPassword, user.email)) return { kind: "own-address" };
  const password = await unlessBusy(() => hashPassword(change.newPassword));
  if (typeof password === "object") return password;
  await transaction(site.database, async (trx) => {
    await storePassword(trx, { userId: user.id, password, now: site.now });
    await endSessions(trx, user.id);
    await voidPasswordLinks(trx, user.id);
    await recordActivity(trx, { ...ownActivity(site, user), action: "password-changed" });
    await queueChangeNotice(trx, site, { kind: "password", email: user.email });
  });
  const { headers } = await siteAuth(site).api.openOwnSession({
    body: { userId: user.id },
    headers: new Headers({ "user-agent": request.headers.get("user-agent") ?? "" }),
    returnHeaders: true,
  });
  return { kind: "changed", headers };
}

type NewPassword = { userId: string; password: string; now: Date };

async function storePassword(
  trx: DatabaseTransaction,
  { userId, password, now }: NewPassword,
): Promise<void> {
  await trx
    .updateTable("credentials")
    .set({ password, updated_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
}

function ownActivity(site: Services, user: SignedInUser) {
  return {
    subject: "account",
    subjectId: user.id,
    label: nameOf(user),
    userId: user.id,
    now: site.now,
  } as const;
}
