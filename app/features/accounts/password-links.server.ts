import { readSite } from "~/club/read-site.server";
import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { addressKey, type LimitOutcome, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import {
  accountLinkUrl,
  consumeLink,
  createPasswordLink,
  FORGOTTEN_LINK_MS,
  type LinkAnnouncement,
  letterIdOf,
  type NewLink,
  PASSWORD_LINK_MS,
  type VoidReason,
} from "./account-links.server";
import { linkMail, queueChangeNotice } from "./account-mails.server";
import { switchTwoStepOff } from "./account-state.server";
import {
  type Account,
  type Asker,
  type By,
  findAccount,
  findByEmail,
  mayStillManage,
  recordOnAccount,
  replacePassword,
} from "./accounts.server";
import { hashPassword } from "./password-hash.server";

/**
 * Makes a one-time link with which the person of an account chooses another password, good for a day
 * unless told otherwise, and writes it into the activity log; the earlier ones are void.
 */
async function issuePasswordLink(
  trx: DatabaseTransaction,
  account: Account,
  by: By & { lifeMs?: number },
): Promise<NewLink> {
  const { id: userId, role } = account;
  const { userId: createdBy, lifeMs = PASSWORD_LINK_MS, now } = by;
  const link = await createPasswordLink(trx, { userId, role, createdBy, lifeMs, now });
  await recordOnAccount(trx, "password-link-made", account, by);
  return link;
}

type PasswordLinkOutcome =
  | { kind: "made"; link: NewLink & { email: string; name: string } }
  | { kind: "not-allowed" | "not-found" | "own-account" | "deactivated" };

/**
 * Makes a one-time link, good for a day, with which a person chooses another password; the earlier
 * ones are void. Refused for oneself: an open session alone must not change its own password.
 */
export async function makePasswordLink(
  database: Database,
  id: string,
  asker: Asker,
  announce?: LinkAnnouncement,
): Promise<PasswordLinkOutcome> {
  return await transaction(database, async (trx) => {
    if (!(await mayStillManage(trx, asker))) return { kind: "not-allowed" };
    const account = await findAccount(trx, id);
    if (!account) return { kind: "not-found" };
    if (account.id === asker.userId) return { kind: "own-account" };
    if (!account.isActive) return { kind: "deactivated" };
    const { email, name } = account;
    const link = await issuePasswordLink(trx, account, asker);
    await announce?.(trx, { ...link, email });
    return { kind: "made", link: { ...link, email, name } };
  });
}

type AccessReset =
  | { kind: "made"; link: NewLink; isTwoStepOff: boolean }
  | { kind: "not-found" }
  | { kind: "deactivated" };

/**
 * For whoever can run commands on the server: a one-time link, good for a day, with which the person of
 * an address chooses another password; their second step is switched off where that is asked for.
 */
export async function resetAccess(
  { database, now }: Pick<Services, "database" | "now">,
  { email, twoStepOff }: { email: string; twoStepOff: boolean },
): Promise<AccessReset> {
  return await transaction(database, async (trx) => {
    const known = await findByEmail(trx, email);
    const account = known && (await findAccount(trx, known.id));
    if (!account) return { kind: "not-found" };
    if (!account.isActive) return { kind: "deactivated" };
    const by = { userId: null, now };
    const isTwoStepOff = twoStepOff && (await switchTwoStepOff(trx, account, by));
    return { kind: "made", link: await issuePasswordLink(trx, account, by), isTwoStepOff };
  });
}

type PasswordChange = { kind: "changed" } | { kind: "link-void"; reason: VoidReason };

/**
 * Changes the password that a link was made for, once, ends every session of its person and tells
 * them by mail.
 * Two-step login stays as it is. Rejects with a `BusyError` when too many passwords are being hashed.
 */
export async function changePasswordByLink(
  site: Pick<Services, "database" | "environment" | "now">,
  secret: string,
  newPassword: string,
): Promise<PasswordChange> {
  const { database, now } = site;
  const password = await hashPassword(newPassword);
  return await transaction(database, async (trx) => {
    const used = await consumeLink(trx, secret, { kind: "password", now });
    if (used.kind === "void") return { kind: "link-void", reason: used.reason };
    const account = used.link.userId && (await findAccount(trx, used.link.userId));
    if (!account) return { kind: "link-void", reason: "unknown" };
    await replacePassword(trx, account.id, { password, now });
    await recordOnAccount(trx, "password-changed", account, { userId: account.id, now });
    await queueChangeNotice(trx, site, { kind: "password", email: account.email });
    return { kind: "changed" };
  });
}

/**
 * Whether one more request from this address is within the limit: asked before anything is looked
 * up, so that the answer says nothing about accounts.
 */
export async function mayAskForPassword(site: Services): Promise<LimitOutcome> {
  return await rateLimits.consume("forgotten-address", addressKey(site.clientAddress));
}

/**
 * Sends the person of an address a one-time link, good for an hour, with which they choose another
 * password. Does nothing for an address without an open account, beyond three requests an hour for
 * one account, and where no mail is sent. Not to be awaited before answering: how long it takes
 * would tell whether the account exists.
 */
export async function sendForgottenPasswordLink(site: Services, email: string): Promise<void> {
  if (!mailerOf(site.environment)) return;
  const known = await findByEmail(site.database.kysely, email);
  if (!known?.isActive) return;
  if (!(await rateLimits.consume("forgotten-account", known.id)).ok) return;
  const mailId = await queueLink(site, known.id);
  if (mailId) await deliverNow(site, mailId);
}

async function queueLink({ database, environment, now }: Services, userId: string) {
  return await transaction(database, async (trx) => {
    const account = await findAccount(trx, userId);
    if (!account?.isActive) return null;
    const { email } = account;
    const by = { userId: null, now, lifeMs: FORGOTTEN_LINK_MS };
    const link = await issuePasswordLink(trx, account, by);
    const url = accountLinkUrl(environment.publicUrl, link.secret);
    const { club } = await readSite(trx, now);
    const forgotten = { kind: "forgotten", email, url, expiresAt: link.expiresAt } as const;
    const mail = linkMail(forgotten, { club, now });
    const letterId = letterIdOf(link.secret);
    return await queueMail(trx, { id: letterId, purpose: "account", mail, now });
  });
}
