import { describe, expect } from "vitest";
import { unpack } from "~/lib/packed";
import { newId } from "~/platform/random.server";
import { addArticle } from "~tests/support/article-fixtures";
import { countQueries } from "~tests/support/counted-queries";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { addPartner, addTeamMember } from "~tests/support/record-fixtures";
import { TEST_NOW, testContext, testServices } from "~tests/support/services";
import { addProduct } from "~tests/support/shop-fixtures";
import { loader as loadGallery } from "./gallery";
import { loader as loadHome } from "./home";
import { loader as loadNews } from "./news";
import { loader as loadShop } from "./shop";
import { loader as loadTeam } from "./team";

type Database = Parameters<typeof addPartner>[0];
type Loader<T> = (args: never) => Promise<T>;

const COUNT = 101;
const numbers = Array.from({ length: COUNT }, (_, index) => String(index + 1));

async function ask<T>(database: Database, loader: Loader<T>, path: string): Promise<T> {
  const url = new URL(path, "http://localhost:3000");
  const args = { request: new Request(url), url, params: {} };
  return await loader({ ...args, context: testContext(testServices(database)) } as never);
}

const statusOf = (thrown: unknown) => (thrown as { init?: ResponseInit }).init?.status;

describe("what comes after the first hundred is a page away", () => {
  test("of partners", async ({ database }) => {
    for (const name of numbers) {
      await addPartner(database, {
        id: newId(),
        name,
        logo: null,
        ground: "light",
        link: "",
        now: TEST_NOW,
      });
    }
    const partnersAt = async (path: string) =>
      unpack((await ask(database, loadHome, path)).data.blocks).partners;
    const first = await partnersAt("/");
    expect([first.items.length, first.pageCount]).toEqual([100, 2]);
    expect((await partnersAt("/?page=2")).items.map(({ name }) => name)).toEqual(["101"]);
    const past = await ask(database, loadHome, "/?page=3").catch(statusOf);
    expect(past).toBe(404);
  });

  test("of people, each list for itself", async ({ database }) => {
    for (const fullName of numbers) {
      const person = { id: newId(), fullName, role: "", photo: null, now: TEST_NOW };
      await addTeamMember(database, "coaches", person);
    }
    const first = await ask(database, loadTeam, "/club/trombinoscope");
    expect([first.coaches.items.length, first.board.items.length]).toEqual([100, 0]);
    const second = await ask(database, loadTeam, "/club/trombinoscope?page=2");
    expect(second.coaches.items.map(({ name }) => name)).toEqual(["101"]);
    expect(second.board).toEqual({ items: [], page: 2, pageCount: 1 });
    expect(await ask(database, loadTeam, "/club/trombinoscope?page=3").catch(statusOf)).toBe(404);
  });

  test("of products", async ({ database }) => {
    for (const name of numbers) await addProduct(database, { name });
    const first = await ask(database, loadShop, "/boutique");
    expect([first.items.length, first.pageCount]).toEqual([100, 2]);
    expect((await ask(database, loadShop, "/boutique?page=2")).items).toHaveLength(1);
    expect(await ask(database, loadShop, "/boutique?page=3").catch(statusOf)).toBe(404);
  });
});

test("a page past the end is refused by counting, however far on it is", async ({ database }) => {
  await addArticle(database);
  await addPhoto(database);
  await addPartner(database, {
    id: newId(),
    name: "A",
    logo: null,
    ground: "light",
    link: "",
    now: TEST_NOW,
  });
  await addProduct(database);
  const lists = [
    { path: "/", loader: loadHome, counts: 1 },
    { path: "/actualites", loader: loadNews, counts: 1 },
    { path: "/club/galerie", loader: loadGallery, counts: 1 },
    { path: "/club/trombinoscope", loader: loadTeam, counts: 2 },
    { path: "/boutique", loader: loadShop, counts: 1 },
  ];
  for (const { path, loader, counts } of lists) {
    const counted = countQueries(database);
    const answer = ask<unknown>(counted.database, loader, `${path}?page=999999`);
    expect([path, await answer.catch(statusOf), counted.count()]).toEqual([path, 404, counts]);
  }
});
