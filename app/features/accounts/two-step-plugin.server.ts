import { randomInt } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { expireCookie, setSessionCookie } from "better-auth/cookies";
import { twoFactor } from "better-auth/plugins/two-factor";
import { z } from "zod";

const RECOVERY_CODES = 10;
/** Of the library's own cookie, between the password and the code. */
export const PENDING_COOKIE = "two_factor";
/** No letter or figure that looks like another one: codes are copied by hand. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const CODE_LENGTH = 10;

/** The library's two-step login over our tables. Ten wrong codes in a row close it for a quarter of an hour, whatever the process. */
export function twoStepPlugin() {
  return twoFactor({
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

/** Operations that the library lacks. None of them has an address: only our own code calls them. */
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
      /** Whether the cookie of a session is signed by this site: one that has ended counts too. */
      hasSignedSession: createAuthEndpoint.serverOnly(
        { method: "GET", requireHeaders: true },
        async (ctx): Promise<boolean> => {
          const { name } = ctx.context.authCookies.sessionToken;
          return Boolean(await ctx.getSignedCookie(name, ctx.context.secret));
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
