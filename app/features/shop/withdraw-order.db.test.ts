import type { Updateable } from "kysely";
import { describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readContentVersion } from "~/platform/database/transaction.server";
import type { OrdersTable } from "~database/schema/shop";
import { test } from "~tests/support/database-test";
import { addProduct, placeTestOrder, stockOf } from "~tests/support/shop-fixtures";
import { findOrderForWithdrawal } from "./find-order.server";
import { withdrawOrder } from "./withdraw-order.server";

const ENVIRONMENT = {
  publicUrl: "http://localhost:3000",
  contactTo: "boutique@ac-lespins.example",
  helloassoUrl: null,
};
const NOW = new Date("2026-03-12T19:42:00.000Z");
const EMAIL = "zoe@exemple.fr";

/** An order of two shirts, a cap and a shirt with a name on it, and how to withdraw from it. */
async function ordered(database: Database, columns: Updateable<OrdersTable> = {}) {
  const { variantIds } = await addProduct(database, {
    variants: [
      { size: "M", stock: 10 },
      { size: "L", stock: 10 },
    ],
    personalisation: { label: "Prénom", priceCents: 500 },
  });
  const [medium = "", large = ""] = variantIds;
  const { id, number } = await placeTestOrder(database, {
    lines: [
      { variantId: medium, quantity: 2 },
      { variantId: large },
      { variantId: medium, personalisation: "Zoé" },
    ],
  });
  if (Object.keys(columns).length > 0) await setOrder(database, id, columns);
  const order = await findOrderForWithdrawal(database.kysely, { number, email: EMAIL });
  const lineIds = order?.lines.map((line) => line.id) ?? [];
  const withdraw = (parts: Partial<Parameters<typeof withdrawOrder>[1]> = {}) =>
    withdrawOrder(database, {
      number,
      email: EMAIL,
      name: "Zoé Durand",
      lineIds,
      environment: ENVIRONMENT,
      now: NOW,
      ...parts,
    });
  return { id, number, lineIds, medium, large, withdraw };
}

async function setOrder({ kysely }: Database, id: string, columns: Updateable<OrdersTable>) {
  await kysely.updateTable("orders").set(columns).where("id", "=", id).execute();
}

async function stateOf({ kysely }: Database, id: string) {
  const { state } = await kysely
    .selectFrom("orders")
    .select("state")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return state;
}

function declared({ kysely }: Database) {
  return kysely.selectFrom("withdrawals").selectAll().orderBy("declared_at").execute();
}

const COLLECTED = { state: "collected", collected_at: "2026-03-11T18:00:00.000Z" } as const;

describe("a withdrawal", () => {
  test("before collection puts the pieces back at once; what bears a name stays ordered", async ({
    database,
  }) => {
    const { id, number, lineIds, medium, large, withdraw } = await ordered(database);
    expect(await withdraw()).toMatchObject({
      kind: "withdrawn",
      number,
      declaredAt: NOW.toISOString(),
      refundCents: 3 * 1_850,
      lines: [{ id: lineIds[0] }, { id: lineIds[1] }],
    });
    expect([await stockOf(database, medium), await stockOf(database, large)]).toEqual([9, 10]);
    expect(await stateOf(database, id)).toBe("new");
    expect(await declared(database)).toMatchObject([
      {
        order_id: id,
        order_number: number,
        name: "Zoé Durand",
        email: EMAIL,
        refund_cents: 5_550,
        summary: "2\u00a0×\u00a0T-shirt du club (M)\n1\u00a0×\u00a0T-shirt du club (L)",
        declared_at: NOW.toISOString(),
        returned_at: NOW.toISOString(),
        refunded_at: null,
      },
    ]);
    const history = await database.kysely
      .selectFrom("stock_changes")
      .select(["delta", "order_id"])
      .where("reason", "=", "withdrawn")
      .orderBy("delta")
      .execute();
    expect(history.map((row) => [row.delta, row.order_id])).toEqual([
      [1, id],
      [2, id],
    ]);
  });

  test("after collection leaves the stock until the goods are back", async ({ database }) => {
    const { medium, withdraw } = await ordered(database, COLLECTED);
    expect((await withdraw()).kind).toBe("withdrawn");
    expect(await stockOf(database, medium)).toBe(7);
    expect(await declared(database)).toMatchObject([{ returned_at: null, refunded_at: null }]);
  });

  test("of every line ends the order", async ({ database }) => {
    const [variantId = ""] = (await addProduct(database)).variantIds;
    const { id, number } = await placeTestOrder(database, { lines: [{ variantId }] });
    const order = await findOrderForWithdrawal(database.kysely, { number, email: EMAIL });
    const lineIds = order?.lines.map((line) => line.id) ?? [];
    const act = { number, email: EMAIL, name: "Z. Durand", lineIds };
    await withdrawOrder(database, { ...act, environment: ENVIRONMENT, now: NOW });
    expect(await stateOf(database, id)).toBe("withdrawn");
  });

  test("is acknowledged to the buyer with date and time, and told to the club", async ({
    database,
  }) => {
    const { number, withdraw } = await ordered(database);
    const outcome = await withdraw();
    const mailIds = outcome.kind === "withdrawn" ? outcome.mailIds : [];
    const mails = await database.kysely
      .selectFrom("mail_outbox")
      .select("payload")
      .where("id", "in", mailIds)
      .execute();
    const [club, buyer] = mails
      .map(({ payload }) => JSON.parse(payload))
      .toSorted((a, b) => (a.to < b.to ? -1 : 1));
    expect(buyer).toMatchObject({
      to: EMAIL,
      subject: `Accusé de réception de votre rétractation – commande ${number}`,
    });
    expect(buyer.message).toContain("le jeudi 12 mars 2026 à 20h42 (heure de Paris)");
    expect(club).toMatchObject({ subject: `Rétractation\u00a0: commande ${number}` });
  });
});

describe("done twice it is done once", () => {
  test("with the same acknowledgement, later or after the time is over", async ({ database }) => {
    const { medium, withdraw } = await ordered(database);
    const first = await withdraw();
    const version = await readContentVersion(database);
    for (const now of [NOW, new Date("2026-03-13T10:00:00Z"), new Date("2027-01-01T10:00:00Z")]) {
      expect(await withdraw({ now })).toEqual({ ...first, kind: "again", mailIds: [] });
    }
    expect(await declared(database)).toHaveLength(1);
    expect(await stockOf(database, medium)).toBe(9);
    expect(await readContentVersion(database)).toBe(version);
  });

  test("by ten at once", async ({ database }) => {
    const { medium, withdraw } = await ordered(database);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => withdraw()));
    const kinds = outcomes.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([...Array(9).fill("again"), "withdrawn"]);
    expect(await declared(database)).toHaveLength(1);
    expect(await stockOf(database, medium)).toBe(9);
  });

  test("line by line, each once, and what was withdrawn before is not counted again", async ({
    database,
  }) => {
    const { lineIds, withdraw } = await ordered(database);
    const [shirts = "", other = ""] = lineIds;
    await withdraw({ lineIds: [shirts] });
    const later = new Date("2026-03-13T10:00:00Z");
    expect(await withdraw({ now: later })).toMatchObject({
      kind: "withdrawn",
      refundCents: 1_850,
      lines: [{ id: other }],
    });
    expect(await withdraw({ lineIds: [shirts] })).toMatchObject({
      kind: "again",
      declaredAt: NOW.toISOString(),
      refundCents: 3_700,
      lines: [{ id: shirts }],
    });
    expect((await declared(database)).map((row) => row.refund_cents)).toEqual([3_700, 1_850]);
  });
});

describe("there is no withdrawal", () => {
  test("after the last day, until which there was", async ({ database }) => {
    const { withdraw } = await ordered(database, COLLECTED);
    // 11 March and 14 days: Wednesday the 25th, over at midnight in Paris.
    expect(await withdraw({ now: new Date("2026-03-25T23:00:00Z") })).toEqual({
      kind: "too-late",
      deadline: "2026-03-25",
    });
    expect(await declared(database)).toEqual([]);
    expect((await withdraw({ now: new Date("2026-03-25T22:59:59Z") })).kind).toBe("withdrawn");
  });

  test("of what was made to order, of nothing, of another order’s lines", async ({ database }) => {
    const { lineIds, withdraw } = await ordered(database);
    const other = await ordered(database);
    for (const chosen of [lineIds.slice(2), [], ["1"], other.lineIds]) {
      expect(await withdraw({ lineIds: chosen })).toEqual({ kind: "nothing" });
    }
    expect(await declared(database)).toEqual([]);
  });

  test("from a cancelled order", async ({ database }) => {
    const columns = { state: "cancelled", cancelled_at: NOW.toISOString() } as const;
    const { medium, withdraw } = await ordered(database, columns);
    expect(await withdraw()).toEqual({ kind: "nothing" });
    expect(await stockOf(database, medium)).toBe(7);
  });

  test("with someone else’s number, a wrong one, or the wrong address: all alike", async ({
    database,
  }) => {
    const { withdraw } = await ordered(database);
    for (const parts of [
      { email: "autre@exemple.fr" },
      { email: "" },
      { number: "222-222" },
      { number: "" },
      { number: "' or 1=1" },
    ]) {
      expect(await withdraw(parts)).toEqual({ kind: "not-found" });
    }
    expect(await declared(database)).toEqual([]);
  });
});

test("a number is found however it is typed, with the address in any capitals", async ({
  database,
}) => {
  const { id, number } = await ordered(database);
  const bare = number.replace("-", "");
  for (const typed of [
    number,
    bare,
    bare.toLowerCase(),
    ` ${number.replace("-", " ")} `,
    `n° ${bare}`.slice(3),
  ]) {
    const found = await findOrderForWithdrawal(database.kysely, {
      number: typed,
      email: " ZOE@exemple.fr ",
    });
    expect(found?.id).toBe(id);
  }
});
