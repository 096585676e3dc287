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
import { hasSignedSession, purgeExpiredSessions, signOut } from "./sessions.server";
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

test("a session that the site signed is told from one that is made up, by its signature alone", async ({
  database,
}) => {
  const { site, cookie } = await openSite(database);
  expect(await hasSignedSession(`theme=sombre; ${cookie}`, site)).toBe(true);
  const [name = "", value = ""] = cookie.split("=");
  const forged = [
    `${name}=x${value}`,
    `${name}=${value.slice(0, -8)}AAAA%3D`,
    `${name}=`,
    `foulee.two_factor=${value}`,
    `__Secure-${cookie}`,
  ];
  for (const made of forged) expect(await hasSignedSession(made, site), made).toBe(false);
  expect(await hasSignedSession(undefined, site)).toBe(false);
  await endAll(database, "sessions");
  await purgeExpiredSessions(database.kysely, site.now);
  expect(await hasSignedSession(cookie, site)).toBe(true);
});
