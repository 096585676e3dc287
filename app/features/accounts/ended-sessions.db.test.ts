import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { test } from "~tests/support/database-test";
import {
  givePassword,
  openSite,
  requestWith,
  switchOn,
  whoIs,
} from "~tests/support/two-step-account";
import { purgeExpiredSessions, signOut } from "./sessions.server";
import { findPendingLogin } from "./two-step-login.server";

const PAST = "2020-01-01T00:00:00.000Z";

async function countRows({ kysely }: Database, table: "sessions" | "verifications") {
  return (await kysely.selectFrom(table).select("id").execute()).length;
}

/** As a clock that is far ahead sees them. */
async function endAll({ kysely }: Database, table: "sessions" | "verifications") {
  await kysely.updateTable(table).set({ expires_at: PAST }).execute();
}

test("a session that has ended lets nobody in, and stays until it is purged or signed out of", async ({
  database,
}) => {
  const { site, cookie } = await openSite(database);
  const other = await givePassword(site);
  await endAll(database, "sessions");
  expect(await whoIs(site, cookie)).toBeNull();
  expect(await countRows(database, "sessions")).toBe(2);
  await signOut(requestWith(other.cookie), site);
  expect(await countRows(database, "sessions")).toBe(1);
  await purgeExpiredSessions(database.kysely, site.now);
  expect(await countRows(database, "sessions")).toBe(0);
});

test("a login whose code never came stays until it is purged", async ({ database }) => {
  const { site, cookie } = await openSite(database);
  await switchOn(site, cookie);
  const first = await givePassword(site);
  await endAll(database, "verifications");
  const ended = await countRows(database, "verifications");
  const second = await givePassword(site);
  expect(await findPendingLogin(requestWith(first.cookie), site)).toBeNull();
  expect(await findPendingLogin(requestWith(second.cookie), site)).not.toBeNull();
  const all = await countRows(database, "verifications");
  expect(all).toBeGreaterThan(ended);
  await purgeExpiredSessions(database.kysely, site.now);
  expect(await countRows(database, "verifications")).toBe(all - ended);
});
