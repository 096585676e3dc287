import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { registration } from "~/club/kinds/registration";
import { countToReplace } from "~/club/left-without.server";
import { readSite } from "~/club/read-site.server";
import type { RegistrationValues } from "~/club/sections/read-sections.server";
import { listStoredSections } from "~/club/sections/stored-sections.server";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { emptyValues } from "~/records/kind";
import { test } from "~tests/support/database-test";
import { addRegistration, addSection } from "~tests/support/record-fixtures";
import { openKindScreens } from "~tests/support/record-screen";
import { testContext } from "~tests/support/services";

const sheet = await import("./sheet");
const preview = await import("./page-preview");
const page = await import("../public/registration");

const ROUTES = {
  list: {},
  screen: {
    loader: async (args: Parameters<typeof sheet.loader>[0]) => {
      const id = args.params.id ?? "nouvelle";
      const params = { sheet: "inscriptions", id };
      const opened = await sheet.loader({ ...args, params });
      return opened.shows === "registration" ? opened : null;
    },
  },
  record: await import("./record-endpoint"),
};

async function open(database: Database) {
  const screens = await openKindScreens<typeof registration.fields, never>(
    database,
    registration,
    ROUTES,
  );
  const send = async (id: string, values: Partial<RegistrationValues>, version: number) => {
    const { status, answer } = await screens.send(id, { intent: "save", version, values });
    return { status, errors: "errors" in answer ? answer.errors : null };
  };
  return {
    ...screens,
    add: async (values: Partial<RegistrationValues>) => {
      const id = newId();
      return { id, ...(await send(id, { ...emptyValues(registration), ...values }, 0)) };
    },
    change: send,
    read: () => readSite(database.kysely, screens.site.now),
    paths: async () => {
      const { registrationPages, sections } = await readSite(database.kysely, screens.site.now);
      return [registrationPages.map(({ path }) => path), sections.map(({ path }) => path)];
    },
    visit: async (address: string) => {
      const args = { params: { page: address }, context: testContext(screens.site) };
      const answer = await Promise.resolve(page.loader(args as never)).catch((thrown) => thrown);
      if (answer instanceof Response) return [answer.status, answer.headers.get("location")];
      return [typeof answer === "string" ? 200 : answer.init.status, null];
    },
  };
}

describe("a page of registration", () => {
  test("of the demo has the people of the site, and each value that it had", async ({
    database,
  }) => {
    const { read, site } = await open(database);
    await fillClub(database, { words: "demo", now: site.now });
    const { registrationPages } = await read();
    expect(registrationPages.map(({ section, path }) => [section, path])).toEqual([
      ["running-competition", "/inscription/running-competition"],
      ["sport-sante", "/inscription/sport-sante"],
    ]);
    expect(registrationPages[1]).toMatchObject({
      words: {
        title: "S’inscrire en sport santé",
        coachesTitle: "Vos encadrants",
        health: ["prescription", "adult"],
        aids: ["mutuelle", "fonds", "ce", "coupons"],
        forms: ["fiche-inscription", "prescription", "echeancier"],
      },
      search: { title: "S’inscrire en sport santé" },
    });
  });

  test("begins with what its section says, and has an address from its name", async ({
    database,
  }) => {
    const { call, add, paths } = await open(database);
    await addSection(database, "trail", { name: "Course nature", address: "nature" });
    const query = "?section=trail";
    const opened = await call(ROUTES.screen.loader as never, {}, { query });
    const { values } = (opened as { record: { values: RegistrationValues } }).record;
    expect(values).toMatchObject({ section: "trail", title: "S’inscrire\u00a0: Course nature" });
    expect((await add(values)).errors).toBeNull();
    expect((await paths())[0]).toEqual(["/inscription/course-nature"]);
  });

  test.for([["tennis"], [null], ["constructor"]])(
    "begins without a section for %s, which it then needs",
    async ([key], { database }) => {
      const { call, add } = await open(database);
      const query = key === null ? "" : `?section=${key}`;
      const opened = await call(ROUTES.screen.loader as never, {}, { query });
      const { values } = (opened as { record: { values: RegistrationValues } }).record;
      expect(values.section).toBeNull();
      expect((await add(values)).errors).toEqual({ section: ["Choisissez la section."] });
    },
  );

  test("is one for a section, of which the other may be in the trash", async ({ database }) => {
    const { add, command, paths } = await open(database);
    await addSection(database, "trail");
    const first = await addRegistration(database, "trail");
    const again = { section: "trail", title: "Encore", address: "encore" };
    expect((await add(again)).errors).toEqual({
      section: ["Cette section a déjà sa page d’inscription\u00a0: changez plutôt celle-là."],
    });
    await command({ intent: "trash", id: first });
    expect((await add(again)).errors).toBeNull();
    expect((await paths())[0]).toEqual(["/inscription/encore"]);
    expect((await command({ intent: "restore", id: first })).answer.ok).toBe(false);
  });

  test("comes back from the trash as visitors saw it, and where its address is free", async ({
    database,
  }) => {
    const { add, send, command, paths } = await open(database);
    await addSection(database, "trail");
    await addSection(database, "sprint", { lane: "2" });
    const id = await addRegistration(database, "trail", { address: "nature" });
    await send(id, { intent: "autosave", version: 1, values: { section: null } });
    await command({ intent: "trash", id });
    const other = await add({ section: "sprint", title: "Sprint", address: "nature" });
    const { answer } = await command({ intent: "restore", id });
    expect([answer.ok, answer.message]).toEqual([
      false,
      "«\u00a0Sprint\u00a0» a pris son adresse\u00a0: changez d’abord celle-là.",
    ]);
    await command({ intent: "trash", id: other.id });
    expect((await command({ intent: "restore", id })).answer.ok).toBe(true);
    expect((await paths())[0]).toEqual(["/inscription/nature"]);
  });

  test("keeps its old addresses, and none that the site needs or another has", async ({
    database,
  }) => {
    const { change, visit, add } = await open(database);
    await addSection(database, "trail");
    await addSection(database, "sprint");
    const id = await addRegistration(database, "trail");
    await change(id, { address: "Course Nature" }, 1);
    expect(await visit("course-nature")).toEqual([200, null]);
    expect(await visit("trail")).toEqual([301, "/inscription/course-nature"]);
    for (const address of ["aide", "Formulaires", "trail", "course-nature"]) {
      const { errors } = await add({ section: "sprint", title: "Sprint", address });
      expect(errors, address).toHaveProperty("address");
    }
    expect(await visit("nulle-part")).toEqual([404, null]);
  });

  test("leaves with its section, and a link to it leads to the page of the section", async ({
    database,
  }) => {
    const { command, paths, post, visit } = await open(database);
    await addSection(database, "trail", { opens: "registration" });
    await addSection(database, "sprint", { lane: "2", isRetired: true });
    const id = await addRegistration(database, "trail");
    await addRegistration(database, "sprint");
    expect(await paths()).toEqual([["/inscription/trail"], ["/inscription/trail", null]]);
    expect(await visit("sprint")).toEqual([404, null]);
    expect((await command({ intent: "trash", id })).answer.message).toBe(
      "«\u00a0S’inscrire\u00a0: trail\u00a0» est dans la corbeille. Le lien de «\u00a0trail\u00a0» mène de nouveau à la page de la section.",
    );
    expect(await paths()).toEqual([[], ["/sections/trail", null]]);
    // The section can be changed all the same.
    const [section] = (await listStoredSections(database.kysely)).filter(
      ({ key }) => key === "trail",
    );
    const changed = { intent: "save", version: 1, values: { lead: "Les sentiers." } };
    const params = { kind: "section", id: section?.id ?? "" };
    expect((await post(ROUTES.record, params, changed)).status).toBe(200);
    await command({ intent: "restore", id });
    expect((await paths())[0]).toEqual(["/inscription/trail"]);
  });

  test("is looked at before it is published", async ({ database }) => {
    const { send, call, read } = await open(database);
    await addSection(database, "trail");
    const id = newId();
    const values = { ...emptyValues(registration), section: "trail", title: "Nous rejoindre" };
    await send(id, { intent: "autosave", version: 0, values });
    expect((await read()).registrationPages).toEqual([]);
    const params = { pages: "inscriptions", id };
    const { shown } = await (call(preview.loader as never, params) as ReturnType<
      typeof preview.loader
    >);
    expect(shown).toMatchObject({ pages: "registration", sheet: { title: "Nous rejoindre" } });
    // It is its own text, whatever page the section has.
    await addRegistration(database, "trail");
    const again = await (call(preview.loader as never, params) as ReturnType<
      typeof preview.loader
    >);
    expect(again.shown?.sheet).toMatchObject({ title: "Nous rejoindre" });
    await expect(call(preview.loader as never, { pages: "places", id })).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  test("refuses what is no aid, and leaves out one that is no more", async ({ database }) => {
    const { add, change, open: reopen } = await open(database);
    await addSection(database, "trail");
    const wrong = { section: "trail", title: "Trail", aids: ["toString"] as never };
    expect((await add(wrong)).errors).toHaveProperty("aids");
    const id = await addRegistration(database, "trail", { aids: ["autre", "fonds"] as never });
    expect((await reopen(id)).values.aids).toEqual(["fonds"]);
    expect((await change(id, { aids: ["ce", "fonds", "ce"] }, 1)).errors).toBeNull();
    expect((await reopen(id)).values.aids).toEqual(["ce", "fonds"]);
  });

  test("that names somebody who left does without them, and is counted", async ({ database }) => {
    const { read, site } = await open(database);
    await addSection(database, "trail");
    await addSection(database, "sprint", { lane: "2", isRetired: true });
    const coaches = [{ id: newId(), person: [{ id: newId() }], role: "Trail", text: "" }];
    await addRegistration(database, "trail", { coaches });
    await addRegistration(database, "sprint", { coaches });
    expect((await read()).registrationPages[0]?.coaches).toEqual([]);
    const { registrations } = await countToReplace(database.kysely, site.now);
    expect(registrations).toBe(1);
  });

  test("opens by the key of its section, whatever is being written", async ({ database }) => {
    const { call, send } = await open(database);
    await addSection(database, "trail");
    const at = `/admin/club/inscriptions`;
    const follow = async (params: Record<string, string>, query = "") => {
      const opening = call(ROUTES.screen.loader as never, params, { query });
      const answer = await opening.catch((thrown: unknown) => thrown);
      return answer instanceof Response ? answer.headers.get("location") : null;
    };
    const draft = newId();
    const begun = { ...emptyValues(registration), section: "trail" };
    await send(draft, { intent: "autosave", version: 0, values: begun });
    expect(await follow({}, "?section=trail")).toBe(`${at}/${draft}`);
    const id = await addRegistration(database, "trail");
    await send(id, { intent: "autosave", version: 1, values: { section: null } });
    expect(await follow({ id: "trail" })).toBe(`${at}/${id}`);
    expect(await follow({}, "?section=trail")).toBe(`${at}/${id}`);
    expect(await follow({ id })).toBeNull();
  });
});
