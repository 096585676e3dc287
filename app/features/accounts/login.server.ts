import {
  addressKey,
  type CountedKey,
  consumeAll,
  rateLimits,
  refundAll,
} from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { noteLoginTrouble } from "./login-activity.server";
import { hasSignedInFromHere, rememberLoginAddress } from "./login-addresses.server";
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
 * Signs in under the limits on wrong passwords: per account and address, per address, and per account
 * over all addresses that it never signed in from. Attempts are counted before the password is looked
 * at, so that many at once gain nothing.
 */
export async function attemptLogin(
  request: Request,
  site: Services,
  login: { email: string; password: string },
): Promise<LoginOutcome> {
  const address = addressKey(site.clientAddress);
  const own: CountedKey = ["login", `${login.email} ${address}`];
  const counted: CountedKey[] = [own, ["login-address", address]];
  let limit = await consumeAll(counted);
  // What one address tries beyond its own limit does not use up that of the account.
  if (limit.ok && !(await hasSignedInFromHere(site, login.email))) {
    const account: CountedKey = ["login-account", login.email];
    counted.push(account);
    limit = await rateLimits.consume(...account);
  }
  if (!limit.ok) {
    noteLoginTrouble(site, "login-limited", login);
    return { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds };
  }
  const opened = await unlessBusy(() => openLogin(request, site, login));
  if (!opened) {
    noteLoginTrouble(site, "login-failed", login);
    return { kind: "refused" };
  }
  await refundAll(counted);
  if (opened.kind === "busy") return opened;
  await rateLimits.reset(...own);
  const { kind, headers, userId } = opened;
  if (kind === "second-step") return { kind, headers };
  await rememberLoginAddress(site, userId);
  return { kind: "signed-in", headers };
}
