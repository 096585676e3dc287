import { describe, expect } from "vitest";
import { endingAt } from "~/lib/ending";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import type { Save } from "~/records/rules";
import { saveWithPictures } from "~/records/save-record.server";
import { setRecordTrashed } from "~/records/trash.server";
import { addUser, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { checkValues } from "~tests/support/checked-values";
import { purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { plansOf } from "~tests/support/query-plans";
import { testServices } from "~tests/support/services";
import { type BannerValues, banner } from "./banner";
import { findBanner, findEndingBanner, findLatestBanner } from "./banner.server";
import { bannerRules, openBanner } from "./banner-place.server";

const TEXT: BannerValues = {
  title: "Piste fermée lundi",
  content: "<p>Rendez-vous au <strong>phare</strong>.</p>",
  type: "warning",
  expiry: endingAt(null),
};
const IMAGE = "/media/articles/x/photo.jpg?v=1200x800-3fa9c1d2";

type Change = Partial<Omit<Save, "values" | "userId">> & {
  userId?: string;
  text?: Partial<BannerValues>;
};

const authors = new WeakMap<Database, Promise<string>>();

function author(database: Database): Promise<string> {
  const known = authors.get(database) ?? addUser(database);
  authors.set(database, known);
  return known;
}

/** Saves over what is in place, as the form that has just been opened would. */
async function save(database: Database, { text, now = NOW, ...change }: Change = {}) {
  const { id, version } = await openBanner(database.kysely);
  const checked = checkValues(banner, { ...TEXT, ...text });
  if (!checked || "errors" in checked) throw new Error("A field is wrong.");
  const site = testServices(database, { now });
  const userId = await author(database);
  const act = { id, version, userId, name: "Josiane Lacoste", now, ...change };
  return saveWithPictures(site, bannerRules, { ...act, values: checked.values });
}

type Act = { id: string; userId: string | null; now: Date };

const removeBanner = (database: Database, act: Act) =>
  setRecordTrashed(database, bannerRules, { ...act, isTrashed: true });
const restoreBanner = (database: Database, act: Act) =>
  setRecordTrashed(database, bannerRules, { ...act, isTrashed: false });

function inPlace(database: Database) {
  return database.kysely
    .selectFrom("important_info")
    .select(["id", "title", "version"])
    .where("deleted_at", "is", null)
    .execute();
}

function activity(database: Database) {
  return database.kysely
    .selectFrom("activity_log")
    .select(["action", "label"])
    .where("subject", "=", "banner")
    .orderBy("created_at")
    .execute();
}

describe("saving", () => {
  test("puts the first banner in place, then changes that one", async ({ database }) => {
    const first = await save(database);
    expect(first).toMatchObject({
      kind: "saved",
      record: { version: 1, values: { title: TEXT.title, type: "warning" } },
    });
    const later = minutesAfter(NOW, 90);
    const second = await save(database, { now: later, text: { title: "Piste rouverte" } });
    expect(second).toMatchObject({
      kind: "saved",
      record: { version: 2, updatedByName: "Josiane Lacoste", updatedAt: later.toISOString() },
    });
    expect(await inPlace(database)).toMatchObject([{ title: "Piste rouverte", version: 2 }]);
    expect(await findBanner(database.kysely, later)).toMatchObject({
      title: "Piste rouverte",
      content: TEXT.content,
      publishedDay: "2026-03-13",
    });
    expect(await activity(database)).toEqual([
      { action: "created", label: TEXT.title },
      { action: "updated", label: "Piste rouverte" },
    ]);
  });

  for (const [what, text] of Object.entries({
    "no title": { title: "" },
    "a title of spaces": { title: " \u00a0 " },
    "a title nobody sees": { title: "\u200b" },
    "no text": { content: "" },
    "an empty paragraph": { content: "<p></p><p><br></p>" },
    "no-break spaces": { content: "<p>&nbsp; \u00a0&#160;</p>" },
    "an image alone": { content: `<p><img src="${IMAGE}" alt="Le phare"></p>` },
    "a script alone": { content: "<script>alert(1)</script>" },
  })) {
    test(`with ${what} takes the banner off, and can be undone`, async ({ database }) => {
      await save(database);
      const [{ id = "" } = {}] = await inPlace(database);
      const answer = await save(database, { text });
      expect(answer).toMatchObject({ kind: "saved", record: { version: 0, updatedAt: null } });
      expect(await findBanner(database.kysely, NOW)).toBeNull();
      const undone = await restoreBanner(database, { id, userId: null, now: NOW });
      expect(undone.ok).toBe(true);
      expect(await findBanner(database.kysely, NOW)).toMatchObject({ title: TEXT.title });
    });
  }

  test("nothing over nothing is no error, and writes nothing", async ({ database }) => {
    expect((await save(database, { text: { title: "" } })).kind).toBe("saved");
    expect(await inPlace(database)).toEqual([]);
    expect(await activity(database)).toEqual([]);
  });

  test("keeps bold, lists and links, and nothing that runs or shows more", async ({ database }) => {
    const content =
      '<h2 onclick="x()">Titre</h2><p style="color:red">Du <b>gras</b>, <a href="javascript:x()">un piège</a>, ' +
      `<a href="/contacts">un lien</a><img src="${IMAGE}"></p><ul><li>un</li></ul><iframe src="//x"></iframe>`;
    await save(database, { text: { content } });
    const shown = (await findBanner(database.kysely, NOW))?.content ?? "";
    expect(shown).toContain("<strong>gras</strong>");
    expect(shown).toContain('<a href="/contacts">un lien</a>');
    expect(shown).toContain("<li>un</li>");
    expect(shown).not.toMatch(/onclick|style|javascript|<img|<iframe|<h2/);
  });

  test("keeps a type that it does not know", async ({ database }) => {
    await save(database, { text: { type: "canicule" } });
    expect(await findBanner(database.kysely, NOW)).toMatchObject({ type: "canicule" });
    expect((await openBanner(database.kysely)).values.type).toBe("canicule");
  });
});

describe("two persons", () => {
  test("the second save shows what the first one wrote", async ({ database }) => {
    await save(database);
    const { id, version } = await openBanner(database.kysely);
    await save(database, { text: { title: "De Maëlle" } });
    const mine = await save(database, { id, version, text: { title: "De Josiane" } });
    expect(mine).toMatchObject({
      kind: "conflict",
      current: { version: 2, values: { title: "De Maëlle" } },
    });
    const emptied = await save(database, { id, version, text: { title: "" } });
    expect(emptied.kind).toBe("conflict");
    expect(await inPlace(database)).toMatchObject([{ title: "De Maëlle", version: 2 }]);
  });

  test("creating at once make one banner, whoever's", async ({ database }) => {
    const { id } = await openBanner(database.kysely);
    const answers = await Promise.all([
      save(database, { id, version: 0, text: { title: "De Maëlle" } }),
      save(database, { id, version: 0, text: { title: "De Josiane" } }),
      // Forged, or from a form that was opened before another banner came and went.
      save(database, { id: newId(), version: 0, text: { title: "D’un autre onglet" } }),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["conflict", "conflict", "saved"]);
    expect(await inPlace(database)).toHaveLength(1);
  });

  test("the same save sent twice is one", async ({ database }) => {
    const { id } = await openBanner(database.kysely);
    const expiry = { day: "2026-07-14", time: null };
    const send = () => save(database, { id, version: 0, text: { expiry } });
    const answers = await Promise.all([send(), send()]);
    expect(answers).toMatchObject([{ kind: "saved" }, { kind: "saved" }]);
    expect(await inPlace(database)).toMatchObject([{ id, version: 1 }]);
    expect(await activity(database)).toHaveLength(1);
  });

  test("one who saves what the other took off is told", async ({ database }) => {
    await save(database);
    const { id, version } = await openBanner(database.kysely);
    await removeBanner(database, { id, userId: null, now: NOW });
    expect(await save(database, { id, version })).toEqual({ kind: "trashed" });
    await save(database, { text: { title: "Une autre" } });
    expect(await save(database, { id, version })).toMatchObject({
      kind: "conflict",
      current: { values: { title: "Une autre" } },
    });
  });
});

describe("the end", () => {
  const end = minutesAfter(NOW, 60);

  test("comes by itself", async ({ database }) => {
    await save(database, { text: { expiry: endingAt(end.toISOString()) } });
    const ending = await findEndingBanner(database.kysely, NOW);
    expect(ending?.expiresAt).toBe(end.toISOString());
    expect(await findBanner(database.kysely, minutesAfter(NOW, 59))).not.toBeNull();
    expect(await findBanner(database.kysely, end)).toBeNull();
    expect(await findEndingBanner(database.kysely, end)).toBeNull();
    const { values } = await openBanner(database.kysely);
    expect(values).toMatchObject({ expiry: { day: "2026-03-13", time: "13:00" } });
  });

  test("is refused in the past, not when the banner goes anyway", async ({ database }) => {
    await save(database);
    const expiry = endingAt(NOW.toISOString());
    const answer = await save(database, { text: { expiry } });
    expect(answer).toMatchObject({
      kind: "invalid",
      errors: { "expiry.day": [expect.stringMatching(/^Ce moment est passé/)] },
    });
    expect((await save(database, { text: { expiry, title: "" } })).kind).toBe("saved");
  });
});

describe("taken off", () => {
  test("the form begins another one, the same however often it is read", async ({ database }) => {
    await save(database);
    const { id } = await openBanner(database.kysely);
    await removeBanner(database, { id, userId: null, now: NOW });
    const next = await openBanner(database.kysely);
    expect(next.id).not.toBe(id);
    expect(await openBanner(database.kysely)).toEqual(next);
    await save(database);
    expect(await inPlace(database)).toMatchObject([{ id: next.id, version: 1 }]);
  });

  test("it does not come back beside another", async ({ database }) => {
    await save(database);
    const { id } = await openBanner(database.kysely);
    const act = { id, userId: null, now: NOW };
    await removeBanner(database, act);
    await save(database, { text: { title: "Une autre" } });
    expect(await restoreBanner(database, act)).toEqual({
      ok: false,
      message: expect.stringContaining("Une autre information est en place"),
      undo: null,
    });
    expect(await inPlace(database)).toMatchObject([{ title: "Une autre" }]);
    expect(await restoreBanner(database, { ...act, id: newId() })).toMatchObject({
      ok: false,
      message: banner.french.gone,
    });
  });

  test("what an older site left beneath does not come up", async ({ database }) => {
    for (const [title, minutes] of [
      ["L’ancienne", -60],
      ["La dernière", 0],
    ] as const) {
      const stamp = minutesAfter(NOW, minutes).toISOString();
      await database.kysely
        .insertInto("important_info")
        .values({
          id: newId(),
          title,
          content: "<p>Texte</p>",
          type: "info",
          version: 1,
          created_at: stamp,
          updated_at: stamp,
          expires_at: null,
          updated_by: null,
          deleted_at: null,
          deleted_by: null,
        })
        .execute();
    }
    expect(await findBanner(database.kysely, NOW)).toMatchObject({ title: "La dernière" });
    await save(database, { text: { title: "" } });
    expect(await findBanner(database.kysely, NOW)).toBeNull();
    expect(await activity(database)).toHaveLength(2);
  });

  test("it goes for good after 30 days", async ({ database }) => {
    const day = 24 * 60;
    await save(database);
    const { id } = await openBanner(database.kysely);
    await removeBanner(database, { id, userId: null, now: NOW });
    await save(database, { text: { title: "Celle d’aujourd’hui" } });
    expect(await purgeKind(database, "banner", minutesAfter(NOW, 30 * day - 1))).toBe(0);
    const due = minutesAfter(NOW, 30 * day);
    expect(await purgeKind(database, "banner", due)).toBe(1);
    expect(await purgeKind(database, "banner", due)).toBe(0);
    expect((await restoreBanner(database, { id, userId: null, now: due })).ok).toBe(false);
    expect(await inPlace(database)).toMatchObject([{ title: "Celle d’aujourd’hui" }]);
    expect((await activity(database)).at(-1)).toEqual({ action: "purged", label: TEXT.title });
  });
});

test("SQLite sorts nothing to find the banner in place", async ({ database }) => {
  // With as few rows as this, PostgreSQL rightly takes no index.
  if (database.engine !== "sqlite") return;
  const plans = await plansOf(database, "important_info", findLatestBanner);
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toContain("TEMP B-TREE");
});
