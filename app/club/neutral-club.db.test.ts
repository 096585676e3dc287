import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import type { AnyKind } from "~/records/kind";
import { addArticle, addUser } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { fillClub } from "./fill-club.server";
import { club } from "./kinds/club";
import { label } from "./kinds/label";
import { place } from "./kinds/place";
import { section } from "./kinds/section";
import { session } from "./kinds/session";
import { neutralizeClub } from "./neutral-club.server";
import { readSite } from "./read-site.server";

const NOW = new Date("2026-11-28T10:00:00.000Z");

const neutralize = (database: Database) => transaction(database, (trx) => neutralizeClub(trx, NOW));

async function rowsOf({ kysely }: Database, { subject }: AnyKind) {
  return kysely
    .selectFrom("club_records")
    .select(["id", "key", "title", "content", "version"])
    .where("kind", "=", subject)
    .orderBy("id")
    .execute();
}

/** A person saves a row: what it says is theirs. */
async function adopt(database: Database, id: string, more: { content?: string } = {}) {
  const updated_by = await addUser(database);
  await database.kysely
    .updateTable("club_records")
    .set({ ...more, version: 2, updated_by })
    .where("id", "=", id)
    .execute();
}

/** All that pages are made of; ids and instants set aside. */
async function siteWords(database: Database) {
  const site = await readSite(database.kysely, NOW);
  return JSON.parse(
    JSON.stringify(site, (name, value) => (name === "id" ? undefined : (value as unknown))),
  );
}

describe("the words of the demo, taken out of the club's content", () => {
  test("leave the site that begins without them", async ({ database }) => {
    await fillClub(database, { words: "templates", now: NOW });
    const neutral = await siteWords(database);
    // The pines of the logo, of the icons and of what is shared are the demo's.
    expect(neutral).toMatchObject({ mark: "initials" });
    await database.kysely.deleteFrom("club_records").execute();
    await database.kysely.deleteFrom("site_settings").execute();
    await fillClub(database, { words: "demo", now: NOW });
    const { length } = await database.kysely.selectFrom("demo_rows").select("row_id").execute();
    expect(await neutralize(database)).toBe(length);
    expect(await siteWords(database)).toEqual(neutral);
  });

  test("begin a history anew, over the version that open forms know", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    await neutralize(database);
    const [sheet] = await rowsOf(database, club);
    expect(sheet).toMatchObject({ version: 2 });
    const history = await database.kysely
      .selectFrom("club_revisions")
      .select(["summary", "version", "author_id"])
      .where("record_id", "=", sheet?.id ?? "")
      .execute();
    expect(history).toEqual([{ summary: "Création", version: 2, author_id: null }]);
  });

  test("do not come back with a kind that a later version brings", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    await neutralize(database);
    const { subject } = label;
    await database.kysely
      .deleteFrom("site_settings")
      .where("key", "=", `club-filled-${subject}`)
      .execute();
    await fillClub(database, { words: "demo", now: NOW });
    expect(await rowsOf(database, label)).toEqual([]);
  });

  test("stay where somebody has changed them", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    const [sheet] = await rowsOf(database, club);
    const [one] = await rowsOf(database, label);
    await adopt(database, sheet?.id ?? "");
    await adopt(database, one?.id ?? "");
    await neutralize(database);
    expect((await rowsOf(database, club))[0]?.content).toBe(sheet?.content);
    expect(await rowsOf(database, label)).toEqual([{ ...one, version: 2 }]);
  });

  test("stay when the account of that person is erased", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    const [one] = await rowsOf(database, label);
    await adopt(database, one?.id ?? "");
    await database.kysely.deleteFrom("users").execute();
    await neutralize(database);
    expect(await rowsOf(database, label)).toHaveLength(1);
  });

  test("leave a session that somebody changed its season, its place and its section", async ({
    database,
  }) => {
    await fillClub(database, { words: "demo", now: NOW });
    const before = await readSite(database.kysely, NOW);
    const held = before.sessions.find(({ place: at }) => at.startsWith("Stade"));
    await adopt(database, held?.id ?? "");
    await neutralize(database);
    const { sessions, season, sections, sectionPages } = await readSite(database.kysely, NOW);
    expect(sessions).toEqual([
      expect.objectContaining({ id: held?.id, section: held?.section, place: "Stade" }),
    ]);
    expect(season.now).toMatchObject({ id: before.season.now.id, label: "2026-2027", fees: [] });
    expect(sections.map(({ key }) => key)).toEqual([held?.section, "vie-du-club"]);
    const [page] = sectionPages;
    const [former] = before.sectionPages.filter(({ key }) => key === held?.section);
    expect(page?.path).toBe(former?.path);
    expect(page?.words.lead).not.toBe(former?.words.lead);
    expect(page?.coaches).toEqual([]);
    expect(await rowsOf(database, place)).toHaveLength(1);
  });

  test("leave a section that the club's news are about, in its lane", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    await addArticle(database, { section: "marche-nordique" });
    const former = (await rowsOf(database, section)).find(({ key }) => key === "marche-nordique");
    await neutralize(database);
    const [kept, ...others] = await rowsOf(database, section);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: former?.id, key: "marche-nordique", title: former?.title });
    const lane = (content = "{}") => JSON.parse(content).lane;
    expect(lane(kept?.content)).toBe(lane(former?.content));
    expect(await rowsOf(database, session)).toEqual([]);
  });

  test("do not come back with what was thrown away", async ({ database }) => {
    await fillClub(database, { words: "demo", now: NOW });
    await addArticle(database, { section: "marche-nordique" });
    await database.kysely
      .updateTable("club_records")
      .set({ deleted_at: NOW.toISOString() })
      .execute();
    await neutralize(database);
    expect(await rowsOf(database, section)).toEqual([]);
    expect((await readSite(database.kysely, NOW)).club.name).toBe("Notre club d’athlétisme");
  });
});
