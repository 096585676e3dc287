import { describe, expect } from "vitest";
import { longDate } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { doubtClock } from "~tests/support/doubted-clock";
import { testServices } from "~tests/support/services";
import { listAccounts } from "./account-list.server";
import { changeRole, deactivateAccount, reactivateAccount } from "./account-state.server";
import { type AccountCommand, accountCommandSchema } from "./admin/account-command";
import { runAccountCommand } from "./admin/run-account-command.server";
import { erasureTime } from "./erase-accounts.server";
import { findSignedInUser } from "./sessions.server";

async function openClub(database: Database) {
  const site = { ...testServices(database), now: new Date() };
  const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
  const asker = { userId: chief, now: site.now };
  const role = (id: string, to: "editor" | "administrator", by = chief) =>
    changeRole(database, { id, role: to }, { userId: by, now: site.now });
  return { site, chief, asker, role };
}

async function activity(database: Database) {
  const rows = await database.kysely
    .selectFrom("activity_log")
    .select(["action", "label", "user_id"])
    .where("action", "!=", "created")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows;
}

describe("deactivation", () => {
  test("ends the person's sessions at once, and is undone without them", async ({ database }) => {
    const { site, chief, asker } = await openClub(database);
    const email = "maelle@exemple.fr";
    const id = await createTestAccount(site, { email, role: "editor" });
    const cookie = await openTestSession(site, email);
    const request = () => new Request("http://localhost:3000/admin", { headers: { cookie } });
    expect(await findSignedInUser(request(), site)).toMatchObject({ id });

    expect(await deactivateAccount(database, id, asker)).toMatchObject({ kind: "changed" });
    expect(await findSignedInUser(request(), site)).toBeNull();
    await expect(openTestSession(site, email)).rejects.toThrow();

    expect(await reactivateAccount(database, id, asker)).toMatchObject({ kind: "changed" });
    expect(await findSignedInUser(request(), site)).toBeNull();
    expect(await openTestSession(site, email)).not.toBe("");
    expect((await activity(database)).map((row) => row.action).toSorted()).toEqual([
      "deactivated",
      "reactivated",
    ]);
    expect(await activity(database)).toContainEqual({
      action: "deactivated",
      label: "maelle Test",
      user_id: chief,
    });
  });

  test("is refused for oneself and for who does not exist; nothing is written", async ({
    database,
  }) => {
    const { site, chief, asker } = await openClub(database);
    await createTestAccount(site, { email: "autre@exemple.fr" });
    expect(await deactivateAccount(database, chief, asker)).toEqual({ kind: "own-account" });
    const nobody = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";
    expect(await deactivateAccount(database, nobody, asker)).toEqual({ kind: "not-found" });
    expect(await activity(database)).toEqual([]);
  });

  test("done twice is done once", async ({ database }) => {
    const { site, asker } = await openClub(database);
    const id = await createTestAccount(site, { email: "maelle@exemple.fr", role: "editor" });
    await Promise.all([
      deactivateAccount(database, id, asker),
      deactivateAccount(database, id, asker),
    ]);
    expect(await activity(database)).toHaveLength(1);
  });
});

describe("the last active administrator", () => {
  test("is neither deactivated nor demoted, whoever else has an account", async ({ database }) => {
    const { site, chief, asker, role } = await openClub(database);
    await createTestAccount(site, { email: "maelle@exemple.fr", role: "editor" });
    const former = await createTestAccount(site, { email: "ancien@exemple.fr" });
    await deactivateAccount(database, former, asker);

    expect(await deactivateAccount(database, chief, asker)).toEqual({ kind: "last-administrator" });
    expect(await role(chief, "editor")).toEqual({ kind: "last-administrator" });
    expect(await listAccounts(database.kysely, chief)).toMatchObject([
      { id: chief, isOwn: true, isLastAdministrator: true },
      { role: "editor", isLastAdministrator: false },
      { id: former, isActive: false },
    ]);
  });

  test.for(["role", "deactivation"] as const)(
    "stays when two administrators go for each other at once: %s",
    async (kind, { database }) => {
      const { site, chief: first, role } = await openClub(database);
      const second = await createTestAccount(site, { email: "second@exemple.fr" });
      const go = (by: string, id: string) =>
        kind === "role"
          ? role(id, "editor", by)
          : deactivateAccount(database, id, { userId: by, now: site.now });

      const outcomes = await Promise.all([go(first, second), go(second, first)]);

      expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual([
        "changed",
        "not-allowed",
      ]);
      const left = await database.kysely
        .selectFrom("users")
        .select("id")
        .where("role", "=", "administrator")
        .where("deactivated_at", "is", null)
        .execute();
      expect(left).toHaveLength(1);
      expect(await activity(database)).toHaveLength(1);
    },
  );
});

describe("a role", () => {
  test("counts from the next request on, and is written down", async ({ database }) => {
    const { site, role } = await openClub(database);
    const email = "maelle@exemple.fr";
    const id = await createTestAccount(site, { email, role: "editor" });
    const cookie = await openTestSession(site, email);
    expect(await role(id, "administrator")).toMatchObject({ account: { role: "editor" } });
    const request = new Request("http://localhost:3000/admin", { headers: { cookie } });
    expect(await findSignedInUser(request, site)).toMatchObject({ role: "administrator" });
    expect(await activity(database)).toMatchObject([{ action: "role-changed" }]);
  });

  test("is not changed by oneself, nor by who lost theirs meanwhile", async ({ database }) => {
    const { site, chief, role } = await openClub(database);
    const second = await createTestAccount(site, { email: "second@exemple.fr" });
    const third = await createTestAccount(site, { email: "troisieme@exemple.fr" });
    expect(await role(chief, "editor")).toEqual({ kind: "own-account" });
    expect(await role(second, "editor")).toMatchObject({ kind: "changed" });
    expect(await role(third, "editor", second)).toEqual({ kind: "not-allowed" });
  });

  test("authors without a password are no accounts: not listed, not changed", async ({
    database,
  }) => {
    const { site, chief, role } = await openClub(database);
    const author = await createTestAccount(site, { email: "auteur@exemple.fr", role: "editor" });
    await database.kysely.deleteFrom("credentials").where("user_id", "=", author).execute();
    expect(await role(author, "administrator")).toEqual({ kind: "not-found" });
    expect(await listAccounts(database.kysely, chief)).toMatchObject([{ id: chief }]);
  });
});

describe("who signs after a deactivation", () => {
  test("is said, changed, and kept by an undo", async ({ database }) => {
    const { site, asker } = await openClub(database);
    const id = await createTestAccount(site, { email: "maelle@exemple.fr", role: "editor" });
    const run = (command: AccountCommand) => runAccountCommand(site, command, asker);
    const read = async () => {
      const row = (await listAccounts(database.kysely, asker.userId)).find((one) => one.id === id);
      return [row?.isActive, row?.nameStays, row?.eraseAt];
    };
    const eraseAt = erasureTime(site.now).toISOString();
    const deactivated = await run({ intent: "deactivate", id, nameStays: "yes" });
    const day = longDate(parisDay(eraseAt));
    expect(deactivated.message).toContain(`Il sera effacé le ${day}.`);
    expect(await read()).toEqual([false, true, eraseAt]);
    const chosen = await run({ intent: "choose-signature", id, nameStays: "no" });
    expect(await read()).toEqual([false, false, eraseAt]);
    await run(accountCommandSchema.parse(chosen.undo));
    expect(await read()).toEqual([false, true, eraseAt]);
    const { undo } = await run({ intent: "reactivate", id });
    expect(await read()).toEqual([true, false, null]);
    await run(accountCommandSchema.parse(undo));
    expect(await read()).toEqual([false, true, eraseAt]);
  });

  test("is said without a day while the clock is doubted", async ({ database }) => {
    const { site, asker } = await openClub(database);
    const id = await createTestAccount(site, { email: "maelle@exemple.fr", role: "editor" });
    await doubtClock(site);
    const { message } = await runAccountCommand(site, { intent: "deactivate", id }, asker);
    expect(message).toMatch(/Ses sessions sont fermées\.$/);
  });
});
