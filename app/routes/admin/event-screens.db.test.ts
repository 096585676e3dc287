import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { type EventValues, event } from "~/club/kinds/event";
import { menus } from "~/club/kinds/menus";
import { readSite } from "~/club/read-site.server";
import { unpack } from "~/lib/packed";
import type { Database } from "~/platform/database/database.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { emptyValues, picturesOf } from "~/records/kind";
import { findRecord } from "~/records/rows.server";
import { sheetId } from "~/records/sheets.server";
import { bytesOf, plain } from "~tests/fixtures/pictures";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addEvent, importRecord } from "~tests/support/record-fixtures";
import { openKindScreens } from "~tests/support/record-screen";
import { testContext } from "~tests/support/services";

const sheet = await import("./sheet");
const preview = await import("./page-preview");
const inSite = await import("../public/event");
const alone = await import("../public/lone-event");

const ROUTES = {
  list: {},
  screen: {
    loader: async (args: Parameters<typeof sheet.loader>[0]) => {
      const id = args.params.id ?? "nouvelle";
      const opened = await sheet.loader({ ...args, params: { sheet: "evenements", id } });
      return opened.shows === "event" ? opened : null;
    },
  },
  record: await import("./record-endpoint"),
};

async function open(database: Database) {
  const screens = await openKindScreens<typeof event.fields, never>(database, event, ROUTES);
  const change = async (id: string, values: Partial<EventValues>, version: number) => {
    const { status, answer } = await screens.send(id, { intent: "save", version, values });
    return { status, errors: "errors" in answer ? answer.errors : null };
  };
  return {
    ...screens,
    change,
    add: async (values: Partial<EventValues>) => {
      const id = newId();
      return { id, ...(await change(id, { ...emptyValues(event), ...values }, 0)) };
    },
    paths: async () => {
      const { events } = await readSite(database.kysely, screens.site.now);
      return events.map(({ path }) => path);
    },
    /** The status that a visitor gets, and where they are led. */
    visit: async (path: string) => {
      const parts = path.split("/").slice(1);
      const { loader } = parts.length === 1 ? alone : inSite;
      const args = { params: { page: parts.at(-1) }, context: testContext(screens.site) };
      const answer = await Promise.resolve(loader(args as never)).catch((thrown) => thrown);
      if (answer instanceof Response) return [answer.status, answer.headers.get("location")];
      return [typeof answer === "string" ? 200 : answer.init.status, null];
    },
    preview: (id: string) =>
      screens.call(preview.loader as never, { pages: "evenements", id }) as ReturnType<
        typeof preview.loader
      >,
  };
}

describe("the page of an event", () => {
  test("of the demo stands where it always stood, and menus lead there", async ({ database }) => {
    const { paths, visit, site } = await open(database);
    await fillClub(database, { words: "demo", now: site.now });
    expect(await paths()).toEqual(["/evenements/run-2k", "/detox-relais"]);
    expect(await visit("/evenements/run-2k")).toEqual([200, null]);
    expect(await visit("/detox-relais")).toEqual([200, null]);
    const args = { params: { page: "run-2k" }, context: testContext(site) };
    const { page } = unpack(await inSite.loader(args as never));
    for (const picture of [page.art, page.course.map]) expect(picture?.src).toMatch(/svg/);
    const { menus: shown } = await readSite(database.kysely, site.now);
    expect(JSON.stringify(shown.main)).toContain("/evenements/run-2k");
  });

  test("is none on a site that began without the demo", async ({ database }) => {
    const { paths, visit, site } = await open(database);
    await fillClub(database, { words: "templates", now: site.now });
    expect(await paths()).toEqual([]);
    for (const path of ["/evenements/run-2k", "/detox-relais", "/nulle-part"]) {
      expect(await visit(path), path).toEqual([404, null]);
    }
  });

  test("takes its date from the next article that begins with its words", async ({ database }) => {
    const { add, site } = await open(database);
    await add({ name: "Course des pins", articleWords: "Les pins" });
    const dated = { event_date: "2999-05-10" };
    await addArticle(database, { title: "Course des pins, sans lien", ...dated });
    const id = await addArticle(database, { title: "Les pins\u00a0: c’est reparti", ...dated });
    const args = { params: { page: "course-des-pins" }, context: testContext(site) };
    expect(unpack(await inSite.loader(args as never)).next).toMatchObject({ id });
  });

  test("has an address from its name, keeps its old ones, and leaves the site or comes back", async ({
    database,
  }) => {
    const { add, change, visit } = await open(database);
    const { id, errors } = await add({ name: "Course des Pins" });
    expect(errors).toBeNull();
    expect(await visit("/evenements/course-des-pins")).toEqual([200, null]);
    expect(await visit("/evenements/Course-des-Pins")).toEqual([
      302,
      "/evenements/course-des-pins",
    ]);
    expect(await visit("/course-des-pins")).toEqual([302, "/evenements/course-des-pins"]);
    await change(id, { frame: "alone" }, 1);
    expect(await visit("/course-des-pins")).toEqual([200, null]);
    expect(await visit("/evenements/course-des-pins")).toEqual([302, "/course-des-pins"]);
    await change(id, { address: "Les Pins" }, 2);
    expect(await visit("/course-des-pins")).toEqual([301, "/les-pins"]);
    expect(await visit("/evenements/course-des-pins")).toEqual([301, "/les-pins"]);
  });

  test("has no address that the site needs, or another event has or had", async ({ database }) => {
    const { add } = await open(database);
    await addEvent(database, "run", { formerAddresses: ["course"] });
    for (const address of ["contacts", "Admin", "prochains", "ecran", "404", "run", "course"]) {
      for (const frame of ["site", "alone"] as const) {
        const { errors } = await add({ name: "Autre", address, frame });
        expect(errors, address).toHaveProperty("address");
      }
    }
  });

  test("that is thrown away is gone, named as such in menus, and comes back", async ({
    database,
  }) => {
    const { command, visit, call, site, paths } = await open(database);
    const id = await addEvent(database, "run", { name: "Run" });
    const navigation = [{ id: newId(), page: "event:run", label: "", href: "" }];
    const values = { ...emptyValues(menus), navigation };
    const sheetOfMenus = { id: sheetId(menus), values, now: site.now };
    await importRecord(database, menus, sheetOfMenus);
    const linked = async () => (await readSite(database.kysely, site.now)).menus.navigation;
    expect(await linked()).toEqual([{ label: "Run", path: "/evenements/run" }]);
    await command({ intent: "trash", id });
    expect(await visit("/evenements/run")).toEqual([404, null]);
    expect(await linked()).toEqual([]);
    const opened = await (call(sheet.loader as never, { sheet: "menus" }) as ReturnType<
      typeof sheet.loader
    >);
    if (opened.shows !== "sheet") throw new Error("No sheet.");
    expect(opened.opened.choices.page).toContainEqual({
      value: "event:run",
      label: "Run (dans la corbeille)",
      isGone: true,
    });
    expect((await command({ intent: "restore", id })).answer.ok).toBe(true);
    expect(await paths()).toEqual(["/evenements/run"]);
    expect(await linked()).toHaveLength(1);
  });

  test("comes back from the trash only where its address is free", async ({ database }) => {
    const { add, command, paths } = await open(database);
    const id = await addEvent(database, "run");
    await command({ intent: "trash", id });
    const other = await add({ name: "Autre course", address: "run" });
    expect(other.errors).toBeNull();
    const { answer } = await command({ intent: "restore", id });
    expect([answer.ok, answer.message]).toEqual([
      false,
      "«\u00a0Autre course\u00a0» a pris son adresse\u00a0: changez d’abord celle-là.",
    ]);
    await command({ intent: "trash", id: other.id });
    expect((await command({ intent: "restore", id })).answer.ok).toBe(true);
    expect(await paths()).toEqual(["/evenements/run"]);
  });

  test("is looked at before it is published, and opens by its key", async ({ database }) => {
    const site = await open(database);
    const draft = newId();
    const begun = { ...emptyValues(event), name: "Relais", frame: "alone" };
    await site.send(draft, { intent: "autosave", version: 0, values: begun });
    expect(await site.paths()).toEqual([]);
    expect((await site.preview(draft)).shown).toMatchObject({
      pages: "event",
      page: { name: "Relais", isAlone: true },
    });
    const id = await addEvent(database, "run", { name: "Run" });
    await site.send(id, { intent: "autosave", version: 1, values: { name: "Run 3K" } });
    expect((await site.preview(id)).shown).toMatchObject({
      page: { key: "run", name: "Run 3K", path: "/evenements/run" },
    });
    const opening = site.call(ROUTES.screen.loader as never, { id: "run" });
    const answer = await opening.catch((thrown: unknown) => thrown);
    expect((answer as Response).headers.get("location")).toBe(`/admin/club/evenements/${id}`);
  });
});

describe("the photo and the map of an event", () => {
  async function upload(
    { site, userId }: Awaited<ReturnType<typeof open>>,
    id: string,
    name: "photo" | "map",
  ): Promise<string> {
    const target = picturesOf(event)
      .find((picture) => picture.name === name)
      ?.targetFor(id);
    if (!target) throw new Error("No such picture.");
    const stored = await storeImage(site, {
      target,
      source: await bytesOf(plain(90, 60, name === "map" ? "#00f" : "#f00").jpeg()),
      fileName: "photo.jpg",
      quality: "normal",
      isStaged: true,
      uploadedBy: userId,
      now: site.now,
    });
    return stored.url;
  }

  test("are each moved to their place when both are saved", async ({ database }) => {
    const screens = await open(database);
    const id = await addEvent(database, "run");
    const photo = await upload(screens, id, "photo");
    const map = await upload(screens, id, "map");
    expect((await screens.change(id, { photo, map }, 1)).errors).toBeNull();
    const saved = (await findRecord(database.kysely, event, id))?.values;
    expect(saved?.photo).toContain(`/gallery/evenements/${id}/photo.jpg?v=`);
    expect(saved?.map).toContain(`/gallery/parcours/${id}/plan.jpg?v=`);
    expect(await screens.cleanup()).toEqual([]);
  });

  test("stay where they wait when the page is not saved", async ({ database }) => {
    const screens = await open(database);
    const id = await addEvent(database, "run");
    const photo = await upload(screens, id, "photo");
    const map = await upload(screens, id, "map");
    const { errors } = await screens.change(id, { photo, map, address: "contacts" }, 1);
    expect(errors).toHaveProperty("address");
    const files = await database.kysely.selectFrom("media_files").select("path").execute();
    expect(files.map(({ path }) => path).filter((path) => !path.includes("/attente-"))).toEqual([]);
    expect((await screens.change(id, { photo, map }, 1)).errors).toBeNull();
  });

  test("of another event is none of its own", async ({ database }) => {
    const screens = await open(database);
    const [run, relay] = [await addEvent(database, "run"), await addEvent(database, "relais")];
    const map = await upload(screens, run, "map");
    expect((await screens.change(relay, { map }, 1)).errors).toHaveProperty("map");
  });
});
