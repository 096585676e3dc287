import type { ActivityAction } from "~/platform/activity-log.server";
import type { DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { queueChangeNotice } from "./account-mails.server";
import { recordOnAccount, replacePassword } from "./accounts.server";
import { isOwnAddress } from "./common-passwords";
import { type Busy, hashPassword, unlessBusy, verifyPassword } from "./password-hash.server";
import { clearMadeUpName } from "./profiles.server";
import { nameOf, type SignedInUser, siteAuth } from "./sessions.server";

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
    await clearMadeUpName(trx, { userId: user.id, email });
    await recordOwn(trx, "updated", site, user);
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
    await replacePassword(trx, user.id, { password, now: site.now });
    await recordOwn(trx, "password-changed", site, user);
    await queueChangeNotice(trx, site, { kind: "password", email: user.email });
  });
  const { headers } = await siteAuth(site).api.openOwnSession({
    body: { userId: user.id },
    headers: new Headers({ "user-agent": request.headers.get("user-agent") ?? "" }),
    returnHeaders: true,
  });
  return { kind: "changed", headers };
}

/** Writes into the activity log what a person did to their own account. */
export async function recordOwn(
  trx: DatabaseTransaction,
  action: ActivityAction,
  { now }: Services,
  user: SignedInUser,
): Promise<void> {
  const { id } = user;
  await recordOnAccount(trx, action, { id, name: nameOf(user) }, { userId: id, now });
}

export type PasswordCheck =
  | { kind: "right" }
  | { kind: "wrong-password" }
  | Busy
  | { kind: "limited"; retryAfterSeconds: number };

/** Counts one more password given by somebody who is signed in; limited when there were too many wrong ones. */
export async function countOwnPassword(userId: string): Promise<PasswordCheck> {
  const limit = await rateLimits.consume("own-password", userId);
  return limit.ok
    ? { kind: "right" }
    : { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds };
}

/** Takes back what `countOwnPassword` counted: the password was right. */
export async function forgiveOwnPassword(userId: string): Promise<void> {
  await rateLimits.refund("own-password", userId);
}

/** Whether somebody who is signed in is still the one who knows the password, under a limit on wrong ones. */
export async function checkOwnPassword(
  site: Services,
  userId: string,
  password: string,
): Promise<PasswordCheck> {
  const counted = await countOwnPassword(userId);
  if (counted.kind !== "right") return counted;
  const credential = await site.database.kysely
    .selectFrom("credentials")
    .select("password")
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .executeTakeFirst();
  const hash = credential?.password;
  const isRight =
    hash !== undefined &&
    hash !== null &&
    (await unlessBusy(
      () => verifyPassword({ hash, password }),
      () => forgiveOwnPassword(userId),
    ));
  if (typeof isRight === "object") return isRight;
  if (!isRight) return { kind: "wrong-password" };
  await forgiveOwnPassword(userId);
  return counted;
}
