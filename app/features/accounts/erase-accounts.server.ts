import { RETENTION } from "~/lib/retention";
import { ERASED_PERSON } from "~/platform/activity-labels";
import { recordActivity } from "~/platform/activity-log.server";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import type { Database, DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { contentChanged, transaction } from "~/platform/database/transaction.server";
import type { Role } from "~/platform/permissions";
import { givenName } from "~/platform/person-names.server";
import { notePurgedPicture } from "~/platform/storage/cleanup-log.server";
import { forgetLinksOf } from "./account-links.server";
import { hasOtherAdministrator } from "./accounts.server";

/** When an account that is deactivated now is erased. */
export function erasureTime(now: Date): Date {
  return new Date(now.getTime() + RETENTION.accountsDays * 86_400_000);
}

/**
 * The same as it can be promised: null while the clock is doubted. The first purge after the doubt
 * gives the account its time.
 */
export async function findErasureTime(db: Queryable, now: Date): Promise<string | null> {
  const doubt = await findClockDoubt(db);
  return doubt ? null : erasureTime(now).toISOString();
}

/**
 * Erases the accounts whose time has come, and again those that were erased before and that a
 * restoration brought back. A deactivated account without a time (an older version or a doubted clock
 * gave none, or a restoration took it away) has its time from now on. An administrator stays while no other could manage accounts. Authors of the demo content have no
 * password, and so no account. Returns how many were erased.
 */
export async function eraseDepartedAccounts(database: Database, now: Date): Promise<number> {
  // Looked at first: the lock of all writes is not taken every hour for nothing.
  const isDue = (await hasUntimed(database.kysely)) || (await hasErasable(database.kysely, now));
  if (!isDue) return 0;
  return await transaction(database, async (trx) => {
    await giveTime(trx, now);
    let count = 0;
    for (const account of await listDue(trx, now)) {
      // Asked for each: the one before may have been the other administrator.
      if (await isNeeded(trx, account)) continue;
      await eraseAccount(trx, account, now);
      count += 1;
    }
    return count;
  });
}

async function hasErasable(db: Queryable, now: Date): Promise<boolean> {
  for (const account of await listDue(db, now)) {
    if (!(await isNeeded(db, account))) return true;
  }
  return false;
}

/** Whether nobody could manage accounts without this administrator. */
async function isNeeded(db: Queryable, { id, role }: DueAccount): Promise<boolean> {
  return role === "administrator" && !(await hasOtherAdministrator(db, id));
}

function accounts(db: Queryable) {
  return db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .where("credentials.password", "is not", null);
}

function untimed(db: Queryable) {
  return accounts(db)
    .select("users.id")
    .where("users.deactivated_at", "is not", null)
    .where("users.erase_at", "is", null);
}

async function hasUntimed(db: Queryable): Promise<boolean> {
  return (await untimed(db).limit(1).executeTakeFirst()) !== undefined;
}

async function giveTime(trx: DatabaseTransaction, now: Date): Promise<void> {
  await trx
    .updateTable("users")
    .set({ erase_at: erasureTime(now).toISOString() })
    .where("id", "in", untimed(trx))
    .execute();
}

type DueAccount = {
  id: string;
  email: string;
  role: Role;
  avatarUrl: string | null;
  /** The name that stays under their publications; null where the club signs. */
  keptName: string | null;
};

async function listDue(db: Queryable, now: Date): Promise<DueAccount[]> {
  const rows = await accounts(db)
    .leftJoin("erased_accounts as erased", "erased.user_id", "users.id")
    .leftJoin("admin_profiles as profile", "profile.user_id", "users.id")
    .select(["users.id", "users.email", "users.role", "profile.avatar_url"])
    .select(["users.own_name_stays", "users.said_name_stays", "erased.name_stays"])
    .select(givenName("users.id").as("name"))
    .where((eb) =>
      eb.or([
        eb("erased.user_id", "is not", null),
        eb.and([
          eb("users.deactivated_at", "is not", null),
          eb("users.erase_at", "<=", now.toISOString()),
        ]),
      ]),
    )
    .orderBy("users.erase_at")
    .orderBy("users.id")
    .execute();
  return rows.map((row) => {
    const nameStays = row.name_stays ?? row.own_name_stays ?? row.said_name_stays ?? false;
    const { id, email, role, avatar_url: avatarUrl, name } = row;
    return { id, email, role, avatarUrl, keptName: nameStays ? name : null };
  });
}

/**
 * Erases an account with its profile, password, sessions and second step. What its person published
 * stays, signed by their name or by the club; what they did stays in the log, without their name.
 */
async function eraseAccount(
  trx: DatabaseTransaction,
  { id, email, avatarUrl, keptName }: DueAccount,
  now: Date,
): Promise<void> {
  if (keptName !== null) await keepName(trx, id, keptName);
  await forgetInLog(trx, { id, email });
  await notePurgedPicture(trx, { url: avatarUrl, now });
  await forgetLinksOf(trx, { id, email, now });
  await trx.deleteFrom("verifications").where("value", "=", id).execute();
  // All that belongs to the account goes with it; who wrote what is set to nobody (foreign keys).
  await trx.deleteFrom("users").where("id", "=", id).execute();
  const erased = { name_stays: keptName !== null, erased_at: now.toISOString() };
  await trx
    .insertInto("erased_accounts")
    .values({ user_id: id, ...erased })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(erased))
    .execute();
  const subject = { subject: "account", subjectId: id, label: ERASED_PERSON };
  await recordActivity(trx, { ...subject, action: "erased", userId: null, now });
  await contentChanged(trx);
}

async function keepName(trx: DatabaseTransaction, id: string, author_name: string): Promise<void> {
  for (const table of ["articles", "gallery_images"] as const) {
    await trx.updateTable(table).set({ author_name }).where("author_id", "=", id).execute();
  }
}

async function forgetInLog(
  trx: DatabaseTransaction,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await trx
    .updateTable("activity_log")
    .set({ is_of_erased: true })
    .where("user_id", "=", id)
    .execute();
  await trx
    .updateTable("activity_log")
    .set({ label: ERASED_PERSON })
    .where("subject", "in", ["account", "profile"])
    .where((eb) =>
      // An older version left an invitation under an id of its own.
      eb.or([
        eb("subject_id", "=", id),
        eb.and([eb("subject", "=", "account"), eb("label", "=", email)]),
      ]),
    )
    .execute();
}
