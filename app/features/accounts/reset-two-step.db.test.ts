import { describe, expect } from "vitest";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { givePassword, openSite, switchOn, whoIs } from "~tests/support/two-step-account";
import { resetTwoStep } from "./account-state.server";

describe("somebody who lost both telephone and codes", () => {
  test("gets in by the password alone once an administrator has said so", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { user, cookie: stepped } = await switchOn(site, cookie);
    const pending = await givePassword(site);
    expect(pending.kind).toBe("second-step");
    const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
    const asker = { userId: chief, now: site.now };

    const outcome = await resetTwoStep(database, user.id, asker);

    expect(outcome).toMatchObject({ kind: "changed", account: { name: "Josiane Lacoste" } });
    expect(await whoIs(site, stepped)).toBeNull();
    const login = await givePassword(site);
    expect(login.kind).toBe("session");
    expect(await whoIs(site, login.cookie)).toMatchObject({ id: user.id });
    for (const table of ["two_factors", "used_totp_codes"] as const) {
      const left = await database.kysely.selectFrom(table).select("user_id").execute();
      expect(left, table).toEqual([]);
    }
    const again = await switchOn(site, login.cookie);
    expect(again.codes).toHaveLength(10);
    const lines = await database.kysely
      .selectFrom("activity_log")
      .select(["action", "label", "user_id"])
      .where("action", "=", "signed-in-two-step-off")
      .execute();
    const action = "signed-in-two-step-off";
    expect(lines).toEqual([{ action, label: "Josiane Lacoste", user_id: chief }]);
  });

  test("is not oneself: an open session alone must not take the second step away", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { user } = await switchOn(site, cookie);
    const asker = { userId: user.id, now: site.now };
    expect(await resetTwoStep(database, user.id, asker)).toEqual({ kind: "own-account" });
    expect((await givePassword(site)).kind).toBe("second-step");
  });

  test("is asked for by administrators only; who has no second step stays signed in", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const user = await whoIs(site, cookie);
    const email = "maelle@exemple.fr";
    const editor = await createTestAccount(site, { email, role: "editor" });
    const id = user?.id ?? "";
    const by = (userId: string) => resetTwoStep(database, id, { userId, now: site.now });
    expect(await by(editor)).toEqual({ kind: "not-allowed" });
    const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
    expect(await by(chief)).toMatchObject({ kind: "changed" });
    expect(await whoIs(site, cookie)).toMatchObject({ id });
  });
});
