import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import { test } from "~tests/support/database-test";
import { addSection, addTeamMember, importRecord } from "~tests/support/record-fixtures";
import { fillClub } from "./fill-club.server";
import { place } from "./kinds/place";
import { season } from "./kinds/season";
import { type SessionValues, session } from "./kinds/session";
import { readSite } from "./read-site.server";
import { listStoredSections } from "./sections/stored-sections.server";

const NOW = new Date("2026-11-28T10:00:00.000Z");

const readAt = ({ kysely }: Database, day: string) =>
  readSite(kysely, new Date(`${day}T12:00:00.000Z`));

/** A season, and the section of the sessions below. */
async function addSeason(database: Database, firstDay: string) {
  const id = newId();
  const known = (await listStoredSections(database.kysely)).map(({ key }) => key);
  if (!known.includes("athletisme")) await addSection(database, "athletisme");
  const values = { ...emptyValues(season), label: firstDay.slice(0, 4), firstDay };
  await importRecord(database, season, { id, values, now: NOW });
  return id;
}

async function addSession(database: Database, values: Partial<SessionValues>) {
  const id = newId();
  const whole = {
    ...emptyValues(session),
    group: "Sauts",
    start: "17:30",
    end: "19:00",
    section: "athletisme",
    ...values,
  };
  await importRecord(database, session, { id, values: whole, now: NOW });
  return id;
}

async function moveToTrash({ kysely }: Database, table: "club_records" | "coaches", id: string) {
  const deleted = { deleted_at: NOW.toISOString() };
  await kysely.updateTable(table).set(deleted).where("id", "=", id).execute();
}

describe("the first sessions", () => {
  test("are those that every site showed, with its season, places and coaches", async ({
    database,
  }) => {
    const coach = { id: newId(), fullName: "Josiane Lacoste", role: "", photo: null, now: NOW };
    await addTeamMember(database, "coaches", coach);
    await fillClub(database, { words: "demo", now: NOW });
    const { sessions } = await readSite(database.kysely, NOW);
    expect(sessions).toHaveLength(23);
    const order = sessions.map(({ weekday, start }) => `${weekday} ${start}`);
    expect(order).toEqual(order.toSorted());
    const walk = sessions.find(({ group }) => group === "Marche santé");
    expect(walk).toMatchObject({
      section: "sport-sante",
      place: "Lac",
      note: "Kiosque du lac, bancs tous les 200 mètres",
      coaches: ["Josiane Lacoste"],
      effort: 1,
      isAtStadium: false,
    });
    expect(sessions.filter(({ isAtStadium }) => isAtStadium)).toHaveLength(13);
    // The row of the coach holds the name; the others are names alone until their rows come.
    await moveToTrash(database, "coaches", coach.id);
    const without = await readSite(database.kysely, NOW);
    expect(without.sessions.filter(({ coaches }) => coaches.length === 0)).toHaveLength(3);
  });

  test("are none for a new site without a demo", async ({ database }) => {
    await fillClub(database, { words: "templates", now: NOW });
    expect((await readSite(database.kysely, NOW)).sessions).toEqual([]);
  });
});

describe("a session", () => {
  test("is shown on the days of its season alone", async ({ database }) => {
    const now = await addSeason(database, "2026-09-01");
    const next = await addSeason(database, "2027-09-01");
    await addSession(database, { season: now, group: "Cette saison" });
    await addSession(database, { season: next, group: "La suivante" });
    const groupsOn = async (day: string) =>
      (await readAt(database, day)).sessions.map(({ group }) => group);
    expect(await groupsOn("2027-08-31")).toEqual(["Cette saison"]);
    expect(await groupsOn("2027-09-01")).toEqual(["La suivante"]);
    expect((await readAt(database, "2027-06-15")).nextHours).toEqual({
      label: "2027",
      firstDay: "2027-09-01",
    });
    expect((await readAt(database, "2027-09-01")).nextHours).toBe(null);
  });

  test("is shown until its last day", async ({ database }) => {
    const id = await addSeason(database, "2026-09-01");
    await addSession(database, { season: id, until: "2026-12-31" });
    expect((await readAt(database, "2026-12-31")).sessions).toHaveLength(1);
    expect((await readAt(database, "2027-01-01")).sessions).toEqual([]);
  });

  test("goes with its season into the trash, and comes back with it", async ({ database }) => {
    const id = await addSeason(database, "2026-09-01");
    await addSession(database, { season: id });
    await moveToTrash(database, "club_records", id);
    expect((await readSite(database.kysely, NOW)).sessions).toEqual([]);
    await database.kysely.updateTable("club_records").set({ deleted_at: null }).execute();
    expect((await readSite(database.kysely, NOW)).sessions).toHaveLength(1);
  });

  test("has the words of its place, or its own", async ({ database }) => {
    const now = await addSeason(database, "2026-09-01");
    const lake = newId();
    const values = { name: "Lac", meeting: "Kiosque", isStadium: true };
    await importRecord(database, place, { id: lake, values, now: NOW });
    await addSession(database, { season: now, place: lake, weekday: "1" });
    await addSession(database, {
      season: now,
      place: lake,
      weekday: "2",
      placeWords: "Lac ou dune",
      note: "Selon le vent",
    });
    await addSession(database, { season: now, place: newId(), weekday: "3" });
    const { sessions } = await readSite(database.kysely, NOW);
    expect(sessions.map((one) => [one.place, one.note, one.isAtStadium])).toEqual([
      ["Lac", "Kiosque", true],
      ["Lac ou dune", "Selon le vent", true],
      ["", "", false],
    ]);
  });

  test.for([
    [6, null, null],
    [null, null, null],
    [6, 11, 2],
    [8, 17, 2],
    [12, null, 2],
    [18, null, 2],
  ] as const)(
    "from %s to %s years shows the effort %s",
    async ([ageFrom, ageTo, effort], { database }) => {
      const id = await addSeason(database, "2026-09-01");
      await addSession(database, { season: id, ageFrom, ageTo, effort: "2" });
      expect((await readSite(database.kysely, NOW)).sessions).toMatchObject([{ effort }]);
    },
  );

  test("without hours, season, or a section of the club is left out", async ({ database }) => {
    const id = await addSeason(database, "2026-09-01");
    await addSession(database, { season: id, start: null });
    await addSession(database, { season: null });
    await addSession(database, { season: id, section: "judo" });
    expect((await readSite(database.kysely, NOW)).sessions).toEqual([]);
  });
});
