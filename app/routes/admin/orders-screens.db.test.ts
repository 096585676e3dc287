import { describe, expect } from "vitest";
import {
  countNewOrders,
  listOrders,
  ORDERS_PER_PAGE,
  searchOrders,
  summarizeOrders,
} from "~/features/shop/admin/admin-orders.server";
import type { OrderFilter } from "~/features/shop/admin/admin-orders.types";
import { orderCommandSchema } from "~/features/shop/admin/order-command.schema";
import { exportHref, ordersHref, readOrdersParams } from "~/features/shop/admin/order-paths";
import { listPickupDays, listPickups } from "~/features/shop/admin/pickup-list.server";
import { runOrderCommand } from "~/features/shop/admin/run-order-command.server";
import type { OrderTransition } from "~/features/shop/order-transitions";
import { moveOrder } from "~/features/shop/order-transitions.server";
import { withdrawOrder } from "~/features/shop/withdraw-order.server";
import { addDays } from "~/lib/french-dates";
import { parisDay } from "~/lib/paris-instants";
import { KEPT_DAYS } from "~/lib/sale-law";
import type { Database } from "~/platform/database/database.server";
import { newId } from "~/platform/random.server";
import { createTestAccount } from "~tests/support/accounts";
import { loadRoute, openVisitor, routeArgs, settle } from "~tests/support/admin-routes";
import { test } from "~tests/support/database-test";
import { readWorkbook, sheetNames } from "~tests/support/read-workbook";
import { TEST_NOW, testServices } from "~tests/support/services";
import { addProduct, placeTestOrder, stockOf } from "~tests/support/shop-fixtures";

/** The answer of a route of the shop to an administrator. */
async function ask(
  database: Database,
  call: { file: string; path: string; method?: "GET" | "POST"; search?: string },
): Promise<Response> {
  const { site, cookie } = await openVisitor(database, "administrator");
  const { path, method = "GET", search } = call;
  const route = { file: `routes/admin/${call.file}`, path };
  const { loader, action } = await loadRoute(route.file);
  const operation = method === "GET" ? loader : action;
  const answer = await settle(() =>
    operation?.(routeArgs(site, cookie, { method, route, search })),
  );
  if (!(answer instanceof Response)) throw new Error("The route answered something else.");
  return answer;
}

const SITE = { publicUrl: "http://localhost:3000", contactTo: null, helloassoUrl: null };

/** The first page of a list on the day of `TEST_NOW`. */
const TODAY = parisDay(TEST_NOW);
const SHOWN = { search: "", page: 1, today: TODAY } as const;

type Buyer = { name?: string; email?: string; phone?: string; quantity?: number; now?: Date };

async function openShop(database: Database, size = "M") {
  const { variantIds } = await addProduct(database, { variants: [{ size, stock: 90 }] });
  const variantId = variantIds[0] ?? "";
  const account = { email: "josiane@exemple.fr", role: "administrator" } as const;
  const userId = await createTestAccount(testServices(database), account);
  const buy = async ({ quantity = 1, ...buyer }: Buyer = {}) =>
    await placeTestOrder(database, {
      ...buyer,
      submissionId: newId(),
      lines: [{ variantId, quantity }],
    });
  const names = async (filter: OrderFilter, search = "") => {
    const { items } = await listOrders(database.kysely, { ...SHOWN, filter, search });
    return items.map(({ name }) => name);
  };
  const mark = async (id: string, ...transitions: OrderTransition[]) => {
    for (const each of transitions) {
      await moveOrder(database, each, { id, userId, now: TEST_NOW, environment: SITE });
    }
  };
  const run = (command: unknown) =>
    runOrderCommand(testServices(database), orderCommandSchema.parse(command), userId);
  return { buy, names, mark, run, stock: () => stockOf(database, variantId) };
}

describe("the list of orders", () => {
  test("has its parts, with their counts", async ({ database }) => {
    const { buy, names, mark } = await openShop(database);
    await buy({ name: "Neuve" });
    const ready = await buy({ name: "Prête" });
    const gone = await buy({ name: "Remise" });
    const withdrawn = await buy({ name: "Rétractée" });
    await mark(ready.id, "ready");
    await mark(gone.id, "ready", "collected", "paid");
    const order = await listOrders(database.kysely, { ...SHOWN, filter: "all" });
    const lines = await database.kysely
      .selectFrom("order_lines")
      .select("id")
      .where("order_id", "=", withdrawn.id)
      .execute();
    await withdrawOrder(database, {
      number: withdrawn.number,
      email: "zoe@exemple.fr",
      name: "Zoé",
      now: TEST_NOW,
      lineIds: lines.map(({ id }) => id),
      environment: SITE,
    });
    expect(order.items.find(({ name }) => name === "Remise")).toMatchObject({
      isPaid: true,
      dueCents: 0,
      keptCents: 1850,
      pieces: 1,
      withdrawal: null,
    });
    expect(await names("new")).toEqual(["Neuve"]);
    expect(await names("ready")).toEqual(["Prête"]);
    expect(await names("collected")).toEqual(["Remise"]);
    expect(await names("cancelled")).toEqual([]);
    expect(await names("withdrawals")).toEqual(["Rétractée"]);
    const { counts } = await listOrders(database.kysely, {
      ...SHOWN,
      filter: "all",
      search: "rien",
    });
    expect(counts).toEqual({
      new: 1,
      ready: 1,
      unfetched: 0,
      collected: 1,
      cancelled: 0,
      withdrawals: 1,
      all: 4,
    });
    expect(await countNewOrders(database.kysely)).toBe(1);
    expect(await summarizeOrders(database.kysely, { limit: 3, today: TODAY })).toMatchObject({
      fresh: 1,
      ready: 1,
      unfetched: 0,
      openWithdrawals: 0,
    });
  });

  test("finds numbers, names, addresses and phones, however they are typed", async ({
    database,
  }) => {
    const { buy, names } = await openShop(database);
    const { number, id } = await buy({ name: "Élise Petit", phone: "06 11 22 33 44" });
    await buy({ name: "Karim 100%", email: "karim@exemple.fr" });
    for (const typed of [
      number,
      number.toLowerCase(),
      number.replace("-", ""),
      "elise PETIT",
      "0611223344",
      "06 11 22",
      "petit zoe@",
    ]) {
      expect(await names("all", typed), typed).toEqual(["Élise Petit"]);
    }
    expect(await names("all", "100%")).toEqual(["Karim 100%"]);
    expect(await names("all", "_\\")).toEqual([]);
    expect(await names("ready", "elise")).toEqual([]);
    const search = (words: string[]) => searchOrders(database.kysely, { words, limit: 5 });
    expect(await search(["elise"])).toEqual([{ id, number, name: "Élise Petit", state: "new" }]);
    expect(await search([])).toEqual([]);
  });

  test("shows twelve on a page, each one once; an address past the end leads to the last", async ({
    database,
  }) => {
    const { buy } = await openShop(database);
    for (let rank = 0; rank <= ORDERS_PER_PAGE; rank += 1) await buy();
    const page = (number: number) =>
      listOrders(database.kysely, { ...SHOWN, filter: "new", page: number });
    const [first, second] = [await page(1), await page(2)];
    expect([first.items.length, second.items.length, first.pageCount]).toEqual([12, 1, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(13);
    const answer = await ask(database, {
      file: "orders-list.tsx",
      path: "admin/boutique",
      search: "?page=9",
    });
    expect(answer.headers.get("location")).toBe("/admin/boutique?page=2");
  });

  test("keeps its part and search in its addresses", () => {
    const params = readOrdersParams(new URLSearchParams("etat=pretes&q=%20zoe%20&page=3"));
    expect(params).toEqual({ filter: "ready", search: "zoe", page: 3 });
    expect(ordersHref(params, { page: 2 })).toBe("/admin/boutique?etat=pretes&q=zoe&page=2");
    expect(ordersHref(params, { filter: "new" })).toBe("/admin/boutique?q=zoe");
    expect(exportHref(params)).toBe("/admin/boutique/export.xlsx?etat=pretes&q=zoe");
    const odd = readOrdersParams(new URLSearchParams("etat=x&page=-1"));
    expect(odd).toEqual({ filter: "new", search: "", page: 1 });
  });
});

describe("orders that wait for more than 30 days", () => {
  /** The day of Paris that lies so many days after the one chosen for an order. */
  async function dayAfter(database: Database, id: string, days: number): Promise<string> {
    const { pickup_on: pickupOn } = await database.kysely
      .selectFrom("orders")
      .select("pickup_on")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return addDays(pickupOn, days);
  }

  test("are those that nobody fetched, from the day after", async ({ database }) => {
    const { buy, mark } = await openShop(database);
    const { id } = await buy({ name: "Neuve" });
    const ready = await buy({ name: "Prête" });
    const [gone, off] = [await buy({ name: "Remise" }), await buy({ name: "Annulée" })];
    await mark(ready.id, "ready");
    await mark(gone.id, "collected");
    await mark(off.id, "cancel");
    const named = async (today: string) => {
      const list = await listOrders(database.kysely, { ...SHOWN, filter: "unfetched", today });
      const { unfetched } = await summarizeOrders(database.kysely, { limit: 3, today });
      expect([list.total, list.counts.unfetched]).toEqual([unfetched, unfetched]);
      return list.items.map(({ name }) => name).toSorted();
    };
    expect(await named(await dayAfter(database, id, KEPT_DAYS))).toEqual([]);
    expect(await named(await dayAfter(database, id, KEPT_DAYS + 1))).toEqual(["Neuve", "Prête"]);
  });

  test("stand in their own part and file, the oldest first", async ({ database }) => {
    const { buy, names } = await openShop(database);
    const [later, first] = [await buy({ name: "Seconde" }), await buy({ name: "Première" })];
    const setDay = (id: string, day: string) =>
      database.kysely.updateTable("orders").set({ pickup_on: day }).where("id", "=", id).execute();
    await setDay(first.id, addDays(TODAY, -60));
    await setDay(later.id, addDays(TODAY, -KEPT_DAYS - 1));
    const onTime = await buy({ name: "À temps" });
    await setDay(onTime.id, "2999-01-01");
    expect(await names("unfetched")).toEqual(["Première", "Seconde"]);
    expect(await names("unfetched", "premiere")).toEqual(["Première"]);
    const answer = await ask(database, {
      file: "orders-export.ts",
      path: "admin/boutique/export.xlsx",
      search: "?etat=non-retirees",
    });
    const [, ...rows] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    expect(rows.map((row) => row.D?.value).toSorted()).toEqual(["Première", "Seconde"]);
  });

  test("leave it by one press, with their pieces, and come back by its undoing", async ({
    database,
  }) => {
    const { buy, names, run, stock } = await openShop(database);
    const { id, number } = await buy({ name: "Zoé", quantity: 2 });
    const longAgo = { pickup_on: addDays(TODAY, -60) };
    await database.kysely.updateTable("orders").set(longAgo).execute();
    const done = await run({ intent: "cancel", id });
    expect(done).toMatchObject({ ok: true, message: expect.stringContaining(number) });
    expect([await names("unfetched"), await names("cancelled")]).toEqual([[], ["Zoé"]]);
    expect(await stock()).toBe(90);
    await run(done.undo);
    expect(await names("unfetched")).toEqual(["Zoé"]);
    expect(await stock()).toBe(88);
  });
});

describe("the list of a day", () => {
  test("holds what still waits, without what was withdrawn, and what is to be paid", async ({
    database,
  }) => {
    const { buy, mark } = await openShop(database);
    const first = await buy({ name: "Première", quantity: 2 });
    const paid = await buy({ name: "Payée" });
    const gone = await buy({ name: "Partie" });
    await mark(paid.id, "paid");
    await mark(gone.id, "collected");
    const [only, ...others] = await listPickupDays(database.kysely);
    expect(others).toEqual([]);
    expect(only?.count).toBe(2);
    const pickups = await listPickups(database.kysely, only?.day ?? "");
    expect(pickups.map(({ name, dueCents, isPaid }) => [name, dueCents, isPaid])).toEqual(
      expect.arrayContaining([
        ["Première", 3700, false],
        ["Payée", 0, true],
      ]),
    );
    expect(pickups.find(({ id }) => id === first.id)?.lines.map(({ words }) => words)).toEqual([
      "2\u00a0×\u00a0T-shirt du club (M)",
    ]);
  });
});

describe("the file of orders", () => {
  test("holds a row for each line of what the list shows; who took it is in the log", async ({
    database,
  }) => {
    const { buy, mark } = await openShop(database, "10-12");
    const { number } = await buy({ name: "=HYPERLINK(1)", quantity: 3 });
    const ready = await buy({ name: "Karim" });
    await mark(ready.id, "ready");
    const answer = await ask(database, {
      file: "orders-export.ts",
      path: "admin/boutique/export.xlsx",
      search: "?q=hyperlink",
    });
    expect(answer.headers.get("content-type")).toMatch(/spreadsheetml\.sheet$/);
    expect(answer.headers.get("content-disposition")).toMatch(/\.xlsx"$/);
    const file = new Uint8Array(await answer.arrayBuffer());
    expect(sheetNames(file)).toEqual(["Commandes"]);
    const [headings, row, ...others] = readWorkbook(file);
    expect(others).toEqual([]);
    expect(headings).toMatchObject({ A: { value: "Commande" }, U: { value: "Remboursée le" } });
    const text = (value: string) => ({ value, format: "@" });
    expect(row).toEqual({
      A: text(number),
      B: text("À préparer"),
      D: text("=HYPERLINK(1)"),
      E: text("zoe@exemple.fr"),
      F: text("06 12 34 56 78"),
      H: text(expect.any(String)),
      I: text("T-shirt du club"),
      J: text("10-12"),
      C: { value: expect.any(Number), format: "dd/mm/yyyy hh:mm" },
      G: { value: expect.any(Number), format: "dd/mm/yyyy" },
      M: { value: 3, format: undefined },
      N: { value: 18.5, format: "#,##0.00" },
      O: { value: 55.5, format: "#,##0.00" },
    });
    const log = await database.kysely
      .selectFrom("activity_log")
      .select(["action", "label"])
      .where("subject", "=", "order")
      .where("action", "=", "orders-exported")
      .execute();
    expect(log).toEqual([{ action: "orders-exported", label: "1\u00a0commande" }]);
  });
});

describe("a cancelled order that was paid", () => {
  test("is to be paid back, then is, in the list and in the file", async ({ database }) => {
    const { buy, mark } = await openShop(database);
    const { id } = await buy();
    await mark(id, "paid", "cancel");
    const line = async () => {
      const { items } = await listOrders(database.kysely, { ...SHOWN, filter: "cancelled" });
      return items[0];
    };
    expect(await line()).toMatchObject({ refundCents: 1850, isRefunded: false });
    await mark(id, "refunded");
    expect(await line()).toMatchObject({ refundCents: 0, isRefunded: true });
    const answer = await ask(database, {
      file: "orders-export.ts",
      path: "admin/boutique/export.xlsx",
      search: "?etat=annulees",
    });
    const [, row] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    expect(row?.U).toEqual({ value: expect.any(Number), format: "dd/mm/yyyy hh:mm" });
  });
});

describe("a command that is not understood", () => {
  test("is refused in words", async ({ database }) => {
    const answer = await ask(database, {
      file: "orders-commands.ts",
      path: "admin/boutique/actions",
      method: "POST",
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ ok: false, undo: null });
  });
});
