import { describe, expect } from "vitest";
import type { NamingRecord } from "~/club/elsewhere/naming-record";
import { fillClub } from "~/club/fill-club.server";
import { boardMember, coach } from "~/features/team/member";
import { listTeam } from "~/features/team/team.server";
import { parseMediaUrl } from "~/lib/media-url";
import type { ShortListPage } from "~/lib/short-list";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import type { Values } from "~/records/fields";
import type { ListedRecord } from "~/records/rows.server";
import { bytesOf, plain } from "~tests/fixtures/pictures";
import { pictureTarget, purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { openKindScreens } from "~tests/support/record-screen";
import { TEST_NOW } from "~tests/support/services";

const record = await import("./record-endpoint");
const ROUTES = {
  coach: { list: await import("./coaches-list"), screen: await import("./coach"), record },
  "board-member": {
    list: await import("./board-members-list"),
    screen: await import("./board-member"),
    record,
  },
};
const KINDS = { coach, "board-member": boardMember };
const TABLES = { coach: "coaches", "board-member": "board_members" } as const;

const PHOTO_LOST = "Cette photo n’est plus sur le site\u00a0: choisissez-la de nouveau.";

type PersonFields = typeof coach.fields;
type Person = ListedRecord<Values<PersonFields>> & { alsoIn: NamingRecord[] };

async function openScreens(database: Database, kind: keyof typeof KINDS) {
  const screens = await openKindScreens<PersonFields, ShortListPage<Person>>(
    database,
    KINDS[kind],
    ROUTES[kind],
  );
  const table = TABLES[kind];
  return {
    ...screens,
    folder: table.replace("_", "-"),
    /** Names on the public page. */
    site: async () => (await listTeam(database.kysely, table)).map(({ full_name }) => full_name),
    add: async (fullName: string, role = "") => {
      const { id } = await screens.create();
      const { status } = await screens.save(id, { version: 0, fullName, role });
      expect(status, fullName).toBe(200);
      return id;
    },
    upload: async (id: string, colour: string, uploadedBy = screens.userId) => {
      const stored = await storeImage(screens.site, {
        target: pictureTarget(kind, id),
        source: await bytesOf(plain(60, 60, colour).jpeg()),
        fileName: "photo.jpg",
        quality: "normal",
        isStaged: true,
        uploadedBy,
        now: screens.site.now,
      });
      return stored.url;
    },
  };
}

describe.each(["coach", "board-member"] as const)("%s", (kind) => {
  test("comes, changes, goes and is taken back", async ({ database }) => {
    const { add, open, save, command, list, site, activity } = await openScreens(database, kind);
    const id = await add("  Camille \n Durand ", "Sprint");
    expect(await site()).toEqual(["Camille Durand"]);
    expect(await open(id)).toMatchObject({
      version: 1,
      values: { fullName: "Camille Durand", role: "Sprint" },
      updatedByName: "maelle Test",
    });

    const changed = await save(id, { version: 1, fullName: "Camille Durand-Roy", role: "" });
    expect(changed).toMatchObject({
      status: 200,
      answer: { kind: "saved", record: { version: 2 } },
    });
    expect(await site()).toEqual(["Camille Durand-Roy"]);

    const gone = await command({ intent: "trash", id });
    expect(gone.answer).toEqual({
      ok: true,
      message: "«\u00a0Camille Durand-Roy\u00a0» est dans la corbeille.",
      undo: { intent: "restore", id },
    });
    expect(await site()).toEqual([]);
    expect((await list()).counts).toEqual({ present: 0, trash: 1 });
    expect((await list("?filtre=corbeille")).items).toMatchObject([{ id, values: { role: "" } }]);
    expect(await save(id, { version: 2, fullName: "Autre" })).toMatchObject({ status: 410 });

    const back = await command({ intent: "restore", id });
    expect(back.answer.message).toBe("«\u00a0Camille Durand-Roy\u00a0» a retrouvé sa place.");
    expect(await site()).toEqual(["Camille Durand-Roy"]);
    // Saves of one person within minutes are one line of the log, under the last name.
    expect((await activity()).toSorted()).toEqual([
      `created ${kind} Camille Durand-Roy`,
      `restored ${kind} Camille Durand-Roy`,
      `trashed ${kind} Camille Durand-Roy`,
    ]);
  });

  test("is told where else the name stands, in the list, the trash and on the way there", async ({
    database,
  }) => {
    const { add, list, command } = await openScreens(database, kind);
    // The sections have the name as words: no person of that name is there yet.
    await fillClub(database, { words: "demo", now: TEST_NOW });
    const id = await add("mamadou SARR");
    await add("Camille Durand");
    const titles = async (query = "") =>
      (await list(query)).items.map(({ alsoIn }) => alsoIn.map(({ title }) => title).toSorted());
    const found = [
      "Page d’inscription\u00a0: Running compétition",
      "Page d’inscription\u00a0: S’inscrire en sport santé",
      "Page d’événement\u00a0: Détox relais",
      "Qui appeler",
      "Section\u00a0: Running adulte",
      "Section\u00a0: Sport santé",
      "Séance\u00a0: Bouger en douceur, et programme de 12 semaines",
      "Séance\u00a0: Piste, vers le 10 km",
      "Séance\u00a0: Renforcement",
      "Séance\u00a0: Sortie longue, 10 à 14 km",
      "Séance\u00a0: Équilibre et renforcement",
    ];
    expect(await titles()).toEqual([[], found]);
    // A rédacteur may not open those screens.
    const paths = (await list()).items.flatMap(({ alsoIn }) => alsoIn.map(({ path }) => path));
    expect(paths.every((path) => path === null)).toBe(true);
    const { answer } = await command({ intent: "trash", id });
    expect(answer.message).toMatch(
      /^«\u00a0mamadou SARR\u00a0» est dans la corbeille\. Ce nom figure aussi dans\u00a0: .+, .+ et 9\u00a0autres\.$/,
    );
    expect(await titles("?filtre=corbeille")).toEqual([found]);
    const back = await command({ intent: "restore", id });
    expect(back.answer.message).not.toContain("figure aussi");
  });

  test("is listed by name twelve a page, found without accents", async ({ database }) => {
    const { add, list } = await openScreens(database, kind);
    for (const name of ["Zoé Petit", "élise Aubin", "Eric Bordes"]) await add(name, "Sauts");
    for (let n = 10; n < 20; n += 1) await add(`Léa Martin ${n}`);
    const first = await list();
    expect(first).toMatchObject({ total: 13, pageCount: 2, counts: { present: 13, trash: 0 } });
    expect(first.items.map(({ values }) => values.fullName).slice(0, 3)).toEqual([
      "élise Aubin",
      "Eric Bordes",
      "Léa Martin 10",
    ]);
    expect((await list("?page=2")).items.map(({ values }) => values.fullName)).toEqual([
      "Zoé Petit",
    ]);
    expect((await list("?q=ELISE+sauts")).items).toHaveLength(1);
    await expect(list("?page=3")).rejects.toMatchObject({ status: 302 });
  });

  test("sent twice is one person, be it at the same moment", async ({ database }) => {
    const { create, save, upload, site, list, activity } = await openScreens(database, kind);
    const { id } = await create();
    const fields = {
      version: 0,
      fullName: "Camille Durand",
      role: "Sprint",
      photo: await upload(id, "#00ff00"),
    };
    const [one, other] = await Promise.all([save(id, fields), save(id, fields)]);
    expect(one.answer).toMatchObject({ kind: "saved", record: { version: 1 } });
    expect(other).toEqual(one);
    expect(await save(id, fields)).toEqual(one);
    expect(await site()).toEqual(["Camille Durand"]);
    expect((await list()).total).toBe(1);
    expect(await activity()).toHaveLength(1);
  });

  test("changed by somebody else meanwhile: nothing is written, the picture neither", async ({
    database,
  }) => {
    const { add, save, upload, open, storage, cleanup } = await openScreens(database, kind);
    const id = await add("Camille Durand");
    const shown = await upload(id, "#ff0000");
    const first = await save(id, { version: 1, fullName: "Camille Durand", photo: shown });
    const files = new Map(storage.files);
    const mine = await upload(id, "#00ff00");
    const late = await save(id, { version: 1, fullName: "Camille Roy", photo: mine });
    expect(late).toMatchObject({
      status: 409,
      answer: { kind: "conflict", current: { version: 2, values: { fullName: "Camille Durand" } } },
    });
    if (first.answer.kind !== "saved") throw new Error(first.answer.kind);
    expect((await open(id)).values).toEqual(first.answer.record.values);
    for (const [path, file] of files) expect(storage.files.get(path), path).toEqual(file);
    // The staged picture is still there: it can be chosen in the end.
    const again = await save(id, { version: 2, fullName: "Camille Roy", photo: mine });
    expect(again).toMatchObject({ status: 200 });
    expect(await cleanup()).toEqual([]);
  });

  test("shows its photo at a fixed path; removed, its file waits to be cleaned", async ({
    database,
  }) => {
    const screens = await openScreens(database, kind);
    const { add, save, upload, open, folder, cleanup } = screens;
    const id = await add("Camille Durand");
    await save(id, { version: 1, fullName: "Camille Durand", photo: await upload(id, "#f00") });
    const path = `${folder}/${id}/photo.jpg`;
    expect(parseMediaUrl((await open(id)).values.photo ?? "")?.path).toBe(path);
    await save(id, { version: 2, fullName: "Camille Durand" });
    expect((await open(id)).values.photo).toBeNull();
    expect(await cleanup()).toEqual([`${path} removed`]);
    await save(id, { version: 3, fullName: "Camille Durand", photo: await upload(id, "#0f0") });
    expect(await cleanup()).toEqual([]);
  });

  test("takes no photo that is not its own", async ({ database }) => {
    const { add, save, upload, open } = await openScreens(database, kind);
    const [id, otherId] = [await add("Camille Durand"), await add("Karim Haddad")];
    for (const photo of [
      "https://ailleurs.example/photo.jpg",
      await upload(otherId, "#00ff00"),
      "/media/gallery/plage.jpg?v=60x60-00000000",
    ]) {
      expect(await save(id, { version: 1, fullName: "Camille", photo })).toEqual({
        status: 400,
        answer: { kind: "invalid", errors: { photo: [PHOTO_LOST] } },
      });
    }
    expect(await open(id)).toMatchObject({ version: 1, values: { fullName: "Camille Durand" } });
  });

  test("refuses names that are none, beside the field", async ({ database }) => {
    const { create, save, list } = await openScreens(database, kind);
    const { id } = await create();
    const before = await readContentVersion(database);
    for (const fullName of ["", "   ", "\u202e\u200b", "a".repeat(200), "a".repeat(10_000)]) {
      const { status, answer } = await save(id, { version: 0, fullName });
      expect(status).toBe(400);
      expect(answer).toEqual({ kind: "invalid", errors: { fullName: [expect.any(String)] } });
    }
    const long = await save(id, { version: 0, fullName: "A", role: "x".repeat(121) });
    expect(long.answer).toMatchObject({ errors: { role: [expect.stringMatching(/^Le rôle ne/)] } });
    expect((await list()).total).toBe(0);
    expect((await save(id, { version: 0 })).status).toBe(400);
    expect(await readContentVersion(database)).toBe(before);
    for (const fullName of ["A", "🏃🏽‍♀️", "<b>Léa</b>", "ליאה \u202eלוי"]) {
      const one = await create();
      expect((await save(one.id, { version: 0, fullName })).status, fullName).toBe(200);
    }
    expect((await list()).items.map(({ values }) => values.fullName)).toContain("ליאה לוי");
  });

  test("goes for good after 30 days in the trash", async ({ database }) => {
    const screens = await openScreens(database, kind);
    const { add, save, upload, command, list, activity, cleanup, folder } = screens;
    const [id, kept] = [await add("Camille Durand"), await add("Karim Haddad")];
    await save(id, { version: 1, fullName: "Camille Durand", photo: await upload(id, "#f00") });
    await command({ intent: "trash", id });
    const trashedAt = new Date();
    const days = (count: number) => new Date(trashedAt.getTime() + count * 86_400_000);
    expect(await purgeKind(database, kind, days(29))).toBe(0);
    expect((await list()).counts.trash).toBe(1);
    expect(await purgeKind(database, kind, days(30))).toBe(1);
    expect((await list()).counts).toEqual({ present: 1, trash: 0 });
    expect((await list()).items).toMatchObject([{ id: kept }]);
    expect(await activity()).toContain(`purged ${kind} Camille Durand`);
    expect(await cleanup()).toEqual([`${folder}/${id}/photo.jpg purged`]);
    expect((await command({ intent: "restore", id })).answer).toMatchObject({ ok: false });
    await expect(screens.open(id)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("asked for nothing it knows, does nothing", async ({ database }) => {
    const { save, command, sendForm, add, site } = await openScreens(database, kind);
    const fields = { version: 3, fullName: "Camille" };
    expect(await save("pas-un-id", fields)).toMatchObject({ status: 404 });
    expect(await save(newId(), fields)).toMatchObject({ status: 404 });
    expect(await save(newId(), { ...fields, version: -1 })).toMatchObject({ status: 400 });
    expect(await command({ intent: "burn", id: newId() })).toMatchObject({ status: 400 });
    expect(await command({ intent: "trash", id: newId() })).toMatchObject({ status: 200 });
    const id = await add("Camille Durand");
    const answer = await sendForm({ intent: "trash", id });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(KINDS[kind].path);
    expect(await site()).toEqual([]);
  });
});
