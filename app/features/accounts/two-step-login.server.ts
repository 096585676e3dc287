import { APIError } from "better-auth/api";
import { addressKey, consumeAll, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import type { SecondStep } from "./account.schema";
import { noteLoginTrouble, rememberLoginAddress } from "./login.server";
import { findLoginAccount, type LoginAccount, revokeIfChanged } from "./login-account.server";
import { siteAuth } from "./sessions.server";
import { claimTotpCode, findLostTwoSteps, releaseTotpCode } from "./two-step-codes.server";
import { PENDING_COOKIE } from "./two-step-plugin.server";

export type SecondStepOutcome =
  | { kind: "signed-in"; headers: Headers }
  | { kind: "refused" }
  /** The code opened a session before: the next one is half a minute away. */
  | { kind: "used" }
  | { kind: "limited"; retryAfterSeconds: number }
  /** The password is to be given again: too long ago, too many codes, or no longer an account. */
  | { kind: "expired"; headers: Headers }
  /** No code can be checked any more: the site's secret is another one than when they were set up. */
  | { kind: "lost" };

/**
 * Who gave the right password in this browser and still owes a code; null when nobody did, when it
 * was more than ten minutes ago, or when the account has been deactivated since.
 */
export async function findPendingLogin(
  request: Request,
  site: Services,
): Promise<{ userId: string } | null> {
  if (!request.headers.get("cookie")?.includes(`.${PENDING_COOKIE}=`)) return null;
  const { headers } = request;
  const pending = await siteAuth(site).api.findPendingLogin({ headers });
  if (!pending) return null;
  const user = await site.database.kysely
    .selectFrom("users")
    .select("id")
    .where("id", "=", pending.userId)
    .where("deactivated_at", "is", null)
    .where("two_factor_enabled", "=", true)
    .executeTakeFirst();
  return user ? pending : null;
}

/** Gives up the second step: the headers that clear its cookie. */
export async function forgetPendingLogin(site: Services): Promise<Headers> {
  const { headers } = await siteAuth(site).api.forgetPendingLogin({ returnHeaders: true });
  return headers;
}

/**
 * Opens a session for a right code, under the limits on wrong ones: per account and per address,
 * counted before the code is looked at, so that many at once gain nothing. Six figures are good
 * once, a recovery code too.
 */
export async function attemptSecondStep(
  request: Request,
  site: Services,
  step: SecondStep,
): Promise<SecondStepOutcome> {
  const pending = await findPendingLogin(request, site);
  const account = pending && (await findLoginAccount(site.database.kysely, pending));
  if (!account) return { kind: "expired", headers: await forgetPendingLogin(site) };
  const { userId } = account;
  const address = addressKey(site.clientAddress);
  const limit = await consumeAll([
    ["two-step-address", address],
    ["two-step", userId],
  ]);
  if (!limit.ok) {
    noteLoginTrouble(site, "login-limited", { userId });
    return { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds };
  }
  const lost = await findLostTwoSteps(site.database.kysely, site.authSecret, userId);
  if (lost.length > 0) return { kind: "lost" };
  const outcome = await tryCode(request, site, { ...step, account });
  site.log[outcome.kind === "signed-in" ? "info" : "warn"](
    { outcome: outcome.kind },
    "A code of the second step was tried.",
  );
  if (outcome.kind === "refused") noteLoginTrouble(site, "login-code-failed", { userId });
  if (outcome.kind === "limited") noteLoginTrouble(site, "login-limited", { userId });
  if (outcome.kind !== "signed-in") return outcome;
  await rememberLoginAddress(site, userId);
  await rateLimits.reset("two-step", userId);
  await rateLimits.refund("two-step-address", address);
  return outcome;
}

type Attempt = SecondStep & { account: LoginAccount };

async function tryCode(
  request: Request,
  site: Services,
  attempt: Attempt,
): Promise<SecondStepOutcome> {
  const { code } = attempt;
  const { userId } = attempt.account;
  const db = site.database.kysely;
  if (attempt.etape === "secours") return await verify(request, site, attempt);
  if (!(await claimTotpCode(db, { userId, code, now: site.now }))) return { kind: "used" };
  try {
    const outcome = await verify(request, site, attempt);
    if (outcome.kind !== "signed-in") await releaseTotpCode(db, { userId, code });
    return outcome;
  } catch (error) {
    await releaseTotpCode(db, { userId, code });
    throw error;
  }
}

async function verify(
  request: Request,
  site: Services,
  { etape: sort, account, code }: Attempt,
): Promise<SecondStepOutcome> {
  const { api } = siteAuth(site);
  const call = { body: { code }, headers: pendingHeaders(request), returnHeaders: true } as const;
  try {
    const { response, headers } = await (sort === "code"
      ? api.verifyTOTP(call)
      : api.verifyBackupCode(call));
    if (await revokeIfChanged(site.database, account, response.token ?? null)) {
      return { kind: "expired", headers: await forgetPendingLogin(site) };
    }
    return { kind: "signed-in", headers };
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    return await refusalFor(String(error.body?.code), site, account.userId);
  }
}

/** The library's own limits, which all instances share, say the same as ours. */
async function refusalFor(
  code: string,
  site: Services,
  userId: string,
): Promise<SecondStepOutcome> {
  if (code === "ACCOUNT_TEMPORARILY_LOCKED") {
    return { kind: "limited", retryAfterSeconds: await lockSeconds(site, userId) };
  }
  const isOver =
    code === "INVALID_TWO_FACTOR_COOKIE" || code === "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE";
  if (isOver) return { kind: "expired", headers: await forgetPendingLogin(site) };
  return { kind: "refused" };
}

async function lockSeconds(site: Services, userId: string): Promise<number> {
  const row = await site.database.kysely
    .selectFrom("two_factors")
    .select("locked_until")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  // The library's clock is the machine's own.
  const left = row?.locked_until ? Date.parse(row.locked_until) - Date.now() : 0;
  return Math.max(1, Math.ceil(left / 1000));
}

/** Without the session that the browser may have: the library would take that one's word for it. */
function pendingHeaders(request: Request): Headers {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  const pending = cookies.filter((cookie) => cookie.includes(`.${PENDING_COOKIE}=`));
  return new Headers({
    cookie: pending.join("; "),
    "user-agent": request.headers.get("user-agent") ?? "",
  });
}
