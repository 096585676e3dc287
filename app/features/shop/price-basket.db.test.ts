import { describe, expect } from "vitest";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { addProduct } from "~tests/support/shop-fixtures";
import { priceBasket } from "./price-basket.server";

const line = (variantId = "", parts: object = {}) => ({
  variantId,
  quantity: 1,
  personalisation: "",
  ...parts,
});

describe("a basket is priced by the site", () => {
  test("with the price of the variant, of the product, and of what is put on it", async ({
    database,
  }) => {
    const { id, variantIds } = await addProduct(database, {
      variants: [
        { size: "S", colour: "bleu", stock: 5 },
        { size: "XXL", colour: "bleu", stock: 5, priceCents: 2_050 },
      ],
      personalisation: { label: "Prénom au dos", priceCents: 500 },
      pictures: [
        { url: "/media/products/face.jpg", alt: "De face" },
        { url: "/media/products/dos.jpg", alt: "De dos" },
      ],
    });
    const [small, large] = variantIds;
    const basket = await priceBasket(database.kysely, [
      line(large, { quantity: 2, personalisation: "Zoé" }),
      line(small),
    ]);
    expect(basket.totalCents).toBe(2 * 2_550 + 1_850);
    expect(basket.lines).toEqual([
      {
        ...line(large, { quantity: 2, personalisation: "Zoé" }),
        productId: id,
        productName: "T-shirt du club",
        size: "XXL",
        colour: "bleu",
        picture: { url: "/media/products/face.jpg", alt: "De face" },
        unitPriceCents: 2_550,
        totalCents: 5_100,
        stock: 5,
        trouble: null,
      },
      expect.objectContaining({ size: "S", unitPriceCents: 1_850, totalCents: 1_850 }),
    ]);
  });

  test("a decorative picture says nothing, and a product may have none", async ({ database }) => {
    const pictures = [{ url: "/media/products/a.jpg", alt: "" }];
    const [one] = (await addProduct(database, { pictures })).variantIds;
    const [other] = (await addProduct(database)).variantIds;
    const { lines } = await priceBasket(database.kysely, [line(one), line(other)]);
    expect(lines.map(({ picture }) => picture)).toEqual([pictures[0], null]);
  });

  test("an empty one costs nothing", async ({ database }) => {
    expect(await priceBasket(database.kysely, [])).toEqual({ lines: [], totalCents: 0 });
  });
});

describe("a line that cannot be had", () => {
  test("is gone with a hidden, a trashed or an unknown product, whose name is told no more", async ({
    database,
  }) => {
    const [hidden] = (await addProduct(database, { isHidden: true })).variantIds;
    const trashed = await addProduct(database);
    const now = new Date().toISOString();
    const { kysely } = database;
    await kysely
      .updateTable("products")
      .set({ deleted_at: now })
      .where("id", "=", trashed.id)
      .execute();
    const basket = await priceBasket(kysely, [
      line(hidden),
      line(trashed.variantIds[0]),
      line(newId()),
    ]);
    expect(basket.totalCents).toBe(0);
    for (const gone of basket.lines) {
      expect(gone).toMatchObject({ trouble: { kind: "gone" }, productId: null, productName: "" });
    }
  });

  test("says how many are left, over all lines of the variant together", async ({ database }) => {
    const { variantIds } = await addProduct(database, {
      variants: [{ stock: 3 }, { stock: 0 }, { stock: 4 }],
      personalisation: { label: "Prénom", priceCents: 500 },
    });
    const [three, none, four] = variantIds;
    const { lines, totalCents } = await priceBasket(database.kysely, [
      line(three, { quantity: 2 }),
      line(three, { quantity: 2, personalisation: "Zoé" }),
      line(none),
      line(four, { quantity: 4 }),
    ]);
    const tooMany = { kind: "too-many", left: 3 };
    expect(lines.map(({ trouble }) => trouble)).toEqual([
      tooMany,
      tooMany,
      { kind: "sold-out" },
      null,
    ]);
    expect(totalCents).toBe(4 * 1_850);
  });

  test("is one with a name on what is not made to order any more", async ({ database }) => {
    const [variant] = (await addProduct(database)).variantIds;
    const { lines } = await priceBasket(database.kysely, [
      line(variant, { personalisation: "Zoé" }),
    ]);
    expect(lines[0]).toMatchObject({
      trouble: { kind: "no-personalisation" },
      unitPriceCents: 1_850,
    });
  });
});
