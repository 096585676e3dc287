import { symmetricEncrypt } from "better-auth/crypto";
import { describe, expect } from "vitest";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { totpCode } from "~tests/support/totp";
import {
  givePassword,
  openSite,
  PERSON,
  requestWith,
  switchOn,
} from "~tests/support/two-step-account";
import { deactivateAccount } from "./account-state.server";
import { changePasswordByLink, resetAccess } from "./password-links.server";
import { openLogin } from "./sessions.server";
import { findLostTwoSteps } from "./two-step-codes.server";
import { attemptSecondStep } from "./two-step-login.server";

const OTHER_PASSWORD = "un tout autre élan";

describe("a person who is locked out, let in again from the server", () => {
  test("chooses another password by a link, and keeps the second step", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    await switchOn(site, cookie);
    const outcome = await resetAccess(site, { email: PERSON.email, twoStepOff: false });
    if (outcome.kind !== "made") throw new Error(outcome.kind);
    expect(outcome.isTwoStepOff).toBe(false);
    const change = await changePasswordByLink(site, outcome.link.secret, OTHER_PASSWORD);
    expect(change.kind).toBe("changed");
    const login = await openLogin(requestWith(), site, { ...PERSON, password: OTHER_PASSWORD });
    expect(login?.kind).toBe("second-step");
  });

  test("signs in without the second step where that is asked for", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    await switchOn(site, cookie);
    const outcome = await resetAccess(site, { email: PERSON.email, twoStepOff: true });
    expect(outcome).toMatchObject({ kind: "made", isTwoStepOff: true });
    expect((await givePassword(site)).kind).toBe("session");
    const activities = await database.kysely
      .selectFrom("activity_log")
      .select(["action", "user_id"])
      .where("action", "in", ["signed-in-two-step-off", "password-link-made"])
      .orderBy("action")
      .execute();
    expect(activities).toEqual([
      { action: "password-link-made", user_id: null },
      { action: "signed-in-two-step-off", user_id: null },
    ]);
  });

  test("has an account that is open", async ({ database }) => {
    const { site } = await openSite(database);
    const reset = (email: string) => resetAccess(site, { email, twoStepOff: true });
    expect(await reset("personne@exemple.fr")).toEqual({ kind: "not-found" });
    const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
    const { id } = await database.kysely
      .selectFrom("users")
      .select("id")
      .where("email", "=", PERSON.email)
      .executeTakeFirstOrThrow();
    await deactivateAccount(database, id, { userId: chief, now: site.now });
    expect(await reset(PERSON.email)).toEqual({ kind: "deactivated" });
  });
});

describe("a site whose secret was lost", () => {
  test("knows whose codes it can check no more, and answers their login in words", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { user, secret } = await switchOn(site, cookie);
    const lost = () => findLostTwoSteps(database.kysely, site.authSecret);
    expect(await lost()).toEqual([]);
    const elsewhere = await symmetricEncrypt({ key: "another secret of the site", data: secret });
    await database.kysely.updateTable("two_factors").set({ secret: elsewhere }).execute();
    expect(await lost()).toEqual([{ userId: user.id }]);

    const pending = await givePassword(site);
    expect(pending.kind).toBe("second-step");
    const step = { etape: "code" as const, code: totpCode(secret) };
    const outcome = await attemptSecondStep(requestWith(pending.cookie), site, step);
    expect(outcome).toEqual({ kind: "lost" });

    await resetAccess(site, { email: PERSON.email, twoStepOff: true });
    expect(await lost()).toEqual([]);
    expect((await givePassword(site)).kind).toBe("session");
  });
});
