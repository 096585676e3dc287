import type { Database, DatabaseTransaction } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { can, type Role } from "~/platform/permissions";
import { takeBackLettersMadeBy, takeBackLettersOf } from "./account-links.server";
import {
  type Account,
  type Asker,
  type By,
  findAccount,
  isLastAdministrator,
  mayStillManage,
  recordOnAccount,
} from "./accounts.server";
import { findErasureTime } from "./erase-accounts.server";
import { endSessions } from "./sessions.server";

export type AccountChange =
  | { kind: "changed"; account: Account }
  | { kind: "not-allowed" | "not-found" | "own-account" | "last-administrator" };

type Refusal = Exclude<AccountChange["kind"], "changed">;

/** Changes an account for somebody who may still manage accounts; refused as `change` says. */
async function changeAccount(
  database: Database,
  id: string,
  asker: Asker,
  change: (trx: DatabaseTransaction, account: Account) => Promise<"done" | Refusal>,
): Promise<AccountChange> {
  return await transaction(database, async (trx) => {
    if (!(await mayStillManage(trx, asker))) return { kind: "not-allowed" };
    const account = await findAccount(trx, id);
    if (!account) return { kind: "not-found" };
    const outcome = await change(trx, account);
    return outcome === "done" ? { kind: "changed", account } : { kind: outcome };
  });
}

/**
 * Closes an account and ends its sessions at once; what its person wrote stays signed by them until it
 * is erased (erase-accounts.server.ts). `saidNameStays` says whether it stays signed by them then: their own word
 * counts first, and without either the club signs. Refused for one's own account and for the last
 * active administrator.
 */
export async function deactivateAccount(
  database: Database,
  id: string,
  asker: Asker,
  saidNameStays: boolean | null = null,
): Promise<AccountChange> {
  return await changeAccount(database, id, asker, async (trx, account) => {
    if (await isLastAdministrator(trx, account)) return "last-administrator";
    if (account.id === asker.userId) return "own-account";
    if (!account.isActive) return "done";
    await trx
      .updateTable("users")
      .set({
        deactivated_at: asker.now.toISOString(),
        erase_at: await findErasureTime(trx, asker.now),
        said_name_stays: saidNameStays,
        updated_at: asker.now.toISOString(),
      })
      .where("id", "=", id)
      .execute();
    await endSessions(trx, id);
    await takeBackLettersOf(trx, id, asker.now);
    await recordOnAccount(trx, "deactivated", account, asker);
    return "done";
  });
}

/** Opens a deactivated account again, with all that it had but its sessions. */
export async function reactivateAccount(
  database: Database,
  id: string,
  asker: Asker,
): Promise<AccountChange> {
  return await changeAccount(database, id, asker, async (trx, account) => {
    if (account.isActive) return "done";
    await trx
      .updateTable("users")
      .set({
        deactivated_at: null,
        erase_at: null,
        said_name_stays: null,
        updated_at: asker.now.toISOString(),
      })
      .where("id", "=", id)
      .execute();
    await recordOnAccount(trx, "reactivated", account, asker);
    return "done";
  });
}

/**
 * Says whether the name of somebody who left stays under what they published. Refused where they have
 * said it themselves.
 */
export async function chooseSignature(
  database: Database,
  { id, saidNameStays }: { id: string; saidNameStays: boolean },
  asker: Asker,
): Promise<AccountChange> {
  return await changeAccount(database, id, asker, async (trx, account) => {
    if (account.isActive || account.ownNameStays !== null) return "not-found";
    if (account.saidNameStays === saidNameStays) return "done";
    await trx
      .updateTable("users")
      .set({ said_name_stays: saidNameStays, updated_at: asker.now.toISOString() })
      .where("id", "=", id)
      .execute();
    await recordOnAccount(trx, "signature-chosen", account, asker);
    return "done";
  });
}

/**
 * Gives an account another role, from its next request on. Refused for the last active
 * administrator, and for oneself: somebody who lowers their own role could not take it back.
 */
export async function changeRole(
  database: Database,
  { id, role }: { id: string; role: Role },
  asker: Asker,
): Promise<AccountChange> {
  return await changeAccount(database, id, asker, async (trx, account) => {
    if (account.role === role) return "done";
    if (await isLastAdministrator(trx, account)) return "last-administrator";
    if (account.id === asker.userId) return "own-account";
    await trx
      .updateTable("users")
      .set({ role, updated_at: asker.now.toISOString() })
      .where("id", "=", id)
      .execute();
    if (!can(role, "accounts")) await takeBackLettersMadeBy(trx, id, asker.now);
    await recordOnAccount(trx, "role-changed", account, asker);
    return "done";
  });
}

/**
 * Takes the second step of the login away from somebody who lost both telephone and recovery codes,
 * and ends their sessions: the lost telephone may hold one. The password alone lets them in, then.
 * Refused for oneself, whose own screen asks for the password.
 */
export async function resetTwoStep(
  database: Database,
  id: string,
  asker: Asker,
): Promise<AccountChange> {
  return await changeAccount(database, id, asker, async (trx, account) => {
    if (account.id === asker.userId) return "own-account";
    await switchTwoStepOff(trx, account, asker);
    return "done";
  });
}

/** Does as `resetTwoStep` for any asker; returns whether there was a second step to take away. */
export async function switchTwoStepOff(
  trx: DatabaseTransaction,
  account: Account,
  by: By,
): Promise<boolean> {
  const { id } = account;
  const switched = await trx
    .updateTable("users")
    .set({ two_factor_enabled: false, updated_at: by.now.toISOString() })
    .where("id", "=", id)
    .where("two_factor_enabled", "=", true)
    .returning("id")
    .executeTakeFirst();
  if (!switched) return false;
  await trx.deleteFrom("two_factors").where("user_id", "=", id).execute();
  await trx.deleteFrom("used_totp_codes").where("user_id", "=", id).execute();
  await endSessions(trx, id);
  await recordOnAccount(trx, "signed-in-two-step-off", account, by);
  return true;
}
