import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { createTestAccount, openTestSession, TEST_PASSWORD } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { findLink, purgeEndedLinks } from "./account-links.server";
import { listInvitations } from "./account-list.server";
import { deactivateAccount } from "./account-state.server";
import { createAccountFromLink } from "./accounts.server";
import {
  forgetInvitedAddresses,
  inviteByLink,
  renewInvitation,
  setInvitationWithdrawn,
} from "./invitations.server";
import { changePasswordByLink, makePasswordLink } from "./password-links.server";
import { findSignedInUser, signIn } from "./sessions.server";

const GUEST = "maelle@exemple.fr";
const PERSON = { firstName: "Maëlle", lastName: "D.", email: GUEST, password: TEST_PASSWORD };

async function openClub(database: Database) {
  const site = { ...testServices(database), now: new Date() };
  const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
  const asker = { userId: chief, now: site.now };
  const state = (secret: string) => findLink(database.kysely, secret, site.now);
  const list = () => listInvitations(database.kysely, site.now);
  const invite = async (email = GUEST) => {
    const outcome = await inviteByLink(database, { email, role: "editor" }, asker);
    if (outcome.kind !== "invited") throw new Error(outcome.kind);
    const [row] = await list();
    return { ...outcome.link, id: row?.id ?? "" };
  };
  return { site, asker, state, list, invite };
}

describe("invitations", () => {
  test("wait in the list until they are used", async ({ database }) => {
    const { site, list, invite } = await openClub(database);
    const { secret, expiresAt } = await invite();
    expect(await list()).toMatchObject([
      { email: GUEST, role: "editor", invitedBy: "chef Test", state: "pending", expiresAt },
    ]);
    await createAccountFromLink(site, secret, PERSON);
    expect(await list()).toEqual([]);
  });

  test("are refused for an address that has an account, open or not", async ({ database }) => {
    const { site, asker } = await openClub(database);
    const id = await createTestAccount(site, { email: GUEST });
    const invite = () => inviteByLink(database, { email: GUEST, role: "editor" }, asker);
    expect(await invite()).toEqual({ kind: "email-taken" });
    await deactivateAccount(database, id, asker);
    expect(await invite()).toEqual({ kind: "email-deactivated" });
  });

  test("withdrawn are void, and good again when that is taken back", async ({ database }) => {
    const { site, asker, state, list, invite } = await openClub(database);
    const { secret, id, expiresAt } = await invite();
    await setInvitationWithdrawn(database, { id, isWithdrawn: true }, asker);
    expect(await list()).toEqual([]);
    expect(await createAccountFromLink(site, secret, PERSON)).toEqual({
      kind: "link-void",
      reason: "withdrawn",
    });
    expect(await renewInvitation(database, id, asker)).toEqual({ kind: "not-found" });

    await setInvitationWithdrawn(database, { id, isWithdrawn: false }, asker);
    expect(await state(secret)).toMatchObject({ kind: "open" });
    expect(await list()).toMatchObject([{ expiresAt }]);
    const log = await database.kysely.selectFrom("activity_log").select("action").execute();
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      "created",
      "invitation-withdrawn",
      "invited",
      "invited",
    ]);
  });

  test("renewed open by the newest link only, and an expired one lives again", async ({
    database,
  }) => {
    const { site, asker, state, list, invite } = await openClub(database);
    const { secret, id } = await invite();
    const later = new Date(site.now.getTime() + 8 * 86_400_000);
    expect(await listInvitations(database.kysely, later)).toMatchObject([{ state: "expired" }]);

    const renewed = await renewInvitation(database, id, asker);
    if (renewed.kind !== "invited") throw new Error(renewed.kind);
    expect(await state(secret)).toEqual({ kind: "void", reason: "unknown" });
    expect(await state(renewed.link.secret)).toMatchObject({ kind: "open" });
    expect(await list()).toHaveLength(1);
  });

  test("of an administrator who was deactivated are suspended", async ({ database }) => {
    const { site, asker, state, list } = await openClub(database);
    const second = await createTestAccount(site, { email: "second@exemple.fr" });
    const other = { userId: second, now: site.now };
    const made = await inviteByLink(database, { email: GUEST, role: "editor" }, other);
    if (made.kind !== "invited") throw new Error(made.kind);
    await deactivateAccount(database, second, asker);
    expect(await state(made.link.secret)).toEqual({ kind: "void", reason: "withdrawn" });
    expect(await list()).toMatchObject([{ state: "suspended" }]);
    const again = await inviteByLink(database, { email: "x@exemple.fr", role: "editor" }, other);
    expect(again).toEqual({ kind: "not-allowed" });
  });
});

describe("a link for a new password", () => {
  test("changes it once, and ends every session of its person", async ({ database }) => {
    const { site, asker } = await openClub(database);
    const id = await createTestAccount(site, { email: GUEST, role: "editor" });
    const cookie = await openTestSession(site, GUEST);
    const made = await makePasswordLink(database, id, asker);
    if (made.kind !== "made") throw new Error(made.kind);
    expect(Date.parse(made.link.expiresAt) - site.now.getTime()).toBe(86_400_000);

    const outcomes = await Promise.all(
      ["une phrase neuve", "une autre phrase"].map((password) =>
        changePasswordByLink(site, made.link.secret, password),
      ),
    );

    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(["changed", "link-void"]);
    const request = new Request("http://localhost:3000/admin", { headers: { cookie } });
    expect(await findSignedInUser(request, site)).toBeNull();
    await expect(openTestSession(site, GUEST)).rejects.toThrow();
    const chosen = outcomes[0]?.kind === "changed" ? "une phrase neuve" : "une autre phrase";
    expect(await signIn(request, site, { email: GUEST, password: chosen })).not.toBeNull();
    const changes = database.kysely.selectFrom("activity_log").select(["user_id", "subject_id"]);
    expect(await changes.where("action", "=", "password-changed").execute()).toEqual([
      { user_id: id, subject_id: id },
    ]);
  });

  test("is void for a deactivated account and after a newer one; not made for oneself", async ({
    database,
  }) => {
    const { site, asker, state } = await openClub(database);
    const id = await createTestAccount(site, { email: GUEST, role: "editor" });
    const secretOf = async () => {
      const made = await makePasswordLink(database, id, asker);
      if (made.kind !== "made") throw new Error(made.kind);
      return made.link.secret;
    };
    const [first, second] = [await secretOf(), await secretOf()];
    expect(await state(first)).toEqual({ kind: "void", reason: "unknown" });
    await deactivateAccount(database, id, asker);
    expect(await changePasswordByLink(site, second, "une phrase neuve")).toEqual({
      kind: "link-void",
      reason: "deactivated",
    });
    expect(await makePasswordLink(database, id, asker)).toEqual({ kind: "deactivated" });
    expect(await makePasswordLink(database, asker.userId, asker)).toEqual({ kind: "own-account" });
  });

  test("does not open an invitation, nor the other way round", async ({ database }) => {
    const { site, asker, invite } = await openClub(database);
    const id = await createTestAccount(site, { email: "membre@exemple.fr", role: "editor" });
    const made = await makePasswordLink(database, id, asker);
    if (made.kind !== "made") throw new Error(made.kind);
    const unknown = { kind: "link-void", reason: "unknown" };
    expect(await createAccountFromLink(site, made.link.secret, PERSON)).toEqual(unknown);
    const { secret } = await invite();
    expect(await changePasswordByLink(site, secret, "une phrase neuve")).toEqual(unknown);
  });
});

describe("the address in the activity log", () => {
  const labels = async (database: Database) => {
    const rows = await database.kysely
      .selectFrom("activity_log")
      .select("label")
      .where("action", "in", ["invited", "invitation-withdrawn"])
      .execute();
    return rows.map(({ label }) => label);
  };
  const purge = async (database: Database, now: Date) => {
    await purgeEndedLinks(database, now);
    await forgetInvitedAddresses(database);
  };

  test("of who never came goes with the link, also with one that was replaced", async ({
    database,
  }) => {
    const { site, asker, invite } = await openClub(database);
    await invite();
    const { id } = await invite();
    await setInvitationWithdrawn(database, { id, isWithdrawn: true }, asker);
    const daysLater = (days: number) => new Date(site.now.getTime() + days * 86_400_000);
    await purge(database, daysLater(29));
    expect(await labels(database)).toEqual([GUEST, GUEST, GUEST]);
    await purge(database, daysLater(31));
    expect(await labels(database)).toEqual(Array(3).fill("une invitation"));
  });

  test("of who came stays as long as their account", async ({ database }) => {
    const { site, invite } = await openClub(database);
    const { secret } = await invite();
    await createAccountFromLink(site, secret, PERSON);
    const changed = { email: "autre@exemple.fr" };
    await database.kysely.updateTable("users").set(changed).where("email", "=", GUEST).execute();
    await purge(database, new Date(site.now.getTime() + 40 * 86_400_000));
    expect(await labels(database)).toEqual([GUEST]);
  });
});
