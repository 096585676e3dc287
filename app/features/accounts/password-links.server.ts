import { recordActivity } from "~/platform/activity-log.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Services } from "~/platform/services.server";
import {
  consumeLink,
  createPasswordLink,
  type LinkAnnouncement,
  type NewLink,
} from "./account-links.server";
import { queueChangeNotice } from "./account-mails.server";
import { type Asker, findAccount, mayStillManage } from "./account-rules.server";
import { switchTwoStepOff } from "./account-state.server";
import { findByEmail } from "./accounts.server";
import { hashPassword } from "./password-hash.server";
import { endSessions } from "./sessions.server";
import type { VoidReason } from "./void-link";

export type PasswordLinkOutcome =
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
    const { role, email, name } = account;
    const { userId: createdBy, now } = asker;
    const link = await createPasswordLink(trx, { userId: id, role, createdBy, now });
    await recordActivity(trx, {
      action: "password-link-made",
      subject: "account",
      subjectId: id,
      label: name,
      userId: createdBy,
      now,
    });
    await announce?.(trx, { ...link, email });
    return { kind: "made", link: { ...link, email, name } };
  });
}

export type AccessReset =
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
    const { id: userId, role, name: label } = account;
    const isTwoStepOff =
      twoStepOff && (await switchTwoStepOff(trx, account, { userId: null, now }));
    const link = await createPasswordLink(trx, { userId, role, createdBy: null, now });
    const activity = {
      action: "password-link-made",
      subject: "account",
      subjectId: userId,
    } as const;
    await recordActivity(trx, { ...activity, label, userId: null, now });
    return { kind: "made", link, isTwoStepOff };
  });
}

export type PasswordChange = { kind: "changed" } | { kind: "link-void"; reason: VoidReason };

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
    await trx
      .updateTable("credentials")
      .set({ password, updated_at: now.toISOString() })
      .where("user_id", "=", account.id)
      .where("provider_id", "=", "credential")
      .execute();
    await endSessions(trx, account.id);
    const { id: subjectId, name: label } = account;
    const activity = { action: "password-changed", subject: "account", subjectId, label } as const;
    await recordActivity(trx, { ...activity, userId: account.id, now });
    await queueChangeNotice(trx, site, { kind: "password", email: account.email });
    return { kind: "changed" };
  });
}
