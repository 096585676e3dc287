import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { rateLimits } from "~/platform/rate-limits.server";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { createPasswordLink, findLink } from "./account-links.server";
import { createAdministrator } from "./accounts.server";
import { changeOwnEmail, changeOwnPassword } from "./own-account.server";
import { endAllOwnSessions, endOwnSession, listOwnSessions } from "./own-sessions.server";
import type { ProfileValues } from "./profile";
import { findOwnProfile, saveOwnProfile } from "./profiles.server";
import { findSignedInUser, openLogin } from "./sessions.server";

const PERSON = {
  firstName: "Josiane",
  lastName: "Lacoste",
  email: "josiane@exemple.fr",
  password: "dix foulées plus loin",
};
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/143.0";
const NEW_PASSWORD = "une autre phrase, plus longue";

function requestWith(cookie: string, userAgent = ""): Request {
  const headers = { cookie, "user-agent": userAgent };
  return new Request("http://localhost:3000/admin", { headers });
}

function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

async function openSite(database: Database, person = PERSON) {
  const site = testServices(database, { now: new Date() });
  await createAdministrator(site, person);
  const cookie = await signInAs(site, person);
  const user = await findSignedInUser(requestWith(cookie), site);
  if (!user) throw new Error("Nobody is signed in.");
  return { site, cookie, user };
}

async function signInAs(
  site: ReturnType<typeof testServices>,
  login: { email: string; password: string },
  userAgent = "",
): Promise<string> {
  const opened = await openLogin(requestWith("", userAgent), site, login);
  if (!opened) throw new Error("The password was refused.");
  return cookiesOf(opened.headers);
}

async function activityOf(database: Database) {
  return await database.kysely
    .selectFrom("activity_log")
    .select(["action", "subject", "label", "user_id"])
    // Not the creation of the accounts themselves.
    .where("user_id", "is not", null)
    .execute();
}

describe("the address one signs in with", () => {
  test("changes for the right password, and is written down", async ({ database }) => {
    const { site, user } = await openSite(database);
    const email = "autre@exemple.fr";
    const wrong = { email, password: "tout autre chose" };
    expect(await changeOwnEmail(site, user, wrong)).toEqual({ kind: "wrong-password" });
    expect(await activityOf(database)).toEqual([]);
    const right = { email, password: PERSON.password };
    expect(await changeOwnEmail(site, user, right)).toEqual({ kind: "changed" });
    await signInAs(site, right);
    expect(await openLogin(requestWith(""), site, PERSON)).toBeNull();
    expect(await activityOf(database)).toEqual([
      { action: "updated", subject: "account", label: "Josiane Lacoste", user_id: user.id },
    ]);
  });

  test("is refused when another account has it, also for two at once", async ({ database }) => {
    const { site, user } = await openSite(database);
    const other = await openSite(database, { ...PERSON, email: "autre@exemple.fr" });
    const taken = { email: "autre@exemple.fr", password: PERSON.password };
    expect(await changeOwnEmail(site, user, taken)).toEqual({ kind: "email-taken" });
    const wanted = { email: "libre@exemple.fr", password: PERSON.password };
    const outcomes = await Promise.all([
      changeOwnEmail(site, user, wanted),
      changeOwnEmail(site, other.user, wanted),
    ]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["changed", "email-taken"]);
  });
});

describe("the password", () => {
  test("changes, ends every session, and opens another one here", async ({ database }) => {
    const { site, user, cookie } = await openSite(database);
    const elsewhere = await signInAs(site, PERSON);
    const change = { currentPassword: PERSON.password, newPassword: NEW_PASSWORD };
    const outcome = await changeOwnPassword(requestWith(cookie), site, user, change);
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    expect(await findSignedInUser(requestWith(cookie), site)).toBeNull();
    expect(await findSignedInUser(requestWith(elsewhere), site)).toBeNull();
    const renewed = requestWith(cookiesOf(outcome.headers));
    expect(await findSignedInUser(renewed, site)).toMatchObject({ id: user.id });
    expect(await openLogin(requestWith(""), site, PERSON)).toBeNull();
    await signInAs(site, { ...PERSON, password: NEW_PASSWORD });
    expect(await activityOf(database)).toMatchObject([{ action: "password-changed" }]);
  });

  test("changed by oneself voids the link that somebody else made for it", async ({ database }) => {
    const { site, user, cookie } = await openSite(database);
    const { secret } = await database.kysely.transaction().execute((trx) =>
      createPasswordLink(trx, {
        userId: user.id,
        role: user.role,
        createdBy: user.id,
        lifeMs: 86_400_000,
        now: site.now,
      }),
    );
    expect((await findLink(database.kysely, secret, site.now)).kind).toBe("open");
    const change = { currentPassword: PERSON.password, newPassword: NEW_PASSWORD };
    await changeOwnPassword(requestWith(cookie), site, user, change);
    expect(await findLink(database.kysely, secret, site.now)).toEqual({
      kind: "void",
      reason: "unknown",
    });
  });

  test("is guessed ten times in a quarter of an hour at most", async ({ database }) => {
    const { site, user, cookie } = await openSite(database);
    const guess = (currentPassword: string) =>
      changeOwnPassword(requestWith(cookie), site, user, {
        currentPassword,
        newPassword: NEW_PASSWORD,
      });
    for (let i = 0; i < 10; i += 1) {
      expect(await guess("tout autre chose")).toEqual({ kind: "wrong-password" });
    }
    expect((await guess(PERSON.password)).kind).toBe("limited");
    await rateLimits.reset("own-password", user.id);
  });
});

describe("open sessions", () => {
  test("are told in words, without anything that opens one", async ({ database }) => {
    const { site, user, cookie } = await openSite(database);
    await signInAs(site, PERSON, FIREFOX);
    const sessions = await listOwnSessions(requestWith(cookie), site, user);
    expect(sessions).toMatchObject([
      { isCurrent: true, device: "Navigateur inconnu" },
      { isCurrent: false, device: "Firefox sous Windows" },
    ]);
    const rows = await database.kysely.selectFrom("sessions").select("token").execute();
    for (const { token } of rows) expect(JSON.stringify(sessions)).not.toContain(token);
  });

  test("are ended one by one, or all; never somebody else's", async ({ database }) => {
    const { site, user, cookie } = await openSite(database);
    const other = await openSite(database, { ...PERSON, email: "autre@exemple.fr" });
    const elsewhere = await signInAs(site, PERSON, FIREFOX);
    const [, far] = await listOwnSessions(requestWith(cookie), site, user);
    expect(await endOwnSession(site, other.user, far?.id ?? "")).toBe(false);
    expect(await findSignedInUser(requestWith(elsewhere), site)).not.toBeNull();
    expect(await endOwnSession(site, user, far?.id ?? "")).toBe(true);
    expect(await findSignedInUser(requestWith(elsewhere), site)).toBeNull();
    await endAllOwnSessions(site, user);
    expect(await findSignedInUser(requestWith(cookie), site)).toBeNull();
    expect(await findSignedInUser(requestWith(other.cookie), site)).not.toBeNull();
  });
});

describe("one's own profile", () => {
  const values = { firstName: "Jo", lastName: "Lacoste-Dupouy" };

  test("is saved over the version that was looked at, with the account's name", async ({
    database,
  }) => {
    const { user } = await openSite(database);
    const opened = await findOwnProfile(database.kysely, user.id);
    expect(opened.version).toBeGreaterThan(0);
    const save = { userId: user.id, version: opened.version, values, now: new Date() };
    const saved = await saveOwnProfile(database, save);
    expect(saved).toMatchObject({ kind: "saved", record: { values } });
    const { name } = await database.kysely
      .selectFrom("users")
      .select("name")
      .executeTakeFirstOrThrow();
    expect(name).toBe("Jo Lacoste-Dupouy");
    expect(await saveOwnProfile(database, save), "sent twice").toMatchObject({ kind: "saved" });
    expect(await activityOf(database)).toMatchObject([{ action: "updated", subject: "profile" }]);
    const late = { ...save, values: { ...values, firstName: "Josette" } };
    expect(await saveOwnProfile(database, late)).toMatchObject({
      kind: "conflict",
      current: { values },
    });
  });

  test("is not out of date because something else of the account changed", async ({ database }) => {
    const { site, user } = await openSite(database);
    const { version } = await findOwnProfile(database.kysely, user.id);
    const right = { email: "autre@exemple.fr", password: PERSON.password };
    await changeOwnEmail(site, user, right);
    const save = { userId: user.id, version, values, now: new Date() };
    expect((await saveOwnProfile(database, save)).kind).toBe("saved");
  });

  test("puts a picture that is taken away down for cleanup", async ({ database }) => {
    const { user } = await openSite(database);
    const avatarUrl = `/media/avatars/${user.id}/avatar.jpg?v=400x311-0123abcd`;
    const save = async (next: Partial<ProfileValues>) => {
      const { version } = await findOwnProfile(database.kysely, user.id);
      return await saveOwnProfile(database, {
        userId: user.id,
        version,
        values: next,
        now: new Date(),
      });
    };
    await save({ ...values, avatarUrl });
    expect((await findOwnProfile(database.kysely, user.id)).values.avatarUrl).toBe(avatarUrl);
    await save({ avatarUrl: null });
    const logged = await database.kysely
      .selectFrom("storage_cleanup_log")
      .select("file_path")
      .execute();
    expect(logged).toEqual([{ file_path: `avatars/${user.id}/avatar.jpg` }]);
  });
});
