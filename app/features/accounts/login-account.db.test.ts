import { describe, expect, vi } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { totpCode } from "~tests/support/totp";
import {
  cookiesOf,
  givePassword,
  openSite,
  PERSON,
  requestWith,
  switchOn,
  userOf,
  whoIs,
} from "~tests/support/two-step-account";
import { deactivateAccount, reactivateAccount } from "./account-state.server";
import { attemptLogin } from "./login.server";
import { changeOwnPassword } from "./own-account.server";
import { siteAuth } from "./sessions.server";
import { attemptSecondStep, findPendingLogin } from "./two-step-login.server";

type Site = Awaited<ReturnType<typeof openSite>>["site"];

/** Runs `act` after the next password was found right, before anything is opened for it. */
async function afterTheCheck(site: Site, act: () => Promise<unknown>) {
  const { password } = await siteAuth(site).$context;
  const verify = password.verify.bind(password);
  vi.spyOn(password, "verify").mockImplementationOnce(async (given) => {
    const isRight = await verify(given);
    await act();
    return isRight;
  });
}

async function changePassword(site: Site, cookie: string) {
  const change = { currentPassword: PERSON.password, newPassword: "une autre phrase de passe" };
  const user = await userOf(site, cookie);
  const done = await changeOwnPassword(requestWith(cookie), site, user, change);
  if (done.kind !== "changed") throw new Error(done.kind);
  return cookiesOf(done.headers);
}

function countSessions({ kysely }: Database) {
  return kysely.selectFrom("sessions").select("id").execute();
}

describe("a login under way", () => {
  test("opens nothing when the password is changed meanwhile; who changed it stays in", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    let renewed = "";
    await afterTheCheck(site, async () => {
      renewed = await changePassword(site, cookie);
    });
    expect(await attemptLogin(requestWith(), site, PERSON)).toEqual({ kind: "refused" });
    expect(await countSessions(database)).toHaveLength(1);
    expect(await whoIs(site, renewed)).toMatchObject({ email: PERSON.email });
  });

  test("opens nothing when the account is deactivated meanwhile, even once it is open again", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { id } = await userOf(site, cookie);
    const other = await createTestAccount(site, { email: "chef@exemple.fr" });
    const asker = { userId: other, now: site.now };
    await afterTheCheck(site, () => deactivateAccount(database, id, asker));
    expect(await attemptLogin(requestWith(), site, PERSON)).toEqual({ kind: "refused" });
    await reactivateAccount(database, id, asker);
    expect(await countSessions(database)).toEqual([]);
  });

  test("owes no code any more when the password is changed meanwhile", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { cookie: stepped } = await switchOn(site, cookie);
    await afterTheCheck(site, () => changePassword(site, stepped));
    const outcome = await attemptLogin(requestWith(), site, PERSON);
    expect(outcome).toEqual({ kind: "refused" });
    const codes = await database.kysely
      .selectFrom("verifications")
      .select("id")
      .where("identifier", "like", "2fa-%")
      .where("identifier", "not like", "2fa-attempts-%")
      .execute();
    expect(codes).toEqual([]);
  });

  test("a right code opens nothing when the password is changed while it is looked at", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { secret, cookie: stepped } = await switchOn(site, cookie);
    const login = await givePassword(site);
    const { internalAdapter } = await siteAuth(site).$context;
    const create = internalAdapter.createSession.bind(internalAdapter);
    vi.spyOn(internalAdapter, "createSession").mockImplementationOnce(async (...args) => {
      await changePassword(site, stepped);
      return await create(...args);
    });
    const step = { etape: "code", code: totpCode(secret) } as const;
    const outcome = await attemptSecondStep(requestWith(login.cookie), site, step);
    expect(outcome.kind).toBe("expired");
    expect(await countSessions(database)).toHaveLength(1);
    expect(await findPendingLogin(requestWith(login.cookie), site)).toBeNull();
  });
});
