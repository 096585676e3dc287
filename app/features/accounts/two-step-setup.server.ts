import { APIError } from "better-auth/api";
import { readSite } from "~/club/read-site.server";
import type { ActivityAction } from "~/platform/activity-log.server";
import type { Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import {
  countOwnPassword,
  forgiveOwnPassword,
  type PasswordCheck,
  recordOwn,
} from "./own-account.server";
import { unlessBusy } from "./password-hash.server";
import { type SignedInUser, siteAuth } from "./sessions.server";
import { claimTotpCode, releaseTotpCode } from "./two-step-codes.server";

type Refused = Exclude<PasswordCheck, { kind: "right" }>;
/** Somebody else, or another tab, was faster: the screen shows how things stand. */
type Changed = { kind: "changed-meanwhile" };

/** How the second step of a person's own login stands. */
export async function findTwoStep(
  site: Services,
  user: SignedInUser,
): Promise<{ isOn: boolean; codesLeft: number }> {
  if (!(await isTwoStepOn(site.database.kysely, user.id))) return { isOn: false, codesLeft: 0 };
  return { isOn: true, codesLeft: (await readCodes(site, user)).length };
}

/** Whether the login of an account asks for a code. */
export async function isTwoStepOn(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("two_factor_enabled")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.two_factor_enabled ?? false;
}

/**
 * Makes a new secret for an authenticator application, for whoever gives the password again. The
 * login asks for no code before `confirmTwoStep` has seen one.
 */
export async function startTwoStep(
  request: Request,
  site: Services,
  user: SignedInUser,
  password: string,
): Promise<{ kind: "started"; uri: string; secret: string } | Refused | Changed> {
  return await withPassword(user, async () => {
    const { headers } = request;
    const body = { password, method: "totp" } as const;
    const started = await siteAuth(site).api.enableTwoFactor({ body, headers });
    if (started.method !== "totp") throw new Error("The library made no secret.");
    const { searchParams } = new URL(started.totpURI);
    const secret = searchParams.get("secret") ?? "";
    return { kind: "started", uri: await totpAddress(site, user, searchParams), secret } as const;
  });
}

/**
 * The address that an authenticator application reads, under the club's name of now: the library has
 * one name for as long as the process lives.
 */
async function totpAddress(
  { database, environment, now }: Services,
  { email }: SignedInUser,
  parameters: URLSearchParams,
): Promise<string> {
  const { club } = await readSite(database.kysely, now);
  const issuer = club.name || new URL(environment.publicUrl).hostname;
  parameters.set("issuer", issuer);
  const account = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${account}?${parameters}`;
}

export type TwoStepConfirmation =
  | { kind: "confirmed"; codes: string[]; headers: Headers }
  | { kind: "wrong-code" }
  | { kind: "limited"; retryAfterSeconds: number }
  | Changed;

/**
 * Switches the second step on for a right code, which opens no session any more: the headers set
 * this browser's new session. The library writes by itself; the activity follows right after.
 */
export async function confirmTwoStep(
  request: Request,
  site: Services,
  user: SignedInUser,
  code: string,
): Promise<TwoStepConfirmation> {
  const limit = await rateLimits.consume("two-step", user.id);
  if (!limit.ok) return { kind: "limited", retryAfterSeconds: limit.retryAfterSeconds };
  // The library would tell a right code from a wrong one, without counting, to whoever holds a session.
  if ((await findTwoStep(site, user)).isOn) return { kind: "changed-meanwhile" };
  const claim = { userId: user.id, code, now: site.now };
  if (!(await claimTotpCode(site.database.kysely, claim))) return { kind: "wrong-code" };
  try {
    const call = { body: { code }, headers: request.headers, returnHeaders: true } as const;
    const { headers } = await siteAuth(site).api.verifyTOTP(call);
    await rateLimits.reset("two-step", user.id);
    await note(site, user, "signed-in-two-step-on");
    return { kind: "confirmed", codes: await readCodes(site, user), headers };
  } catch (error) {
    await releaseTotpCode(site.database.kysely, claim);
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    return { kind: error.body?.code === "INVALID_CODE" ? "wrong-code" : "changed-meanwhile" };
  }
}

/** Ten new recovery codes in place of the earlier ones, for whoever gives the password again. */
export async function renewRecoveryCodes(
  request: Request,
  site: Services,
  user: SignedInUser,
  password: string,
): Promise<{ kind: "renewed"; codes: string[] } | Refused | Changed> {
  return await withPassword(user, async () => {
    const call = { body: { password }, headers: request.headers };
    const { backupCodes: codes } = await siteAuth(site).api.generateBackupCodes(call);
    return { kind: "renewed", codes } as const;
  });
}

/**
 * Switches the second step off, for whoever gives the password again; the headers set this
 * browser's new session. The library writes by itself; the activity follows right after.
 */
export async function stopTwoStep(
  request: Request,
  site: Services,
  user: SignedInUser,
  password: string,
): Promise<{ kind: "stopped"; headers: Headers } | Refused | Changed> {
  return await withPassword(user, async () => {
    const call = { body: { password }, headers: request.headers, returnHeaders: true } as const;
    const { headers } = await siteAuth(site).api.disableTwoFactor(call);
    await note(site, user, "signed-in-two-step-off");
    return { kind: "stopped", headers } as const;
  });
}

async function withPassword<T>(
  user: SignedInUser,
  work: () => Promise<T>,
): Promise<T | Refused | Changed> {
  const counted = await countOwnPassword(user.id);
  if (counted.kind !== "right") return counted;
  try {
    const done = await unlessBusy(work);
    await forgiveOwnPassword(user.id);
    return done;
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    const isWrong = error.body?.code === "INVALID_PASSWORD";
    return { kind: isWrong ? "wrong-password" : "changed-meanwhile" };
  }
}

async function readCodes(site: Services, user: SignedInUser): Promise<string[]> {
  const { backupCodes } = await siteAuth(site).api.viewBackupCodes({ body: { userId: user.id } });
  return backupCodes;
}

async function note(site: Services, user: SignedInUser, action: ActivityAction): Promise<void> {
  await transaction(site.database, (trx) => recordOwn(trx, action, site, user));
}
