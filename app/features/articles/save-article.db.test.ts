import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import {
  addArticle,
  addUser,
  documentWith,
  imageUrl,
  minutesAfter,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { findEditableArticle } from "./admin-articles.server";
import { trashArticle } from "./article-lifecycle.server";
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
    const result = await save(database, { id, document: documentWith({ title: "Autre" }) });
    expect(result).toMatchObject({ kind: "conflict", current: { version: 1 } });
    expect((await rowOf(database, id))?.title).toBe("Cross des Résiniers");
  });

  test("refuses an id that is none", async ({ database }) => {
    expect(await save(database, { id: "../x" })).toEqual({ kind: "not-found" });
  });

  test("may be empty: nothing typed is ever lost, nothing invented", async ({ database }) => {
    const document = documentWith({ title: "", content: "", isEvent: true });
    const article = savedArticle(await save(database, { document }));
    expect(article.document.title).toBe("");
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
      save(database, { id, version: 1, document: documentWith({ title }) }),
    );
    const results = await Promise.all(attempts);
    expect(results.map((result) => result.kind).sort()).toEqual(["conflict", "saved"]);
    const kept = (await rowOf(database, id))?.title;
    const conflict = results.find((result) => result.kind === "conflict");
    expect(conflict?.kind === "conflict" && conflict.current.document.title).toBe(kept);
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
        document: documentWith({ title: "Deux" }),
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
      document: documentWith({ title: "Corrigé" }),
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
    const cover = { url: imageUrl(id, "a"), alt: " ", focusX: 50, focusY: 50, isDecorative: false };
    const document = documentWith({ title: " ", isEvent: true, cover, images: [picture] });
    const publication = { status: "published", from: at(-1), until: at(-2) } as const;
    const result = await save(database, { id, intent: "save", publication, document });
    const alt = ["Décrivez l’image en une phrase, ou cochez «\u00a0image décorative\u00a0»."];
    expect(result).toMatchObject({
      kind: "invalid",
      errors: { coverAlt: alt, "images[0].alt": alt },
    });
    expect(result.kind === "invalid" && Object.keys(result.errors)).toEqual([
      "title",
      "coverAlt",
      "images[0].alt",
      "eventDate",
      "publishDate",
      "untilDate",
    ]);
    expect(await rowOf(database, id)).toBeUndefined();
  });

  test("wants something to read or see once the HTML is clean", async ({ database }) => {
    const document = documentWith({ content: "<script>alert(1)</script><p>&nbsp;</p>" });
    const result = await save(database, { intent: "save", publication: PUBLISHED, document });
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
    const document = documentWith({
      title: "Un\u0000 titre\u001b \n ici",
      content: "<p onclick=x>a\u0000b<script>alert(1)</script></p>",
      eventLocation: "Sta\u0000de",
      eventDate: "2026-03-24",
      eventTime: "18:30",
    });
    const article = savedArticle(await save(database, { document }));
    expect(article.document).toMatchObject({
      title: "Un titre ici",
      content: "<p>ab</p>",
      eventLocation: "Stade",
      eventDate: "2026-03-24",
      eventTime: "18:30",
    });
  });

  test("reads back exactly", async ({ database }) => {
    const id = newId();
    const document = documentWith({
      content: "<h2>Été</h2><p>👟 « Œuvre »</p>",
      section: "sport-sante",
      cover: { url: imageUrl(id, "a"), alt: "Départ", focusX: 0, focusY: 100, isDecorative: false },
      images: [
        { id: newId(), url: imageUrl(id, "b"), alt: "", caption: "L’arrivée", isDecorative: true },
        { id: newId(), url: imageUrl(id, "c"), alt: "x", caption: "", isDecorative: false },
      ],
      isEvent: true,
      eventDate: "2026-10-25",
      eventState: "postponed",
    });
    await save(database, { id, document });
    const stored = await findEditableArticle(database.kysely, id, NOW);
    expect(stored?.document).toEqual(document);
  });
});
