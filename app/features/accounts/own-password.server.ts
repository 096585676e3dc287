import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { type Busy, unlessBusy, verifyPassword } from "./password-hash.server";

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
