import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import type { Role } from "~/platform/permissions";
// Rows and cookies that the site of commit 291fac1 wrote, with better-auth 1.7.6.
import earlier from "~tests/fixtures/accounts-of-better-auth-1.7.6.json" with { type: "json" };
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { stopClock } from "~tests/support/stopped-clock";
import { totpCode } from "~tests/support/totp";
import {
  cookiesOf,
  givePassword,
  LOGIN_ADDRESS,
  PERSON,
  requestWith,
  userOf,
  whoIs,
} from "~tests/support/two-step-account";
import { attemptSecondStep, findPendingLogin } from "./two-step-login.server";
import { findTwoStep } from "./two-step-setup.server";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The site that finds those rows, some time after they were written. */
async function openLater(database: Database, elapsedMs: number) {
  const { kysely } = database;
  const { tables, authSecret } = earlier;
  const users = tables.users.map((user) => ({ ...user, role: user.role as Role }));
  await kysely.insertInto("users").values(users).execute();
  await kysely.insertInto("admin_profiles").values(tables.admin_profiles).execute();
  await kysely.insertInto("credentials").values(tables.credentials).execute();
  await kysely.insertInto("sessions").values(tables.sessions).execute();
  await kysely.insertInto("two_factors").values(tables.two_factors).execute();
  await kysely.insertInto("verifications").values(tables.verifications).execute();
  const now = stopClock(new Date(Date.parse(earlier.now) + elapsedMs));
  return testServices(database, { authSecret, clientAddress: LOGIN_ADDRESS, now });
}

test("volunteers stay signed in when the accounts library is updated", async ({ database }) => {
  const site = await openLater(database, 29 * DAY_MS);
  expect(await whoIs(site, earlier.editorCookie)).toMatchObject({ email: "ines@exemple.fr" });
  const administrator = await userOf(site, earlier.administratorCookie);
  expect(administrator).toMatchObject({ email: PERSON.email });
  expect(await findTwoStep(site, administrator)).toEqual({ isOn: true, codesLeft: 10 });
});

test("a login that waits for its code during the update is ended by that code", async ({
  database,
}) => {
  const site = await openLater(database, 5 * MINUTE_MS);
  const request = requestWith(earlier.pendingCookie);
  expect(await findPendingLogin(request, site)).not.toBeNull();
  const step = { etape: "code", code: totpCode(earlier.twoStepSecret) } as const;
  const outcome = await attemptSecondStep(request, site, step);
  if (outcome.kind !== "signed-in") throw new Error(outcome.kind);
  expect(await whoIs(site, cookiesOf(outcome.headers))).toMatchObject({ email: PERSON.email });
});

test("passwords and spare codes set before the update still open an account", async ({
  database,
}) => {
  const site = await openLater(database, 60 * DAY_MS);
  const login = await givePassword(site);
  expect(login.kind).toBe("second-step");
  const [code = ""] = earlier.recoveryCodes;
  const outcome = await attemptSecondStep(requestWith(login.cookie), site, {
    etape: "secours",
    code,
  });
  if (outcome.kind !== "signed-in") throw new Error(outcome.kind);
  expect(await whoIs(site, cookiesOf(outcome.headers))).toMatchObject({ email: PERSON.email });
});
