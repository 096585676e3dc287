import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { createTestAccount, TEST_PASSWORD } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { createInvitation, findLink, purgeEndedLinks } from "./account-links.server";
import { createAccountFromLink, createAdministrator, hasNoAccount } from "./accounts.server";

const PERSON = {
  firstName: "Josiane",
  lastName: "Lacoste",
  email: "josiane@exemple.fr",
  password: TEST_PASSWORD,
};
const FIRST = { email: null, role: "administrator", createdBy: null } as const;

const invite = (database: Database, link: Parameters<typeof createInvitation>[1]) =>
  transaction(database, (trx) => createInvitation(trx, link));

function open(database: Database) {
  const site = { ...testServices(database), now: new Date() };
  return { site, kysely: database.kysely };
}

describe("one-time links", () => {
  test("create the first account once, even when used twice at once", async ({ database }) => {
    const { site, kysely } = open(database);
    expect(await hasNoAccount(kysely)).toBe(true);
    const { secret } = await invite(database, { ...FIRST, now: site.now });

    const outcomes = await Promise.all([
      createAccountFromLink(site, secret, PERSON),
      createAccountFromLink(site, secret, { ...PERSON, email: "autre@exemple.fr" }),
    ]);

    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(["created", "link-void"]);
    expect(outcomes).toContainEqual({ kind: "link-void", reason: "used" });
    expect(await hasNoAccount(kysely)).toBe(false);
    expect(await findLink(kysely, secret, site.now)).toEqual({ kind: "void", reason: "used" });
  });

  test("are void after seven days, and after a newer one", async ({ database }) => {
    const { kysely } = database;
    const now = new Date("2026-03-10T10:00:00Z");
    const first = await invite(database, { ...FIRST, now });
    const second = await invite(database, { ...FIRST, now });

    expect(second.expiresAt).toBe("2026-03-17T10:00:00.000Z");
    expect(await findLink(kysely, first.secret, now)).toEqual({ kind: "void", reason: "unknown" });
    expect(await findLink(kysely, second.secret, now)).toMatchObject({ kind: "open" });
    const late = new Date(second.expiresAt);
    expect(await findLink(kysely, second.secret, late)).toEqual({
      kind: "void",
      reason: "expired",
    });
  });

  test("keep the address they were made for, and stay good when it is taken", async ({
    database,
  }) => {
    const { site, kysely } = open(database);
    const email = "invitee@exemple.fr";
    const link = { email, role: "editor", createdBy: null, now: site.now } as const;
    const { secret } = await invite(database, link);
    await createAdministrator(site, { ...PERSON, email });

    const taken = await createAccountFromLink(site, secret, PERSON);

    expect(taken).toEqual({ kind: "email-taken" });
    expect(await findLink(kysely, secret, site.now)).toMatchObject({ link: { email } });
  });

  test("give the role they were made for, and say in the log who came", async ({ database }) => {
    const { site, kysely } = open(database);
    const email = "invitee@exemple.fr";
    const link = { email, role: "editor", createdBy: null, now: site.now } as const;
    const { secret } = await invite(database, link);
    const made = await createAccountFromLink(site, secret, PERSON);
    if (made.kind !== "created") throw new Error(made.kind);

    const user = await kysely.selectFrom("users").selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ id: made.userId, email, role: "editor" });
    expect(await kysely.selectFrom("activity_log").selectAll().execute()).toMatchObject([
      {
        action: "created",
        subject: "account",
        subject_id: made.userId,
        user_id: made.userId,
        label: "Josiane Lacoste",
      },
    ]);
  });

  test("are stored as a digest only", async ({ database }) => {
    const { secret } = await invite(database, { ...FIRST, now: new Date() });
    const rows = await database.kysely.selectFrom("account_links").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("are worth what their maker may still do", async ({ database }) => {
    const { site, kysely } = open(database);
    const createdBy = await createTestAccount(site, { email: "chef@exemple.fr" });
    const link = { email: "a@exemple.fr", role: "editor", createdBy, now: site.now } as const;
    const { secret } = await invite(database, link);
    const state = () => findLink(kysely, secret, site.now);
    const setMaker = (values: {
      role?: "editor" | "administrator";
      deactivated_at?: string | null;
    }) => kysely.updateTable("users").set(values).where("id", "=", createdBy).execute();

    expect(await state()).toMatchObject({ kind: "open" });
    await setMaker({ role: "editor" });
    expect(await state()).toEqual({ kind: "void", reason: "withdrawn" });
    await setMaker({ role: "administrator", deactivated_at: site.now.toISOString() });
    expect(await state()).toEqual({ kind: "void", reason: "withdrawn" });
    await setMaker({ deactivated_at: null });
    expect(await state()).toMatchObject({ kind: "open" });
  });

  test("are forgotten thirty days after they ended", async ({ database }) => {
    const { kysely } = database;
    const now = new Date("2026-03-10T10:00:00Z");
    await invite(database, { ...FIRST, email: "a@exemple.fr", now });
    const count = async () =>
      (await kysely.selectFrom("account_links").select("id").execute()).length;
    await purgeEndedLinks(database, new Date("2026-04-16T09:00:00Z"));
    expect(await count()).toBe(1);
    await purgeEndedLinks(database, new Date("2026-04-16T11:00:00Z"));
    expect(await count()).toBe(0);
  });
});
