import { describe, expect } from "vitest";
import { newId } from "~/platform/random.server";
import { addArticle } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { addPhoto } from "~tests/support/gallery-fixtures";
import { testContext, testServices } from "~tests/support/services";
import { addProduct } from "~tests/support/shop-fixtures";
import { loader as loadArticle } from "./article";
import { loader as loadPhoto } from "./gallery-image";
import { loader as loadProduct } from "./product";

type Database = Parameters<typeof addArticle>[0];
type Loader = (args: never) => Promise<unknown>;

/** Where an address leads: to its own page, to another address, or nowhere. */
async function follow(database: Database, loader: Loader, id: string): Promise<unknown> {
  const args = { params: { id }, context: testContext(testServices(database)) };
  try {
    await loader(args as never);
    return "its page";
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get("location")}`;
    return (thrown as { init?: ResponseInit }).init?.status;
  }
}

const PASTED: ((id: string) => string)[] = [
  (id) => `${id}.`,
  (id) => `${id},`,
  (id) => `${id})`,
  (id) => `${id} `,
  (id) => `${id}\u200b`,
  (id) => id.toUpperCase(),
];

describe("an address as it was pasted", () => {
  test("leads to its article, photo or product", async ({ database }) => {
    const pages: [Loader, string, string][] = [
      [loadArticle, "/actualites/", await addArticle(database)],
      [loadPhoto, "/club/galerie/", await addPhoto(database)],
      [loadProduct, "/boutique/produits/", (await addProduct(database)).id],
    ];
    for (const [loader, path, id] of pages) {
      expect(await follow(database, loader, id)).toBe("its page");
      for (const paste of PASTED) {
        expect(await follow(database, loader, paste(id))).toBe(`301 ${path}${id}`);
      }
    }
  });

  test("is not found when there is no such page", async ({ database }) => {
    for (const id of ["x", ".", newId(), `${newId()}x`, ""]) {
      expect(await follow(database, loadArticle, id)).toBe(404);
    }
  });
});
