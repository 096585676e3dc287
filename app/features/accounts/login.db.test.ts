import { beforeEach, describe, expect, vi } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { countLimitsIn, createSharedRateLimits, forgetLimits } from "~/platform/rate-limits.server";
import { createTestAccount, TEST_PASSWORD } from "~tests/support/accounts";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { requestWith } from "~tests/support/two-step-account";
import { attemptLogin, purgeLoginAddresses } from "./login.server";
import { passwordWork } from "./password-hash.server";
import { openLogin } from "./sessions.server";

const EMAIL = "josiane@exemple.fr";
const HOME = "192.0.2.40";
const ELSEWHERE = "192.0.2.41";

beforeEach(forgetLimits);

async function openClub(database: Database) {
  const site = testServices(database, { now: new Date() });
  const id = await createTestAccount(site, { email: EMAIL });
  const login = (clientAddress: string, password = TEST_PASSWORD, email = EMAIL) =>
    attemptLogin(requestWith(), { ...site, clientAddress }, { email, password });
  return { site, id, login };
}

/** As many wrong passwords as an account may get from everywhere, each from an address of its own. */
async function tryFromEverywhere(login: (address: string, password: string) => Promise<unknown>) {
  // Without hashing each of them: what counts is how often.
  vi.spyOn(passwordWork, "run").mockResolvedValue(Buffer.alloc(64));
  for (let i = 0; i < 50; i += 1) {
    expect(await login(`198.51.100.${i}`, "au hasard")).toEqual({ kind: "refused" });
  }
  vi.restoreAllMocks();
}

describe("wrong passwords for one account from many addresses", () => {
  test("are slowed, but not for an address that signed in before", async ({ database }) => {
    const { login } = await openClub(database);
    expect(await login(HOME)).toMatchObject({ kind: "signed-in" });
    await tryFromEverywhere(login);
    expect(await login("198.51.100.200", "au hasard")).toMatchObject({
      kind: "limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await login(ELSEWHERE)).toMatchObject({ kind: "limited" });
    expect(await login(HOME, "faute de frappe")).toEqual({ kind: "refused" });
    expect(await login(HOME)).toMatchObject({ kind: "signed-in" });
  });

  test("are not used up by a single address beyond its own limit", async ({ database }) => {
    const { login } = await openClub(database);
    vi.spyOn(passwordWork, "run").mockResolvedValue(Buffer.alloc(64));
    for (let i = 0; i < 80; i += 1) await login("198.51.100.1", "au hasard");
    vi.restoreAllMocks();
    expect(await login(ELSEWHERE)).toMatchObject({ kind: "signed-in" });
  });

  test("slow an address again once it has not been used for half a year", async ({ database }) => {
    const { site, login } = await openClub(database);
    await login(HOME);
    await purgeLoginAddresses(database, new Date(site.now.getTime() + 179 * 86_400_000));
    await tryFromEverywhere(login);
    expect(await login(HOME)).toMatchObject({ kind: "signed-in" });
    await purgeLoginAddresses(database, new Date(site.now.getTime() + 181 * 86_400_000));
    expect(await login(HOME)).toMatchObject({ kind: "limited" });
  });
});

test("an address over its limit leaves nothing of the e-mail addresses that it types", async ({
  database,
}) => {
  const { login } = await openClub(database);
  countLimitsIn(createSharedRateLimits(database, () => new Date()));
  vi.spyOn(passwordWork, "run").mockResolvedValue(Buffer.alloc(64));
  const typeMore = async (from: number, to: number) => {
    for (let i = from; i < to; i += 1) await login(HOME, "au hasard", `personne-${i}@exemple.fr`);
  };
  const rows = async () =>
    (await database.kysely.selectFrom("rate_limits").selectAll().execute()).length;
  await typeMore(0, 31);
  await vi.waitFor(async () =>
    expect(
      await database.kysely
        .selectFrom("activity_log")
        .select("id")
        .where("action", "=", "login-limited")
        .execute(),
    ).toHaveLength(1),
  );
  const kept = await rows();
  await typeMore(31, 60);
  expect(await rows()).toBe(kept);
  vi.restoreAllMocks();
});

test("a deactivated account costs what an unknown one costs", async ({ database }) => {
  const { site, id } = await openClub(database);
  await database.kysely
    .updateTable("users")
    .set({ deactivated_at: site.now.toISOString() })
    .where("id", "=", id)
    .execute();
  const hashing = vi.spyOn(passwordWork, "run");
  const costs = [];
  for (const email of [EMAIL, "inconnue@exemple.fr"]) {
    const counted = countQueries(database);
    hashing.mockClear();
    const login = { email, password: TEST_PASSWORD };
    const visitor = { ...site, database: counted.database, clientAddress: ELSEWHERE };
    expect(await openLogin(requestWith(), visitor, login)).toBeNull();
    costs.push({ queries: counted.count(), hashes: hashing.mock.calls.length });
  }
  expect(costs[0]).toEqual(costs[1]);
  expect(costs[0]?.hashes).toBe(1);
});

describe("the activity log", () => {
  const linesOf = (database: Database) =>
    database.kysely
      .selectFrom("activity_log")
      .select(["action", "label", "user_id as userId"])
      .where("action", "like", "login-%")
      .orderBy("action")
      .execute();

  test("has failed logins and refusals, one line each however many", async ({ database }) => {
    const { login } = await openClub(database);
    for (let i = 0; i < 8; i += 1) await login(HOME, "au hasard");
    const josiane = { label: "josiane Test", userId: null };
    await vi.waitFor(async () =>
      expect(await linesOf(database)).toEqual([
        { action: "login-failed", ...josiane },
        { action: "login-limited", ...josiane },
      ]),
    );
  });

  test("keeps no address that has no account", async ({ database }) => {
    const { login } = await openClub(database);
    await login(ELSEWHERE, "au hasard", "mon-secret@exemple.fr");
    await vi.waitFor(async () =>
      expect(await linesOf(database)).toEqual([
        { action: "login-failed", label: "", userId: null },
      ]),
    );
  });
});
