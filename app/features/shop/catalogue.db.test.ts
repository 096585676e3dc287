import { describe, expect } from "vitest";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { TEST_NOW } from "~tests/support/services";
import { addProduct } from "~tests/support/shop-fixtures";
import { findProduct, listProducts, listSitemapProducts } from "./catalogue.server";

const PICTURES = [
  { url: "/media/products/a/devant.jpg?v=1200x800-3fa9c1d2", alt: "Devant" },
  { url: "/media/products/a/dos.jpg?v=1200x800-3fa9c1d2", alt: "" },
];

describe("the catalogue", () => {
  test("is empty on an empty site", async ({ database }) => {
    expect(await listProducts(database.kysely)).toEqual([]);
    expect(await listSitemapProducts(database.kysely)).toEqual([]);
  });

  test("shows what is on sale, in the order of the club, in as many questions for any number", async ({
    database,
  }) => {
    const first = await addProduct(database, {
      name: "T-shirt",
      pictures: PICTURES,
      variants: [
        { size: "S", colour: "Vert", stock: 0 },
        { size: "M", colour: "Vert", stock: 2 },
        { size: "L", colour: "Mimosa", stock: 1, priceCents: 2_000 },
      ],
      personalisation: { label: "Prénom", priceCents: 500 },
    });
    const long = "B".repeat(81);
    const second = await addProduct(database, { name: long, variants: [{ stock: 0 }] });
    await addProduct(database, { name: "Caché", isHidden: true });
    const trashed = await addProduct(database, { name: "Jeté" });
    await database.kysely
      .updateTable("products")
      .set({ deleted_at: TEST_NOW.toISOString() })
      .where("id", "=", trashed.id)
      .execute();
    expect(await listProducts(database.kysely)).toEqual([
      {
        id: first.id,
        name: "T-shirt",
        cutName: null,
        priceCents: { from: 1_850, to: 2_000 },
        picture: PICTURES[0],
        sizes: ["M", "L"],
        colours: ["Vert", "Mimosa"],
        isSoldOut: false,
        isPersonalised: true,
      },
      {
        id: second.id,
        name: long,
        cutName: `${"B".repeat(80)}…`,
        priceCents: { from: 1_850, to: 1_850 },
        picture: null,
        sizes: [],
        colours: [],
        isSoldOut: true,
        isPersonalised: false,
      },
    ]);
    const listed = await listSitemapProducts(database.kysely);
    expect(listed).toEqual([
      { id: first.id, updatedAt: TEST_NOW.toISOString() },
      { id: second.id, updatedAt: TEST_NOW.toISOString() },
    ]);
  });
});

describe("a product", () => {
  test("has its photos, its variants with their price, and its guide", async ({ database }) => {
    const { id, variantIds } = await addProduct(database, {
      description: "<p>Léger<script>alert(1)</script></p>",
      pictures: PICTURES,
      sizeGuide: "S : 86 à 92 cm\nbavardage\n M :  92 à 98 cm ",
      variants: [
        { size: "S", stock: 3 },
        { size: "M", stock: 0, priceCents: 1_500 },
      ],
      personalisation: { label: "Prénom au dos", priceCents: 500 },
    });
    const product = await findProduct(database.kysely, id);
    expect(product).toMatchObject({
      description: "<p>Léger</p>",
      priceCents: { from: 1_500, to: 1_850 },
      pictures: PICTURES,
      variants: [
        { id: variantIds[0], size: "S", priceCents: 1_850, stock: 3 },
        { id: variantIds[1], size: "M", priceCents: 1_500, stock: 0 },
      ],
      sizeGuide: [
        ["S", "86 à 92 cm"],
        ["M", "92 à 98 cm"],
      ],
      personalisation: { label: "Prénom au dos", priceCents: 500 },
    });
  });

  test("is none when it is hidden, in the trash, unknown, or no id at all", async ({
    database,
  }) => {
    const hidden = await addProduct(database, { isHidden: true });
    for (const id of [hidden.id, newId(), "", "1", "\u0000", "../panier"]) {
      expect(await findProduct(database.kysely, id)).toBeNull();
    }
  });

  test("is sold out without a variant, at its own price", async ({ database }) => {
    const { id } = await addProduct(database, { variants: [] });
    expect(await findProduct(database.kysely, id)).toMatchObject({
      priceCents: { from: 1_850, to: 1_850 },
      variants: [],
      personalisation: null,
    });
  });
});
