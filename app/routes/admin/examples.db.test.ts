import { expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { club } from "~/club/kinds/club";
import { place } from "~/club/kinds/place";
import { countDemoContent } from "~/demo/demo-rows";
import { removeDemoContent } from "~/demo/remove-demo-content";
import { listAdminArticles } from "~/features/articles/admin-articles.server";
import { listAdminGallery } from "~/features/gallery/admin-gallery.server";
import { listAdminProducts } from "~/features/shop/admin/admin-products.server";
import { findRules } from "~/kinds.server";
import type { Database } from "~/platform/database/database.server";
import type { AnyKind } from "~/records/kind";
import { findRecord, listPresent } from "~/records/rows.server";
import { saveRecord } from "~/records/save-record.server";
import { sheetId } from "~/records/sheets.server";
import { addUser } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { demoSite, loadSmallDemo } from "~tests/support/demo-site";
import { TEST_NOW as NOW } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { listExamples } from "./examples.server";

const linesOf = async ({ kysely }: Database) =>
  (await listExamples(kysely)).map(({ label, detail }) => `${label} ${detail}`.trim());

async function renameRecord(database: Database, kind: AnyKind, id: string) {
  const record = await findRecord(database.kysely, kind, id);
  const rules = findRules(kind.subject);
  if (!record || !rules) throw new Error("There is no such record.");
  const userId = await addUser(database);
  const values = { ...record.values, name: "Le nôtre" };
  const by = { userId, name: null, now: NOW };
  return saveRecord(database, rules, { ...by, id, version: record.version, values });
}

test("the dashboard lists what still comes from the demo, until nothing is left", async ({
  database,
}) => {
  const site = demoSite(database, temporaryFolder());
  await loadSmallDemo(site);
  const lines = await linesOf(database);
  expect(lines.slice(0, 5)).toEqual([
    "Fiche du club",
    "Qui appeler",
    "Horaires 23\u00a0séances",
    "Tarifs et saison 1\u00a0saison",
    "Sections 6\u00a0sections",
  ]);
  expect(lines).toContain("Pages du site 10\u00a0pages");
  expect(lines).toContain("Actualités et événements 2\u00a0actualités");
  const { removable } = await countDemoContent(database.kysely);
  expect(removable).toBeGreaterThan(lines.length);
  await removeDemoContent(site, { userId: null });
  expect(await linesOf(database)).toEqual([]);
});

test("a record is marked until somebody saves it", async ({ database }) => {
  await fillClub(database, { words: "demo", now: NOW });
  const { kysely } = database;
  const marked = async () => {
    const places = await listPresent(kysely, place);
    const sheet = await findRecord(kysely, club, sheetId(club));
    return [places.filter(({ isExample }) => isExample).length, sheet?.isExample];
  };
  expect(await marked()).toEqual([7, true]);
  const [one] = await listPresent(kysely, place);
  expect(await renameRecord(database, place, one?.id ?? "")).toMatchObject({ kind: "saved" });
  expect(await marked()).toEqual([6, true]);
  const saved = await renameRecord(database, club, sheetId(club));
  expect(saved.kind === "saved" && saved.record).not.toHaveProperty("isExample");
  expect(await marked()).toEqual([6, undefined]);
});

test("the lists of news, photos and products mark what nobody has changed", async ({
  database,
}) => {
  await loadSmallDemo(demoSite(database, temporaryFolder()));
  const { kysely } = database;
  const page = { search: "", page: 1 };
  const lists = {
    articles: () => listAdminArticles(kysely, { ...page, pageSize: 20, now: NOW }),
    gallery_images: () => listAdminGallery(kysely, { ...page, filter: "all", pageSize: 20 }),
    products: () => listAdminProducts(kysely, { ...page, isTrash: false }),
  };
  for (const [table, list] of Object.entries(lists)) {
    const [one, ...others] = (await list()).items;
    expect(one?.isExample, table).toBe(true);
    await kysely
      .updateTable(table as keyof typeof lists)
      .set({ version: 2 })
      .where("id", "=", one?.id ?? "")
      .execute();
    expect((await list()).items.map(({ isExample }) => isExample)).toEqual([
      false,
      ...others.map(() => true),
    ]);
  }
});

test("nothing is marked on a site that began without the demo", async ({ database }) => {
  await fillClub(database, { words: "templates", now: NOW });
  expect(await linesOf(database)).toEqual([]);
  expect((await listPresent(database.kysely, place)).map(({ isExample }) => isExample)).toEqual([
    undefined,
  ]);
});
