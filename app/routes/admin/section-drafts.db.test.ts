import { describe, expect } from "vitest";
import { section } from "~/club/kinds/section";
import { readSite } from "~/club/read-site.server";
import { listStoredSections, type SectionValues } from "~/club/sections/stored-sections.server";
import type { EditedRecord } from "~/editing/edited-record";
import { parseMediaUrl } from "~/lib/media-url";
import type { Database } from "~/platform/database/database.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import { findRecordVersion, listRecordVersions } from "~/records/body-history.server";
import { emptyValues } from "~/records/kind";
import { mergingOf } from "~/records/record-merging";
import { findRecord, insertRecord, listShownPictures } from "~/records/rows.server";
import { bytesOf, plain } from "~tests/fixtures/pictures";
import { createTestAccount } from "~tests/support/accounts";
import { changeContent } from "~tests/support/change-content";
import { pictureTarget } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { addRegistration, addSection } from "~tests/support/record-fixtures";
import { openKindScreens } from "~tests/support/record-screen";

const sheet = await import("./sheet");
const preview = await import("./page-preview");

const ROUTES = {
  list: {},
  screen: {
    loader: async (args: Parameters<typeof sheet.loader>[0]) => {
      const id = args.params.id ?? "nouvelle";
      const opened = await sheet.loader({ ...args, params: { sheet: "sections", id } });
      return opened.shows === "section" ? opened.form : null;
    },
  },
  record: await import("./record-endpoint"),
};

const errorsOf = (answer: object) => ("errors" in answer ? answer.errors : null);
const question = { id: newId(), question: "", answer: "" };

async function open(database: Database) {
  const screens = await openKindScreens<typeof section.fields, never>(database, section, ROUTES);
  const send = async (intent: "autosave" | "save", id: string, sent: object, version: number) => {
    const { status, answer } = await screens.send(id, { intent, version, values: sent });
    return { status, errors: errorsOf(answer), answer };
  };
  return {
    ...screens,
    keep: (id: string, values: Partial<SectionValues>, version = 1) =>
      send("autosave", id, values, version),
    publish: (id: string, values: Partial<SectionValues>, version = 1) =>
      send("save", id, values, version),
    read: () => readSite(database.kysely, screens.site.now),
    preview: async (id: string) =>
      screens.call(preview.loader as never, { pages: "sections", id }) as ReturnType<
        typeof preview.loader
      >,
    record: (id: string) => findRecord(database.kysely, section, id),
    history: async (id: string) => {
      const versions = await listRecordVersions(database.kysely, section, id);
      return versions.map(({ summary }) => summary);
    },
    listed: async () => {
      const params = { sheet: "sections" };
      const opened = await screens.call(sheet.loader as never, params);
      return (opened as { sections: object[] }).sections;
    },
  };
}

describe("what is typed in a section", () => {
  test("stays aside until it is published, and is there again", async ({ database }) => {
    const site = await open(database);
    const id = await addSection(database, "trail", { lead: "Les sentiers." });
    const typed = { name: "Course nature", lead: "La forêt.", isRetired: true };
    expect((await site.keep(id, typed)).status).toBe(200);
    const { sections, sectionPages } = await site.read();
    expect(sections[0]).toMatchObject({ key: "trail", name: "trail" });
    expect(sectionPages[0]?.words.lead).toBe("Les sentiers.");
    expect(await site.open(id)).toMatchObject({
      version: 2,
      values: typed,
      published: { name: "trail", lead: "Les sentiers.", isRetired: false },
    });
    expect(await site.listed()).toMatchObject([
      { name: "trail", state: "shown", hasWorkingCopy: true },
    ]);
    await site.publish(id, { ...typed, isRetired: false }, 2);
    expect((await site.read()).sectionPages[0]?.words.lead).toBe("La forêt.");
    const { values, published } = (await site.record(id)) as EditedRecord<SectionValues>;
    expect(published).toEqual(values);
    expect(await site.history(id)).toEqual([
      "Publication\u00a0: Section retirée du site\u00a0: oui → non",
      "Création",
    ]);
  });

  test("may lack what is required, which is asked for when it is published", async ({
    database,
  }) => {
    const site = await open(database);
    const id = await addSection(database, "trail");
    const incomplete = { name: "", questions: [question] };
    expect((await site.keep(id, incomplete)).status).toBe(200);
    expect((await site.open(id)).values).toMatchObject(incomplete);
    expect((await site.publish(id, incomplete, 2)).errors).toEqual({
      name: [expect.any(String)],
      [`questions.${question.id}.question`]: ["Écrivez la question."],
      [`questions.${question.id}.answer`]: ["Écrivez la réponse, ou supprimez la question."],
    });
    expect((await site.keep(id, { lead: "x".repeat(301) }, 2)).errors).toHaveProperty("lead");
  });

  test("is given up, and stays in the history", async ({ database }) => {
    const site = await open(database);
    const id = await addSection(database, "trail", { lead: "Les sentiers." });
    await site.keep(id, { lead: "La forêt." });
    const { status, answer } = await site.send(id, { intent: "discard", version: 2 });
    expect([status, answer]).toMatchObject([
      200,
      { record: { values: { lead: "Les sentiers." } } },
    ]);
    const row = await database.kysely
      .selectFrom("club_records")
      .select(["draft", "draft_at", "draft_by"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ draft: null, draft_at: null, draft_by: null });
    expect(await site.history(id)).toEqual(["Modifications abandonnées", "Création"]);
    const [, kept] = await listRecordVersions(database.kysely, section, id);
    const version = { id, version: kept?.id ?? "" };
    expect(await findRecordVersion(database.kysely, section, version)).toMatchObject({
      lead: "La forêt.",
    });
    expect((await site.send(id, { intent: "discard", version: 1 })).status).toBe(200);
  });

  test("by two people over one version is a conflict, in a draft too", async ({ database }) => {
    const site = await open(database);
    const id = await addSection(database, "trail");
    await site.keep(id, { lead: "La forêt." });
    const { status, answer } = await site.keep(id, { lead: "Les dunes." });
    expect(status).toBe(409);
    expect(answer).toMatchObject({ current: { version: 2, values: { lead: "La forêt." } } });
    expect((await site.publish(id, { lead: "Les dunes." })).status).toBe(409);
  });

  test("is not taken of a kind that is saved at once", async ({ database }) => {
    const site = await open(database);
    const params = { kind: "place", id: newId() };
    const sent = { intent: "autosave", version: 0, values: { name: "Dune" } };
    expect((await site.post(ROUTES.record, params, sent)).status).toBe(400);
  });
});

describe("a section that was never published", () => {
  test("is nowhere but in the editor, and has its key when it is published", async ({
    database,
  }) => {
    const site = await open(database);
    const id = newId();
    const typed = { ...emptyValues(section), name: "Tr", lead: "Les sentiers." };
    expect((await site.keep(id, typed, 0)).status).toBe(200);
    await site.keep(id, { name: "Trail" });
    expect((await site.read()).sections.map(({ key }) => key)).toEqual(["vie-du-club"]);
    expect(await listStoredSections(database.kysely)).toEqual([]);
    expect(await site.open(id)).toMatchObject({ published: null, values: { address: "" } });
    expect(await site.listed()).toMatchObject([{ name: "Trail", state: "draft" }]);
    // It holds neither a name nor a lane nor an address of another.
    await site.publish(newId(), { ...emptyValues(section), name: "Trail" }, 0);
    expect((await site.publish(id, {}, 2)).errors).toHaveProperty("name");
    await site.publish(id, { name: "Sentiers" }, 2);
    const stored = await listStoredSections(database.kysely);
    expect(stored.map(({ key, values: { lane } }) => [key, lane])).toEqual([
      ["trail", "1"],
      ["sentiers", "2"],
    ]);
    expect(await site.history(id)).toEqual([expect.stringContaining("Publication"), "Création"]);
  });

  test("can be thrown away, and comes back as it was", async ({ database }) => {
    const site = await open(database);
    const id = newId();
    await site.keep(id, { name: "Trail" }, 0);
    expect((await site.command({ intent: "trash", id })).answer.ok).toBe(true);
    expect(await site.listed()).toEqual([]);
    await expect(site.preview(id)).rejects.toMatchObject({ init: { status: 404 } });
    expect((await site.command({ intent: "restore", id })).answer.ok).toBe(true);
    expect(await site.open(id)).toMatchObject({ published: null, values: { name: "Trail" } });
  });

  test("comes back beside another of its name, and when all lanes are taken", async ({
    database,
  }) => {
    const site = await open(database);
    const id = newId();
    await site.keep(id, { name: "Trail" }, 0);
    await site.command({ intent: "trash", id });
    await addSection(database, "trail", { name: "Trail" });
    for (let lane = 2; lane <= 8; lane += 1) {
      await addSection(database, `s${lane}`, { lane: String(lane) as SectionValues["lane"] });
    }
    expect((await site.command({ intent: "restore", id })).answer.ok).toBe(true);
  });

  test("without a name is called so", async ({ database }) => {
    const site = await open(database);
    const id = newId();
    await site.keep(id, { lead: "Les sentiers." }, 0);
    expect(await site.listed()).toMatchObject([{ name: "Section sans nom" }]);
    const { answer } = await site.command({ intent: "trash", id });
    expect(answer.message).toBe("«\u00a0Section sans nom\u00a0» est dans la corbeille.");
  });
});

describe("the preview", () => {
  test("shows the page and the menus as they would be", async ({ database }) => {
    const site = await open(database);
    const id = await addSection(database, "trail", { lead: "Les sentiers." });
    await site.keep(id, { name: "Course nature", lead: "La forêt.", address: "" });
    const { frame, shown } = await site.preview(id);
    expect(shown?.sheet).toMatchObject({ key: "trail", name: "Course nature", lead: "La forêt." });
    expect(frame.sections[0]).toMatchObject({ name: "Course nature", path: "/sections/trail" });
    expect((await site.read()).sections[0]?.name).toBe("trail");
  });

  test("gives each section its lane, and links that lead somewhere", async ({ database }) => {
    const site = await open(database);
    await addSection(database, "sprint", { lane: "1" });
    const id = await addSection(database, "trail", { lane: "2" });
    await site.keep(id, { lane: "1", address: "Ma page !" });
    const ways = async (of: string) => {
      const { sections } = (await site.preview(of)).frame;
      return sections.map(({ lane, path }) => [lane, path]).slice(0, -1);
    };
    expect(await ways(id)).toEqual([
      [1, "/sections/trail"],
      [2, "/sections/sprint"],
    ]);
    const fresh = newId();
    await site.keep(fresh, { ...emptyValues(section), name: "Saut", lane: "2" }, 0);
    expect(await ways(fresh)).toEqual([
      [1, "/sections/sprint"],
      [2, "/sections/trail"],
      [3, `/sections/${fresh}`],
    ]);
  });

  test("of one that is new, retired, or leads to its registration", async ({ database }) => {
    const site = await open(database);
    const fresh = newId();
    await site.keep(fresh, { ...emptyValues(section), name: "Trail", lane: "8" }, 0);
    expect((await site.preview(fresh)).shown?.sheet).toMatchObject({ name: "Trail", lane: 8 });
    const id = await addSection(database, "sport-sante");
    await addRegistration(database, "sport-sante");
    await site.keep(id, { isRetired: true });
    const retired = await site.preview(id);
    expect([retired.shown, retired.frame.sections.length]).toEqual([null, 1]);
    await site.keep(id, { isRetired: false, opens: "registration" }, 2);
    expect((await site.preview(id)).shown).toBeNull();
  });
});

test("the editor of a section whose lane was exchanged meanwhile takes it in", async ({
  database,
}) => {
  const site = await open(database);
  const sprint = await addSection(database, "sprint", { lane: "1" });
  const trail = await addSection(database, "trail", { lane: "2" });
  const opened = await site.open(sprint);
  await site.publish(trail, { lane: "1" });
  const { status, answer } = await site.keep(sprint, { ...opened.values, lead: "Vite." });
  expect([status, answer]).toMatchObject([409, { current: { values: { lane: "2" } } }]);
  const { current } = answer as { current: EditedRecord<SectionValues> };
  const versions = {
    base: opened.values,
    mine: { ...opened.values, lead: "Vite." },
    theirs: current.values,
  };
  const { values, asked } = mergingOf(section).merge(versions, () => "mine");
  expect([asked, values.lane, values.lead]).toEqual([[], "2", "Vite."]);
  expect((await site.publish(sprint, values, current.version)).status).toBe(200);
  expect((await site.record(trail))?.published?.lane).toBe("1");
});

test("a lane that is exchanged leaves what is being written of the other section", async ({
  database,
}) => {
  const site = await open(database);
  const sprint = await addSection(database, "sprint", { lane: "1" });
  const walk = await addSection(database, "walk", { lane: "3" });
  const trail = await addSection(database, "trail", { lane: "2" });
  await site.keep(sprint, { lead: "Vite." });
  await site.keep(walk, { lane: "8" });
  await site.publish(trail, { lane: "1" });
  expect(await site.record(sprint)).toMatchObject({
    values: { lead: "Vite.", lane: "2" },
    published: { lead: "", lane: "2" },
  });
  await site.publish(trail, { lane: "3" }, 2);
  expect(await site.record(walk)).toMatchObject({
    values: { lane: "8" },
    published: { lane: "1" },
  });
});

test("the photo of a draft leaves the one of the site alone, until anybody publishes it", async ({
  database,
}) => {
  const site = await open(database);
  const id = await addSection(database, "trail");
  const upload = async (colour: string, uploadedBy: string) => {
    const stored = await storeImage(site.site, {
      target: pictureTarget(section.subject, id),
      source: await bytesOf(plain(90, 60, colour).jpeg()),
      fileName: "photo.jpg",
      quality: "normal",
      isStaged: true,
      uploadedBy,
      now: site.site.now,
    });
    return stored.url;
  };
  const pathOf = (url: unknown) => parseMediaUrl(String(url))?.path ?? "";
  const isPublic = async (url: unknown) =>
    (await listShownPictures(database.kysely, section)).includes(pathOf(url));
  await site.publish(id, { photo: await upload("#f00", site.userId) });
  const red = (await site.record(id))?.values.photo;
  const colleague = await createTestAccount(site.site, {
    email: "jo@exemple.fr",
    role: "administrator",
  });
  const blue = await upload("#00f", colleague);
  expect((await site.keep(id, { photo: blue }, 2)).status).toBe(200);
  expect([await isPublic(red), await isPublic(blue)]).toEqual([true, false]);
  expect((await site.read()).sectionPages[0]?.words.art?.src).toBe(red);
  // Somebody else publishes what their colleague chose.
  expect((await site.publish(id, { photo: blue }, 3)).errors).toBeNull();
  const shown = (await site.record(id))?.published?.photo;
  expect(pathOf(shown)).toBe(pathOf(red));
  expect(shown).not.toBe(red);
  expect(await isPublic(shown)).toBe(true);
  expect((await site.cleanup()).filter((line) => line.startsWith(pathOf(shown)))).toEqual([]);
  // A version of before has a photo that is gone by now: its words are kept all the same.
  for (const [version, photo] of [red, blue].entries()) {
    const kept = { photo: String(photo), lead: `Version ${version}` };
    expect((await site.keep(id, kept, 4 + version)).status).toBe(200);
    expect((await site.record(id))?.values).toMatchObject({ lead: kept.lead, photo: shown });
  }
  const foreign = await addSection(database, "sprint");
  expect((await site.keep(foreign, { photo: String(shown) })).errors).toHaveProperty("photo");
});

test("the photo of a section that was never published is for the team", async ({ database }) => {
  const site = await open(database);
  const id = newId();
  const photo = `/media/gallery/sections/${id}/photo.jpg?v=90x60-00000000`;
  const values = { ...emptyValues(section), photo };
  await changeContent(database, (trx) =>
    insertRecord(trx, section, { id, version: 1, values, userId: null, now: site.site.now }),
  );
  expect(await listShownPictures(database.kysely, section)).toEqual([]);
});
