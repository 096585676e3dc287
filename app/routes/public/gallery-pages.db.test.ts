import { describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { Call } from "~/club/site";
import type { GalleryImageDetail, GalleryPage } from "~/features/gallery/gallery.types";
import type { Portrait } from "~/features/team/team-list";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { addTeamMember } from "~tests/support/record-fixtures";
import { testContext, testServices } from "~tests/support/services";
import { loader as loadGallery, shouldRevalidate } from "./gallery";
import { loader as loadImage } from "./gallery-image";
import { loader as loadTeam } from "./team";

type Loader = (args: never) => Promise<unknown>;

/** What a loader answers, or the status it refuses with. */
async function load<T>(loader: Loader, database: Database, path: string, id = "") {
  const url = new URL(path, "http://localhost:3000");
  const context = testContext(testServices(database));
  const args = { url, context, params: { id }, request: new Request(url) };
  return (await loader(args as never)) as T;
}

const NOT_FOUND = { init: { status: 404 } };

describe("the gallery", () => {
  const gallery = (database: Database, query = "") =>
    load<GalleryPage & { page: number }>(loadGallery, database, `/club/galerie${query}`);

  test("answers on an empty site, whatever page is asked in whatever words", async ({
    database,
  }) => {
    for (const query of ["", "?page=-1", "?page=0", "?page=abc", "?page=%00%ff", "?page=1e9"]) {
      expect(await gallery(database, query)).toMatchObject({ page: 1, images: [], pageCount: 1 });
    }
  });

  test("has 100 photos a page, and nothing after the last one", async ({ database }) => {
    const stamp = NOW.toISOString();
    const rows = Array.from({ length: 101 }, (_, i) => ({
      id: newId(),
      title: `photo ${i}`,
      image_url: "/media/gallery/photo.jpg?v=1200x800-3fa9c1d2",
      created_at: stamp,
      updated_at: stamp,
      display_order: i,
    }));
    const defaults = { description: "", alt_text: "", author_id: null, deleted_at: null };
    const flags = { is_decorative: false, is_featured: false, has_consent: true, version: 1 };
    await database.kysely
      .insertInto("gallery_images")
      .values(rows.map((row) => ({ ...row, ...defaults, ...flags })))
      .execute();
    const first = await gallery(database);
    expect(first.images).toHaveLength(100);
    expect(first).toMatchObject({ total: 101, pageCount: 2 });
    const second = await gallery(database, "?page=2");
    expect(second.images.map(({ title }) => title)).toEqual(["photo 0"]);
    await expect(gallery(database, "?page=3")).rejects.toMatchObject(NOT_FOUND);
    await expect(gallery(database, "?page=9999")).rejects.toMatchObject(NOT_FOUND);
  });

  test("asks for nothing again when a photo is enlarged over it", () => {
    const change = (from: string, to: string) =>
      shouldRevalidate({
        currentUrl: new URL(from, "http://localhost:3000/club/galerie"),
        nextUrl: new URL(to, "http://localhost:3000/club/galerie"),
        currentParams: {},
        nextParams: {},
        defaultShouldRevalidate: true,
      });
    expect(change("", "?photo=a")).toBe(false);
    expect(change("?page=2&photo=a", "?page=2")).toBe(false);
    expect(change("", "?page=2")).toBe(true);
    expect(change("?page=2", "?page=2")).toBe(true);
  });
});

describe("a photo", () => {
  test("has its own address and knows its place", async ({ database }) => {
    const id = await addPhoto(database, { title: "Le lac", alt_text: "" });
    const page = await load<{ image: GalleryImageDetail; url: string }>(
      loadImage,
      database,
      `/club/galerie/${id}`,
      id,
    );
    expect(page.url).toBe(`http://localhost:3000/club/galerie/${id}`);
    expect(page.image).toMatchObject({ title: "Le lac", position: 1, total: 1 });
  });

  test("is a 404 for anything else", async ({ database }) => {
    for (const id of ["1", "\u0000", "../galerie", newId()]) {
      const answer = load(loadImage, database, "/club/galerie/x", id);
      await expect(answer).rejects.toMatchObject(NOT_FOUND);
    }
  });
});

describe("the organisation chart", () => {
  type List = { items: Portrait[]; page: number; pageCount: number };
  type Page = { board: List; coaches: List; calls: Call[] };
  const nobody = { items: [], page: 1, pageCount: 1 };
  const team = (database: Database) => load<Page>(loadTeam, database, "/club/trombinoscope");

  test("stands empty before volunteers fill it", async ({ database }) => {
    expect(await team(database)).toMatchObject({ board: nobody, coaches: nobody, calls: [] });
  });

  test("says what each person is called for, the coach and the member of the board apart", async ({
    database,
  }) => {
    const person = { role: "Rôle", photo: null, now: NOW };
    const add = (table: "board_members" | "coaches", fullName: string) =>
      addTeamMember(database, table, { ...person, id: newId(), fullName });
    await add("board_members", "Sylvie Noailles");
    await add("board_members", "Josiane Lacoste");
    await add("coaches", "Josiane Lacoste");
    await fillClub(database, { words: "demo", now: NOW });
    const page = await team(database);
    const [board, coaches] = [page.board.items, page.coaches.items];
    expect(board.map(({ name }) => name)).toEqual(["Josiane Lacoste", "Sylvie Noailles"]);
    expect(board[0]?.callFor).toEqual([]);
    expect(board[1]?.callFor).toContain("Licences, inscriptions, attestations");
    expect(coaches[0]?.callFor).toEqual(["Sorties, bâtons, groupes d’allure"]);
    expect(page.calls).toHaveLength(16);
  });
});
