import { fullName } from "~/lib/person-name";
import { type ActivityAction, recordActivity } from "~/platform/activity-log.server";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { Role } from "~/platform/permissions";
import { can } from "~/platform/permissions";
import { accountName } from "~/platform/person-names.server";
import { newId } from "~/platform/random.server";
import type { NewAccount } from "./account.schema";
import { consumeLink, type VoidReason, voidPasswordLinks } from "./account-links.server";
import { openFirstSteps } from "./first-steps.server";
import { hashPassword } from "./password-hash.server";
import { upsertProfile } from "./profiles.server";
import { endSessions } from "./sessions.server";

/** Whether nobody can sign in yet (authors of the demo content have no password and do not count). */
export async function hasNoAccount(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom("credentials").select("id").limit(1).executeTakeFirst();
  return row === undefined;
}

export type AccountCreation =
  | { kind: "created"; userId: string }
  | { kind: "link-void"; reason: VoidReason }
  | { kind: "email-taken" };

/**
 * Creates the account that an invitation promises. The link, the user, the password and the
 * profile go in one transaction: a link used twice at once makes one account. Rejects with a
 * `BusyError` when too many passwords are being hashed.
 */
export async function createAccountFromLink(
  site: { database: Database; now: Date },
  secret: string,
  account: NewAccount,
): Promise<AccountCreation> {
  const password = await hashPassword(account.password);
  try {
    return await transaction(site.database, async (trx) => {
      const used = await consumeLink(trx, secret, { kind: "invitation", now: site.now });
      if (used.kind === "void") return { kind: "link-void", reason: used.reason } as const;
      const { role } = used.link;
      const email = used.link.email ?? account.email;
      // Undoes the use of the link: its bearer may choose another address, when it is theirs to choose.
      if (await findByEmail(trx, email)) throw new EmailTakenError();
      const values = { ...account, email, password, role };
      const userId = await insertAccount(trx, values, site.now);
      await giveLinesToAccount(trx, used.link.id, userId);
      await recordOnAccount(trx, "created", named(userId, account), { userId, now: site.now });
      return { kind: "created", userId } as const;
    });
  } catch (error) {
    if (error instanceof EmailTakenError) return { kind: "email-taken" };
    throw error;
  }
}

class EmailTakenError extends Error {
  override name = "EmailTakenError";
}

/** Creates an administrator from the command line, which knows no name. */
export async function createAdministrator(
  site: { database: Database; now: Date },
  account: Credentials & Partial<PersonName>,
): Promise<AccountCreation> {
  const password = await hashPassword(account.password);
  return await transaction(site.database, async (trx) => {
    if (await findByEmail(trx, account.email)) return { kind: "email-taken" } as const;
    const values = { ...account, password, role: "administrator" as const };
    const userId = await insertAccount(trx, values, site.now);
    const by = { userId: null, now: site.now };
    await recordOnAccount(trx, "created", named(userId, account), by);
    return { kind: "created", userId } as const;
  });
}

/** The user of an address, whether or not they may sign in. */
export async function findByEmail(
  db: Queryable,
  email: string,
): Promise<{ id: string; isActive: boolean } | null> {
  const row = await db
    .selectFrom("users")
    .select(["id", "deactivated_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  return row ? { id: row.id, isActive: row.deactivated_at === null } : null;
}

type PersonName = Pick<NewAccount, "firstName" | "lastName">;
type Credentials = Pick<NewAccount, "email" | "password">;

async function insertAccount(
  trx: DatabaseTransaction,
  account: Credentials & Partial<PersonName> & { role: Role },
  now: Date,
): Promise<string> {
  const id = newId();
  const stamp = now.toISOString();
  if (await hasNoAccount(trx)) await openFirstSteps(trx);
  await trx
    .insertInto("users")
    .values({
      id,
      // The library asks for one; ours is read from the profile.
      name: givenNameOf(account) ?? "",
      email: account.email,
      email_verified: true,
      image: null,
      role: account.role,
      deactivated_at: null,
      created_at: stamp,
      updated_at: stamp,
    })
    .execute();
  await trx
    .insertInto("credentials")
    .values({
      id: newId(),
      user_id: id,
      account_id: id,
      provider_id: "credential",
      access_token: null,
      refresh_token: null,
      id_token: null,
      access_token_expires_at: null,
      refresh_token_expires_at: null,
      scope: null,
      password: account.password,
      created_at: stamp,
      updated_at: stamp,
    })
    .execute();
  const { firstName, lastName } = account;
  if (firstName && lastName) await upsertProfile(trx, id, { firstName, lastName });
  // The link for the first account is void as soon as there is one.
  await trx
    .deleteFrom("account_links")
    .where("kind", "=", "invitation")
    .where("email", "is", null)
    .where("used_at", "is", null)
    .execute();
  return id;
}

function givenNameOf({ firstName, lastName }: Partial<PersonName>): string | null {
  return fullName(firstName ?? null, lastName ?? null);
}

function named(id: string, account: Credentials & Partial<PersonName>) {
  return { id, name: givenNameOf(account) ?? account.email };
}

/** The author and the moment of an act; null for the site itself and the command line. */
export type By = { userId: string | null; now: Date };

/** Writes into the activity log what was done to an account, or to an invitation under its address. */
export async function recordOnAccount(
  trx: DatabaseTransaction,
  action: ActivityAction,
  { id: subjectId, name: label }: { id: string; name: string },
  { userId, now }: By,
): Promise<void> {
  await recordActivity(trx, { action, subject: "account", subjectId, label, userId, now });
}

/**
 * Rows of the log about an invitation move to the account made from it, so that erasing the account
 * finds them.
 */
async function giveLinesToAccount(
  trx: DatabaseTransaction,
  linkId: string,
  userId: string,
): Promise<void> {
  await trx
    .updateTable("activity_log")
    .set({ subject_id: userId })
    .where("subject", "=", "account")
    .where("subject_id", "=", linkId)
    .execute();
}

/** Gives an account another password; whoever is in with the former one is out, and its links are void. */
export async function replacePassword(
  trx: DatabaseTransaction,
  userId: string,
  { password, now }: { password: string; now: Date },
): Promise<void> {
  await trx
    .updateTable("credentials")
    .set({ password, updated_at: now.toISOString() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", "credential")
    .execute();
  await endSessions(trx, userId);
  await voidPasswordLinks(trx, userId, now);
}

/** The person who asks for a change of accounts, and the moment. */
export type Asker = By & { userId: string };

/**
 * Whether the asker may still manage accounts at the moment of the change: another administrator
 * may have taken that away since the request was let through.
 */
export async function mayStillManage(
  trx: DatabaseTransaction,
  { userId }: Asker,
): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("role")
    .where("id", "=", userId)
    .where("deactivated_at", "is", null)
    .executeTakeFirst();
  return row !== undefined && can(row.role, "accounts");
}

/** An account as rules see it; authors of the demo content have no password, and so no account. */
export type Account = {
  id: string;
  name: string;
  email: string;
  role: Role;
  isActive: boolean;
  /** Whether the name stays under the published texts after erasure, as the person answered; null for no answer. */
  ownNameStays: boolean | null;
  /** The answer to the same question of the administrator who deactivated the account; null for none. */
  saidNameStays: boolean | null;
};

export async function findAccount(trx: DatabaseTransaction, id: string): Promise<Account | null> {
  const row = await trx
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .select(["users.id", "users.email", "users.role", "users.deactivated_at"])
    .select(["users.own_name_stays", "users.said_name_stays"])
    .select(accountName("users.id").as("name"))
    .where("users.id", "=", id)
    .where("credentials.password", "is not", null)
    .executeTakeFirst();
  if (!row) return null;
  const { email, role } = row;
  return {
    id: row.id,
    name: row.name ?? email,
    email,
    role,
    isActive: row.deactivated_at === null,
    ownNameStays: row.own_name_stays,
    saidNameStays: row.said_name_stays,
  };
}

/** Whether nobody else could manage accounts any more without this one. */
export async function isLastAdministrator(
  trx: DatabaseTransaction,
  account: Account,
): Promise<boolean> {
  if (!account.isActive || account.role !== "administrator") return false;
  return !(await hasOtherAdministrator(trx, account.id));
}

/** Whether somebody else could manage accounts without this one, open or not. */
export async function hasOtherAdministrator(db: Queryable, id: string): Promise<boolean> {
  const other = await db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .select("users.id")
    .where("users.id", "!=", id)
    .where("users.role", "=", "administrator")
    .where("users.deactivated_at", "is", null)
    .where("credentials.password", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
