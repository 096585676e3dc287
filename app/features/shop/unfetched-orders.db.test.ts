import { describe, expect } from "vitest";
import { addDays } from "~/lib/french-dates";
import type { Database } from "~/platform/database/database.server";
import { type Environment, readEnvironment } from "~/platform/environment.server";
import { mailSchema } from "~/platform/mail/mail";
import { KEPT_DAYS, REMINDED_DAYS } from "~club/shop";
import { test } from "~tests/support/database-test";
import { addProduct, placeTestOrder, stockOf } from "~tests/support/shop-fixtures";
import { moveOrder } from "./order-transitions.server";
import { giveBackUnfetched } from "./unfetched-orders.server";

const MAILING = readEnvironment({
  NODE_ENV: "test",
  SMTP_URL: "smtp://localhost:2525",
  MAIL_FROM: "site@les-pins.example",
});
const SILENT = readEnvironment({ NODE_ENV: "test" });

/** An order of three pieces out of ten, and the site some days after the day that was chosen for it. */
async function openShop(
  database: Database,
  environment: Environment,
  { name = "Zoé Durand", personalisation = "" } = {},
) {
  const { variantIds } = await addProduct(database, {
    personalisation: { label: "Prénom au dos", priceCents: 500 },
  });
  const [variantId = ""] = variantIds;
  const lines = [{ variantId, quantity: 3, personalisation }];
  const { id } = await placeTestOrder(database, { lines, name });
  const { pickup_on: pickupOn } = await database.kysely
    .selectFrom("orders")
    .select("pickup_on")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const run = (daysAfter: number) =>
    giveBackUnfetched({
      database,
      environment,
      now: new Date(`${addDays(pickupOn, daysAfter)}T12:00:00.000Z`),
    });
  const order = () =>
    database.kysely
      .selectFrom("orders")
      .select(["state", "reminded_at", "reminder_mail_id"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const reminders = async () => {
    const mails = await database.kysely.selectFrom("mail_outbox").select("payload").execute();
    return mails.filter(({ payload }) => payload.includes("vous attend encore"));
  };
  return { id, variantId, run, order, reminders, stock: () => stockOf(database, variantId) };
}

describe("an order that nobody fetches", () => {
  test("is reminded of once, then gives its stock back after KEPT_DAYS", async ({ database }) => {
    const shop = await openShop(database, MAILING);
    expect(await shop.run(KEPT_DAYS - REMINDED_DAYS - 1)).toEqual({ reminded: 0, cancelled: 0 });
    expect(await shop.run(KEPT_DAYS - REMINDED_DAYS)).toEqual({ reminded: 1, cancelled: 0 });
    expect(await shop.run(KEPT_DAYS)).toEqual({ reminded: 0, cancelled: 0 });
    expect(await shop.reminders()).toHaveLength(1);
    expect(await shop.order()).toMatchObject({ state: "new" });
    expect(await shop.stock()).toBe(7);
    expect(await shop.run(KEPT_DAYS + 1)).toEqual({ reminded: 0, cancelled: 1 });
    expect(await shop.order()).toMatchObject({ state: "cancelled" });
    expect(await shop.stock()).toBe(10);
    expect(await shop.run(KEPT_DAYS + 2)).toEqual({ reminded: 0, cancelled: 0 });
    expect(await shop.stock()).toBe(10);
    const told = await database.kysely
      .selectFrom("activity_log")
      .select(["action", "user_id"])
      .where("action", "=", "order-cancelled")
      .execute();
    expect(told).toEqual([{ action: "order-cancelled", user_id: null }]);
  });

  test("is reminded of by its buyer's name, and by none that reads as an address", async ({
    database,
  }) => {
    const advertising = { name: "Voir evil.example", personalisation: "evil.example" };
    const shop = await openShop(database, MAILING, advertising);
    const usual = await openShop(database, MAILING, { personalisation: "J.-B. M." });
    await shop.run(KEPT_DAYS - REMINDED_DAYS);
    const texts = (await usual.reminders()).map(
      ({ payload }) => mailSchema.parse(JSON.parse(payload)).message,
    );
    const other = texts.find((text) => text.startsWith("Bonjour Zoé Durand,\n"));
    expect(other).toContain("personnalisé «\u00a0J.-B. M.\u00a0»");
    const advertised = texts.find((text) => text.startsWith("Bonjour,\n"));
    expect(advertised).toContain("personnalisé comme demandé");
    expect(advertised).not.toContain("evil");
  });

  test("that was forgotten for months is still reminded of first", async ({ database }) => {
    const shop = await openShop(database, MAILING);
    expect(await shop.run(90)).toEqual({ reminded: 1, cancelled: 0 });
    expect(await shop.run(90 + REMINDED_DAYS)).toEqual({ reminded: 0, cancelled: 0 });
    expect(await shop.run(91 + REMINDED_DAYS)).toEqual({ reminded: 0, cancelled: 1 });
  });

  test("queues no mail where the site sends none, which years later would be sent", async ({
    database,
  }) => {
    const shop = await openShop(database, SILENT);
    expect(await shop.run(KEPT_DAYS - REMINDED_DAYS)).toEqual({ reminded: 1, cancelled: 0 });
    expect(await shop.reminders()).toEqual([]);
    expect(await shop.run(KEPT_DAYS + 1)).toEqual({ reminded: 0, cancelled: 1 });
  });

  test("taken up again by a volunteer has a reminder of its own", async ({ database }) => {
    const shop = await openShop(database, MAILING);
    await shop.run(KEPT_DAYS - REMINDED_DAYS);
    await shop.run(KEPT_DAYS + 1);
    const act = { id: shop.id, userId: null, now: new Date(), site: MAILING };
    await moveOrder(database, "resume", act);
    expect(await shop.run(KEPT_DAYS + 2)).toEqual({ reminded: 1, cancelled: 0 });
    expect(await shop.run(KEPT_DAYS + 3)).toEqual({ reminded: 0, cancelled: 0 });
    expect(await shop.stock()).toBe(7);
  });

  test("that was fetched is left alone", async ({ database }) => {
    const shop = await openShop(database, MAILING);
    await database.kysely.updateTable("orders").set({ state: "collected" }).execute();
    expect(await shop.run(200)).toEqual({ reminded: 0, cancelled: 0 });
    expect(await shop.stock()).toBe(7);
  });
});
