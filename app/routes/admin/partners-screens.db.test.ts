import { describe, expect } from "vitest";
import { partner } from "~/features/partners/partner";
import { listPartners } from "~/features/partners/partners.server";
import { parseMediaUrl } from "~/lib/media-url";
import type { ShortListPage } from "~/lib/short-list";
import type { Database } from "~/platform/database/database.server";
import { serveStoredFile } from "~/platform/pictures/serve-file.server";
import { findMediaFile, storeImage } from "~/platform/pictures/stored-pictures.server";
import { newId } from "~/platform/random.server";
import type { Values } from "~/records/fields";
import type { ListedRecord } from "~/records/rows.server";
import { isAsGiven } from "~/routes/public/public-pictures.server";
import { bytesOf, PHONE_EXIF, plain } from "~tests/fixtures/pictures";
import { pictureTarget, purgeKind } from "~tests/support/content-kinds";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { readWhole } from "~tests/support/read-whole";
import { openKindScreens } from "~tests/support/record-screen";

const ROUTES = {
  list: await import("./partners-list"),
  screen: await import("./partner"),
  record: await import("./record-endpoint"),
};

type PartnerValues = Values<typeof partner.fields>;

const LOGO_LOST = "Ce logo n’est plus sur le site\u00a0: choisissez-le de nouveau.";

async function openScreens(database: Database) {
  const screens = await openKindScreens<
    typeof partner.fields,
    ShortListPage<ListedRecord<PartnerValues>>
  >(database, partner, ROUTES);
  return {
    ...screens,
    /** What the home page shows. */
    home: () => listPartners(database.kysely),
    add: async (name: string, more: Partial<PartnerValues> = {}) => {
      const { id } = await screens.create();
      const { status } = await screens.save(id, { version: 0, name, ...more });
      expect(status, name).toBe(200);
      return id;
    },
    upload: async (id: string, bytes: Uint8Array) => {
      const stored = await storeImage(screens.site, {
        target: pictureTarget("partner", id),
        source: bytes,
        fileName: "logo.png",
        quality: "normal",
        isStaged: true,
        uploadedBy: screens.userId,
        now: screens.site.now,
      });
      return stored.url;
    },
  };
}

const png = (colour: string) => bytesOf(plain(90, 30, colour).png().withExif(PHONE_EXIF));

describe("partners", () => {
  test("come, change, go and are taken back", async ({ database }) => {
    const { add, save, command, home, list, activity } = await openScreens(database);
    const id = await add("Boulangerie Lacaze", { link: "www.lacaze.fr" });
    expect(await home()).toEqual([
      {
        id,
        name: "Boulangerie Lacaze",
        logo_url: null,
        isOnDark: false,
        link: "https://www.lacaze.fr",
      },
    ]);
    await save(id, { version: 1, name: "Lacaze & fils" });
    expect(await home()).toMatchObject([{ name: "Lacaze & fils", link: null }]);
    const gone = await command({ intent: "trash", id });
    expect(gone.answer).toEqual({
      ok: true,
      message: "«\u00a0Lacaze & fils\u00a0» est dans la corbeille.",
      undo: { intent: "restore", id },
    });
    expect(await home()).toEqual([]);
    expect((await list("?filtre=corbeille")).items).toMatchObject([
      { id, values: { name: "Lacaze & fils" } },
    ]);
    await command(gone.answer.undo ?? {});
    expect(await home()).toMatchObject([{ name: "Lacaze & fils" }]);
    expect((await activity()).toSorted()).toEqual([
      "created partner Lacaze & fils",
      "restored partner Lacaze & fils",
      "trashed partner Lacaze & fils",
    ]);
  });

  test("are listed by name on both pages, as French does", async ({ database }) => {
    const { add, list, home } = await openScreens(database);
    for (const name of ["Zen", "école de voile", "Ecurie", "Œnothèque", "Cave"]) await add(name);
    const names = ["Cave", "école de voile", "Ecurie", "Œnothèque", "Zen"];
    expect((await list()).items.map(({ values }) => values.name)).toEqual(names);
    expect((await home()).map(({ name }) => name)).toEqual(names);
    expect((await list("?q=oenotheque")).total).toBe(1);
    expect((await list("?q=rien")).items).toEqual([]);
  });

  test("stand on the ground that was chosen for their logo", async ({ database }) => {
    const { add, save, open, home } = await openScreens(database);
    const id = await add("Boulangerie Lacaze");
    expect((await open(id)).values.ground).toBe("light");
    await save(id, { version: 1, name: "Boulangerie Lacaze", ground: "dark" });
    expect(await home()).toMatchObject([{ isOnDark: true }]);
    const refused = await save(id, {
      version: 2,
      name: "Boulangerie Lacaze",
      ground: "rose" as "dark",
    });
    expect(refused.status).toBe(400);
    expect(await home()).toMatchObject([{ isOnDark: true }]);
  });

  test("keep their logo byte for byte; visitors never get the file itself", async ({
    database,
  }) => {
    const { add, save, upload, open, storage, site } = await openScreens(database);
    const id = await add("Boulangerie Lacaze");
    const bytes = await png("#ff0000");
    await save(id, {
      version: 1,
      name: "Boulangerie Lacaze",
      logo: await upload(id, bytes),
    });
    const logo = (await open(id)).values.logo ?? "";
    const path = `partners/${id}/logo.png`;
    expect(parseMediaUrl(logo)?.path).toBe(path);
    expect(storage.files.get(path)?.body).toEqual(new Uint8Array(bytes));
    const ask = async (isSignedIn: boolean) => {
      const request = new Request(`http://localhost:3000${logo}`);
      const answer = await serveStoredFile(request, site, {
        path,
        findPublic: () => findMediaFile(database.kysely, path),
        isAsGiven,
        isSignedIn: async () => isSignedIn,
      });
      return await readWhole(answer);
    };
    expect((await ask(false)).headers.get("content-type")).toBe("image/webp");
    expect(new Uint8Array(await (await ask(true)).arrayBuffer())).toEqual(new Uint8Array(bytes));
  });

  test("with a logo of another kind leave the old file to the cleanup", async ({ database }) => {
    const { add, save, upload, open, cleanup } = await openScreens(database);
    const id = await add("Boulangerie Lacaze");
    const name = "Boulangerie Lacaze";
    await save(id, { version: 1, name, logo: await upload(id, await png("#ff0000")) });
    const jpeg = await bytesOf(plain(90, 30, "#00ff00").jpeg());
    await save(id, { version: 2, name, logo: await upload(id, jpeg) });
    expect(parseMediaUrl((await open(id)).values.logo ?? "")?.path).toBe(`partners/${id}/logo.jpg`);
    expect(await cleanup()).toEqual([`partners/${id}/logo.png replaced`]);
    await save(id, { version: 3, name });
    expect(await cleanup()).toEqual([
      `partners/${id}/logo.jpg removed`,
      `partners/${id}/logo.png replaced`,
    ]);
  });

  test("changed in two tabs: the second meets a conflict, the logo stays", async ({ database }) => {
    const { add, save, upload, open, storage } = await openScreens(database);
    const id = await add("Lacaze");
    await save(id, { version: 1, name: "Lacaze", logo: await upload(id, await png("#f00")) });
    const before = storage.files.get(`partners/${id}/logo.png`);
    const mine = await upload(id, await png("#0f0"));
    const late = await save(id, { version: 1, name: "Lacaze", logo: mine });
    expect(late).toMatchObject({ status: 409, answer: { kind: "conflict" } });
    expect(storage.files.get(`partners/${id}/logo.png`)).toEqual(before);
    expect((await open(id)).version).toBe(2);
  });

  test("whose logo somebody else took away meet a conflict, not a lost logo", async ({
    database,
  }) => {
    const { add, save, upload, open } = await openScreens(database);
    const id = await add("Lacaze", { logo: null });
    await save(id, { version: 1, name: "Lacaze", logo: await upload(id, await png("#f00")) });
    const { logo } = (await open(id)).values;
    await save(id, { version: 2, name: "Lacaze", logo: null });
    // The cleanup has swept the file.
    await database.kysely.deleteFrom("media_files").execute();
    const late = await save(id, { version: 2, name: "Lacaze & fils", logo });
    expect(late).toMatchObject({ status: 409, answer: { kind: "conflict" } });
    const again = await save(id, { version: 3, name: "Lacaze & fils", logo });
    expect(again).toMatchObject({ status: 400, answer: { errors: { logo: [LOGO_LOST] } } });
  });

  test("are read once in a save, whatever becomes of their logo", async ({ database }) => {
    const counted = countQueries(
      database,
      (statement) =>
        statement.kind === "SelectQueryNode" && JSON.stringify(statement).includes('"partners"'),
    );
    const { add, save, upload, open } = await openScreens(counted.database);
    const id = await add("Lacaze");
    const readsOf = async (act: () => Promise<unknown>) => {
      const before = counted.count();
      await act();
      return counted.count() - before;
    };
    const staged = await upload(id, await png("#f00"));
    expect(await readsOf(() => save(id, { version: 1, name: "Lacaze", logo: staged }))).toBe(1);
    const { logo } = (await open(id)).values;
    expect(await readsOf(() => save(id, { version: 2, name: "Lacaze & fils", logo }))).toBe(1);
    expect((await open(id)).values).toMatchObject({ name: "Lacaze & fils", logo });
    expect(await readsOf(() => save(id, { version: 3, name: "Lacaze", logo: null }))).toBe(1);
  });

  test("sent twice are one partner", async ({ database }) => {
    const { create, save, list, upload } = await openScreens(database);
    const { id } = await create();
    const logo = await upload(id, await png("#f00"));
    const fields = { version: 0, name: "Lacaze", link: "lacaze.fr", logo };
    const answers = await Promise.all([save(id, fields), save(id, fields)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect((await list()).total).toBe(1);
  });

  test("are refused beside the field that is wrong", async ({ database }) => {
    const { create, save, upload, list } = await openScreens(database);
    const { id } = await create();
    const foreign = await upload(newId(), await png("#f00"));
    const link = expect.stringContaining("https://www.exemple.fr");
    for (const [fields, errors] of [
      [{ name: " " }, { name: ["Indiquez le nom du partenaire."] }],
      [{ name: "a".repeat(121) }, { name: [expect.stringMatching(/120.caractères/)] }],
      [{ link: "javascript:alert(1)" }, { link: [link] }],
      [{ link: "http://lacaze.fr" }, { link: [link] }],
      [{ logo: "logo.png" }, { logo: [LOGO_LOST] }],
      [{ logo: foreign }, { logo: [LOGO_LOST] }],
    ] as const) {
      const { status, answer } = await save(id, { version: 0, name: "Lacaze", ...fields });
      expect({ status, answer }).toEqual({ status: 400, answer: { kind: "invalid", errors } });
    }
    expect((await list()).total).toBe(0);
  });

  test("go for good after 30 days in the trash", async ({ database }) => {
    const { add, command, list, activity, site } = await openScreens(database);
    const id = await add("Lacaze");
    await command({ intent: "trash", id });
    const days = (count: number) => new Date(site.now.getTime() + count * 86_400_000);
    expect(await purgeKind(database, "partner", days(29))).toBe(0);
    expect(await purgeKind(database, "partner", days(30))).toBe(1);
    expect((await list()).counts).toEqual({ present: 0, trash: 0 });
    expect(await activity()).toContain("purged partner Lacaze");
  });
});
