import { describe, expect } from "vitest";
import { hasWords, searchWords } from "~/lib/word-match";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import { newId, sha256 } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import {
  addProduct,
  openCounter,
  placeTestOrder,
  stockOf,
  TEST_TERMS,
  testOrder,
} from "~tests/support/shop-fixtures";
import { placeOrder } from "./place-order.server";

function countOf(
  { kysely }: Database,
  table: "orders" | "order_lines" | "mail_outbox" | "stock_changes",
) {
  return kysely
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow()
    .then(({ count }) => Number(count));
}

function stored({ kysely }: Database) {
  return kysely.selectFrom("orders").selectAll().execute();
}

describe("an order", () => {
  test("is stored whole, with its lines as they were sold, its stock and its mails", async ({
    database,
  }) => {
    const { variantIds } = await addProduct(database, {
      variants: [
        { size: "S", colour: "bleu", stock: 3 },
        { size: "M", colour: "bleu", stock: 2, priceCents: 2_000 },
      ],
      personalisation: { label: "Prénom au dos", priceCents: 500 },
    });
    const [small = "", medium = ""] = variantIds;
    await openCounter(database);
    const before = await readContentVersion(database);
    const placed = await placeTestOrder(database, {
      lines: [
        { variantId: small, quantity: 2 },
        { variantId: medium, personalisation: "Zoé" },
      ],
      token: "le secret",
      message: "Merci !",
    });
    expect(placed.number).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}$/);
    expect(await stored(database)).toMatchObject([
      {
        id: placed.id,
        number: placed.number,
        state: "new",
        total_cents: 2 * 1_850 + 2_500,
        token_hash: sha256("le secret"),
        phone: "06 12 34 56 78",
        terms_hash: TEST_TERMS.hash,
        placed_at: "2026-03-10T10:30:00.000Z",
        collected_at: null,
      },
    ]);
    const lines = await database.kysely
      .selectFrom("order_lines")
      .select(["variant_id", "product_name", "size", "personalisation", "unit_price_cents"])
      .select("quantity")
      .orderBy("display_order")
      .execute();
    const name = { product_name: "T-shirt du club" };
    expect(lines).toEqual([
      {
        ...name,
        variant_id: small,
        size: "S",
        personalisation: "",
        unit_price_cents: 1_850,
        quantity: 2,
      },
      {
        ...name,
        variant_id: medium,
        size: "M",
        personalisation: "Zoé",
        unit_price_cents: 2_500,
        quantity: 1,
      },
    ]);
    expect([await stockOf(database, small), await stockOf(database, medium)]).toEqual([1, 1]);
    const changes = await database.kysely
      .selectFrom("stock_changes")
      .select(["variant_id", "delta", "stock_after", "order_id"])
      .where("reason", "=", "order")
      .orderBy("delta")
      .execute();
    expect(changes).toEqual([
      { variant_id: small, delta: -2, stock_after: 1, order_id: placed.id },
      { variant_id: medium, delta: -1, stock_after: 1, order_id: placed.id },
    ]);
    expect(await readContentVersion(database)).toBe(before + 1);
  });

  test("is told to the buyer and to the club, in the same transaction", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const environment = { contactTo: "boutique@les-pins.example" };
    const { mailIds } = await placeTestOrder(database, { lines: [{ variantId }], environment });
    const mails = await database.kysely
      .selectFrom("mail_outbox")
      .select(["id", "purpose", "state", "payload"])
      .execute();
    expect(mails.map(({ id }) => id).toSorted()).toEqual([...mailIds].toSorted());
    expect(new Set(mails.map(({ purpose, state }) => `${purpose} ${state}`))).toEqual(
      new Set(["order waiting"]),
    );
    const recipients = mails.map(({ payload }) => JSON.parse(payload).to);
    expect(recipients.toSorted()).toEqual(["boutique@les-pins.example", "zoe@exemple.fr"]);
  });

  test("is found again by number with and without its dash, name, e-mail and phone", async ({
    database,
  }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const { number } = await placeTestOrder(database, { lines: [{ variantId }] });
    const [order] = await stored(database);
    const words = [number, number.replace("-", ""), "Zoe Durand", "zoe@exemple", "0612345678"];
    for (const word of words) {
      expect(hasWords(order?.search_text ?? "", searchWords(word)), word).toBe(true);
    }
  });
});

describe("the last pieces", () => {
  test("of ten go to ten of fifty who order at once, never one more", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const orders = await Promise.all(
      Array.from({ length: 50 }, () => testOrder(database, { lines: [{ variantId }] })),
    );
    const outcomes = await Promise.all(orders.map((order) => placeOrder(database, order)));
    const kinds = outcomes.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([...Array(40).fill("changed"), ...Array(10).fill("placed")]);
    for (const outcome of outcomes) {
      if (outcome.kind !== "changed") continue;
      expect(outcome.basket.lines[0]?.trouble).toEqual({ kind: "sold-out" });
    }
    expect(await stockOf(database, variantId)).toBe(0);
    expect(await countOf(database, "orders")).toBe(10);
    expect(await countOf(database, "mail_outbox")).toBe(20);
    const lowest = await database.kysely
      .selectFrom("stock_changes")
      .select((eb) => eb.fn.min("stock_after").as("least"))
      .executeTakeFirstOrThrow();
    expect(Number(lowest.least)).toBe(0);
  });

  test("of two variants, asked for in opposite orders at once, lock nobody out", async ({
    database,
  }) => {
    const { variantIds } = await addProduct(database, {
      variants: [
        { size: "S", stock: 10 },
        { size: "M", stock: 10 },
      ],
    });
    const lines = variantIds.map((variantId) => ({ variantId }));
    const orders = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        testOrder(database, { lines: index % 2 ? lines : lines.toReversed() }),
      ),
    );
    const outcomes = await Promise.all(orders.map((order) => placeOrder(database, order)));
    expect(outcomes.filter(({ kind }) => kind === "placed")).toHaveLength(10);
    for (const id of variantIds) expect(await stockOf(database, id)).toBe(0);
  });

  test("are not sold in part: one line that cannot be had leaves all of them", async ({
    database,
  }) => {
    const { variantIds } = await addProduct(database, { variants: [{ stock: 5 }, { stock: 1 }] });
    const [plenty = "", scarce = ""] = variantIds;
    const order = await testOrder(database, {
      lines: [{ variantId: plenty }, { variantId: scarce, quantity: 2 }],
      agreedTotalCents: 3 * 1_850,
    });
    expect(await placeOrder(database, order)).toMatchObject({
      kind: "changed",
      basket: { totalCents: 1_850, lines: [{}, { trouble: { kind: "too-many", left: 1 } }] },
    });
    expect([await stockOf(database, plenty), await stockOf(database, scarce)]).toEqual([5, 1]);
  });

  test("split over two lines of one variant are counted together", async ({ database }) => {
    const [variantId = ""] = (
      await addProduct(database, {
        variants: [{ stock: 3 }],
        personalisation: { label: "Prénom", priceCents: 0 },
      })
    ).variantIds;
    const order = await testOrder(database, {
      lines: [
        { variantId, quantity: 2 },
        { variantId, quantity: 2, personalisation: "Zoé" },
      ],
      agreedTotalCents: 4 * 1_850,
    });
    expect(await placeOrder(database, order)).toMatchObject({ kind: "changed" });
    expect(await stockOf(database, variantId)).toBe(3);
  });
});

describe("what the buyer did not agree to is not sold", () => {
  test("another total than the site’s: a price edited in the browser", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    await openCounter(database);
    const version = await readContentVersion(database);
    for (const agreedTotalCents of [0, 1, 1_849, 1_851, 999_999]) {
      const order = await testOrder(database, { lines: [{ variantId }], agreedTotalCents });
      expect(await placeOrder(database, order)).toMatchObject({
        kind: "changed",
        basket: { totalCents: 1_850, lines: [{ trouble: null, unitPriceCents: 1_850 }] },
      });
    }
    expect(await countOf(database, "orders")).toBe(0);
    expect(await countOf(database, "mail_outbox")).toBe(0);
    expect(await stockOf(database, variantId)).toBe(10);
    expect(await readContentVersion(database)).toBe(version);
  });

  test("a price that the club changed meanwhile, a product hidden or deleted meanwhile", async ({
    database,
  }) => {
    const changes = [
      { price_cents: 1_900 },
      { is_hidden: true },
      { deleted_at: new Date().toISOString() },
    ];
    for (const change of changes) {
      const { id, variantIds } = await addProduct(database);
      const [variantId = ""] = variantIds;
      const order = await testOrder(database, { lines: [{ variantId }] });
      await database.kysely.updateTable("products").set(change).where("id", "=", id).execute();
      expect(await placeOrder(database, order)).toMatchObject({ kind: "changed" });
    }
    expect(await countOf(database, "orders")).toBe(0);
  });

  test("a name on what is not made to order, an unknown variant", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    for (const line of [{ variantId, personalisation: "Zoé" }, { variantId: newId() }]) {
      const order = await testOrder(database, { lines: [line] });
      expect(await placeOrder(database, order)).toMatchObject({ kind: "changed" });
    }
  });
});
