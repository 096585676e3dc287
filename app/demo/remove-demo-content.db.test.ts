import { beforeEach, describe, expect, vi } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { pictureCopies } from "~/platform/pictures/picture-copies.server";
import { openedBytes } from "~/platform/storage/opened-file";
import { addUser } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { demoRowsOf, demoSite, loadSmallDemo, SMALL_DEMO_ROWS } from "~tests/support/demo-site";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { countDemoContent, listDemoRows } from "./demo-rows";
import { removeDemoContent } from "./remove-demo-content";

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

const cleanupLog = (database: Database) =>
  database.kysely
    .selectFrom("storage_cleanup_log")
    .select(["file_path", "reason", "processed", "created_at"])
    .orderBy("file_path")
    .execute();

const logged = (paths: string[], processed: boolean) =>
  paths.map((file_path) =>
    expect.objectContaining({
      file_path,
      reason: "demo",
      processed,
      created_at: expect.any(String),
    }),
  );

describe("the demo content, removed", () => {
  test("leaves no row and no file, and a log of the files", async ({ database }) => {
    const site = demoSite(database, dataDir);
    await loadSmallDemo(site);
    const paths = [...site.storage.files.keys()].sort();
    const request = {
      width: 320,
      format: "webp",
      intrinsicWidth: 400,
      hash: "a".repeat(32),
    } as const;
    const copy = { ...request, path: paths.find((path) => path.startsWith("articles/")) ?? "" };
    const { derived } = pictureCopies(dataDir);
    const openSource = async () => {
      const file = site.storage.files.get(copy.path);
      return file ? openedBytes(file.body) : null;
    };
    const made = await derived.open(copy, openSource);
    expect(made).not.toBeNull();
    await made?.close();

    expect(await removeDemoContent(site)).toBe(SMALL_DEMO_ROWS);
    expect([...(await demoRowsOf(database)).there.values()].flat()).toEqual([]);
    expect(site.storage.files.size).toBe(0);
    expect(new Set(await cleanupLog(database))).toEqual(new Set(logged(paths, true)));
    expect(await derived.open(copy, openSource)).toBeNull();
    expect(await removeDemoContent(site)).toBe(0);
  });

  test("is told by the activity log when it was asked for; loading it is not", async ({
    database,
  }) => {
    const site = demoSite(database, dataDir);
    await loadSmallDemo(site);
    const told = () =>
      database.kysely.selectFrom("activity_log").select(["action", "user_id"]).execute();
    expect(await told()).toEqual([]);
    const userId = await addUser(database);
    const { removable } = await countDemoContent(database.kysely);
    const authors = (await listDemoRows(database.kysely, "users")).length;
    expect(await removeDemoContent(site, { userId })).toBe(removable + authors);
    expect(await removeDemoContent(site, { userId })).toBe(0);
    expect(await told()).toEqual([{ action: "demo-removed", user_id: userId }]);
  });

  test("keeps in the log the files that could not be deleted", async ({ database }) => {
    const site = demoSite(database, dataDir);
    await loadSmallDemo(site);
    const paths = [...site.storage.files.keys()];
    vi.spyOn(site.storage, "delete").mockRejectedValue(new Error("unavailable"));
    await expect(removeDemoContent(site)).rejects.toThrow("unavailable");
    expect(new Set(await cleanupLog(database))).toEqual(new Set(logged(paths, false)));
  });

  test("keeps an article that a volunteer changed, its pictures, and signs it", async ({
    database,
  }) => {
    const site = demoSite(database, dataDir);
    await loadSmallDemo(site);
    const [adopted] = await listDemoRows(database.kysely, "articles");
    const volunteer = await addUser(database);
    await database.kysely
      .updateTable("articles")
      .set({ updated_by: volunteer })
      .where("id", "=", adopted ?? "")
      .execute();
    expect(await removeDemoContent(site)).toBe(SMALL_DEMO_ROWS - 1);
    const articles = await database.kysely
      .selectFrom("articles")
      .select(["id", "author_id"])
      .execute();
    expect(articles).toEqual([{ id: adopted, author_id: volunteer }]);
    const kept = [...site.storage.files.keys()];
    expect(kept.filter((path) => path.startsWith(`articles/${adopted}/`))).toHaveLength(1);
    expect(kept.filter((path) => path.startsWith("thumbnails/"))).toHaveLength(1);
    expect(kept).toHaveLength(2);
  });

  test("keeps whatever else a volunteer changed, and the pictures shown there", async ({
    database,
  }) => {
    const site = demoSite(database, dataDir);
    await loadSmallDemo(site);
    const volunteer = await addUser(database);
    const tables = [
      "gallery_images",
      "products",
      "partners",
      "coaches",
      "board_members",
      "important_info",
    ] as const;
    const before = await demoRowsOf(database);
    for (const table of tables) {
      await database.kysely.updateTable(table).set({ updated_by: volunteer }).execute();
    }
    expect(await countDemoContent(database.kysely)).toMatchObject({ adopted: 6 });
    await removeDemoContent(site, { userId: null });
    const { there } = await demoRowsOf(database);
    for (const table of tables) expect(there.get(table)).toEqual(before.there.get(table));
    expect(there.get("articles")).toEqual([]);
    const photo = await database.kysely
      .selectFrom("gallery_images")
      .select(["author_id", "image_url"])
      .executeTakeFirstOrThrow();
    expect(photo.author_id).toBe(volunteer);
    const kept = [...site.storage.files.keys()].map((path) => path.split("/")[0]).sort();
    expect(kept).toEqual([
      "board-members",
      "coaches",
      "gallery",
      "partners",
      "products",
      "products",
      "thumbnails",
      "thumbnails",
      "thumbnails",
    ]);
    expect(await countDemoContent(database.kysely)).toEqual({ removable: 0, adopted: 0 });
  });
});
