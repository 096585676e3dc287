import { transaction } from "~/platform/database/transaction.server";
import { mailerOf } from "~/platform/mail/mailer.server";
import { deliverNow, queueMail } from "~/platform/mail/outbox.server";
import { addressKey, type LimitOutcome, rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { accountLinkUrl, FORGOTTEN_LINK_MS } from "./account-links.server";
import { linkMail } from "./account-mails.server";
import { findAccount, findByEmail } from "./accounts.server";
import { issuePasswordLink } from "./password-links.server";

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
    const mail = linkMail({ kind: "forgotten", email, url, expiresAt: link.expiresAt }, now);
    return await queueMail(trx, { purpose: "account", mail, now });
  });
}
