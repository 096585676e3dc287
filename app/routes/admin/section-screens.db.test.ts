import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { menus } from "~/club/kinds/menus";
import { section } from "~/club/kinds/section";
import { readSite } from "~/club/read-site.server";
import { listTemplates } from "~/club/sections/section-templates.server";
import type { SectionValues } from "~/club/sections/stored-sections.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { listRecordVersions } from "~/records/body-history.server";
import { emptyValues } from "~/records/kind";
import { updateRecord } from "~/records/rows.server";
import { openSheet } from "~/records/sheets.server";
import { addArticle } from "~tests/support/article-fixtures";
import { changeContent } from "~tests/support/change-content";
import { test } from "~tests/support/database-test";
import { addRegistration, addSection, addTeamMember } from "~tests/support/record-fixtures";
import { openKindScreens } from "~tests/support/record-screen";

const { loader } = await import("./sheet");
type LoaderArgs = Parameters<typeof loader>[0];

const ROUTES = {
  list: {},
  screen: {
    loader: async (args: LoaderArgs) => {
      const id = args.params.id ?? "nouvelle";
      const opened = await loader({ ...args, params: { sheet: "sections", id } });
      return opened.shows === "section" ? opened.form : null;
    },
  },
  record: await import("./record-endpoint"),
};

const errorsOf = (answer: object) => ("errors" in answer ? answer.errors : null);

async function openSections(database: Database) {
  const screens = await openKindScreens<typeof section.fields, never>(database, section, ROUTES);
  const stored = async (name: string) => {
    const all = await listStoredSections(database.kysely);
    const found = all.find(({ values }) => values.name === name);
    if (!found) throw new Error(`No section ${name}.`);
    return found;
  };
  return {
    ...screens,
    stored,
    add: async (values: Partial<SectionValues>) => {
      const id = newId();
      const sent = { intent: "save", version: 0, values: { ...emptyValues(section), ...values } };
      const { status, answer } = await screens.send(id, sent);
      return { id, status, errors: errorsOf(answer) };
    },
    begin: async (query: string) => {
      const opened = await screens.call(ROUTES.screen.loader as never, {}, { query });
      return (opened as { record: { values: SectionValues } }).record.values;
    },
    change: async (id: string, values: Partial<SectionValues>, version = 1) => {
      const { status, answer } = await screens.send(id, { intent: "save", version, values });
      return { status, errors: errorsOf(answer) };
    },
    read: () => readSite(database.kysely, screens.site.now),
  };
}

describe("the first sections", () => {
  test("are those of the demo, with the people of the site", async ({ database }) => {
    const { read, site } = await openSections(database);
    const josiane = { fullName: "Josiane Lacoste", role: "", photo: null, now: site.now };
    const id = newId();
    await addTeamMember(database, "coaches", { ...josiane, id });
    await fillClub(database, { words: "demo", now: site.now });
    const { sections, sectionPages } = await read();
    expect(sections.map(({ key, lane, path }) => [key, lane, path])).toEqual([
      ["athletisme", 1, "/sections/athletisme"],
      ["running-adulte", 2, "/sections/running-adulte"],
      ["running-competition", 3, "/inscription/running-competition"],
      ["marche-nordique", 4, "/sections/marche-nordique"],
      ["sport-sante", 5, "/sections/sport-sante"],
      ["sport-adapte", 6, "/sections/sport-adapte"],
      ["vie-du-club", null, null],
    ]);
    const walking = sectionPages.find(({ key }) => key === "marche-nordique");
    expect(walking?.coaches.map(({ name }) => name)).toEqual(["Josiane Lacoste", "Inès Bernadet"]);
    // Somebody who leaves is not shown any more.
    const deleted = { deleted_at: site.now.toISOString() };
    await database.kysely.updateTable("coaches").set(deleted).where("id", "=", id).execute();
    const without = (await read()).sectionPages.find(({ key }) => key === "marche-nordique");
    expect(without?.coaches.map(({ name }) => name)).toEqual(["Inès Bernadet"]);
  });

  test("are none for a new site without a demo: pages do without", async ({ database }) => {
    const { read, site } = await openSections(database);
    await fillClub(database, { words: "templates", now: site.now });
    expect((await read()).sections.map(({ key }) => key)).toEqual(["vie-du-club"]);
  });
});

describe("a new section", () => {
  test("has the values of its template, and ids of its own", async ({ database }) => {
    const { begin, add, stored, read } = await openSections(database);
    const begun = await begin("?modele=trail");
    expect(begun).toMatchObject({ name: "Trail", lane: "1" });
    expect(begun.steps).toHaveLength(3);
    expect((await add(begun)).status).toBe(200);
    expect(await stored("Trail")).toMatchObject({ key: "trail", values: { address: "trail" } });
    expect((await read()).sections[0]).toMatchObject({ lane: 1, path: "/sections/trail" });
    for (const word of ["judo", "constructor", ""]) {
      const empty = { name: "", lane: "2", steps: [] };
      expect(await begin(`?modele=${word}`)).toMatchObject(empty);
    }
  });

  test.for([
    ["Éveil & Motricité !", "", "eveil-motricite"],
    ["Trail", "/Course NATURE/", "course-nature"],
    ["🏃🏃", "", "section"],
    ["Un nom qui est bien trop long pour", "x".repeat(40), "x".repeat(40)],
  ] as const)(
    "named %s has an address that can be one",
    async ([name, typed, address], { database }) => {
      const { add, stored } = await openSections(database);
      expect((await add({ name, address: typed })).status).toBe(200);
      expect(await stored(name)).toMatchObject({ key: address, values: { address } });
    },
  );

  test("is refused with the name of another, and beyond eight", async ({ database }) => {
    const { add, change } = await openSections(database);
    const gone = await addSection(database, "trail", { name: "Trail", isRetired: true });
    expect((await add({ name: "TRAIL" })).errors).toEqual({
      name: ["«\u00a0Trail\u00a0» est une section retirée\u00a0: faites-la revenir plutôt."],
    });
    for (let count = 1; count <= 8; count += 1) {
      const lane = String(count) as SectionValues["lane"];
      expect((await add({ name: `Section ${count}`, lane })).status).toBe(200);
    }
    const ninth = ["Les 8 couloirs sont pris\u00a0: retirez d’abord une autre section."];
    expect((await add({ name: "Sprint" })).errors).toEqual({ lane: ninth });
    expect((await change(gone, { isRetired: false })).errors).toEqual({ lane: ninth });
    expect((await add({ name: "" })).errors).toHaveProperty("name");
  });

  test("is not the club’s own life, by name or by address", async ({ database }) => {
    const { add, stored } = await openSections(database);
    expect((await add({ name: "Vie du Club" })).errors).toEqual({
      name: ["«\u00a0Vie du club\u00a0» est déjà là, pour ce qui concerne tout le club."],
    });
    expect((await add({ name: "Bureau", address: "vie-du-club" })).errors).toHaveProperty(
      "address",
    );
    await add({ name: "Bureau" });
    expect((await stored("Bureau")).key).toBe("bureau");
  });

  test("leads to a registration only where there is one", async ({ database }) => {
    const { add, read } = await openSections(database);
    expect((await add({ name: "Trail", opens: "registration" })).errors).toEqual({
      opens: ["Cette section n’a pas de page d’inscription à elle\u00a0: choisissez sa page."],
    });
    await addRegistration(database, "sport-sante", { address: "sante" });
    await add({ name: "Sport santé", opens: "registration" });
    expect((await read()).sections[0]?.path).toBe("/inscription/sante");
  });

  test.for(listTemplates([]))("begins with $word as it is", async ({ word }, { database }) => {
    const { begin, add } = await openSections(database);
    expect(await add(await begin(`?modele=${word}`))).toMatchObject({ status: 200, errors: null });
  });

  test("in a lane that is taken gets the first free one", async ({ database }) => {
    const { add, stored } = await openSections(database);
    await addSection(database, "sprint", { lane: "1" });
    await add({ name: "Trail", lane: "1" });
    expect((await stored("Trail")).values.lane).toBe("2");
  });
});

describe("an address", () => {
  test("changed there and back leads to its section at any time", async ({ database }) => {
    const { change, stored } = await openSections(database);
    const id = await addSection(database, "trail");
    await change(id, { name: "Course nature", address: "" });
    expect(await stored("Course nature")).toMatchObject({
      key: "trail",
      values: { address: "course-nature", formerAddresses: ["trail"] },
    });
    await change(id, { address: "Trail" }, 2);
    expect((await stored("Course nature")).values).toMatchObject({
      address: "trail",
      formerAddresses: ["course-nature"],
    });
    // An address that was chosen stays until it is emptied.
    await change(id, { lead: "On court." }, 3);
    expect((await stored("Course nature")).values.address).toBe("trail");
    await change(id, { address: "" }, 4);
    expect((await stored("Course nature")).values.address).toBe("course-nature");
  });

  test("that another section has, or had, is refused; one from a name gets a number", async ({
    database,
  }) => {
    const { add, stored, change } = await openSections(database);
    await addSection(database, "trail", {
      name: "Course nature",
      address: "course-nature",
      formerAddresses: ["trail"],
    });
    for (const address of ["trail", "Course Nature"]) {
      expect((await add({ name: "Sprint", address })).errors).toEqual({
        address: [expect.stringContaining("mène à «\u00a0Course nature\u00a0», ou y menait")],
      });
    }
    const { id } = await add({ name: "Trail" });
    expect((await stored("Trail")).key).toBe("trail-2");
    // The list of old addresses is the server's.
    await change(id, { formerAddresses: ["course-nature"] });
    expect((await stored("Trail")).values.formerAddresses).toEqual([]);
  });
});

describe("a lane", () => {
  test("that another has is exchanged, and taken back so", async ({ database }) => {
    const { change, stored, read } = await openSections(database);
    const sprint = await addSection(database, "sprint", { lane: "1" });
    const trail = await addSection(database, "trail", { lane: "2" });
    await change(trail, { lane: "1" });
    expect((await stored("sprint")).values.lane).toBe("2");
    expect((await read()).sections.map(({ key }) => key)).toEqual([
      "trail",
      "sprint",
      "vie-du-club",
    ]);
    await change(trail, { lane: "2" }, 2);
    expect((await stored("sprint")).values.lane).toBe("1");
    const history = await listRecordVersions(database.kysely, section, sprint);
    expect(history).toHaveLength(1);
  });

  test("is exchanged with that of the neighbour in the list, and back", async ({ database }) => {
    const { command, read } = await openSections(database);
    const id = await addSection(database, "trail", { lane: "5" });
    await addSection(database, "sprint", { lane: "2" });
    await addSection(database, "saut", { lane: "8", isRetired: true });
    const lanes = async () => (await read()).sections.map(({ key, lane }) => [key, lane]);
    const { answer } = await command({ intent: "move-up", id });
    expect(answer).toEqual({
      ok: true,
      message: "«\u00a0trail\u00a0» a pris le couloir 2.",
      undo: { intent: "move-down", id },
    });
    expect(await lanes()).toEqual([
      ["trail", 2],
      ["sprint", 5],
      ["vie-du-club", null],
    ]);
    // It is the first by now; the same press twice moves it once.
    expect((await command({ intent: "move-up", id })).answer.ok).toBe(false);
    await command({ intent: "move-down", id });
    expect((await lanes())[0]).toEqual(["sprint", 2]);
    expect((await command({ intent: "move-down", id: newId() })).answer.ok).toBe(false);
  });

  test("is not exchanged by a save that is refused", async ({ database }) => {
    const { change, stored } = await openSections(database);
    await addSection(database, "sprint", { lane: "1" });
    const trail = await addSection(database, "trail", { lane: "2" });
    expect((await change(trail, { lane: "1", name: "" })).status).toBe(400);
    expect((await change(trail, { lane: "1", name: "Sprint" })).status).toBe(400);
    expect((await change(trail, { lane: "1" }, 5)).status).toBe(409);
    expect((await stored("sprint")).values.lane).toBe("1");
  });
});

describe("a section that is retired", () => {
  test("leaves the site with its hours and prices, and comes back with them", async ({
    database,
  }) => {
    const { change, read, stored, site } = await openSections(database);
    await fillClub(database, { words: "demo", now: site.now });
    const { id } = await stored("Marche nordique");
    const { kysely } = database;
    const sheet = await openSheet(kysely, menus);
    const link = { id: newId(), page: "section:marche-nordique", label: "", href: "" };
    const values = { ...sheet.values, navigation: [link] };
    await changeContent(database, (trx) =>
      updateRecord(trx, menus, { id: sheet.id, version: 2, values, userId: null, now: site.now }),
    );
    const about = async () => {
      const { sections, sessions, season, sectionPages, menus } = await read();
      const of = (one: { section: string }) => one.section === "marche-nordique";
      return [
        sections.filter(({ key }) => key === "marche-nordique").length,
        sessions.filter(of).length,
        season.joining.fees.filter(of).length,
        sectionPages.filter(({ key }) => key === "marche-nordique").length,
        JSON.stringify(menus).includes("marche-nordique"),
      ];
    };
    const before = await about();
    expect(before.every((count) => Number(count) > 0)).toBe(true);
    await change(id, { isRetired: true });
    expect(await about()).toEqual([0, 0, 0, 0, false]);
    await change(id, { isRetired: false }, 2);
    expect(await about()).toEqual(before);
  });

  test("tells beforehand what is about it", async ({ database }) => {
    const { call, stored, site } = await openSections(database);
    await fillClub(database, { words: "demo", now: site.now });
    await addArticle(database, { section: "marche-nordique" });
    await addArticle(database, { section: "sport-sante" });
    const { id } = await stored("Marche nordique");
    const opened = await call(ROUTES.screen.loader as never, { id });
    expect(opened).toMatchObject({
      uses: { articles: 1, sessions: 4, fees: 1, contacts: 1, menuLinks: 0 },
    });
  });

  test("gives its lane away, and takes a free one when it comes back", async ({ database }) => {
    const { add, change, stored } = await openSections(database);
    const trail = await addSection(database, "trail", { lane: "1", isRetired: true });
    await add({ name: "Sprint", lane: "1" });
    await change(trail, { isRetired: false });
    expect((await stored("trail")).values.lane).toBe("2");
  });

  test("is never thrown away", async ({ database }) => {
    const { command, read } = await openSections(database);
    const id = await addSection(database, "trail");
    const { answer } = await command({ intent: "trash", id });
    expect(answer).toMatchObject({
      ok: false,
      message: expect.stringContaining("Une section ne se supprime pas"),
    });
    expect((await read()).sections[0]?.key).toBe("trail");
  });
});
