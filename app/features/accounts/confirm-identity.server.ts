import { APIError } from "better-auth/api";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { checkOwnPassword, type PasswordCheck } from "./own-account.server";
import { findSessionId } from "./own-sessions.server";
import { type SignedInUser, siteAuth } from "./sessions.server";
import { claimTotpCode, releaseTotpCode } from "./two-step-codes.server";
import { findTwoStep } from "./two-step-setup.server";

/** How long it holds that somebody gave their password again. */
const HOLDS_MS = 10 * 60_000;

/**
 * How much longer it holds, in milliseconds, that the person of this session gave their password (and
 * their code) again; 0 when they have to. Signing in does not count.
 */
export async function identityHoldsFor(
  request: Request,
  site: Services,
  user: SignedInUser,
): Promise<number> {
  const row = await site.database.kysely
    .selectFrom("sessions")
    .select("confirmed_at")
    .where("id", "=", (await findSessionId(request, site)) ?? "")
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (!row?.confirmed_at) return 0;
  const age = site.now.getTime() - Date.parse(row.confirmed_at);
  // Beyond its time, or given in a future that a wrong clock made.
  return age < 0 || age >= HOLDS_MS ? 0 : HOLDS_MS - age;
}

export type IdentityCheck =
  | { kind: "confirmed" }
  | Exclude<PasswordCheck, { kind: "right" }>
  | { kind: "wrong-code" }
  | { kind: "used-code" };

/**
 * Takes the password of somebody who is signed in, and their code where they have two-step login,
 * under the same limits as elsewhere; their session counts as confirmed then.
 */
export async function confirmIdentity(
  request: Request,
  site: Services,
  user: SignedInUser,
  given: { password: string; code?: string | undefined },
): Promise<IdentityCheck> {
  const check = await checkOwnPassword(site, user.id, given.password);
  if (check.kind !== "right") return check;
  if ((await findTwoStep(site, user)).isOn) {
    const refusal = await refuseCode(request, site, user, given.code ?? "");
    if (refusal) return refusal;
  }
  await site.database.kysely
    .updateTable("sessions")
    .set({ confirmed_at: site.now.toISOString() })
    .where("id", "=", (await findSessionId(request, site)) ?? "")
    .where("user_id", "=", user.id)
    .execute();
  return { kind: "confirmed" };
}

/** Why a code of the authenticator application is not taken; null when it is right. */
async function refuseCode(
  request: Request,
  site: Services,
  { id: userId }: SignedInUser,
  code: string,
): Promise<Exclude<IdentityCheck, { kind: "confirmed" }> | null> {
  const limit = await rateLimits.consume("two-step", userId);
  if (!limit.ok) return { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds };
  const claim = { userId, code, now: site.now };
  if (!(await claimTotpCode(site.database.kysely, claim))) return { kind: "used-code" };
  try {
    await siteAuth(site).api.verifyTOTP({ body: { code }, headers: request.headers });
    await rateLimits.reset("two-step", userId);
    return null;
  } catch (error) {
    await releaseTotpCode(site.database.kysely, claim);
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    return { kind: "wrong-code" };
  }
}
