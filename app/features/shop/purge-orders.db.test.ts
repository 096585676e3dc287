import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { test } from "~tests/support/database-test";
import { addProduct, placeTestOrder, TEST_TERMS } from "~tests/support/shop-fixtures";
import { findOrderForWithdrawal } from "./find-order.server";
import { purgeExpiredOrders, purgeExpiredWithdrawals } from "./purge-orders.server";
import { withdrawOrder } from "./withdraw-order.server";

const EMAIL = "zoe@exemple.fr";
const ENVIRONMENT = {
  publicUrl: "http://localhost:3000",
  contactTo: "boutique@ac-lespins.example",
  helloassoUrl: null,
};

/** Placed and withdrawn from on one day. */
async function withdrawn(database: Database, instant: string) {
  const now = new Date(instant);
  const [variantId = ""] = (await addProduct(database)).variantIds;
  const { id, number } = await placeTestOrder(database, { lines: [{ variantId }], now });
  const find = () => findOrderForWithdrawal(database.kysely, { number, email: EMAIL });
  const lineIds = (await find())?.lines.map((line) => line.id) ?? [];
  const act = { number, email: EMAIL, name: "Zoé Durand", lineIds };
  // A withdrawal takes back the mails that wait.
  await database.kysely.updateTable("mail_outbox").set({ state: "sent" }).execute();
  await withdrawOrder(database, { ...act, environment: ENVIRONMENT, now });
  return { id, find };
}

const withdrawals = ({ kysely }: Database) =>
  kysely.selectFrom("withdrawals").select(["name", "email", "order_id", "refund_cents"]).execute();

test("orders go after ten years with their lines and mails, not a day before", async ({
  database,
}) => {
  await withdrawn(database, "2026-03-10T10:30:00Z");
  const kept = await withdrawn(database, "2026-03-11T10:30:00Z");
  const unused = { hash: "0".repeat(32), day: "2026-03-10", content: "<p>Anciennes.</p>" };
  await database.kysely.insertInto("sale_terms").values(unused).execute();
  expect(await purgeExpiredOrders(database, new Date("2036-03-10T10:29:59Z"))).toBe(0);
  expect(await purgeExpiredOrders(database, new Date("2036-03-10T10:30:00Z"))).toBe(1);
  expect(await purgeExpiredOrders(database, new Date("2036-03-10T10:30:00Z"))).toBe(0);
  const rows = await database.kysely.selectFrom("orders").select("id").execute();
  expect(rows).toEqual([{ id: kept.id }]);
  const terms = () => database.kysely.selectFrom("sale_terms").select("hash").execute();
  expect(await terms()).toEqual([{ hash: TEST_TERMS.hash }]);
  const lines = await database.kysely.selectFrom("order_lines").select("order_id").execute();
  expect(lines).toEqual([{ order_id: kept.id }]);
  // Two of the order that stays, and two of each withdrawal, which the outbox forgets by itself.
  expect(await database.kysely.selectFrom("mail_outbox").select("id").execute()).toHaveLength(6);
  await purgeExpiredOrders(database, new Date("2036-03-11T10:30:00Z"));
  expect(await terms()).toEqual([]);
});

test("who withdrew is forgotten after five years; that it was, as long as its order is kept", async ({
  database,
}) => {
  const { id, find } = await withdrawn(database, "2026-03-10T10:30:00Z");
  expect(await purgeExpiredWithdrawals(database, new Date("2031-03-10T10:29:59Z"))).toBe(0);
  expect(await purgeExpiredWithdrawals(database, new Date("2031-03-10T10:30:00Z"))).toBe(1);
  expect(await purgeExpiredWithdrawals(database, new Date("2031-03-10T10:30:00Z"))).toBe(0);
  expect(await withdrawals(database)).toEqual([
    { name: "", email: "", order_id: id, refund_cents: 1_850 },
  ]);
  expect((await find())?.lines).toMatchObject([{ isWithdrawn: true }]);
  await purgeExpiredOrders(database, new Date("2036-03-11T10:30:00Z"));
  expect(await purgeExpiredWithdrawals(database, new Date("2036-03-11T10:30:00Z"))).toBe(1);
  expect(await withdrawals(database)).toEqual([]);
});
