import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { Database } from "~/platform/database/database.server";
import { rateLimits } from "~/platform/rate-limits.server";
import { test } from "~tests/support/database-test";
import { totpCode, wrongTotpCode } from "~tests/support/totp";
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
import { attemptSecondStep } from "./two-step-login.server";
import {
  confirmTwoStep,
  findTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from "./two-step-setup.server";

async function actionsOf(database: Database) {
  const rows = await database.kysely.selectFrom("activity_log").select("action").execute();
  return rows.map(({ action }) => action);
}

describe("switching two-step login on", () => {
  test("asks for the password, and for a code before anything changes", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const user = await userOf(site, cookie);
    const request = () => requestWith(cookie);
    expect(await startTwoStep(request(), site, user, "tout autre chose")).toEqual({
      kind: "wrong-password",
    });
    const started = await startTwoStep(request(), site, user, PERSON.password);
    if (started.kind !== "started") throw new Error(started.kind);
    const wrong = wrongTotpCode(started.secret);
    expect(await confirmTwoStep(request(), site, user, wrong)).toEqual({ kind: "wrong-code" });
    expect(await findTwoStep(site, user)).toEqual({ isOn: false, codesLeft: 0 });
    expect((await givePassword(site)).kind).toBe("session");
    expect(await actionsOf(database)).not.toContain("signed-in-two-step-on");
  });

  test("names the club as it is called now, in the application too", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const user = await userOf(site, cookie);
    const addressOf = async () => {
      const started = await startTwoStep(requestWith(cookie), site, user, PERSON.password);
      if (started.kind !== "started") throw new Error(started.kind);
      const { pathname, searchParams } = new URL(started.uri);
      expect(searchParams.get("secret")).toBe(started.secret);
      return [decodeURIComponent(pathname), searchParams.get("issuer")];
    };
    expect(await addressOf()).toEqual([`/localhost:${PERSON.email}`, "localhost"]);
    await fillClub(database, { words: "demo", now: site.now });
    expect(await addressOf()).toEqual([
      `/Athlétic Club Les Pins:${PERSON.email}`,
      "Athlétic Club Les Pins",
    ]);
  });

  test("keeps this browser and the others signed in, under a new session here", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const elsewhere = await givePassword(site);
    const { cookie: renewed, codes, user } = await switchOn(site, cookie);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
    expect(await findTwoStep(site, user)).toEqual({ isOn: true, codesLeft: 10 });
    expect(await whoIs(site, renewed)).not.toBeNull();
    expect(await whoIs(site, elsewhere.cookie)).not.toBeNull();
    expect(await whoIs(site, cookie)).toBeNull();
    expect(await actionsOf(database)).toContain("signed-in-two-step-on");
  });

  test("neither secret nor recovery codes are stored as they are", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { secret, codes } = await switchOn(site, cookie);
    const rows = JSON.stringify(
      await database.kysely.selectFrom("two_factors").selectAll().execute(),
    );
    for (const hidden of [secret, ...codes]) expect(rows).not.toContain(hidden);
  });

  test("once on, a session cannot try codes against it, nor start it anew", async ({
    database,
  }) => {
    const { site, cookie } = await openSite(database);
    const { cookie: renewed, secret, user } = await switchOn(site, cookie);
    const request = requestWith(renewed);
    const changed = { kind: "changed-meanwhile" };
    expect(await confirmTwoStep(request, site, user, totpCode(secret))).toEqual(changed);
    expect(await startTwoStep(request, site, user, PERSON.password)).toEqual(changed);
    await rateLimits.reset("two-step", user.id);
  });
});

describe("afterwards", () => {
  test("new recovery codes void the earlier ones", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { codes, user, cookie: renewed } = await switchOn(site, cookie);
    const request = () => requestWith(renewed);
    expect(await renewRecoveryCodes(request(), site, user, "tout autre chose")).toEqual({
      kind: "wrong-password",
    });
    const made = await renewRecoveryCodes(request(), site, user, PERSON.password);
    if (made.kind !== "renewed") throw new Error(made.kind);
    expect(made.codes).toHaveLength(10);
    expect(made.codes.filter((code) => codes.includes(code))).toEqual([]);
    const login = await givePassword(site);
    const step = { etape: "secours", code: codes[0] ?? "" } as const;
    expect((await attemptSecondStep(requestWith(login.cookie), site, step)).kind).toBe("refused");
  });

  test("switched off by the password, the login asks for no code", async ({ database }) => {
    const { site, cookie } = await openSite(database);
    const { user, cookie: renewed } = await switchOn(site, cookie);
    const request = () => requestWith(renewed);
    expect((await stopTwoStep(request(), site, user, "tout autre chose")).kind).toBe(
      "wrong-password",
    );
    const stopped = await stopTwoStep(request(), site, user, PERSON.password);
    if (stopped.kind !== "stopped") throw new Error(stopped.kind);
    expect(await whoIs(site, cookiesOf(stopped.headers))).not.toBeNull();
    expect((await givePassword(site)).kind).toBe("session");
    expect(await database.kysely.selectFrom("two_factors").selectAll().execute()).toEqual([]);
    expect(await actionsOf(database)).toContain("signed-in-two-step-off");
  });
});
