import { type Kysely, sql } from "kysely";
import { describe, expect, vi } from "vitest";
import { listAccounts } from "~/features/accounts/account-list.server";
import {
  changeRole,
  chooseSignature,
  deactivateAccount,
  reactivateAccount,
} from "~/features/accounts/account-state.server";
import { createAccountFromLink } from "~/features/accounts/accounts.server";
import { eraseDepartedAccounts } from "~/features/accounts/erase-accounts.server";
import { inviteByLink } from "~/features/accounts/invitations.server";
import { findOwnProfile, saveOwnProfile } from "~/features/accounts/profiles.server";
import { listActivity } from "~/features/maintenance/activity.server";
import type { ActivityParams } from "~/features/maintenance/activity-query";
import { RETENTION } from "~/lib/retention";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { addArticle } from "~tests/support/article-fixtures";
import { openBackupFolder, siteOn } from "~tests/support/backup-fixtures";
import { CONTENT_KINDS } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { doubtClock } from "~tests/support/doubted-clock";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { MemoryStorage } from "~tests/support/memory-storage";
import { TEST_NOW, testServices } from "~tests/support/services";
import { PURGES } from "./jobs";
import { createCheck } from "./scheduler";

const DAY_MS = 86_400_000;
const EMAIL = "maelle.dupouy@exemple.fr";
const NAME = "Maëlle Dupouy";
const AVATAR = "avatars/maelle/avatar.jpg";

const daysLater = (days: number, ms = 0) => new Date(TEST_NOW.getTime() + days * DAY_MS + ms);
const inTime = daysLater(RETENTION.accountsDays);

/** An administrator, and somebody who was invited, published and signed in. */
async function openClub(database: Database) {
  const site = testServices(database);
  const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
  const asker = { userId: chief, now: site.now };
  const invited = await inviteByLink(database, { email: EMAIL, role: "editor" }, asker);
  if (invited.kind !== "invited") throw new Error(invited.kind);
  const account = { email: EMAIL, firstName: "Maëlle", lastName: "Dupouy" };
  const password = "dix foulées plus loin";
  const made = await createAccountFromLink(site, invited.link.secret, { ...account, password });
  if (made.kind !== "created") throw new Error(made.kind);
  const id = made.userId;
  const article = await addArticle(database, { author_id: id, updated_by: id });
  const photo = await addPhoto(database, { author_id: id });
  return { site, chief, asker, id, article, photo };
}

/** The answer that somebody gives in their own profile. */
async function answer(database: Database, userId: string, nameStays: "yes" | "no") {
  const { version, values } = await findOwnProfile(database.kysely, userId);
  const profile = { ...values, nameStays };
  await saveOwnProfile(database, { userId, version, values: profile, now: TEST_NOW });
}

async function isThere({ kysely }: Database, id: string): Promise<boolean> {
  const row = await kysely.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** Where a text stands in any row of any table, as `table.column`. */
async function placesOf({ kysely }: Database, text: string): Promise<string[]> {
  const tables = await kysely.introspection.getTables();
  // Tables are named at run time.
  const rowsOf = kysely as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const places = new Set<string>();
  for (const { name } of tables) {
    for (const row of await rowsOf.selectFrom(name).selectAll().execute()) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).toLowerCase().includes(text.toLowerCase())) {
          places.add(`${name}.${column}`);
        }
      }
    }
  }
  return [...places].toSorted();
}

async function signaturesOf({ kysely }: Database) {
  const article = await kysely.selectFrom("articles").select("author_name").executeTakeFirst();
  const photo = await kysely.selectFrom("gallery_images").select("author_name").executeTakeFirst();
  return [article?.author_name, photo?.author_name];
}

describe("a deactivated account", () => {
  test("is erased after its time, with all that leads to its person", async ({ database }) => {
    const { site, asker, id, article } = await openClub(database);
    const { kysely } = database;
    await openTestSession(site, EMAIL);
    const url = `/media/${AVATAR}?v=400x400-3fa9c1d2`;
    await kysely.updateTable("admin_profiles").set({ avatar_url: url }).execute();
    const at = TEST_NOW.toISOString();
    await kysely
      .insertInto("two_factors")
      .values({
        id: newId(),
        user_id: id,
        secret: "s",
        backup_codes: "c",
        verified: true,
        failed_verification_count: 0,
        locked_until: null,
      })
      .execute();
    await kysely
      .insertInto("verifications")
      .values({
        id: newId(),
        identifier: "2fa-a",
        value: id,
        expires_at: at,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await kysely
      .insertInto("article_revisions")
      .values({
        id: newId(),
        article_id: article,
        version: 1,
        snapshot: "{}",
        summary: "",
        created_at: at,
        author_id: id,
      })
      .execute();
    await kysely
      .insertInto("blocked_senders")
      .values({ email: "robot@exemple.fr", created_at: at, created_by: id })
      .execute();
    await inviteByLink(database, { email: "ami@exemple.fr", role: "editor" }, asker);
    await kysely
      .updateTable("account_links")
      .set({ created_by: id })
      .where("email", "=", "ami@exemple.fr")
      .execute();
    await changeRole(database, { id, role: "administrator" }, asker);
    expect(await placesOf(database, EMAIL)).not.toEqual([]);

    await deactivateAccount(database, id, asker);
    expect(await eraseDepartedAccounts(database, daysLater(RETENTION.accountsDays, -1))).toBe(0);
    expect(await isThere(database, id)).toBe(true);
    expect(await eraseDepartedAccounts(database, inTime)).toBe(1);

    for (const text of [EMAIL, "Maëlle", "Dupouy"])
      expect(await placesOf(database, text)).toEqual([]);
    expect(await placesOf(database, id)).toEqual([
      "activity_log.subject_id",
      "erased_accounts.user_id",
    ]);
    const cleanup = kysely.selectFrom("storage_cleanup_log").select("file_path");
    expect(await cleanup.execute()).toEqual([{ file_path: AVATAR }]);
    expect(await kysely.selectFrom("account_links").select("id").execute()).toEqual([]);
    expect(await kysely.selectFrom("articles").select("id").execute()).toEqual([{ id: article }]);
    expect(await eraseDepartedAccounts(database, inTime)).toBe(0);
  });

  test("leaves lines in the log that say no name", async ({ database }) => {
    const { asker, id } = await openClub(database);
    await deactivateAccount(database, id, asker);
    await eraseDepartedAccounts(database, inTime);
    const all: ActivityParams = { page: 1, search: "", word: null, person: null };
    const { lines } = await listActivity(database.kysely, CONTENT_KINDS, all);
    const sentences = lines.map(({ who, did, what }) => [who, did, what].filter(Boolean).join(" "));
    expect(sentences.toSorted()).toEqual([
      "Le site a ajouté le compte de chef Test",
      "Le site a effacé le compte d’une personne partie",
      "Une personne partie a ouvert son compte",
      "chef Test a désactivé le compte d’une personne partie",
      "chef Test a invité une personne partie",
    ]);
    const bySite = await listActivity(database.kysely, CONTENT_KINDS, { ...all, person: "site" });
    expect(bySite.total).toBe(2);
  });

  test("keeps everything when it is reactivated in time", async ({ database }) => {
    const { asker, id } = await openClub(database);
    await changeRole(database, { id, role: "administrator" }, asker);
    const { kysely } = database;
    const readAll = async () => ({
      user: await kysely.selectFrom("users").selectAll().where("id", "=", id).execute(),
      profile: await kysely
        .selectFrom("admin_profiles")
        .selectAll()
        .where("user_id", "=", id)
        .execute(),
      password: await kysely
        .selectFrom("credentials")
        .selectAll()
        .where("user_id", "=", id)
        .execute(),
      articles: await kysely.selectFrom("articles").selectAll().execute(),
    });
    const before = await readAll();
    await deactivateAccount(database, id, asker, true);
    await eraseDepartedAccounts(database, daysLater(30));
    await reactivateAccount(database, id, asker);
    expect(await eraseDepartedAccounts(database, daysLater(400))).toBe(0);
    expect(await readAll()).toEqual(before);
  });

  test("of before this version has its time from the first purge on", async ({ database }) => {
    const { id } = await openClub(database);
    const deactivated_at = daysLater(-400).toISOString();
    await database.kysely
      .updateTable("users")
      .set({ deactivated_at })
      .where("id", "=", id)
      .execute();
    expect(await eraseDepartedAccounts(database, TEST_NOW)).toBe(0);
    const rows = await listAccounts(database.kysely, "");
    expect(rows.find((row) => row.id === id)?.eraseAt).toBe(inTime.toISOString());
    expect(await eraseDepartedAccounts(database, daysLater(RETENTION.accountsDays, -1))).toBe(0);
    expect(await eraseDepartedAccounts(database, inTime)).toBe(1);
  });

  test("has its time from the end of a doubt about the clock on", async ({ database }) => {
    const { asker, id } = await openClub(database);
    await doubtClock(testServices(database));
    await deactivateAccount(database, id, asker);
    const rows = await listAccounts(database.kysely, "");
    expect(rows.find((row) => row.id === id)?.eraseAt).toBeNull();
    await database.kysely.deleteFrom("site_settings").where("key", "=", "clock-doubt").execute();
    expect(await eraseDepartedAccounts(database, daysLater(100))).toBe(0);
    expect(await eraseDepartedAccounts(database, daysLater(131))).toBe(1);
  });

  test("waits while the clock is doubted", async ({ database }) => {
    const { asker, id } = await openClub(database);
    await deactivateAccount(database, id, asker);
    const later = testServices(database, { now: daysLater(50) });
    const purge = createCheck(
      PURGES,
      { ...later, now: () => later.now },
      new AbortController().signal,
    );
    await doubtClock(later);
    await purge();
    expect(await isThere(database, id)).toBe(true);
    await database.kysely.deleteFrom("site_settings").where("key", "=", "clock-doubt").execute();
    await purge();
    expect(await isThere(database, id)).toBe(false);
  });

  test("of an administrator stays while nobody else could manage accounts", async ({
    database,
  }) => {
    const { site, chief } = await openClub(database);
    const gone = { deactivated_at: site.now.toISOString(), erase_at: inTime.toISOString() };
    await database.kysely.updateTable("users").set(gone).where("id", "=", chief).execute();
    const begin = vi.spyOn(database.kysely, "transaction");
    expect(await eraseDepartedAccounts(database, inTime)).toBe(0);
    expect(begin).not.toHaveBeenCalled();
    begin.mockRestore();
    await createTestAccount(site, { email: "nouveau@exemple.fr" });
    expect(await eraseDepartedAccounts(database, inTime)).toBe(1);
  });

  test("without a password is an author of the demo, and stays", async ({ database }) => {
    const { id } = await openClub(database);
    await database.kysely.deleteFrom("credentials").where("user_id", "=", id).execute();
    const deactivated_at = daysLater(-400).toISOString();
    await database.kysely
      .updateTable("users")
      .set({ deactivated_at })
      .where("id", "=", id)
      .execute();
    await eraseDepartedAccounts(database, TEST_NOW);
    expect(await eraseDepartedAccounts(database, daysLater(400))).toBe(0);
  });
});

describe("the name under what somebody published", () => {
  const cases = [
    { own: null, said: null, kept: null },
    { own: null, said: false, kept: null },
    { own: null, said: true, kept: NAME },
    { own: "yes", said: null, kept: NAME },
    { own: "yes", said: false, kept: NAME },
    { own: "no", said: true, kept: null },
  ] as const;
  test.for(cases)("own word $own, said $said: $kept", async ({ own, said, kept }, { database }) => {
    const { asker, id } = await openClub(database);
    if (own) await answer(database, id, own);
    await deactivateAccount(database, id, asker, said);
    const rows = await listAccounts(database.kysely, "");
    expect(rows.find((row) => row.id === id)).toMatchObject({
      eraseAt: inTime.toISOString(),
      nameStays: kept !== null,
      isSignatureAsked: own === null,
    });
    await eraseDepartedAccounts(database, inTime);
    expect(await signaturesOf(database)).toEqual([kept, kept]);
  });

  test("is chosen after the deactivation too, unless they said it themselves", async ({
    database,
  }) => {
    const { asker, id } = await openClub(database);
    const choose = (saidNameStays: boolean) =>
      chooseSignature(database, { id, saidNameStays }, asker);
    expect(await choose(true)).toEqual({ kind: "not-found" });
    await deactivateAccount(database, id, asker);
    expect(await choose(true)).toMatchObject({ kind: "changed" });
    await reactivateAccount(database, id, asker);
    await answer(database, id, "no");
    await deactivateAccount(database, id, asker);
    expect(await choose(true)).toEqual({ kind: "not-found" });
    await eraseDepartedAccounts(database, inTime);
    expect(await signaturesOf(database)).toEqual([null, null]);
  });
});

describe("a restoration", () => {
  const backups = openBackupFolder();

  test("is followed by the same erasure, as it was decided", async ({ database }) => {
    const { asker, id } = await openClub(database);
    const site = siteOn(database, new MemoryStorage());
    await backups.backUp(site);
    await deactivateAccount(database, id, asker, true);
    await eraseDepartedAccounts(database, inTime);
    await backups.restore(site, { safety: "before.tar" });
    // As the backup has it: open, and asked nothing.
    expect(await isThere(database, id)).toBe(true);
    expect(await eraseDepartedAccounts(database, inTime)).toBe(1);
    expect(await isThere(database, id)).toBe(false);
    expect(await signaturesOf(database)).toEqual([NAME, NAME]);
    expect(await placesOf(database, EMAIL)).toEqual([]);
  });

  test("never erases the only administrator it brings back", async ({ database }) => {
    const { site: services, chief, id } = await openClub(database);
    const site = siteOn(database, new MemoryStorage());
    await backups.backUp(site);
    const other = await createTestAccount(services, { email: "nouveau@exemple.fr" });
    const asker = { userId: other, now: TEST_NOW };
    await deactivateAccount(database, chief, asker);
    await deactivateAccount(database, id, asker);
    expect(await eraseDepartedAccounts(database, inTime)).toBe(2);
    await backups.restore(site, { safety: "before.tar" });
    expect(await eraseDepartedAccounts(database, inTime)).toBe(1);
    expect(await isThere(database, chief)).toBe(true);
  });

  test("gives a deactivated account its whole time again", async ({ database }) => {
    const { asker, id } = await openClub(database);
    const site = siteOn(database, new MemoryStorage());
    await deactivateAccount(database, id, asker);
    await backups.backUp(site);
    await reactivateAccount(database, id, asker);
    await backups.restore(site, { safety: "before.tar" });
    expect(await eraseDepartedAccounts(database, daysLater(100))).toBe(0);
    expect(await isThere(database, id)).toBe(true);
    expect(await eraseDepartedAccounts(database, daysLater(131))).toBe(1);
  });

  test("of a backup from before this version gives a deactivated account its time", async ({
    database,
  }) => {
    const { asker, id } = await openClub(database);
    await deactivateAccount(database, id, asker);
    // Columns that the backup lacks are restored as null.
    await sql`update users set erase_at = null, own_name_stays = null, said_name_stays = null`.execute(
      database.kysely,
    );
    expect(await eraseDepartedAccounts(database, daysLater(100))).toBe(0);
    expect(await eraseDepartedAccounts(database, daysLater(131))).toBe(1);
  });
});
