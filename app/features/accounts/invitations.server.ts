import { ERASED_PERSON, FORGOTTEN_INVITATION } from "~/platform/activity-labels";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Role } from "~/platform/permissions";
import {
  createInvitation,
  freshInvitation,
  hasLetter,
  INVITATION_MS,
  type LinkAnnouncement,
  type NewLink,
  takeBackLetter,
} from "./account-links.server";
import { type Asker, findByEmail, mayStillManage, recordOnAccount } from "./accounts.server";

export type InvitationOutcome =
  | { kind: "invited"; link: NewLink & { email: string } }
  | { kind: "not-allowed" | "not-found" | "email-taken" | "email-deactivated" };

/**
 * Invites an address by a one-time link, good for seven days; an earlier one for the same address
 * is void. Refused when the address has an account, open or not.
 */
export async function inviteByLink(
  database: Database,
  { email, role }: { email: string; role: Role },
  asker: Asker,
  announce?: LinkAnnouncement,
): Promise<InvitationOutcome> {
  return await transaction(database, async (trx) => {
    if (!(await mayStillManage(trx, asker))) return { kind: "not-allowed" };
    const known = await findByEmail(trx, email);
    if (known) return { kind: known.isActive ? "email-taken" : "email-deactivated" };
    const { userId: createdBy, now } = asker;
    const link = await createInvitation(trx, { email, role, createdBy, now });
    await recordOnAccount(trx, "invited", { id: link.id, name: email }, asker);
    await announce?.(trx, { ...link, email });
    return { kind: "invited", link: { ...link, email } };
  });
}

/** Makes another link of an invitation, good for seven days from now; the former one is void. */
export async function renewInvitation(
  database: Database,
  id: string,
  asker: Asker,
  announce?: LinkAnnouncement,
): Promise<InvitationOutcome> {
  return await transaction(database, async (trx) => {
    if (!(await mayStillManage(trx, asker))) return { kind: "not-allowed" };
    const invitation = await findInvitation(trx, id);
    if (!invitation || invitation.isWithdrawn) return { kind: "not-found" };
    if (await findByEmail(trx, invitation.email)) return { kind: "email-taken" };
    await takeBackLetter(trx, id, asker.now);
    const { secret, values } = freshInvitation(asker.now);
    await trx
      .updateTable("account_links")
      .set({ ...values, created_by: asker.userId })
      .where("id", "=", id)
      .execute();
    await recordOnAccount(trx, "invited", { id, name: invitation.email }, asker);
    const link = { secret, expiresAt: values.expires_at, email: invitation.email };
    await announce?.(trx, link);
    return { kind: "invited", link };
  });
}

export type WithdrawalOutcome =
  /** `hasLetter`: whether the outbox knows a mail that carries the link. */
  { kind: "done"; email: string; hasLetter: boolean } | { kind: "not-allowed" | "not-found" };

/** Makes an invitation void, or takes that back. One that is withdrawn ends when it began. */
export async function setInvitationWithdrawn(
  database: Database,
  { id, isWithdrawn }: { id: string; isWithdrawn: boolean },
  asker: Asker,
): Promise<WithdrawalOutcome> {
  return await transaction(database, async (trx) => {
    if (!(await mayStillManage(trx, asker))) return { kind: "not-allowed" };
    const invitation = await findInvitation(trx, id);
    if (!invitation) return { kind: "not-found" };
    const begun = Date.parse(invitation.createdAt);
    const end = new Date(isWithdrawn ? begun : begun + INVITATION_MS);
    if (isWithdrawn) await takeBackLetter(trx, id, asker.now);
    await trx
      .updateTable("account_links")
      .set({ expires_at: end.toISOString() })
      .where("id", "=", id)
      .execute();
    const action = isWithdrawn ? "invitation-withdrawn" : "invited";
    const { email } = invitation;
    if (invitation.isWithdrawn !== isWithdrawn) {
      await recordOnAccount(trx, action, { id, name: email }, asker);
    }
    return { kind: "done", email, hasLetter: await hasLetter(trx, id) };
  });
}

const INVITATION_ACTS: readonly string[] = ["invited", "invitation-withdrawn"];

/**
 * Takes the addresses of those who never came out of the activity log, once no link knows them any
 * more. What led to an account stays as it is called.
 */
export async function forgetInvitedAddresses(database: Database): Promise<void> {
  // Looked at first: the lock of all writes is not taken every hour for nothing.
  const forgotten = await forgottenLines(database.kysely).limit(1).executeTakeFirst();
  if (!forgotten) return;
  await transaction(database, async (trx) => {
    await trx
      .updateTable("activity_log")
      .set({ label: FORGOTTEN_INVITATION })
      .where("id", "in", forgottenLines(trx))
      .execute();
  });
}

function forgottenLines(db: Queryable) {
  const links = db.selectFrom("account_links");
  const accounts = db.selectFrom("users");
  return db
    .selectFrom("activity_log")
    .select("id")
    .where("subject", "=", "account")
    .where("action", "in", INVITATION_ACTS)
    .where("label", "not in", [FORGOTTEN_INVITATION, ERASED_PERSON])
    .where("subject_id", "not in", links.select("id"))
    .where("subject_id", "not in", accounts.select("id"))
    .where("label", "not in", links.select("email").where("email", "is not", null))
    .where("label", "not in", accounts.select("email"));
}

type Invitation = { email: string; createdAt: string; isWithdrawn: boolean };

/** One that nobody used yet. */
async function findInvitation(trx: DatabaseTransaction, id: string): Promise<Invitation | null> {
  const row = await trx
    .selectFrom("account_links")
    .select(["email", "created_at", "expires_at"])
    .where("id", "=", id)
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (!row?.email) return null;
  const isWithdrawn = row.expires_at <= row.created_at;
  return { email: row.email, createdAt: row.created_at, isWithdrawn };
}
