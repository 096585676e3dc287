import type { Kysely } from "kysely";
import { expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { letter } from "~/platform/mail/mail";
import { queueMail } from "~/platform/mail/outbox.server";
import { test } from "~tests/support/database-test";
import { TEST_NOW } from "~tests/support/services";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { migrations } from "./migrations";

/** As a migration sees the database. */
async function migrate({ engine, native }: Database, name: string): Promise<void> {
  await migrations(engine)[name]?.up(native as unknown as Kysely<unknown>);
}

/** An order whose buyer was reminded; the reminder left, or did not. */
async function remind(
  database: Database,
  isSent: boolean,
): Promise<{ id: string; mailId: string }> {
  const [variantId = ""] = (await addProduct(database)).variantIds;
  const { id } = await placeTestOrder(database, { lines: [{ variantId }] });
  const mail = letter({
    to: "zoe@exemple.fr",
    from: { name: "Athlétic Club Les Pins", address: "boutique@les-pins.example" },
    subject: "Votre commande vous attend encore",
    paragraphs: [],
    now: TEST_NOW,
  });
  const mailId = await transaction(database, (trx) =>
    queueMail(trx, { purpose: "order", mail, now: TEST_NOW }),
  );
  if (isSent) {
    const sent = { state: "sent" as const, sent_at: TEST_NOW.toISOString() };
    await database.kysely.updateTable("mail_outbox").set(sent).where("id", "=", mailId).execute();
  }
  const reminded = { reminded_at: TEST_NOW.toISOString(), reminder_mail_id: mailId };
  const former = database.native as unknown as Kysely<{ orders: typeof reminded & { id: string } }>;
  await former.updateTable("orders").set(reminded).where("id", "=", id).execute();
  return { id, mailId };
}

test("orders that were reminded of stay, and a reminder that has not left never does", async ({
  database,
}) => {
  await migrate(database, "0012-unfetched-orders");
  const waiting = await remind(database, false);
  const sent = await remind(database, true);
  const { kysely } = database;
  const done = { name: "unfetched-orders", last_done_at: TEST_NOW.toISOString() };
  await kysely.insertInto("background_tasks").values(done).execute();
  const mailsBefore = await kysely.selectFrom("mail_outbox").select("id").execute();

  await migrate(database, "0016-orders-without-reminders");

  const orders = await kysely.selectFrom("orders").selectAll().execute();
  expect(orders.map(({ id }) => id).toSorted()).toEqual([waiting.id, sent.id].toSorted());
  for (const order of orders) {
    expect(order.state).toBe("new");
    expect(Object.keys(order).filter((column) => column.startsWith("remind"))).toEqual([]);
  }
  const mails = await kysely.selectFrom("mail_outbox").select("id").execute();
  const kept = mailsBefore.filter(({ id }) => id !== waiting.mailId);
  expect(mails.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  const tasks = kysely.selectFrom("background_tasks").select("name");
  expect(await tasks.where("name", "=", "unfetched-orders").execute()).toEqual([]);
});
