import { sql } from "kysely";
import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import {
  addArticle,
  addUser,
  imageUrl,
  NOW,
  PUBLISHED,
  save,
  savedArticle,
  valuesWith,
} from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto, photoUrl } from "~tests/support/gallery-fixtures";
import { markCleanupProcessed } from "./cleanup-log.server";
import { findPathUses } from "./path-uses.server";

const STAMP = NOW.toISOString();
const ID = "3f1c9f0e-8a52-4d0b-9b53-0a6f6d1f7c11";
const IN_ARTICLE = `articles/${ID}/photo-1.jpg`;
const version = "?v=1200x800-3fa9c1d2";

async function usesOf(database: Database, path: string) {
  const use = (await findPathUses(database.kysely, [path])).get(path);
  return use && `${use.table}.${use.column}`;
}

const member = (photo: string) => ({
  id: newId(),
  full_name: "Camille Durand",
  photo,
  role: "",
  created_at: STAMP,
  updated_at: STAMP,
  updated_by: null,
  version: 1,
  deleted_at: null,
  deleted_by: null,
});

describe("a stored file is in use", () => {
  test.for<[string, string, (database: Database) => Promise<unknown>]>([
    [
      "articles.cover_image_url",
      IN_ARTICLE,
      (db) => addArticle(db, { cover_image_url: imageUrl(ID, "photo-1") }),
    ],
    [
      "articles.content",
      IN_ARTICLE,
      (db) => addArticle(db, { content: `<p><img src="${imageUrl(ID, "photo-1")}" alt=""></p>` }),
    ],
    [
      "articles.working_copy",
      IN_ARTICLE,
      (db) =>
        addArticle(db, {
          working_copy: JSON.stringify({ content: `<img src="${imageUrl(ID, "photo-1")}">` }),
        }),
    ],
    [
      "articles.cover_image_url",
      IN_ARTICLE,
      (db) => addArticle(db, { cover_image_url: imageUrl(ID, "photo-1"), deleted_at: STAMP }),
    ],
    [
      "articles.content",
      IN_ARTICLE,
      (db) => addArticle(db, { content: imageUrl(ID, "photo-1"), status: "draft" }),
    ],
    [
      "gallery_images.image_url",
      "gallery/cross.jpg",
      (db) => addPhoto(db, { image_url: photoUrl("cross") }),
    ],
    [
      "gallery_images.image_url",
      "thumbnails/cross.jpg",
      (db) => addPhoto(db, { image_url: photoUrl("cross") }),
    ],
    [
      "coaches.photo",
      `coaches/${ID}/photo.jpg`,
      (db) =>
        db.kysely
          .insertInto("coaches")
          .values(member(`/media/coaches/${ID}/photo.jpg${version}`))
          .execute(),
    ],
    [
      "admin_profiles.avatar_url",
      `avatars/${ID}/avatar.jpg`,
      async (db) => {
        await addUser(db);
        const avatar_url = `/media/avatars/${ID}/avatar.jpg${version}`;
        await db.kysely.updateTable("admin_profiles").set({ avatar_url }).execute();
      },
    ],
    [
      "important_info.content",
      "gallery/plan.jpg",
      (db) =>
        db.kysely
          .insertInto("important_info")
          .values({
            id: newId(),
            title: "Plan",
            content: `<a href="https://club.example${photoUrl("plan")}">Plan</a>`,
            type: "info",
            created_at: STAMP,
            expires_at: null,
            updated_at: STAMP,
            updated_by: null,
            version: 1,
            deleted_at: null,
            deleted_by: null,
          })
          .execute(),
    ],
  ])("%s (%s)", async ([where, path, prepare], { database }) => {
    expect(await usesOf(database, path)).toBeUndefined();
    await prepare(database);
    expect(await usesOf(database, path)).toBe(where);
  });

  test("by the history alone", async ({ database }) => {
    const id = newId();
    const picture = (name: string) => ({
      content: `<p><img src="${imageUrl(id, name)}" alt="x"></p>`,
    });
    const first = savedArticle(
      await save(database, {
        id,
        values: valuesWith(picture("un")),
        publication: PUBLISHED,
        intent: "save",
      }),
    );
    await save(database, {
      id,
      version: first.version,
      values: valuesWith(picture("deux")),
      publication: PUBLISHED,
      intent: "save",
    });
    expect(await usesOf(database, `articles/${id}/un.jpg`)).toBe("article_revisions.snapshot");
    expect(await usesOf(database, `articles/${id}/deux.jpg`)).toBe("articles.content");
  });

  test("by a table that a later version adds", async ({ createDatabase }) => {
    const { open } = await createDatabase({ empty: true });
    const database = open();
    await sql`create table shop_goods (sku integer primary key, sheet text)`.execute(
      database.kysely,
    );
    await sql`insert into shop_goods values (1, 'gallery/maillot.jpg')`.execute(database.kysely);
    expect(await findPathUses(database.kysely, ["gallery/maillot.jpg"])).toEqual(
      new Map([["gallery/maillot.jpg", { table: "shop_goods", id: null, column: "sheet" }]]),
    );
  });

  test("however many rows there are", async ({ database }) => {
    for (let index = 0; index < 405; index += 1) {
      await addArticle(database, { cover_image_url: imageUrl(ID, `photo-${index}`) });
    }
    const paths = Array.from({ length: 405 }, (_, i) => `articles/${ID}/photo-${i}.jpg`);
    const uses = await findPathUses(database.kysely, [...paths, "gallery/rien.jpg"]);
    expect([...uses.keys()].toSorted()).toEqual(paths.toSorted());
  });
});

test("the log marks these paths and no others as processed", async ({ database }) => {
  for (const file_path of ["gallery/a.jpg", "gallery/b.jpg"]) {
    await database.kysely
      .insertInto("storage_cleanup_log")
      .values({ id: newId(), file_path, reason: "purged", processed: false, created_at: STAMP })
      .execute();
  }
  await database.kysely
    .transaction()
    .execute((trx) => markCleanupProcessed(trx, ["gallery/a.jpg", "gallery/absent.jpg"]));
  const rows = await database.kysely
    .selectFrom("storage_cleanup_log")
    .select(["file_path", "processed"])
    .orderBy("file_path")
    .execute();
  expect(rows).toEqual([
    { file_path: "gallery/a.jpg", processed: true },
    { file_path: "gallery/b.jpg", processed: false },
  ]);
});
