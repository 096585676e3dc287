import { describe, expect } from "vitest";
import type { CommandAnswer } from "~/lib/command";
import { parisDay } from "~/lib/paris-instants";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliverDue } from "~/platform/mail/outbox.server";
import { declineMail } from "~/platform/mail/undecided-mails.server";
import { newId } from "~/platform/random.server";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { openSmtpStandIn } from "~tests/support/mail-stand-ins";
import { TEST_NOW, testServices } from "~tests/support/services";
import { addProduct, placeTestOrder, stockOf } from "~tests/support/shop-fixtures";
import { withdrawOrder } from "../withdraw-order.server";
import { summarizeOrders } from "./admin-orders.server";
import { findAdminOrder } from "./find-admin-order.server";
import { orderCommandSchema } from "./order-command.schema";
import { runOrderCommand } from "./run-order-command.server";

const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

type Fields = Record<string, string>;

async function open(database: Database, smtpUrl?: string) {
  const environment = readEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    CONTACT_TO: "boutique@ac-lespins.example",
    ...(smtpUrl && { SMTP_URL: smtpUrl, MAIL_FROM: "site@les-pins.example" }),
  });
  const site = testServices(database, { environment });
  const userId = await createTestAccount(site, { email: "m@exemple.fr", role: "administrator" });
  const { variantIds } = await addProduct(database, {
    variants: [
      { size: "S", stock: 5 },
      { size: "M", stock: 5 },
    ],
  });
  const [small = "", medium = ""] = variantIds;
  const lines = [
    { variantId: small, quantity: 2 },
    { variantId: medium, quantity: 1 },
  ];
  const { id, number } = await placeTestOrder(database, { lines });
  const run = (fields: Fields, now = later(1)): Promise<CommandAnswer> =>
    runOrderCommand({ ...site, now }, orderCommandSchema.parse({ id, ...fields }), userId);
  const order = async () => {
    const found = await findAdminOrder(database.kysely, id, later(1));
    if (!found) throw new Error("The order is gone.");
    return found;
  };
  const withdraw = async (lineIds: readonly string[], now = later(60)) =>
    await withdrawOrder(database, {
      number,
      email: "zoe@exemple.fr",
      name: "Zoé Durand",
      lineIds,
      now,
      environment,
    });
  const stocks = async () => [await stockOf(database, small), await stockOf(database, medium)];
  return { site, id, number, small, medium, run, order, withdraw, stocks };
}

/** Undoes what was just done, as the toast would. */
async function undo(run: (fields: Fields) => Promise<CommandAnswer>, answer: CommandAnswer) {
  expect(answer).toMatchObject({ ok: true });
  if (!answer.undo) throw new Error("Nothing undoes it.");
  return await run(answer.undo);
}

async function mailIds({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom("mail_outbox").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

describe("the commands of an order", () => {
  test.for(["ready", "collected", "paid", "cancel"])(
    "%s is done, said by number, and undone by what it offers",
    async (intent, { database }) => {
      const { run, order, number, stocks } = await open(database);
      const before = await order();
      const answer = await run({ intent });
      expect(answer.message).toContain(number);
      expect(await order()).not.toEqual(before);
      await undo(run, answer);
      expect(await order()).toEqual(before);
      expect(await stocks()).toEqual([3, 4]);
    },
  );

  test("an order goes from new to collected and paid, and back to where it was", async ({
    database,
  }) => {
    const { run, order } = await open(database);
    await run({ intent: "ready" });
    await run({ intent: "paid" });
    const collected = await run({ intent: "collected" });
    expect(await order()).toMatchObject({ state: "collected", dueCents: 0, totalCents: 5550 });
    await undo(run, collected);
    expect(await order()).toMatchObject({ state: "ready", collectedAt: null });
  });

  test("what its state does not allow any more is refused, and changes nothing", async ({
    database,
  }) => {
    const { run, order, stocks } = await open(database);
    await run({ intent: "collected" });
    const before = await order();
    for (const intent of ["ready", "unready", "collected", "cancel", "resume", "refunded"]) {
      expect(await run({ intent }), intent).toMatchObject({ ok: false, undo: null });
    }
    expect(await order()).toEqual(before);
    expect(await stocks()).toEqual([3, 4]);
    expect(await run({ intent: "paid", id: newId() })).toMatchObject({ ok: false });
  });

  test("done by two people at once, it is done once", async ({ database }) => {
    const { run, stocks } = await open(database);
    const answers = await Promise.all([run({ intent: "cancel" }), run({ intent: "cancel" })]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await stocks()).toEqual([5, 5]);
    const both = await Promise.all([run({ intent: "resume" }), run({ intent: "resume" })]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await stocks()).toEqual([3, 4]);
  });

  test("only «ready» tells the buyer, whatever a form asks for", async ({ database }) => {
    const { run } = await open(database);
    const { message } = await run({ intent: "cancel", notify: "on" });
    expect(message).toContain("est annulée");
    const mails = await database.kysely.selectFrom("orders").select("ready_mail_id").execute();
    expect(mails).toEqual([{ ready_mail_id: null }]);
  });

  test("the log names the order by its number, never its buyer", async ({ database }) => {
    const { run, number } = await open(database);
    await run({ intent: "ready", notify: "on" });
    await run({ intent: "cancel" });
    const lines = await database.kysely
      .selectFrom("activity_log")
      .select(["action", "label"])
      .where("subject", "=", "order")
      .orderBy("created_at")
      .execute();
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      "order-cancelled",
      "order-ready",
    ]);
    expect(lines.map(({ label }) => label)).toEqual([number, number]);
  });
});

describe("cancelling", () => {
  test("gives the stock back with its reason, and is taken back only while the pieces are there", async ({
    database,
  }) => {
    const { run, order, small, medium, stocks, id } = await open(database);
    await run({ intent: "cancel" });
    expect(await stocks()).toEqual([5, 5]);
    await placeTestOrder(database, {
      lines: [{ variantId: small, quantity: 4 }],
      submissionId: newId(),
    });
    const refused = await run({ intent: "resume" });
    expect(refused).toMatchObject({ ok: false });
    expect(refused.message).toContain("2\u00a0×\u00a0T-shirt du club (S)");
    expect(await order()).toMatchObject({ state: "cancelled" });
    expect(await stocks()).toEqual([1, 5]);
    const changes = await database.kysely
      .selectFrom("stock_changes")
      .select(["variant_id", "delta"])
      .where("order_id", "=", id)
      .where("reason", "=", "cancelled")
      .execute();
    expect(new Set(changes.map(({ variant_id, delta }) => `${variant_id} ${delta}`))).toEqual(
      new Set([`${small} 2`, `${medium} 1`]),
    );
  });

  test("leaves alone what was withdrawn before", async ({ database }) => {
    const { run, order, withdraw, stocks } = await open(database);
    const [first] = (await order()).lines;
    await withdraw([first?.id ?? ""]);
    expect(await stocks()).toEqual([5, 4]);
    const answer = await run({ intent: "cancel" });
    expect(await stocks()).toEqual([5, 5]);
    await undo(run, answer);
    expect(await stocks()).toEqual([5, 4]);
    expect(await order()).toMatchObject({ keptCents: 1850, dueCents: 1850, totalCents: 5550 });
  });

  test("of a paid order leaves money to pay back, after which it is over", async ({ database }) => {
    const { run, order } = await open(database);
    await run({ intent: "paid" });
    await run({ intent: "cancel" });
    expect(await order()).toMatchObject({ refundCents: 5550 });
    const refunded = await run({ intent: "refunded" });
    expect(await order()).toMatchObject({ refundCents: 0, refundedAt: later(1).toISOString() });
    expect(await run({ intent: "resume" })).toMatchObject({ ok: false });
    expect(await run({ intent: "unpaid" })).toMatchObject({ ok: false });
    await undo(run, refunded);
    expect(await run({ intent: "resume" })).toMatchObject({ ok: true });
  });
});

describe("telling the buyer that it is ready", () => {
  test("leaves a little later, unless it is undone before", async ({ database }) => {
    const smtp = await openSmtpStandIn();
    const { run, site, number } = await open(database, smtp.url);
    await database.kysely.deleteFrom("mail_outbox").execute();
    const due = (now: Date) => deliverDue({ ...site, now: () => now });
    const answer = await run({ intent: "ready", notify: "on" });
    expect(await due(later(1))).toBe(0);
    expect((await undo(run, answer)).message).not.toContain("déjà");
    expect(await due(later(5))).toBe(0);
    await run({ intent: "ready", notify: "on" });
    expect(await due(later(5))).toBe(1);
    expect(smtp.received.map(({ to, mail }) => [to[0], mail.subject])).toEqual([
      ["zoe@exemple.fr", expect.stringContaining(`prête\u00a0: ${number}`)],
    ]);
    expect(smtp.received[0]?.mail.text).toContain("55,50\u00a0€");
    const undone = await run({ intent: "unready" });
    expect(undone.message).toContain("déjà été prévenu");
    await smtp.close();
  });

  test("is offered the next time unless the buyer was told already", async ({ database }) => {
    const { run, order } = await open(database);
    expect(await order()).toMatchObject({ wasTold: false });
    await run({ intent: "ready", notify: "on" });
    expect(await order()).toMatchObject({ wasTold: true });
    await run({ intent: "unready" });
    expect(await order()).toMatchObject({ wasTold: false });
    const others = await mailIds(database);
    await run({ intent: "ready", notify: "on" });
    const mailId = (await mailIds(database)).find((id) => !others.includes(id));
    const decided = later(3 * 24 * 60);
    await transaction(database, (trx) => declineMail(trx, mailId ?? "", decided));
    expect(await order()).toMatchObject({ wasTold: false });
  });
});

describe("a mail that is no longer true", () => {
  /** A shop that could send nothing when its orders came, and whose mails are due now. */
  async function openLate(database: Database) {
    const smtp = await openSmtpStandIn();
    const shop = await open(database, smtp.url);
    const subjects = async () => {
      await deliverDue({ ...shop.site, now: () => later(10) });
      return smtp.received.map(({ mail }) => (mail.subject ?? "").split(" – ")[0] ?? "");
    };
    return {
      ...shop,
      smtp,
      subjects,
      confirmation: `Votre commande ${shop.number}`,
      notice: `Nouvelle commande ${shop.number}\u00a0: 55,50\u00a0€`,
      ready: `Votre commande est prête\u00a0: ${shop.number}`,
    };
  }

  test("is not sent of a cancelled order, and is once that is taken up again", async ({
    database,
  }) => {
    const { run, subjects, smtp, confirmation, notice } = await openLate(database);
    const before = await mailIds(database);
    const answer = await run({ intent: "cancel" });
    expect(await mailIds(database)).toEqual([]);
    expect(await subjects()).toEqual([]);
    await undo(run, answer);
    expect(await mailIds(database)).toEqual(before);
    expect((await subjects()).toSorted()).toEqual([confirmation, notice].toSorted());
    await run({ intent: "cancel" });
    await run({ intent: "resume" });
    expect(await subjects()).toHaveLength(2);
    await smtp.close();
  });

  test("is tried on where the order is taken up again while a mail is on its way", async ({
    database,
  }) => {
    const { run, subjects, smtp, confirmation, notice } = await openLate(database);
    await database.kysely
      .updateTable("mail_outbox")
      .set({ claimed_until: later(1).toISOString() })
      .execute();
    await undo(run, await run({ intent: "cancel" }));
    expect((await subjects()).toSorted()).toEqual([confirmation, notice].toSorted());
    await smtp.close();
  });

  test("tells its buyer nothing where somebody declined it", async ({ database }) => {
    const { run, smtp } = await openLate(database);
    const others = await mailIds(database);
    await run({ intent: "ready", notify: "on" });
    const mailId = (await mailIds(database)).find((id) => !others.includes(id)) ?? "";
    await transaction(database, (trx) => declineMail(trx, mailId, later(3 * 24 * 60)));
    const { message } = await run({ intent: "unready" });
    expect(message).not.toContain("déjà été prévenu");
    await smtp.close();
  });

  test("is not queued again where the outbox may have forgotten that it was sent", async ({
    database,
  }) => {
    const { run, smtp } = await openLate(database);
    const month = later(30 * 24 * 60);
    await database.kysely.deleteFrom("mail_outbox").execute();
    await run({ intent: "cancel" }, month);
    await run({ intent: "resume" }, month);
    expect(await mailIds(database)).toEqual([]);
    await smtp.close();
  });

  test.for(["cancel", "collected", "unready"])(
    "%s takes «\u00a0prête\u00a0» back, and its undo tells the buyer after all",
    async (intent, { database }) => {
      const { run, subjects, smtp, ready } = await openLate(database);
      await run({ intent: "ready", notify: "on" });
      const answer = await run({ intent });
      expect(await subjects()).not.toContain(ready);
      await undo(run, answer);
      expect((await subjects()).filter((subject) => subject === ready)).toHaveLength(1);
      const again = await run({ intent });
      expect(again.undo).not.toHaveProperty("notify");
      await smtp.close();
    },
  );

  test("says what is to be paid and fetched by then", async ({ database }) => {
    const { run, order, withdraw, subjects, smtp, ready } = await openLate(database);
    await run({ intent: "ready", notify: "on" });
    const [first] = (await order()).lines;
    await withdraw([first?.id ?? ""], later(2));
    await run({ intent: "paid" }, later(3));
    expect(await subjects()).toContain(ready);
    const mail = smtp.received.find(({ mail: { subject } }) => subject?.startsWith(ready));
    expect(mail?.mail.text).toContain("Elle est déjà payée.");
    expect(mail?.mail.text).not.toContain("T-shirt du club (S)");
    await smtp.close();
  });

  test("is not sent of an order that was withdrawn from as a whole", async ({ database }) => {
    const { run, order, withdraw, subjects, smtp } = await openLate(database);
    await run({ intent: "ready", notify: "on" });
    await withdraw(
      (await order()).lines.map(({ id }) => id),
      later(2),
    );
    const sent = await subjects();
    expect(sent).toHaveLength(2);
    expect(sent.every((subject) => /rétract/i.test(subject))).toBe(true);
    await smtp.close();
  });
});

describe("a withdrawal", () => {
  /** One from the first line of a fetched order: two pieces of the small size. */
  async function openWithdrawal(database: Database, { isPaid }: { isPaid: boolean }) {
    const shop = await open(database);
    const { run, order, withdraw } = shop;
    if (isPaid) await run({ intent: "paid" });
    await run({ intent: "collected" });
    const [first] = (await order()).lines;
    await withdraw([first?.id ?? ""]);
    const withdrawal = async () => {
      const [found] = (await order()).withdrawals;
      if (!found) throw new Error("The withdrawal is gone.");
      return found;
    };
    const { id } = await withdrawal();
    return { ...shop, id, withdrawal };
  }

  /** How many withdrawals wait for goods or for money. */
  const openOnes = async ({ kysely }: Database) => {
    const summary = await summarizeOrders(kysely, { limit: 3, today: parisDay(later(90)) });
    return summary.openWithdrawals;
  };

  test("that was paid is refunded and returned at once, with its pieces in stock, once", async ({
    database,
  }) => {
    const { run, withdrawal, stocks, id } = await openWithdrawal(database, { isPaid: true });
    const before = await withdrawal();
    expect(before).toMatchObject({ returnedAt: null, isFromShelf: false, refundCents: 3700 });
    expect(await run({ intent: "uncollected" })).toMatchObject({ ok: false });
    expect(await stocks()).toEqual([3, 4]);
    const twice = { intent: "settled", id };
    const answers = await Promise.all([run(twice, later(90)), run(twice, later(90))]);
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await stocks()).toEqual([5, 4]);
    const at = later(90).toISOString();
    expect(await withdrawal()).toMatchObject({ returnedAt: at, refundedAt: at });
    expect(await openOnes(database)).toBe(0);
    expect(await run({ intent: "unpaid" })).toMatchObject({ ok: false });
    const done = answers.find(({ ok }) => ok);
    const undone = { ...done?.undo };
    const both = await Promise.all([run(undone, later(91)), run(undone, later(91))]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await stocks()).toEqual([3, 4]);
    expect(await withdrawal()).toEqual(before);
    expect(await openOnes(database)).toBe(1);
  });

  test("that was not paid is over when its articles are back, and is not refunded", async ({
    database,
  }) => {
    const { run, withdrawal, stocks, id } = await openWithdrawal(database, { isPaid: false });
    const answer = await run({ intent: "settled", id }, later(90));
    const at = later(90).toISOString();
    expect(await withdrawal()).toMatchObject({ returnedAt: at, refundedAt: null, isPaid: false });
    expect(await stocks()).toEqual([5, 4]);
    expect(await openOnes(database)).toBe(0);
    await undo(run, answer);
    expect(await withdrawal()).toMatchObject({ returnedAt: null, refundedAt: null });
    expect(await stocks()).toEqual([3, 4]);
  });

  test.for([
    { name: "returned and not refunded", noted: "returned_at", other: "refunded_at", pieces: 5 },
    { name: "refunded and not returned", noted: "refunded_at", other: "returned_at", pieces: 3 },
  ] as const)(
    "of before, $name, keeps that: the rest is noted, and its undo leads back to it",
    async ({ noted, other, pieces }, { database }) => {
      const { run, stocks, small, id } = await openWithdrawal(database, { isPaid: true });
      const { kysely } = database;
      const at = later(70).toISOString();
      await kysely
        .updateTable("withdrawals")
        .set({ [noted]: at })
        .execute();
      if (noted === "returned_at") {
        await kysely
          .updateTable("product_variants")
          .set({ stock: 5 })
          .where("id", "=", small)
          .execute();
      }
      const row = () =>
        kysely.selectFrom("withdrawals").select([noted, other]).executeTakeFirstOrThrow();
      expect(await openOnes(database)).toBe(1);
      const answer = await run({ intent: "settled", id }, later(90));
      expect(await row()).toEqual({ [noted]: at, [other]: later(90).toISOString() });
      expect(await stocks()).toEqual([5, 4]);
      await undo(run, answer);
      expect(await row()).toEqual({ [noted]: at, [other]: null });
      expect(await stocks()).toEqual([pieces, 4]);
      expect(await run({ intent: "unsettled", id })).toMatchObject({ ok: true });
      expect(await row()).toEqual({ [noted]: null, [other]: null });
      expect(await stocks()).toEqual([3, 4]);
    },
  );

  test("of what was not paid leaves nothing to give back, whatever is paid or cancelled afterwards", async ({
    database,
  }) => {
    const { run, order, withdraw } = await open(database);
    const [first] = (await order()).lines;
    await withdraw([first?.id ?? ""]);
    const [withdrawal] = (await order()).withdrawals;
    expect(withdrawal).toMatchObject({ isPaid: false });
    const settled = { intent: "settled", id: withdrawal?.id ?? "" };
    expect(await run(settled, later(90))).toMatchObject({ ok: false });
    expect(await run({ intent: "paid" }, later(90))).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ dueCents: 0, withdrawals: [{ isPaid: false }] });
    expect(await run(settled, later(95))).toMatchObject({ ok: false });
    expect(await openOnes(database)).toBe(0);
    await run({ intent: "cancel" }, later(100));
    expect(await order()).toMatchObject({ refundCents: 1850, withdrawals: [{ isPaid: false }] });
  });

  test("of goods still at the club gave them back at once: its refund moves no piece", async ({
    database,
  }) => {
    const { run, order, withdraw, stocks } = await open(database);
    await run({ intent: "paid" });
    await withdraw((await order()).lines.map(({ id }) => id));
    const found = await order();
    expect(found).toMatchObject({ state: "withdrawn", dueCents: 0, keptCents: 0 });
    const id = found.withdrawals[0]?.id ?? "";
    expect(found.withdrawals[0]).toMatchObject({ isFromShelf: true, refundedAt: null });
    expect(await run({ intent: "unsettled", id })).toMatchObject({ ok: false });
    const answer = await run({ intent: "settled", id }, later(90));
    expect((await order()).withdrawals[0]?.refundedAt).toBe(later(90).toISOString());
    expect(await stocks()).toEqual([5, 5]);
    await undo(run, answer);
    expect((await order()).withdrawals).toEqual(found.withdrawals);
    expect(await stocks()).toEqual([5, 5]);
  });

  test("whose goods were sold again stays settled", async ({ database }) => {
    const { run, small, stocks, withdrawal, id } = await openWithdrawal(database, { isPaid: true });
    await run({ intent: "settled", id }, later(90));
    await placeTestOrder(database, {
      lines: [{ variantId: small, quantity: 4 }],
      submissionId: newId(),
    });
    const refused = await run({ intent: "unsettled", id });
    expect(refused.message).toContain("vendus depuis");
    expect(await stocks()).toEqual([1, 4]);
    expect((await withdrawal()).refundedAt).toBe(later(90).toISOString());
  });
});
