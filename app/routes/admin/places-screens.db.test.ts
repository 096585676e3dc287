import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { place } from "~/club/kinds/place";
import { readSite } from "~/club/read-site.server";
import type { ShortListPage } from "~/lib/short-list";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { bodyHistory } from "~/records/body-history.server";
import type { Values } from "~/records/fields";
import { listRevisions } from "~/records/history.server";
import { findRecord, type ListedRecord } from "~/records/rows.server";
import { purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { openKindScreens } from "~tests/support/record-screen";

const { loader } = await import("./place");
type LoaderArgs = Parameters<typeof loader>[0];

/** One route is the list and the form. */
const ROUTES = {
  list: { loader: async (args: LoaderArgs) => (await loader(args)).listed },
  screen: {
    loader: async (args: LoaderArgs) => {
      const params = { id: args.params.id ?? "nouveau" };
      return (await loader({ ...args, params })).opened;
    },
  },
  record: await import("./record-endpoint"),
};

type PlaceValues = Values<typeof place.fields>;

async function openScreens(database: Database) {
  const screens = await openKindScreens<
    typeof place.fields,
    ShortListPage<ListedRecord<PlaceValues>>
  >(database, place, ROUTES);
  return {
    ...screens,
    fill: () => fillClub(database, { words: "demo", now: screens.site.now }),
    places: async () => (await readSite(database.kysely, screens.site.now)).places,
    idOf: async (key: string) => {
      const { places } = await readSite(database.kysely, screens.site.now);
      return places.find((one) => one.key === key)?.id ?? "";
    },
    add: async (name: string, more: Partial<PlaceValues> = {}) => {
      const { id } = await screens.create();
      const { status } = await screens.save(id, { version: 0, name, ...more });
      expect(status, name).toBe(200);
      return id;
    },
  };
}

describe("places", () => {
  test("come, change, go and are taken back", async ({ database }) => {
    const { add, save, command, places, activity, list } = await openScreens(database);
    const id = await add("  Bois de l'Estey ", { meeting: "Au kiosque" });
    expect(await places()).toEqual([
      { id, key: null, name: "Bois de l’Estey", meeting: "Au kiosque", isStadium: false },
    ]);
    expect((await list()).items).toMatchObject([{ id }]);
    const before = await readContentVersion(database);
    await save(id, { version: 1, name: "Bois de l’Estey", meeting: "Au pont" });
    expect(await readContentVersion(database)).toBe(before + 1);
    expect(await places()).toMatchObject([{ meeting: "Au pont" }]);
    await command({ intent: "trash", id });
    expect(await places()).toEqual([]);
    await command({ intent: "restore", id });
    expect(await places()).toMatchObject([{ meeting: "Au pont" }]);
    expect((await activity()).toSorted()).toEqual([
      "created place Bois de l’Estey",
      "restored place Bois de l’Estey",
      "trashed place Bois de l’Estey",
    ]);
  });

  test("keep their history, in words", async ({ database }) => {
    const { add, save, site } = await openScreens(database);
    const id = await add("Lac", { meeting: "Kiosque" });
    const later = new Date(site.now.getTime() - 3_600_000).toISOString();
    await database.kysely.updateTable("club_revisions").set({ created_at: later }).execute();
    await save(id, { version: 1, name: "Lac", meeting: "Ponton" });
    const history = await listRevisions(database.kysely, bodyHistory(place), id);
    expect(history.map(({ summary }) => summary)).toEqual([
      "«\u00a0Point de rendez-vous\u00a0» modifié",
      "Création",
    ]);
  });

  test("go for good with their history", async ({ database }) => {
    const { add, command, site } = await openScreens(database);
    const id = await add("Lac");
    await command({ intent: "trash", id });
    expect(await purgeKind(database, "place", new Date(site.now.getTime() + 31 * 86_400_000))).toBe(
      1,
    );
    expect(await database.kysely.selectFrom("club_revisions").select("id").execute()).toEqual([]);
  });

  test("stay while sessions take place there, which are named", async ({ database }) => {
    const { fill, idOf, command, places } = await openScreens(database);
    await fill();
    const lake = await idOf("lac");
    const { answer } = await command({ intent: "trash", id: lake });
    expect(answer).toEqual({
      ok: false,
      message:
        "Ce lieu ne peut pas être supprimé\u00a0: 2 séances s’y tiennent (Sport santé, jeudi à 10h00\u00a0; Marche nordique, samedi à 09h30).",
      undo: null,
      page: {
        label: "Voir les séances",
        href: expect.stringMatching(`^/admin/horaires\\?saison=[\\da-f-]{36}&lieu=${lake}$`),
      },
    });
    expect(await places()).toHaveLength(7);
    expect((await command({ intent: "trash", id: await idOf("gymnase") })).answer.ok).toBe(true);
  });

  test("are twenty at most", async ({ database }) => {
    const { add, create, save } = await openScreens(database);
    for (let count = 0; count < 20; count += 1) await add(`Lieu ${count}`);
    const { id } = await create();
    expect(await save(id, { version: 0, name: "De trop" })).toMatchObject({
      status: 400,
      answer: { errors: { name: [expect.stringMatching(/20 lieux au plus/)] } },
    });
  });
});

describe("the stadium of the club", () => {
  test("is one of the places", async ({ database }) => {
    const { fill, add, create, save, idOf, command } = await openScreens(database);
    await fill();
    const { id } = await create();
    expect(await save(id, { version: 0, name: "Autre", isStadium: true })).toMatchObject({
      status: 400,
      answer: {
        errors: {
          isStadium: [
            "Le stade du club est déjà «\u00a0Stade des Résiniers\u00a0»\u00a0: changez d’abord cette fiche.",
          ],
        },
      },
    });
    const stadium = await idOf("stade");
    await save(stadium, { version: 1, name: "Stade des Résiniers", isStadium: false });
    const other = await add("Autre", { isStadium: true });
    await command({ intent: "trash", id: other });
    await save(stadium, { version: 2, name: "Stade des Résiniers", isStadium: true });
    expect((await command({ intent: "restore", id: other })).answer).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Le stade du club est déjà/),
    });
  });
});

describe("what is wrong", () => {
  test.for([
    ["name", " \u200b ", "Donnez un nom au lieu."],
    ["name", "x".repeat(121), "Le nom ne peut pas dépasser 120\u00a0caractères."],
    [
      "meeting",
      "x".repeat(10_000),
      "Le point de rendez-vous ne peut pas dépasser 120\u00a0caractères.",
    ],
  ] as const)("is said beside %s", async ([name, value, message], { database }) => {
    const { create, send } = await openScreens(database);
    const { id } = await create();
    const values = { name: "Lac", [name]: value };
    expect(await send(id, { intent: "save", version: 0, values })).toMatchObject({
      status: 400,
      answer: { errors: { [name]: [message] } },
    });
  });

  test("is not stored: a switch that is none, another kind under its id", async ({ database }) => {
    const { create, send, add } = await openScreens(database);
    const { id } = await create();
    const wrong = { name: "Lac", isStadium: "<b>" };
    expect(await send(id, { intent: "save", version: 0, values: wrong })).toMatchObject({
      status: 400,
    });
    const lake = await add("Lac");
    const kind = { ...place, subject: "season" };
    expect(await findRecord(database.kysely, kind, lake)).toBeNull();
  });
});
