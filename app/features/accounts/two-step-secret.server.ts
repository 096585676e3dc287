import { symmetricDecrypt } from "better-auth/crypto";
import type { Queryable } from "~/platform/database/database.server";

/**
 * The accounts whose codes can be checked no more: their second step was set up under another secret
 * of the site, which has been lost since. Of `userId` alone, where it is given.
 */
export async function findLostTwoSteps(
  db: Queryable,
  authSecret: string,
  userId?: string,
): Promise<{ userId: string }[]> {
  const steps = await db
    .selectFrom("two_factors")
    .innerJoin("users", "users.id", "two_factors.user_id")
    .select(["two_factors.user_id as userId", "two_factors.secret"])
    .where("users.two_factor_enabled", "=", true)
    .$if(userId !== undefined, (query) => query.where("users.id", "=", userId ?? ""))
    .execute();
  const lost = await Promise.all(
    steps.map(async ({ secret }) => !(await opens(authSecret, secret))),
  );
  return steps.filter((_, index) => lost[index]).map((step) => ({ userId: step.userId }));
}

async function opens(key: string, data: string): Promise<boolean> {
  try {
    await symmetricDecrypt({ key, data });
    return true;
  } catch {
    return false;
  }
}
