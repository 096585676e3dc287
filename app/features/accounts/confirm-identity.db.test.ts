import { describe, expect } from "vitest";
import { test } from "~tests/support/database-test";
import { totpCode, wrongTotpCode } from "~tests/support/totp";
import {
  givePassword,
  openSite,
  PERSON,
  requestWith,
  switchOn,
  userOf,
} from "~tests/support/two-step-account";
import { confirmIdentity, identityHoldsFor } from "./confirm-identity.server";

const MINUTE = 60_000;
const { password } = PERSON;

describe("giving one's password again", () => {
  test("holds ten minutes, in this session alone", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const other = (await givePassword(site)).cookie;
    const user = await userOf(site, cookie);
    const holds = (sent: string, afterMs = 0) =>
      identityHoldsFor(
        requestWith(sent),
        { ...site, now: new Date(site.now.getTime() + afterMs) },
        user,
      );
    expect(await holds(cookie)).toBe(0);
    const wrong = { password: "au hasard" };
    expect(await confirmIdentity(requestWith(cookie), site, user, wrong)).toEqual({
      kind: "wrong-password",
    });
    expect(await holds(cookie)).toBe(0);
    expect(await confirmIdentity(requestWith(cookie), site, user, { password })).toEqual({
      kind: "confirmed",
    });
    expect(await holds(cookie)).toBe(10 * MINUTE);
    expect(await holds(cookie, 9 * MINUTE)).toBe(MINUTE);
    expect(await holds(cookie, 10 * MINUTE)).toBe(0);
    expect(await holds(cookie, -MINUTE)).toBe(0);
    expect(await holds(other)).toBe(0);
    expect(await holds("")).toBe(0);
  });

  test("is limited as a login is", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const user = await userOf(site, cookie);
    const give = (given: string) =>
      confirmIdentity(requestWith(cookie), site, user, { password: given });
    for (let i = 0; i < 10; i += 1) expect(await give("au hasard")).toMatchObject({});
    expect(await give(password)).toMatchObject({ kind: "limited" });
  });

  test("takes a code too where there is one, good once", async ({ database }) => {
    const { site, cookie: before } = await openSite(database);
    const { cookie, secret, user } = await switchOn(site, before);
    const request = requestWith(cookie);
    const give = (code?: string) => confirmIdentity(request, site, user, { password, code });
    expect(await give()).toEqual({ kind: "wrong-code" });
    expect(await give(wrongTotpCode(secret))).toEqual({ kind: "wrong-code" });
    expect(await identityHoldsFor(request, site, user)).toBe(0);
    const code = totpCode(secret, 1);
    expect(await give(code)).toEqual({ kind: "confirmed" });
    expect(await identityHoldsFor(request, site, user)).toBeGreaterThan(0);
    expect(await give(code)).toEqual({ kind: "used-code" });
    for (let i = 0; i < 5; i += 1) await give(wrongTotpCode(secret));
    expect(await give(wrongTotpCode(secret))).toMatchObject({ kind: "limited" });
  });
});
