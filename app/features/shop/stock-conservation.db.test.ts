import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { addUser } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { TEST_NOW } from "~tests/support/services";
import { addProduct, placeTestOrder, stockOf } from "~tests/support/shop-fixtures";
import { moveOrder, moveWithdrawal } from "./order-transitions.server";
import { withdrawOrder } from "./withdraw-order.server";

const STOCK = 20;
const ROUNDS = 12;
const SITE = { publicUrl: "http://localhost:3000", contactTo: null, helloassoUrl: null };

/** The same acts in the same order on each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/** Pieces that are neither in stock nor given back: those of orders that stand, and what withdrew buyers still have. */
async function piecesOut({ kysely }: Database): Promise<number> {
  const rows = await kysely
    .selectFrom("order_lines as line")
    .innerJoin("orders", "orders.id", "line.order_id")
    .leftJoin("withdrawals", "withdrawals.id", "line.withdrawal_id")
    .select(["line.quantity", "line.withdrawal_id", "orders.state", "withdrawals.returned_at"])
    .execute();
  const out = rows.filter(({ withdrawal_id, state, returned_at }) =>
    withdrawal_id === null ? state !== "cancelled" : returned_at === null,
  );
  return out.reduce((sum, { quantity }) => sum + quantity, 0);
}

test.for([1, 7, 42])(
  "whoever cancels, withdraws, hands over or takes back at once, no piece is lost or made (%i)",
  async (seed, { database }) => {
    const userId = await addUser(database);
    const { variantIds } = await addProduct(database, {
      variants: [{ size: "M", stock: STOCK }],
      personalisation: { label: "Prénom", priceCents: 0 },
    });
    const variantId = variantIds[0] ?? "";
    const { id, number } = await placeTestOrder(database, {
      lines: [
        { variantId, quantity: 2 },
        { variantId, quantity: 3, personalisation: "Zoé" },
        { variantId, quantity: 4, personalisation: "Léo" },
      ],
    });
    // Names are put aside, so that each line can be withdrawn from alone.
    await database.kysely.updateTable("order_lines").set({ personalisation: "" }).execute();
    const lines = await database.kysely.selectFrom("order_lines").select("id").execute();
    const roll = dice(seed);
    for (let round = 0; round < ROUNDS; round += 1) {
      const now = new Date(TEST_NOW.getTime() + round * 1_000);
      const act = { id, userId, now, environment: SITE };
      const withdrawals = await database.kysely.selectFrom("withdrawals").select("id").execute();
      const acts = [
        () => moveOrder(database, "cancel", act),
        () => moveOrder(database, "resume", act),
        () => moveOrder(database, "collected", act),
        () => moveOrder(database, "uncollected", act),
        () => {
          const lineIds = [lines[roll(lines.length)]?.id ?? ""];
          const who = { number, email: "zoe@exemple.fr", name: "Zoé" };
          return withdrawOrder(database, { ...who, lineIds, environment: SITE, now });
        },
        ...withdrawals.flatMap((one) => [
          () => moveWithdrawal(database, "settled", { ...act, id: one.id }),
          () => moveWithdrawal(database, "unsettled", { ...act, id: one.id }),
        ]),
      ];
      await Promise.all([1, 2, 3].map(() => acts[roll(acts.length)]?.()));
      expect((await stockOf(database, variantId)) + (await piecesOut(database))).toBe(STOCK);
    }
  },
);
