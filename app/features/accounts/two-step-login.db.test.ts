import { beforeEach, describe, expect } from "vitest";
import { rateLimits } from "~/platform/rate-limits.server";
import { test } from "~tests/support/database-test";
import { totpCode, wrongTotpCode } from "~tests/support/totp";
import {
  cookiesOf,
  givePassword,
  LOGIN_ADDRESS,
  openSite,
  PERSON,
  requestWith,
  switchOn,
  whoIs,
} from "~tests/support/two-step-account";
import { openLogin } from "./sessions.server";
import { attemptSecondStep, findPendingLogin } from "./two-step-login.server";
import { findTwoStep } from "./two-step-setup.server";

beforeEach(() => rateLimits.reset("two-step-address", LOGIN_ADDRESS));

describe("the second step of the login", () => {
  test("a password alone opens no session", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { user } = await switchOn(site, cookie);
    const login = await openLogin(requestWith(), site, PERSON);
    expect(login?.kind).toBe("second-step");
    const cookies = login?.headers.getSetCookie() ?? [];
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^foulee\.two_factor=.*HttpOnly/);
    const pending = cookiesOf(login?.headers ?? new Headers());
    expect(await whoIs(site, pending)).toBeNull();
    expect(await findPendingLogin(requestWith(pending), site)).toEqual({ userId: user.id });
    const sessions = await database.kysely.selectFrom("sessions").select("id").execute();
    expect(sessions).toHaveLength(1);
  });

  test("opens a session for the right code, once, even for two requests at once", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { secret } = await switchOn(site, cookie);
    const logins = [await givePassword(site), await givePassword(site)];
    const step = { etape: "code", code: totpCode(secret) } as const;
    const outcomes = await Promise.all(
      logins.map((login) => attemptSecondStep(requestWith(login.cookie), site, step)),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["signed-in", "used"]);
    const opened = outcomes.find((outcome) => outcome.kind === "signed-in");
    if (opened?.kind !== "signed-in") throw new Error("No session was opened.");
    expect(await whoIs(site, cookiesOf(opened.headers))).toMatchObject({ email: PERSON.email });
    const later = await givePassword(site);
    expect(await attemptSecondStep(requestWith(later.cookie), site, step)).toEqual({
      kind: "used",
    });
  });

  test("the code that switched it on is spent too", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { secret } = await switchOn(site, cookie);
    const login = await givePassword(site);
    const step = { etape: "code", code: totpCode(secret, -1) } as const;
    expect((await attemptSecondStep(requestWith(login.cookie), site, step)).kind).toBe("used");
  });

  test("a recovery code opens a session once, even for two requests at once", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { codes, user } = await switchOn(site, cookie);
    const step = { etape: "secours", code: codes[3] ?? "" } as const;
    const logins = [await givePassword(site), await givePassword(site)];
    const outcomes = await Promise.all(
      logins.map((login) => attemptSecondStep(requestWith(login.cookie), site, step)),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["refused", "signed-in"]);
    expect(await findTwoStep(site, user)).toEqual({ isOn: true, codesLeft: 9 });
    const later = await givePassword(site);
    expect(await attemptSecondStep(requestWith(later.cookie), site, step)).toEqual({
      kind: "refused",
    });
  });

  test("wrong codes are slowed down for the account, and the right one then too", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { secret, user } = await switchOn(site, cookie);
    const login = await givePassword(site);
    const attempt = (code: string) =>
      attemptSecondStep(requestWith(login.cookie), site, { etape: "code", code });
    for (let i = 0; i < 5; i += 1) {
      expect(await attempt(wrongTotpCode(secret))).toEqual({ kind: "refused" });
    }
    const outcome = await attempt(totpCode(secret));
    expect(outcome).toEqual({ kind: "limited", retryAfterSeconds: expect.any(Number) });
    await rateLimits.reset("two-step", user.id);
  });

  test("the library's own lock, which a restart outlives, is told with its wait", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { secret, user } = await switchOn(site, cookie);
    for (let i = 0; i < 10; i += 1) {
      const login = await givePassword(site);
      const step = { etape: "code", code: wrongTotpCode(secret) } as const;
      await attemptSecondStep(requestWith(login.cookie), site, step);
      await rateLimits.reset("two-step", user.id);
    }
    const login = await givePassword(site);
    const step = { etape: "code", code: totpCode(secret) } as const;
    const outcome = await attemptSecondStep(requestWith(login.cookie), site, step);
    if (outcome.kind !== "limited") throw new Error(outcome.kind);
    expect(Math.ceil(outcome.retryAfterSeconds / 60)).toBe(15);
  });

  test("a session in the same browser does not stand in for a code", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { secret, cookie: renewed } = await switchOn(site, cookie);
    const request = requestWith(renewed);
    const step = { etape: "code", code: totpCode(secret) } as const;
    expect((await attemptSecondStep(request, site, step)).kind).toBe("expired");
  });

  test("an account deactivated in between gets no session", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { secret } = await switchOn(site, cookie);
    const login = await givePassword(site);
    await database.kysely
      .updateTable("users")
      .set({ deactivated_at: site.now.toISOString() })
      .execute();
    const before = await database.kysely.selectFrom("sessions").select("id").execute();
    const step = { etape: "code", code: totpCode(secret) } as const;
    const outcome = await attemptSecondStep(requestWith(login.cookie), site, step);
    expect(outcome.kind).toBe("expired");
    const after = await database.kysely.selectFrom("sessions").select("id").execute();
    expect(after).toEqual(before);
  });

  test("a forged cookie is nobody's", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    await switchOn(site, cookie);
    const login = await givePassword(site);
    const forged = login.cookie.replace(/=(.)/, (_, first) => `=${first === "a" ? "b" : "a"}`);
    expect(await findPendingLogin(requestWith(forged), site)).toBeNull();
  });
});
