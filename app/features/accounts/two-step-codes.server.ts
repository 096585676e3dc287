import { symmetricDecrypt } from "better-auth/crypto";
import type { Queryable } from "~/platform/database/database.server";
import { sha256 } from "~/platform/random.server";

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

/** A code is good for a minute and a half at most; later, the same six figures are another one. */
const REMEMBERED_MS = 5 * 60_000;

type Code = { userId: string; code: string; now: Date };

/**
 * Takes a code of the authenticator application for oneself, before it is looked at: false when it
 * was taken already. Of two requests with one code, only one gets it, on any instance.
 */
export async function claimTotpCode(db: Queryable, { userId, code, now }: Code): Promise<boolean> {
  const used_at = now.toISOString();
  const claimed = await db
    .insertInto("used_totp_codes")
    .values({ user_id: userId, code_hash: sha256(code), used_at })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "code_hash"])
        .doUpdateSet({ used_at })
        .where("used_totp_codes.used_at", "<", rememberedSince(now)),
    )
    .returning("user_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Forgets the codes that are other ones by now. */
export async function purgeUsedCodes(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom("used_totp_codes").where("used_at", "<", rememberedSince(now)).execute();
}

function rememberedSince(now: Date): string {
  return new Date(now.getTime() - REMEMBERED_MS).toISOString();
}

/** Gives a code back that was claimed and turned out to be wrong. */
export async function releaseTotpCode(
  db: Queryable,
  { userId, code }: Omit<Code, "now">,
): Promise<void> {
  await db
    .deleteFrom("used_totp_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", sha256(code))
    .execute();
}
