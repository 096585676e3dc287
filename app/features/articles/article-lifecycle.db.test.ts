import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { restoreArticle, trashArticle } from "~tests/support/article-acts";
import {
  addArticle,
  imageUrl,
  minutesAfter,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { purgeKind } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { purgeArticle } from "./admin/article-kind.server";
import { listAdminArticles } from "./admin-articles.server";
import { reorderArticleImages } from "./article-images.server";
import { moveArticle } from "./order-articles.server";
import { findPublishedArticle } from "./published-articles.server";

const act = { userId: null, now: NOW };
const THIRTY_DAYS = 30 * 24 * 60;

function image(articleId: string, name: string) {
  return {
    id: newId(),
    url: imageUrl(articleId, name),
    alt: name,
    caption: "",
    isDecorative: false,
  };
}

async function loggedPaths(database: Database): Promise<string[]> {
  const rows = await database.kysely.selectFrom("storage_cleanup_log").selectAll().execute();
  expect(rows.every((row) => row.processed === false && row.reason !== "")).toBe(true);
  return rows.map((row) => row.file_path).sort();
}

describe("trash", () => {
  test("brings an article back as it was, where it was", async ({ database }) => {
    await addArticle(database, { title: "A", order_weight: 10 });
    const id = await addArticle(database, { title: "B", order_weight: 20, version: 4 });
    const last = await addArticle(database, { title: "C", order_weight: 30 });
    expect(await trashArticle(database, { id, ...act })).toBe("B");
    expect(await findPublishedArticle(database.kysely, id, NOW)).toBeNull();
    await moveArticle(database, { kind: "up", id: last }, { userId: null, now: NOW });
    expect(await restoreArticle(database, { id, ...act })).toBe("B");
    const { items } = await listAdminArticles(database.kysely, { page: 1, now: NOW });
    expect(items.map((row) => row.title)).toEqual(["C", "A", "B"]);
    expect(items[2]).toMatchObject({ state: "published", version: 4 });
  });

  test("leaves the editor's version good after «Annuler»", async ({ database }) => {
    const { id } = savedArticle(await save(database));
    await trashArticle(database, { id, ...act });
    await restoreArticle(database, { id, ...act });
    const again = await save(database, { id, version: 1, values: valuesWith({ title: "b" }) });
    expect(again.kind).toBe("saved");
  });

  test("counts thirty days from the first time, and does not mind twice", async ({ database }) => {
    const id = await addArticle(database);
    await trashArticle(database, { id, ...act });
    await trashArticle(database, { id, userId: null, now: minutesAfter(NOW, 60) });
    expect(await purgeKind(database, "article", minutesAfter(NOW, THIRTY_DAYS - 1))).toBe(0);
    expect(await purgeKind(database, "article", minutesAfter(NOW, THIRTY_DAYS))).toBe(1);
    expect(await restoreArticle(database, { id, ...act })).toBeNull();
  });

  test("does not know what is not there", async ({ database }) => {
    for (const id of [newId(), "x", "\u0000"]) {
      expect(await trashArticle(database, { id, ...act })).toBeNull();
      expect(await restoreArticle(database, { id, ...act })).toBeNull();
      expect(await purgeArticle(database, { id, userId: null, now: NOW })).toEqual({
        kind: "not-found",
      });
    }
  });
});

describe("files", () => {
  test("are noted when replaced, and only then", async ({ database }) => {
    const id = newId();
    const cover = { url: imageUrl(id, "a"), alt: "a", focusX: 1, focusY: 2, isDecorative: false };
    const [b, c] = [image(id, "b"), image(id, "c")];
    await save(database, { id, values: valuesWith({ cover, images: [b, c] }) });
    // The cover moves into the text: still used. One picture goes, the other changes its words.
    const content = `<p>x</p><img src="${cover.url}" alt="a">`;
    const images = [{ ...c, caption: "légende" }];
    await save(database, { id, version: 1, values: valuesWith({ content, images }) });
    expect(await loggedPaths(database)).toEqual([`articles/${id}/b.jpg`, "thumbnails/b.jpg"]);
    const rows = await database.kysely
      .selectFrom("article_images")
      .select(["id", "caption", "display_order"])
      .execute();
    expect(rows).toEqual([{ id: c.id, caption: "légende", display_order: 0 }]);
  });

  test("stay while the site shows them, whatever the working copy says", async ({ database }) => {
    const id = newId();
    const images = [image(id, "b")];
    const publication = PUBLISHED;
    await save(database, { id, intent: "save", publication, values: valuesWith({ images }) });
    await save(database, { id, version: 1, values: valuesWith() });
    expect(await loggedPaths(database)).toEqual([]);
    await save(database, { id, version: 2, intent: "save", publication, values: valuesWith() });
    expect(await loggedPaths(database)).toEqual([`articles/${id}/b.jpg`, "thumbnails/b.jpg"]);
  });

  test("are all noted when the article is purged: text, gallery, copy and history", async ({
    database,
  }) => {
    const id = newId();
    const old = `<img src="${imageUrl(id, "old")}" alt=""><p>x</p>`;
    await save(database, { id, values: valuesWith({ content: old }) });
    const images = [image(id, "b")];
    const publication = PUBLISHED;
    await save(database, {
      id,
      version: 1,
      intent: "save",
      publication,
      values: valuesWith({ images }),
    });
    const copy = valuesWith({ images, content: `<img src="${imageUrl(id, "copy")}" alt="">` });
    await save(database, { id, version: 2, values: copy });
    expect(await purgeArticle(database, { id, userId: null, now: NOW })).toEqual({
      kind: "not-found",
    });
    await trashArticle(database, { id, ...act });
    await database.kysely.deleteFrom("storage_cleanup_log").execute();
    expect(await purgeArticle(database, { id, userId: null, now: NOW })).toMatchObject({
      kind: "done",
    });
    expect(await loggedPaths(database)).toEqual([
      ...["b", "copy", "old"].map((name) => `articles/${id}/${name}.jpg`),
      ...["b", "copy", "old"].map((name) => `thumbnails/${name}.jpg`),
    ]);
    for (const table of ["articles", "article_images", "article_revisions"] as const) {
      expect(await database.kysely.selectFrom(table).select("id").execute()).toEqual([]);
    }
  });

  test("must be stored, and in the article's own folder", async ({ database }) => {
    const id = newId();
    const images = [image(id, "here"), image(newId(), "elsewhere"), image(id, "lost")];
    const lost = [imageUrl(id, "lost"), imageUrl(id, "lost2")];
    const values = valuesWith({
      images,
      content: `<img src="${imageUrl(id, "lost2")}" alt="">`,
    });
    const result = await save(database, { id, values }, lost);
    expect(result.kind === "invalid" && Object.keys(result.errors)).toEqual([
      `images.${images[1]?.id}.url`,
      `images.${images[2]?.id}.url`,
      "content",
    ]);
  });

  test("of another article's gallery are not taken over", async ({ database }) => {
    const id = newId();
    const images = [image(id, "b")];
    await save(database, { id, values: valuesWith({ images }) });
    const other = newId();
    const stolen = [{ ...image(other, "c"), id: images[0]?.id ?? "" }];
    await save(database, { id: other, values: valuesWith({ images: stolen }) });
    const rows = await database.kysely.selectFrom("article_images").select("article_id").execute();
    expect(rows.map((row) => row.article_id).sort()).toEqual([id, other].sort());
  });
});

describe("reorderArticleImages", () => {
  test("takes a permutation and nothing else", async ({ database }) => {
    const id = newId();
    const images = ["a", "b", "c"].map((name) => image(id, name));
    const ids = images.map((one) => one.id);
    await save(database, {
      id,
      intent: "save",
      publication: PUBLISHED,
      values: valuesWith({ images }),
    });
    await save(database, { id, version: 1, values: valuesWith({ images, title: "copie" }) });
    const [a = "", b = "", c = ""] = ids;
    for (const wrong of [[a, b], [a, b, b], [a, b, newId()], [a, b, c, c], []]) {
      expect(await reorderArticleImages(database, id, wrong)).toEqual({ kind: "mismatch" });
    }
    expect(await reorderArticleImages(database, newId(), ids)).toEqual({ kind: "not-found" });
    expect(await reorderArticleImages(database, id, [c, a, b])).toEqual({ kind: "done" });
    const shown = await findPublishedArticle(database.kysely, id, NOW);
    expect(shown?.images.map((one) => one.alt)).toEqual(["c", "a", "b"]);
    const saved = await save(database, { id, version: 3, values: valuesWith({ title: "d" }) });
    expect(saved.kind).toBe("saved");
  });
});
