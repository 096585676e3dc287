import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { writeContent } from "~/platform/database/write.server";
import type { Role } from "~/platform/permissions/permission";
import { newId, newSecret, sha256 } from "~/platform/random.server";
import type { NewAccount } from "./account.schema";
import type { Auth } from "./auth.server";
import { upsertProfile } from "./profiles.server";

const LINK_DAYS = 7;

/** Whether nobody can sign in yet (authors of the demo content have no password and do not count). */
export async function hasNoAccount(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom("credentials").select("id").limit(1).executeTakeFirst();
  return row === undefined;
}

/**
 * Makes a one-time link that creates an account, good for seven days, and voids the earlier ones
 * for the same address (for nobody in particular when `email` is null: the first account).
 * Returns the secret, which is stored nowhere.
 */
export async function createAccountLink(
  db: Queryable,
  link: { email: string | null; role: Role; now: Date },
): Promise<string> {
  const secret = newSecret();
  await db
    .deleteFrom("account_links")
    .where("email", link.email === null ? "is" : "=", link.email)
    .where("used_at", "is", null)
    .execute();
  await db
    .insertInto("account_links")
    .values({
      id: newId(),
      token_hash: sha256(secret),
      email: link.email,
      role: link.role,
      created_at: link.now.toISOString(),
      expires_at: new Date(link.now.getTime() + LINK_DAYS * 86_400_000).toISOString(),
      used_at: null,
    })
    .execute();
  return secret;
}

/** The link that a secret opens, if it is still good. */
export async function findAccountLink(
  db: Queryable,
  secret: string,
  now: Date,
): Promise<{ email: string | null } | null> {
  const row = await db
    .selectFrom("account_links")
    .select("email")
    .where("token_hash", "=", sha256(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

export type AccountCreation =
  | { kind: "created"; userId: string }
  | { kind: "link-void" }
  | { kind: "email-taken" };

/**
 * Creates the account that a one-time link promises. The link, the user, the password and the
 * profile go in one transaction: a link used twice at once makes one account.
 */
export async function createAccountFromLink(
  site: { database: Database; auth: Auth; now: Date },
  secret: string,
  account: NewAccount,
): Promise<AccountCreation> {
  const password = await hashPassword(site.auth, account.password);
  return await writeContent(site.database, async (trx) => {
    const link = await useLink(trx, secret, site.now);
    if (!link) return { kind: "link-void" } as const;
    const email = link.email ?? account.email;
    if (await isEmailTaken(trx, email)) {
      await reopenLink(trx, secret);
      return { kind: "email-taken" } as const;
    }
    const userId = await insertAccount(
      trx,
      { ...account, email, password, role: link.role },
      site.now,
    );
    return { kind: "created", userId } as const;
  });
}

/** Creates an administrator from the command line. */
export async function createAdministrator(
  site: { database: Database; auth: Auth; now: Date },
  account: NewAccount,
): Promise<AccountCreation> {
  const password = await hashPassword(site.auth, account.password);
  return await writeContent(site.database, async (trx) => {
    if (await isEmailTaken(trx, account.email)) return { kind: "email-taken" } as const;
    const values = { ...account, password, role: "administrator" as const };
    return { kind: "created", userId: await insertAccount(trx, values, site.now) } as const;
  });
}

async function hashPassword(auth: Auth, password: string): Promise<string> {
  const { password: passwords } = await auth.$context;
  return await passwords.hash(password);
}

async function useLink(trx: DatabaseTransaction, secret: string, now: Date) {
  return await trx
    .updateTable("account_links")
    .set({ used_at: now.toISOString() })
    .where("token_hash", "=", sha256(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning(["email", "role"])
    .executeTakeFirst();
}

async function reopenLink(trx: DatabaseTransaction, secret: string): Promise<void> {
  await trx
    .updateTable("account_links")
    .set({ used_at: null })
    .where("token_hash", "=", sha256(secret))
    .execute();
}

async function isEmailTaken(trx: DatabaseTransaction, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}

async function insertAccount(
  trx: DatabaseTransaction,
  account: NewAccount & { role: Role },
  now: Date,
): Promise<string> {
  const id = newId();
  const stamp = now.toISOString();
  await trx
    .insertInto("users")
    .values({
      id,
      name: `${account.firstName} ${account.lastName}`,
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
  await upsertProfile(trx, id, account);
  // The link for the first account is void as soon as there is one.
  await trx
    .deleteFrom("account_links")
    .where("email", "is", null)
    .where("used_at", "is", null)
    .execute();
  return id;
}
