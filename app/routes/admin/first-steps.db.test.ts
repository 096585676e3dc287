import { expect } from "vitest";
import { createInvitation } from "~/features/accounts/account-links.server";
import { findOwnProfile, saveOwnProfile } from "~/features/accounts/profiles.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { settle } from "~tests/support/admin-routes";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { testContext, testServices } from "~tests/support/services";
import { userOf } from "~tests/support/two-step-account";
import { loadDashboard } from "./dashboard.server";
import * as commands from "./first-steps-commands";

const CHIEF = "chef@exemple.fr";

async function openSite(database: Database) {
  const site = testServices(database);
  const userId = await createTestAccount(site, { email: CHIEF });
  const cookies = new Map<string, string>();
  const cookieOf = async (email: string) => {
    const cookie = cookies.get(email) ?? (await openTestSession(site, email));
    cookies.set(email, cookie);
    return cookie;
  };
  const stepsOf = async (email: string) => {
    const user = await userOf(site, await cookieOf(email));
    return (await loadDashboard(user, site)).firstSteps;
  };
  const send = async (fields: Record<string, string>, email = CHIEF) => {
    const headers = { cookie: await cookieOf(email), accept: "application/json" };
    const body = new URLSearchParams(fields);
    const request = new Request("http://localhost:3000/admin", { method: "POST", body, headers });
    const args = { request, url: new URL(request.url), params: {}, context: testContext(site) };
    return await settle(() => commands.action(args));
  };
  return { site, userId, stepsOf, send };
}

async function giveNameAndPhoto(database: Database, userId: string, photo = true): Promise<void> {
  const { version } = await findOwnProfile(database.kysely, userId);
  const avatarUrl = `/media/avatars/${userId}/avatar.jpg?v=400x400-3fa9c1d2`;
  const values = { firstName: "Anne", lastName: "Martin", ...(photo && { avatarUrl }) };
  const saved = await saveOwnProfile(database, { userId, version, values, now: new Date() });
  expect(saved.kind).toBe("saved");
}

/** Does all that the card asks for, but the last invitation. */
async function doNearlyAll(database: Database, userId: string): Promise<void> {
  const { kysely } = database;
  await giveNameAndPhoto(database, userId);
  await kysely.updateTable("users").set({ two_factor_enabled: true }).execute();
  await addArticle(database);
  const site = testServices(database);
  await createTestAccount(site, { email: "lea@exemple.fr", role: "editor" });
}

const invitation = (database: Database, email: string) =>
  transaction(database, (trx) =>
    createInvitation(trx, {
      email,
      role: "editor",
      createdBy: null,
      now: testServices(database).now,
    }),
  );

test("the steps of a new site are ticked by what is true", async ({ database }) => {
  const { userId, stepsOf } = await openSite(database);
  await database.kysely.deleteFrom("admin_profiles").execute();
  const nothing = {
    hasName: false,
    hasPhoto: false,
    hasTwoStep: false,
    isDemoGone: true,
    hasNews: false,
    invited: 0,
  };
  expect(await stepsOf(CHIEF)).toEqual(nothing);

  await giveNameAndPhoto(database, userId, false);
  expect(await stepsOf(CHIEF)).toMatchObject({ hasName: true, hasPhoto: false });
  await giveNameAndPhoto(database, userId);
  expect(await stepsOf(CHIEF)).toMatchObject({ hasName: true, hasPhoto: true });

  const demo = await addArticle(database);
  await addArticle(database, { status: "draft" });
  await addArticle(database, { deleted_at: new Date().toISOString() });
  const mark = { table_name: "articles", row_id: demo } as const;
  await database.kysely.insertInto("demo_rows").values(mark).execute();
  expect(await stepsOf(CHIEF)).toMatchObject({ isDemoGone: false, hasNews: false });
  await addArticle(database);
  expect(await stepsOf(CHIEF)).toMatchObject({ hasNews: true });

  await invitation(database, "lea@exemple.fr");
  await invitation(database, CHIEF);
  const past = new Date("2020-01-01").toISOString();
  await invitation(database, "jo@exemple.fr");
  await database.kysely
    .updateTable("account_links")
    .set({ expires_at: past })
    .where("email", "=", "jo@exemple.fr")
    .execute();
  expect(await stepsOf(CHIEF)).toMatchObject({ invited: 1 });
});

test("they are shown to administrators, of a site whose first account is new", async ({
  database,
}) => {
  const { site, stepsOf } = await openSite(database);
  await createTestAccount(site, { email: "lea@exemple.fr", role: "editor" });
  await createTestAccount(site, { email: "anne@exemple.fr" });
  expect(await stepsOf("lea@exemple.fr")).toBeNull();
  expect(await stepsOf("anne@exemple.fr")).toMatchObject({ hasTwoStep: false, invited: 2 });

  // A site from before the card has no such mark.
  await database.kysely.deleteFrom("site_settings").where("key", "=", "first-steps").execute();
  expect(await stepsOf(CHIEF)).toBeNull();
  await createTestAccount(site, { email: "paul@exemple.fr" });
  expect(await stepsOf("paul@exemple.fr")).toBeNull();
});

test("they end by themselves: seen once with every step done, gone for good after", async ({
  database,
}) => {
  const { userId, stepsOf } = await openSite(database);
  expect(await stepsOf(CHIEF)).toMatchObject({ invited: 0 });
  await doNearlyAll(database, userId);
  expect(await stepsOf(CHIEF)).toMatchObject({ invited: 1 });
  expect(await stepsOf(CHIEF)).not.toBeNull();
  await invitation(database, "jo@exemple.fr");
  expect(await stepsOf(CHIEF)).toMatchObject({ invited: 2, hasTwoStep: true });
  expect(await stepsOf(CHIEF)).toBeNull();
  await database.kysely.deleteFrom("account_links").execute();
  expect(await stepsOf(CHIEF)).toBeNull();
});

test("they are dismissed for good, and come back by «Annuler»", async ({ database }) => {
  const { site, stepsOf, send } = await openSite(database);
  await createTestAccount(site, { email: "lea@exemple.fr", role: "editor" });
  expect(await send({ intent: "dismiss" }, "lea@exemple.fr")).toMatchObject({ status: 403 });
  expect(await stepsOf(CHIEF)).not.toBeNull();

  const dismissed = (await send({ intent: "dismiss" })) as Response;
  const answer = await dismissed.json();
  expect(answer).toMatchObject({ ok: true, undo: { intent: "show" } });
  expect(await stepsOf(CHIEF)).toBeNull();
  await send(answer.undo);
  expect(await stepsOf(CHIEF)).not.toBeNull();
});

test("the dashboard asks for a name as long as there is none", async ({ database }) => {
  const { site, userId } = await openSite(database);
  await database.kysely.deleteFrom("admin_profiles").execute();
  const cookie = await openTestSession(site, CHIEF);
  expect((await loadDashboard(await userOf(site, cookie), site)).hasName).toBe(false);
  await giveNameAndPhoto(database, userId);
  expect((await loadDashboard(await userOf(site, cookie), site)).hasName).toBe(true);
});
