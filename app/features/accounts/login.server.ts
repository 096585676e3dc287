import { addressKey, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { type Busy, unlessBusy } from "./password-hash.server";
import { openLogin } from "./sessions.server";

export type LoginOutcome =
  | { kind: "signed-in"; headers: Headers }
  /** The password is right; a code is still to come. */
  | { kind: "second-step"; headers: Headers }
  | { kind: "refused" }
  /** Neither looked at nor counted. */
  | Busy
  | { kind: "limited"; retryAfterSeconds: number };

/**
 * Signs in under the limits on wrong passwords: per account and address, and per address. Attempts
 * are counted before the password is looked at, so that many at once gain nothing.
 */
export async function attemptLogin(
  request: Request,
  site: Services,
  login: { email: string; password: string },
): Promise<LoginOutcome> {
  const address = addressKey(site.clientAddress);
  const accountKey = `${login.email} ${address}`;
  const limits = await Promise.all([
    rateLimits.consume("login", accountKey),
    rateLimits.consume("login-address", address),
  ]);
  const waits = limits.flatMap((limit) => (limit.ok ? [] : [limit.retryAfterSeconds]));
  if (waits.length > 0) return { kind: "limited", retryAfterSeconds: Math.max(...waits) };
  const opened = await unlessBusy(
    () => openLogin(request, site, login),
    () => rateLimits.refund("login", accountKey),
  );
  if (!opened) return { kind: "refused" };
  await rateLimits.refund("login-address", address);
  if (opened.kind === "busy") return opened;
  await rateLimits.reset("login", accountKey);
  const { kind, headers } = opened;
  return { kind: kind === "session" ? "signed-in" : kind, headers };
}
