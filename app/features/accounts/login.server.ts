import { createHmac } from "node:crypto";
import { RETENTION } from "~/lib/retention";
import { type LoginTrouble, recordLoginTrouble } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import {
  addressKey,
  type CountedKey,
  consumeAll,
  rateLimits,
  refundAll,
} from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { findAccount, findByEmail } from "./accounts.server";
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
  const counted: CountedKey[] = [["login-address", address], own];
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

type LogSite = Pick<Services, "database" | "log" | "now">;

/**
 * Writes into the activity log that somebody did not get in. Not awaited by the login: how long it
 * takes would tell whether the address has an account. An address without account is not kept.
 */
export function noteLoginTrouble(
  site: LogSite,
  trouble: LoginTrouble,
  whose: { email: string } | { userId: string },
): void {
  writeTrouble(site, trouble, whose).catch((err: unknown) => {
    site.log.error({ err, trouble }, "a failed login could not be written into the activity log");
  });
}

async function writeTrouble(
  { database, now }: LogSite,
  trouble: LoginTrouble,
  whose: { email: string } | { userId: string },
): Promise<void> {
  const id =
    "userId" in whose ? whose.userId : (await findByEmail(database.kysely, whose.email))?.id;
  if (!(await rateLimits.consume("login-activity", `${trouble} ${id ?? ""}`)).ok) return;
  await transaction(database, async (trx) => {
    const account = id === undefined ? null : await findAccount(trx, id);
    await recordLoginTrouble(trx, trouble, {
      subjectId: account?.id ?? null,
      label: account?.name ?? "",
      now,
    });
  });
}

const ADDRESS_KEPT_MS = RETENTION.loginAddressDays * 86_400_000;

type AddressSite = Pick<Services, "database" | "authSecret" | "clientAddress" | "now">;

/** Whether the account of an address has signed in from where this request comes from. */
async function hasSignedInFromHere(site: AddressSite, email: string): Promise<boolean> {
  const row = await site.database.kysely
    .selectFrom("login_addresses")
    .innerJoin("users", "users.id", "login_addresses.user_id")
    .select("users.id")
    .where("users.email", "=", email)
    .where("login_addresses.address_hash", "=", addressHash(site))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that an account has signed in, or proved who its person is, from here. */
export async function rememberLoginAddress(site: AddressSite, userId: string): Promise<void> {
  const used_at = site.now.toISOString();
  await site.database.kysely
    .insertInto("login_addresses")
    .values({ user_id: userId, address_hash: addressHash(site), used_at })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "address_hash"]).doUpdateSet({ used_at }),
    )
    .execute();
}

/** A keyed hash, so that a reader of the table cannot find the addresses by trying them all. */
function addressHash({ authSecret, clientAddress }: AddressSite): string {
  return createHmac("sha256", authSecret)
    .update(`login-address ${addressKey(clientAddress)}`)
    .digest("base64url");
}

/** Forgets from where nobody has signed in as long as the privacy page says. */
export async function purgeLoginAddresses({ kysely }: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - ADDRESS_KEPT_MS).toISOString();
  await kysely.deleteFrom("login_addresses").where("used_at", "<", limit).execute();
}
