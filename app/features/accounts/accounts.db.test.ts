import { describe, expect } from "vitest";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { createAdministrator } from "./accounts.server";
import { upsertProfile } from "./profiles.server";
import { findSignedInUser, signIn, signOut } from "./sessions.server";

const PERSON = {
  firstName: "Josiane",
  lastName: "Lacoste",
  email: "josiane@exemple.fr",
  password: "dix foulées plus loin",
};
const REQUEST = new Request("http://localhost:3000/admin");

function cookieOf(headers: Headers | null): string {
  return (headers?.getSetCookie() ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}

function requestWith(cookie: string): Request {
  return new Request("http://localhost:3000/admin", { headers: { cookie } });
}

describe("sessions", () => {
  test("open with address and password, carry the profile, and end", async ({ database }) => {
    const site = { ...testServices(database), now: new Date() };
    await createAdministrator(site, PERSON);

    const cookie = cookieOf(await signIn(REQUEST, site, PERSON));
    expect(await findSignedInUser(requestWith(cookie), site)).toMatchObject({
      email: PERSON.email,
      role: "administrator",
      firstName: "Josiane",
      lastName: "Lacoste",
    });

    await signOut(requestWith(cookie), site);
    expect(await findSignedInUser(requestWith(cookie), site)).toBeNull();
  });

  test("do not open for a wrong password, an unknown address or a forged cookie", async ({
    database,
  }) => {
    const site = { ...testServices(database), now: new Date() };
    await createAdministrator(site, PERSON);

    expect(await signIn(REQUEST, site, { ...PERSON, password: "tout autre chose" })).toBeNull();
    expect(await signIn(REQUEST, site, { ...PERSON, email: "inconnue@exemple.fr" })).toBeNull();
    const cookie = cookieOf(await signIn(REQUEST, site, PERSON));
    const forged = cookie.replace(/=(.)/, (_, first) => `=${first === "a" ? "b" : "a"}`);
    expect(await findSignedInUser(requestWith(forged), site)).toBeNull();
    expect(await findSignedInUser(REQUEST, site)).toBeNull();
  });

  test("end when the account is deactivated, and do not open again", async ({ database }) => {
    const site = { ...testServices(database), now: new Date() };
    await createAdministrator(site, PERSON);
    const cookie = cookieOf(await signIn(REQUEST, site, PERSON));

    await database.kysely
      .updateTable("users")
      .set({ deactivated_at: site.now.toISOString() })
      .execute();

    expect(await findSignedInUser(requestWith(cookie), site)).toBeNull();
    expect(await signIn(REQUEST, site, PERSON)).toBeNull();
  });

  test("expire: one past its date is nobody's", async ({ database }) => {
    const site = { ...testServices(database), now: new Date() };
    await createAdministrator(site, PERSON);
    const cookie = cookieOf(await signIn(REQUEST, site, PERSON));
    await database.kysely
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect(await findSignedInUser(requestWith(cookie), site)).toBeNull();
  });
});

describe("profiles", () => {
  test("are upserted on user_id, and keep what is not given", async ({ database }) => {
    const site = { ...testServices(database), now: new Date() };
    const made = await createAdministrator(site, PERSON);
    if (made.kind !== "created") throw new Error(made.kind);
    const avatarUrl = `/media/avatars/${made.userId}/avatar.jpg`;

    await upsertProfile(database.kysely, made.userId, { ...PERSON, avatarUrl });
    await upsertProfile(database.kysely, made.userId, { firstName: "Jo", lastName: "Lacoste" });

    const rows = await database.kysely.selectFrom("admin_profiles").selectAll().execute();
    expect(rows).toEqual([
      { user_id: made.userId, first_name: "Jo", last_name: "Lacoste", avatar_url: avatarUrl },
    ]);
  });
});
