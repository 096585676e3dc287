import { describe, expect } from "vitest";
import type { Move } from "~/lib/sorting";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { moveRanked } from "~/records/ranks.server";
import { addUser, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto, galleryActivity } from "~tests/support/gallery-fixtures";
import { listGallery } from "./gallery.server";
import { GALLERY_ORDER } from "./gallery-order.server";

const who = { userId: null, now: NOW };

async function titles(database: Database): Promise<string> {
  const { images } = await listGallery(database.kysely, { page: 1 });
  return images.map(({ title }) => title).join(" ");
}

/** The gallery a b c d, the first two featured; ids by title. */
async function fourPhotos(database: Database) {
  const d = await addPhoto(database, { title: "d" });
  const c = await addPhoto(database, { title: "c" });
  const b = await addPhoto(database, { title: "b", is_featured: true });
  const a = await addPhoto(database, { title: "a", is_featured: true });
  return { a, b, c, d };
}

describe("moving a photo", () => {
  test("moves within its part of the page, and tells where it stands", async ({ database }) => {
    const { a, b, c, d } = await fourPhotos(database);
    const move = async (asked: Move) => {
      const result = await moveRanked(database, GALLERY_ORDER, { ...asked, ...who });
      return result.kind === "moved" ? result.position : result.kind;
    };
    expect(await titles(database)).toBe("a b c d");
    expect(await move({ kind: "up", id: d })).toBe(3);
    expect(await titles(database)).toBe("a b d c");
    expect(await move({ kind: "up", id: d })).toBe(3);
    expect(await move({ kind: "down", id: a })).toBe(2);
    expect(await titles(database)).toBe("b a d c");
    expect(await move({ kind: "first", id: c })).toBe(3);
    expect(await titles(database)).toBe("b a c d");
    expect(await move({ kind: "between", id: b, afterId: a, beforeId: null })).toBe(2);
    expect(await titles(database)).toBe("a b c d");
  });

  test("keeps the descending order of specification §7, each photo in a place of its own", async ({
    database,
  }) => {
    const ids = Object.values(await fourPhotos(database));
    const shared = { display_order: 5, is_featured: false };
    await database.kysely.updateTable("gallery_images").set(shared).execute();
    const last = ids.sort().at(-1) ?? "";
    await moveRanked(database, GALLERY_ORDER, { kind: "first", id: last, ...who });
    const rows = await database.kysely
      .selectFrom("gallery_images")
      .select("display_order")
      .orderBy("display_order", "desc")
      .execute();
    expect(rows.map((row) => row.display_order)).toEqual([4, 3, 2, 1]);
  });

  test("finds nothing in the trash, nor between photos that are gone", async ({ database }) => {
    const { a, b } = await fourPhotos(database);
    const trashed = await addPhoto(database, { title: "x", deleted_at: NOW.toISOString() });
    const gone = { afterId: newId(), beforeId: newId() };
    const asked: Move[] = [
      { kind: "first", id: trashed },
      { kind: "first", id: newId() },
      { kind: "between", id: a, ...gone },
    ];
    for (const move of asked) {
      expect(await moveRanked(database, GALLERY_ORDER, { ...move, ...who })).toEqual({
        kind: "not-found",
      });
    }
    expect(await galleryActivity(database)).toEqual([]);
    const half = { kind: "between", id: a, afterId: newId(), beforeId: b } as const;
    expect(await moveRanked(database, GALLERY_ORDER, { ...half, ...who })).toMatchObject({
      kind: "moved",
    });
  });

  test("writes down who moved what, and nothing when it stayed", async ({ database }) => {
    const { a, d } = await fourPhotos(database);
    const userId = await addUser(database);
    await moveRanked(database, GALLERY_ORDER, { kind: "down", id: d, userId, now: NOW });
    expect(await galleryActivity(database)).toEqual([]);
    await moveRanked(database, GALLERY_ORDER, { kind: "down", id: a, userId, now: NOW });
    expect(await galleryActivity(database)).toEqual([
      { action: "reordered", subject_id: a, label: "a", user_id: userId },
    ]);
  });
});
