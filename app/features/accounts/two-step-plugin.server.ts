import { randomInt } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { symmetricDecrypt } from "better-auth/crypto";
import { twoFactor } from "better-auth/plugins/two-factor";
import { z } from "zod";
import type { Queryable } from "~/platform/database/database.server";
import { sha256 } from "~/platform/random.server";
import { CLUB } from "~club/identity";

const RECOVERY_CODES = 10;
/** Of the library's own cookie, between the password and the code. */
export const PENDING_COOKIE = "two_factor";
/** No letter or figure that looks like another one: codes are copied by hand. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 10;

/** The library's two-step login over our tables. Ten wrong codes in a row close it for a quarter of an hour, whatever the process. */
export function twoStepPlugin() {
  return twoFactor({
    issuer: CLUB.name,
    twoFactorCookieMaxAge: 10 * 60,
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * 60 },
    backupCodeOptions: {
      storeBackupCodes: "encrypted",
      customBackupCodesGenerate: () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode),
    },
    schema: {
      user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
      twoFactor: {
        modelName: "two_factors",
        fields: {
          userId: "user_id",
          backupCodes: "backup_codes",
          failedVerificationCount: "failed_verification_count",
          lockedUntil: "locked_until",
        },
      },
    },
  });
}

/** `k7p2m-xq4rd`: 49 bits. */
function newRecoveryCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, CODE_LENGTH / 2).join("")}-${letters.slice(CODE_LENGTH / 2).join("")}`;
}

/** What the library has no operation for. None of it has an address: only our own code calls it. */
export function ownLoginPlugin() {
  return {
    id: "own-login",
    endpoints: {
      /** Whose password was right in this browser, while the code is still to come. */
      findPendingLogin: createAuthEndpoint.serverOnly(
        { method: "GET", requireHeaders: true },
        async (ctx): Promise<{ userId: string } | null> => {
          const { name } = ctx.context.createAuthCookie(PENDING_COOKIE);
          const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
          if (!identifier) return null;
          const pending = await ctx.context.internalAdapter.findVerificationValue(identifier);
          if (!pending || pending.expiresAt <= new Date()) return null;
          return { userId: pending.value };
        },
      ),
      /** Clears the cookie that waits for a code. */
      forgetPendingLogin: createAuthEndpoint.serverOnly({ method: "POST" }, async (ctx) => {
        expireCookie(ctx, ctx.context.createAuthCookie(PENDING_COOKIE));
        return null;
      }),
      /** Opens a session for somebody who has just proved who they are. */
      openOwnSession: createAuthEndpoint.serverOnly(
        { method: "POST", requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          const session = user && (await internalAdapter.createSession(user.id));
          if (!session) return null;
          await setSessionCookie(ctx, { session, user });
          return null;
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

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
  await db
    .deleteFrom("used_totp_codes")
    .where("user_id", "=", userId)
    .where("used_at", "<", new Date(now.getTime() - REMEMBERED_MS).toISOString())
    .execute();
  const claimed = await db
    .insertInto("used_totp_codes")
    .values({ user_id: userId, code_hash: sha256(code), used_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["user_id", "code_hash"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return claimed !== undefined;
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
