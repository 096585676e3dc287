import { betterAuth } from "better-auth";
import { RETENTION } from "~/lib/retention";
import { withoutAddresses } from "~/lib/without-addresses";
import type { Database } from "~/platform/database/database.server";
import type { Log } from "~/platform/log.server";
import { newId } from "~/platform/random.server";
import { PASSWORD_MAX, PASSWORD_MIN } from "./account.schema";
import { hashPassword, verifyPassword } from "./password-hash.server";
import { ownLoginPlugin, twoStepPlugin } from "./two-step-plugin.server";

const MINUTE = 60;
const DAY = 60 * 60 * 24;

/** Prefix of every cookie of a signed-in volunteer: where there is none, the page cache asks nothing more. */
export const SESSION_COOKIE_PREFIX = "foulee";

/** Cookie of a session: the library’s own name, behind the prefix. The proxies of `docs/operations.md` name it too. */
export const SESSION_COOKIE_NAME = `${SESSION_COOKIE_PREFIX}.session_token`;

type AuthSettings = {
  database: Database;
  authSecret: string;
  publicUrl: string;
  /** Of no request: the library is made once for all of them. */
  log: Log;
};

export type Auth = ReturnType<typeof buildAuth>;

const known = new WeakMap<Database, Auth>();

/**
 * better-auth over our own tables. Its HTTP routes are not mounted: each operation is a route
 * action of ours that limits, checks the origin and answers in French, so that nothing of the
 * library (open sign-up, its own limits, its trust in proxy headers) can be reached from outside.
 */
export function authFor(settings: AuthSettings): Auth {
  const existing = known.get(settings.database);
  if (existing) return existing;
  const auth = buildAuth(settings);
  known.set(settings.database, auth);
  return auth;
}

function buildAuth({ database, authSecret, publicUrl, log }: AuthSettings) {
  return betterAuth({
    baseURL: publicUrl,
    secret: authSecret,
    telemetry: { enabled: false },
    database: { db: database.native, type: database.engine, transaction: true },
    logger: {
      log: (level, message) =>
        log[level]({ source: "better-auth" }, withoutAddresses(String(message))),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    rateLimit: { enabled: false },
    user: {
      modelName: "users",
      fields: { emailVerified: "email_verified", createdAt: "created_at", updatedAt: "updated_at" },
      additionalFields: { role: { type: "string", input: false, defaultValue: "editor" } },
    },
    session: {
      modelName: "sessions",
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
      expiresIn: RETENTION.sessionDays * DAY,
      // How exact «dernière activité» is, among the open sessions of a profile.
      updateAge: 15 * MINUTE,
    },
    // The library would delete an ended session when somebody comes with it: the purges do (server/jobs/jobs.ts), and
    // wait while the clock is doubted.
    databaseHooks: {
      session: {
        delete: { before: async (_session, context) => context?.path !== "/get-session" },
      },
    },
    account: {
      modelName: "credentials",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        createdAt: "created_at",
        updatedAt: "updated_at",
      },
    },
    verification: {
      modelName: "verifications",
      fields: { expiresAt: "expires_at", createdAt: "created_at", updatedAt: "updated_at" },
      // The purges see to them as to ended sessions.
      disableCleanup: true,
    },
    plugins: [twoStepPlugin(), ownLoginPlugin()],
    advanced: {
      cookiePrefix: SESSION_COOKIE_PREFIX,
      useSecureCookies: publicUrl.startsWith("https:"),
      defaultCookieAttributes: { sameSite: "lax", httpOnly: true, path: "/" },
      // The address is ours to know (TRUST_PROXY): the library would believe any X-Forwarded-For.
      ipAddress: { disableIpTracking: true },
      database: { generateId: newId },
    },
  });
}
