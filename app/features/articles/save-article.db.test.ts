import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { checkFields } from "~/records/check-values";
import { trashArticle } from "~tests/support/article-acts";
import {
  addArticle,
  addUser,
  imageUrl,
  minutesAfter,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addSection } from "~tests/support/record-fixtures";
import { findEditableArticle } from "./admin-articles.server";
import { type ArticleValues, article, NEW_COVER, NEW_EVENT } from "./article";
import { findPublishedArticle } from "./published-articles.server";

const DRAFT = { status: "draft", from: null, until: null } as const;
const at = (minutes: number) => minutesAfter(NOW, minutes).toISOString();

async function rowOf(database: Database, id: string) {
  return database.kysely.selectFrom("articles").selectAll().where("id", "=", id).executeTakeFirst();
}

describe("creation", () => {
  test("makes a draft at the top, over drafts and trash too", async ({ database }) => {
    const userId = await addUser(database);
    const first = savedArticle(await save(database, { userId }));
    expect(await rowOf(database, first.id)).toMatchObject({
      order_weight: 1,
      author_id: userId,
      status: "draft",
      version: 1,
      excerpt: "Dix podiums.",
      search_text: "cross des resiniers\ndix podiums",
    });
    expect(first).toMatchObject({ state: "draft", version: 1, updatedByName: "Josiane Lacoste" });
    await addArticle(database, { order_weight: -7, deleted_at: at(0) });
    const second = savedArticle(await save(database));
    expect((await rowOf(database, second.id))?.order_weight).toBe(-8);
  });

  test("twice at once makes one article", async ({ database }) => {
    const id = newId();
    const results = await Promise.all([1, 2, 3].map(() => save(database, { id })));
    expect(results.map((result) => result.kind)).toEqual(["saved", "saved", "saved"]);
    const rows = await database.kysely.selectFrom("articles").select("version").execute();
    expect(rows).toEqual([{ version: 1 }]);
  });

  test("with the id of another article is a conflict, not an overwrite", async ({ database }) => {
    const { id } = savedArticle(await save(database));
    const result = await save(database, { id, values: valuesWith({ title: "Autre" }) });
    expect(result).toMatchObject({ kind: "conflict", current: { version: 1 } });
    expect((await rowOf(database, id))?.title).toBe("Cross des Résiniers");
  });

  test("refuses an id that is none", async ({ database }) => {
    expect(await save(database, { id: "../x" })).toEqual({ kind: "not-found" });
  });

  test("may be empty: nothing typed is ever lost, nothing invented", async ({ database }) => {
    const values = valuesWith({ title: "", content: "", event: NEW_EVENT });
    const article = savedArticle(await save(database, { values }));
    expect(article.values.title).toBe("");
  });

  test("makes cached pages stale when visitors may see it, and only then", async ({ database }) => {
    const before = await readContentVersion(database);
    await save(database, { intent: "autosave" });
    expect(await readContentVersion(database)).toBe(before);
    await save(database, { intent: "save" });
    expect(await readContentVersion(database)).toBe(before + 1);
  });
});

describe("version check", () => {
  test("lets one of two saves of the same version through", async ({ database }) => {
    const { id } = savedArticle(await save(database));
    const attempts = ["Un", "Deux"].map((title) =>
      save(database, { id, version: 1, values: valuesWith({ title }) }),
    );
    const results = await Promise.all(attempts);
    expect(results.map((result) => result.kind).sort()).toEqual(["conflict", "saved"]);
    const kept = (await rowOf(database, id))?.title;
    const conflict = results.find((result) => result.kind === "conflict");
    expect(conflict?.kind === "conflict" && conflict.current.values.title).toBe(kept);
    expect((await rowOf(database, id))?.version).toBe(2);
  });

  test("takes the same save sent again for one", async ({ database }) => {
    const { id } = savedArticle(await save(database));
    const again = () =>
      save(database, {
        id,
        version: 1,
        intent: "save",
        publication: PUBLISHED,
        values: valuesWith({ title: "Deux" }),
      });
    expect(savedArticle(await again()).version).toBe(2);
    expect(savedArticle(await again()).version).toBe(2);
  });

  test("knows nothing of a purged article, and leaves one in the trash alone", async ({
    database,
  }) => {
    expect(await save(database, { version: 3 })).toEqual({ kind: "not-found" });
    const { id } = savedArticle(await save(database));
    await trashArticle(database, { id, userId: null, now: NOW });
    expect(await save(database, { id, version: 1 })).toEqual({ kind: "trashed" });
  });
});

describe("publication", () => {
  test("appears at once, keeps the day it first appeared", async ({ database }) => {
    const article = savedArticle(await save(database, { intent: "save", publication: PUBLISHED }));
    expect(article.publication.from).toBe(NOW.toISOString());
    const later = await save(database, {
      id: article.id,
      version: 1,
      intent: "save",
      publication: PUBLISHED,
      values: valuesWith({ title: "Corrigé" }),
      now: minutesAfter(NOW, 60),
    });
    expect(savedArticle(later).publication.from).toBe(NOW.toISOString());
    expect((await findPublishedArticle(database.kysely, article.id, NOW))?.title).toBe("Corrigé");
  });

  test("scheduled, it appears by itself at its minute", async ({ database }) => {
    const publication = { status: "published", from: at(60), until: at(120) } as const;
    const { id, state } = savedArticle(await save(database, { intent: "save", publication }));
    expect(state).toBe("scheduled");
    const seen = (minutes: number) =>
      findPublishedArticle(database.kysely, id, minutesAfter(NOW, minutes));
    expect(await seen(59)).toBeNull();
    expect(await seen(60)).not.toBeNull();
    expect(await seen(120)).toBeNull();
  });

  test("a date chosen in a draft is kept and does not count as its first day", async ({
    database,
  }) => {
    const chosen = { status: "published", from: at(30), until: null } as const;
    const draft = savedArticle(await save(database, { publication: chosen }));
    expect(draft).toMatchObject({ state: "draft", publication: { from: at(30) } });
    const past = { status: "published", from: at(-30), until: null } as const;
    const { id } = savedArticle(await save(database, { publication: past }));
    const published = await save(database, {
      id,
      version: 1,
      intent: "save",
      publication: PUBLISHED,
    });
    expect(savedArticle(published).publication.from).toBe(NOW.toISOString());
  });

  test("is refused with reasons, field by field, and nothing is written", async ({ database }) => {
    const id = newId();
    const picture = {
      id: newId(),
      url: imageUrl(id, "b"),
      alt: "",
      caption: "",
      isDecorative: false,
    };
    const cover = { ...NEW_COVER, url: imageUrl(id, "a"), alt: " " };
    const event = NEW_EVENT;
    const values = valuesWith({ title: " ", event, cover, images: [picture] });
    const publication = { status: "published", from: at(-1), until: at(-2) } as const;
    const result = await save(database, { id, intent: "save", publication, values });
    const alt = ["Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0»."];
    expect(result).toMatchObject({
      kind: "invalid",
      errors: { "cover.alt": alt, [`images.${picture.id}.alt`]: alt },
    });
    expect(result.kind === "invalid" && Object.keys(result.errors)).toEqual([
      "title",
      "cover.alt",
      `images.${picture.id}.alt`,
      "event.day",
      "publishDate",
      "untilDate",
    ]);
    expect(await rowOf(database, id)).toBeUndefined();
  });

  test("wants something to read or see once the HTML is clean", async ({ database }) => {
    const values = valuesWith({ content: "<script>alert(1)</script><p>&nbsp;</p>" });
    const result = await save(database, { intent: "save", publication: PUBLISHED, values });
    expect(result).toMatchObject({ kind: "invalid", errors: { content: [expect.any(String)] } });
  });

  test("back to draft leaves the site, and comes first when asked", async ({ database }) => {
    const { id } = savedArticle(await save(database, { intent: "save", publication: PUBLISHED }));
    await addArticle(database, { order_weight: -50 });
    const publication = DRAFT;
    await save(database, { id, version: 1, intent: "save", publication, toTop: true });
    expect(await findPublishedArticle(database.kysely, id, NOW)).toBeNull();
    expect((await rowOf(database, id))?.order_weight).toBe(-51);
  });
});

describe("what is written", () => {
  test("is sanitised, and free of what databases refuse", async ({ database }) => {
    const id = newId();
    const values = valuesWith({
      title: "Un\u0000 titre\u001b \n ici",
      content: "<p onclick=x>a\u0000b<script>alert(1)</script></p>",
      cover: { ...NEW_COVER, url: imageUrl(id, "a"), alt: " Dé\u0000part " },
      event: { ...NEW_EVENT, location: "Sta\u0000de", day: "2026-03-24", time: "18:30" },
    });
    const checked = checkFields(article, values) as { values: ArticleValues };
    const saved = savedArticle(await save(database, { id, values: checked.values }));
    expect(saved.values).toMatchObject({
      title: "Un titre ici",
      content: "<p>ab</p>",
      cover: { alt: "Départ" },
      event: { ...NEW_EVENT, location: "Stade", day: "2026-03-24", time: "18:30" },
    });
  });

  test("reads back exactly", async ({ database }) => {
    const id = newId();
    await addSection(database, "sport-sante");
    const values = valuesWith({
      content: "<h2>Été</h2><p>👟 « Œuvre »</p>",
      section: "sport-sante",
      cover: { url: imageUrl(id, "a"), alt: "Départ", focusX: 0, focusY: 100, isDecorative: false },
      images: [
        { id: newId(), url: imageUrl(id, "b"), alt: "", caption: "L’arrivée", isDecorative: true },
        { id: newId(), url: imageUrl(id, "c"), alt: "x", caption: "", isDecorative: false },
      ],
      event: { ...NEW_EVENT, day: "2026-10-25", state: "postponed" },
    });
    // Each field holds something: one that the store forgets would come back empty.
    for (const [name, { empty }] of Object.entries(article.fields)) {
      expect(values[name as keyof ArticleValues], name).not.toEqual(empty);
    }
    await save(database, { id, values });
    const stored = await findEditableArticle(database.kysely, id, NOW);
    expect(stored?.values).toEqual(values);
  });
});
