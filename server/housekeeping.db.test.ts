import { beforeEach, expect, vi } from "vitest";
import { addArticle, minutesAfter, NOW } from "~tests/support/article-fixtures";
import { test } from "~tests/support/database-test";
import { testServices } from "~tests/support/services";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { keepHouse, watchClock } from "./housekeeping";

const LOOK_MINUTES = 10;
const DAY = 24 * 60;

let time = NOW;
const now = () => time;

beforeEach(() => {
  time = NOW;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});

async function pass(minutes: number): Promise<void> {
  time = minutesAfter(time, minutes);
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
}

test("the trash is emptied after its time by one of two instances, not because a clock jumped", async ({
  database,
  testDatabase,
}) => {
  const deleted_at = minutesAfter(NOW, -29 * DAY).toISOString();
  await addArticle(database, { deleted_at });
  const instances = [database, testDatabase.open()];
  const houses = instances.map((of) => keepHouse({ ...testServices(of), now }));
  const left = async () =>
    (await database.kysely.selectFrom("articles").select("id").execute()).length;
  const done = () =>
    database.kysely
      .selectFrom("background_tasks")
      .select("last_done_at")
      .where("last_done_at", "is not", null)
      .executeTakeFirst();
  await vi.waitUntil(done);
  expect(await left()).toBe(1);

  time = minutesAfter(time, 365 * DAY);
  await pass(LOOK_MINUTES);
  time = minutesAfter(time, -365 * DAY);
  await pass(LOOK_MINUTES);
  for (const stop of houses) await stop();
  expect(await left()).toBe(1);

  time = minutesAfter(time, 2 * DAY);
  await keepHouse({ ...testServices(database), now })();
  expect(await left()).toBe(0);
});

test("orders are forgotten after ten years, who withdrew from one after five", async ({
  database,
}) => {
  const [variantId = ""] = (await addProduct(database)).variantIds;
  const placed = (years: number) =>
    placeTestOrder(database, {
      lines: [{ variantId }],
      now: minutesAfter(NOW, -years * 366 * DAY),
    });
  await placed(10);
  const { id, number } = await placed(6);
  const withdrawal = { id, order_id: id, order_number: number, summary: "", refund_cents: 1_850 };
  const declared_at = minutesAfter(NOW, -5 * 366 * DAY).toISOString();
  const who = { name: "Zoé Durand", email: "zoe@exemple.fr", declared_at };
  await database.kysely
    .insertInto("withdrawals")
    .values({ ...withdrawal, ...who })
    .execute();
  await keepHouse({ ...testServices(database), now })();
  const { kysely } = database;
  expect(await kysely.selectFrom("orders").select("id").execute()).toEqual([{ id }]);
  expect(await kysely.selectFrom("withdrawals").select(["order_id", "name"]).execute()).toEqual([
    { order_id: id, name: "" },
  ]);
});

test("a clock is believed again once it has been steady", () => {
  let elapsed = 0;
  const isSteady = watchClock(now, () => elapsed);
  const look = (wallMinutes: number, minutes: number) => {
    time = minutesAfter(time, wallMinutes);
    elapsed += minutes * 60_000;
    return isSteady();
  };
  expect(look(10, 10)).toBe(true);
  expect(look(30 * DAY, 10)).toBe(false);
  expect(look(10, 10)).toBe(true);
  expect(look(-30 * DAY, 10)).toBe(false);
  expect(look(9, 10)).toBe(true);
});
