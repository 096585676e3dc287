import { expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { shop } from "~/club/kinds/shop";
import { neutralizeClub } from "~/club/neutral-club.server";
import { readSite } from "~/club/read-site.server";
import { sellerLines } from "~/club/seller";
import { saleTerms } from "~/features/legal/sale-terms.server";
import { findAdminOrder } from "~/features/shop/admin/find-admin-order.server";
import { listPickups } from "~/features/shop/admin/pickup-list.server";
import { findOrderForWithdrawal } from "~/features/shop/find-order.server";
import { moveOrder } from "~/features/shop/order-transitions.server";
import { upcomingSlots } from "~/features/shop/pickup-slots";
import { placeOrder } from "~/features/shop/place-order.server";
import { withdrawOrder } from "~/features/shop/withdraw-order.server";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { newId } from "~/platform/random.server";
import { sheetId } from "~/records/sheets.server";
import { addUser } from "./support/article-fixtures";
import { changeContent } from "./support/change-content";
import { test } from "./support/database-test";
import { demoWords, demoWordsIn } from "./support/demo-words";
import { TEST_NOW, testServices } from "./support/services";
import { addProduct, testOrder } from "./support/shop-fixtures";

const now = TEST_NOW;

/** Writes into the sheets of a club all without which its shop takes no order. */
async function openOwnCounter(database: Database): Promise<void> {
  const evening = { id: newId(), weekday: "4", from: "18:00", to: "19:00" };
  const content = JSON.stringify({ evenings: [evening], closures: [], leadDays: 2, weeks: 4 });
  await changeContent(database, (trx) =>
    trx
      .updateTable("club_records")
      .set({ content })
      .where("id", "=", sheetId(shop))
      .executeTakeFirstOrThrow(),
  );
}

/** Orders a shirt, has it prepared and gives it back; all that both sides get to read of it. */
async function textsOfAnOrder(database: Database): Promise<string[]> {
  const { environment } = testServices(database);
  const { variantIds } = await addProduct(database);
  const site = await readSite(database.kysely, now);
  const terms = saleTerms(site, environment);
  const order = await testOrder(database, {
    lines: variantIds.map((variantId) => ({ variantId })),
    pickup: upcomingSlots(now, site.shop.pickup)[0]?.value ?? "",
    termsHash: terms.hash,
    environment: { contactTo: "bureau@club.example" },
  });
  const outcome = await placeOrder(database, { ...order, termsOf: () => terms });
  if (outcome.kind !== "placed") throw new Error(`The order was not placed: ${outcome.kind}.`);
  const { id, number } = outcome;
  const act = { id, userId: await addUser(database), now, environment: order.environment };
  expect(await moveOrder(database, "ready", { ...act, tell: true })).toMatchObject({
    isTold: true,
  });
  const told = await waitingMails(database);
  const paper = {
    order: await findAdminOrder(database.kysely, id, now),
    pickups: await listPickups(database.kysely, order.form.pickup.slice(0, 10)),
    seller: sellerLines(site),
    counter: site.shop.counter,
  };
  const { email, name } = order.form;
  const bought = await findOrderForWithdrawal(database.kysely, { number, email });
  const lineIds = bought?.lines.map((line) => line.id) ?? [];
  const from = { number, email, name, lineIds, environment: order.environment, now };
  expect((await withdrawOrder(database, from)).kind).toBe("withdrawn");
  const mails = [...told, ...(await waitingMails(database))];
  expect(mails).toHaveLength(5);
  return [...mails, JSON.stringify(paper), terms.content];
}

/** As they are stored; a withdrawal takes back those that it makes untrue. */
async function waitingMails({ kysely }: Database): Promise<string[]> {
  const mails = await kysely.selectFrom("mail_outbox").select("payload").execute();
  return mails.map(({ payload }) => payload);
}

test.for([
  ["begun without the demo", "templates"],
  ["without its demo", "demo"],
] as const)(
  "the mails, the paper and the terms of an order say nothing of it on a site %s",
  async ([, words], { database }) => {
    await fillClub(database, { words, now });
    if (words === "demo") await transaction(database, (trx) => neutralizeClub(trx, now));
    await openOwnCounter(database);
    const patterns = await demoWords();
    const said = (await textsOfAnOrder(database)).flatMap((text) => demoWordsIn(text, patterns));
    expect(said).toEqual([]);
  },
);
