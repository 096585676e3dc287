import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { type SessionValues, session } from "~/club/kinds/session";
import { prepareNextSeason } from "~/club/prepare-season.server";
import { purgeLostSessions } from "~/club/purge-sessions.server";
import { readSite } from "~/club/read-site.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { bodyHistory } from "~/records/body-history.server";
import { listRevisions } from "~/records/history.server";
import { searchShortList } from "~/records/rows.server";
import { test } from "~tests/support/database-test";
import { addTeamMember } from "~tests/support/record-fixtures";
import { openKindScreens } from "~tests/support/record-screen";
import type { OpenedWeek } from "./open-sessions.server";

const { loader } = await import("./sessions");
type LoaderArgs = Parameters<typeof loader>[0];

/** One route is the week and the form. */
const ROUTES = {
  list: { loader: async (args: LoaderArgs) => ({ list: (await loader(args)).week }) },
  screen: {
    loader: async (args: LoaderArgs) => {
      const params = { id: args.params.id ?? "nouvelle" };
      return (await loader({ ...args, params })).opened;
    },
  },
  record: await import("./record-endpoint"),
};

type Week = OpenedWeek & { section: string | null; place: string | null };

async function openSessions(database: Database) {
  const screens = await openKindScreens<typeof session.fields, Week>(database, session, ROUTES);
  const { now } = screens.site;
  await fillClub(database, { words: "demo", now });
  const site = () => readSite(database.kysely, now);
  const found = (await site()).sessions.find(({ group }) => group === "Sauts");
  const id = found?.id ?? "";
  return {
    ...screens,
    id,
    now,
    shown: async (group = "Sauts") => (await site()).sessions.find((one) => one.group === group),
    season: (await site()).season.now.id,
    placeId: async (key: string) => (await site()).places.find((one) => one.key === key)?.id ?? "",
    change: (values: object, version = 1) => screens.send(id, { intent: "save", version, values }),
    begin: async (query: string) => {
      const args = { id: "nouvelle" };
      const opened = await screens.call(ROUTES.screen.loader as never, args, { query });
      return (opened as { record: { id: string; values: SessionValues } }).record;
    },
  };
}

describe("a session", () => {
  test("is moved to another day and hour", async ({ database }) => {
    const { change, shown, id } = await openSessions(database);
    const moved = { weekday: "4", start: "19:00", end: "20:30" };
    expect((await change(moved)).status).toBe(200);
    expect(await shown()).toMatchObject({ weekday: 4, start: "19:00", end: "20:30" });
    const history = await listRevisions(database.kysely, bodyHistory(session), id);
    expect(history[0]?.summary).toBe(
      "Jour\u00a0: Mercredi → Jeudi, Début\u00a0: 17h30 → 19h00, Fin\u00a0: 19h00 → 20h30",
    );
  });

  test("is held by coaches of the list, and by others by their names", async ({ database }) => {
    const { change, shown, now } = await openSessions(database);
    const id = newId();
    await addTeamMember(database, "coaches", {
      id,
      fullName: "Aminata Diallo",
      role: "",
      photo: null,
      now,
    });
    const coaches = [{ id }, { name: "  Zoé  L'Hermite " }];
    expect((await change({ coaches })).status).toBe(200);
    expect((await shown())?.coaches).toEqual(["Aminata Diallo", "Zoé L’Hermite"]);
    const trashed = { deleted_at: now.toISOString() };
    await database.kysely.updateTable("coaches").set(trashed).where("id", "=", id).execute();
    expect((await shown())?.coaches).toEqual(["Zoé L’Hermite"]);
    // A coach who left does not keep other values from being saved.
    expect((await change({ weekday: "5" }, 2)).status).toBe(200);
    expect((await change({ coaches: [{ id }, { id: newId() }] }, 3)).answer).toMatchObject({
      errors: { coaches: [expect.stringMatching(/n’est plus dans la liste/)] },
    });
  });

  test.for([
    [{ end: "17:30" }, "end", "La séance doit finir après 17h30, le même jour."],
    [{ start: "23:00", end: "00:30" }, "end", "La séance doit finir après 23h00, le même jour."],
    [{ start: null }, "start", "Écrivez l’heure du début."],
    [{ start: "25:00" }, "start", "Écrivez l’heure ainsi\u00a0: 18:30, entre 00:00 et 23:59."],
    [
      { ageFrom: "12", ageTo: "11" },
      "ageTo",
      "L’âge maximum ne peut pas être plus petit que l’âge minimum.",
    ],
    [{ ageFrom: "0" }, "ageFrom", "Écrivez un âge de 1 à 120\u00a0ans, ou laissez vide."],
    [{ ageFrom: "douze" }, "ageFrom", "Écrivez un âge de 1 à 120\u00a0ans, ou laissez vide."],
    [{ weekday: "8" }, "weekday", "Choisissez un jour de la semaine."],
    [{ section: "judo" }, "section", "Choisissez une section de la liste."],
    [{ group: "x".repeat(10_000) }, "group", "Ce nom ne peut pas dépasser 120\u00a0caractères."],
    [
      { from: "2026-12-01", until: "2026-11-01" },
      "until",
      "Cette date doit venir après la première.",
    ],
    [
      { place: "5ea50000-2026-4000-8000-000000000001" },
      "place",
      "Ce lieu n’est plus dans la liste\u00a0: choisissez-en un autre.",
    ],
    [{ place: "<b>" }, "place", "Ce lieu n’est plus dans la liste\u00a0: choisissez-en un autre."],
    [{ coaches: [{ name: " " }] }, "coaches", "Choisissez une personne, ou écrivez son nom."],
    [{ coaches: [{ id: "" }] }, "coaches", "Choisissez une personne, ou écrivez son nom."],
    [
      { coaches: [{ name: "x".repeat(121) }] },
      "coaches",
      "Un nom ne peut pas dépasser 120\u00a0caractères.",
    ],
    [
      { coaches: ["A", "B", "C", "D"].map((name) => ({ name })) },
      "coaches",
      "3\u00a0personnes au plus.",
    ],
  ] as const)("is refused at its place: %j", async ([values, place, message], { database }) => {
    const { change, shown } = await openSessions(database);
    expect(await change(values)).toMatchObject({
      status: 400,
      answer: { errors: { [place]: [message] } },
    });
    expect(await shown()).toMatchObject({ weekday: 3, start: "17:30" });
  });

  test("lasts to the end of its day, and into the hour that a clock skips", async ({
    database,
  }) => {
    const { change, shown } = await openSessions(database);
    expect((await change({ weekday: "7", start: "02:30", end: "23:59" })).status).toBe(200);
    expect(await shown()).toMatchObject({ weekday: 7, start: "02:30", end: "23:59" });
  });

  test("is shown and opened with a place that was thrown away", async ({ database }) => {
    const { change, shown, placeId, now } = await openSessions(database);
    const place = await placeId("gymnase");
    await change({ place, note: "" });
    expect((await shown())?.place).toBe("Gymnase du collège des Dunes");
    const trashed = { deleted_at: now.toISOString() };
    await database.kysely
      .updateTable("club_records")
      .set(trashed)
      .where("id", "=", place)
      .execute();
    expect(await shown()).toMatchObject({ place: "", note: "" });
    expect((await change({ start: "18:00" }, 2)).status).toBe(200);
  });

  test("is found by the search while its season is there", async ({ database }) => {
    const { season, now } = await openSessions(database);
    const found = () => searchShortList(database.kysely, session, { words: ["sauts"], limit: 5 });
    expect((await found()).map(({ label }) => label)).toEqual(["Sauts"]);
    const trashed = { deleted_at: now.toISOString() };
    await database.kysely
      .updateTable("club_records")
      .set(trashed)
      .where("id", "=", season)
      .execute();
    expect(await found()).toEqual([]);
  });

  test("goes to the trash and comes back", async ({ database }) => {
    const { command, shown, id } = await openSessions(database);
    expect((await command({ intent: "trash", id })).answer.ok).toBe(true);
    expect(await shown()).toBeUndefined();
    await command({ intent: "restore", id });
  });
});

describe("a new session", () => {
  test("begins in the season and the section of the list", async ({ database }) => {
    const { begin, season } = await openSessions(database);
    const { values } = await begin("?section=marche-nordique");
    expect(values).toMatchObject({ season, section: "marche-nordique", group: "" });
    expect((await begin("?section=judo&saison=x")).values).toMatchObject({
      season,
      section: null,
    });
  });

  test("begins as a copy of another", async ({ database }) => {
    const { begin, id, send, site } = await openSessions(database);
    const copy = await begin(`?copie=${id}`);
    expect(copy.id).not.toBe(id);
    expect(copy.values).toMatchObject({ group: "Sauts", weekday: "3" });
    const values = { ...copy.values, weekday: "5" };
    expect((await send(copy.id, { intent: "save", version: 0, values })).status).toBe(200);
    const { sessions } = await readSite(database.kysely, site.now);
    expect(sessions.filter(({ group }) => group === "Sauts")).toHaveLength(2);
    await expect(begin(`?copie=${newId()}`)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("belongs to a season that there is", async ({ database }) => {
    const { send } = await openSessions(database);
    const values = { group: "Sauts", start: "17:30", end: "19:00" };
    const save = (season: string | null) =>
      send(newId(), { intent: "save", version: 0, values: { ...values, season } });
    expect(await save(null)).toMatchObject({
      status: 400,
      answer: { errors: { season: [expect.stringMatching(/Sa saison manque/)] } },
    });
    expect(await save(newId())).toMatchObject({
      status: 400,
      answer: { errors: { season: [expect.stringMatching(/n’existe plus/)] } },
    });
  });
});

describe("the week", () => {
  test.for([
    ["", 23],
    ["?section=marche-nordique", 23],
    ["?saison=x&section=%00&lieu=<b>", 23],
  ] as const)("is that of the site’s season: %s", async ([query, count], { database }) => {
    const { list, season } = await openSessions(database);
    const week = await list(query);
    expect(week.sessions).toHaveLength(count);
    expect([week.season, week.shownSeason]).toEqual([season, season]);
    expect(week.choices.place).toHaveLength(7);
  });

  test("is that of the season to come when asked for", async ({ database }) => {
    const { list, now, season } = await openSessions(database);
    const { id } = await prepareNextSeason(database, { userId: null, now });
    const week = await list(`?saison=${id}`);
    expect(week.sessions).toHaveLength(23);
    expect([week.season, week.shownSeason]).toEqual([id, season]);
    const firstDay = expect.stringMatching(/^\d{4}-09-01$/);
    expect([week.comingDay, (await list()).comingDay]).toEqual([firstDay, null]);
  });
});

describe("the sessions of a season to come", () => {
  test("change alone, and go for good with it", async ({ database }) => {
    const { now, shown, list, send, id: sauts } = await openSessions(database);
    const { id } = await prepareNextSeason(database, { userId: null, now });
    const copied = (await list(`?saison=${id}`)).sessions.find(
      ({ values }) => values.group === "Sauts",
    );
    const values = { start: "18:00" };
    await send(copied?.id ?? "", { intent: "save", version: 1, values });
    expect((await shown())?.start).toBe("17:30");
    expect(await purgeLostSessions(database)).toBe(0);
    await database.kysely.deleteFrom("club_records").where("id", "=", id).execute();
    expect(await purgeLostSessions(database)).toBe(23);
    const unreadable = { content: "not JSON" };
    await database.kysely
      .updateTable("club_records")
      .set(unreadable)
      .where("id", "=", sauts)
      .execute();
    expect(await purgeLostSessions(database)).toBe(0);
  });
});
