import type { DatabaseTransaction, Queryable } from "~/platform/database/database.server";
import { readSetting, writeSetting } from "~/platform/site-settings.server";

const KEY = "first-steps";
type State = "open" | "ended";

/** Shows «Premiers pas» from the first account of a site on, or again after it was dismissed by mistake. */
export async function openFirstSteps(trx: DatabaseTransaction | Queryable): Promise<void> {
  await writeState(trx, "open");
}

/** Ends «Premiers pas» for everybody, for good. */
export async function endFirstSteps(db: Queryable): Promise<void> {
  await writeState(db, "ended");
}

/** Whether the site is new enough for «Premiers pas»: one that had an account before there was such a card is not. */
export async function areFirstStepsOpen(db: Queryable): Promise<boolean> {
  return (await readSetting(db, KEY)) === ("open" satisfies State);
}

async function writeState(db: Queryable, state: State): Promise<void> {
  await writeSetting(db, KEY, state);
}

/** How many others are in the club's area, or have an invitation that still opens. */
export async function countOthers(
  db: Queryable,
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const accounts = await db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("users.id", "!=", userId)
    .where("users.deactivated_at", "is", null)
    .where("credentials.password", "is not", null)
    .executeTakeFirstOrThrow();
  const invitations = await db
    .selectFrom("account_links")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("kind", "=", "invitation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .where("email", "is not", null)
    .where("email", "not in", db.selectFrom("users").select("email"))
    .executeTakeFirstOrThrow();
  return Number(accounts.count) + Number(invitations.count);
}
