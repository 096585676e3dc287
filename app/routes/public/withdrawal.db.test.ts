import { afterAll, beforeAll, beforeEach, describe, expect } from "vitest";
import type { WithdrawalReply } from "~/features/shop/withdrawal.types";
import { isUuid } from "~/lib/uuid";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import type { Services } from "~/platform/services.server";
import { test } from "~tests/support/database-test";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { TEST_NOW, testContext, testServices } from "~tests/support/services";
import { addProduct, placeTestOrder } from "~tests/support/shop-fixtures";
import { action } from "./withdrawal";

let smtp: SmtpStandIn;
beforeAll(async () => {
  smtp = await openSmtpStandIn();
});
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.received.length = 0;
});

type Fields = Record<string, string | string[]>;
type Answer = { reply: WithdrawalReply; status: number; wait: string | null };

async function send(site: Services, fields: Fields): Promise<Answer> {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) body.append(name, value);
  }
  const url = "http://localhost:3000/boutique/retractation";
  const answer = await action({
    request: new Request(url, { method: "POST", body }),
    context: testContext(site),
    params: {},
    url: new URL(url),
    pattern: "/boutique/retractation",
  });
  const wait = new Headers(answer.init?.headers).get("retry-after");
  return { reply: answer.data, status: answer.init?.status ?? 200, wait };
}

async function openSite(database: Database, more: Partial<Services> = {}): Promise<Services> {
  const environment = readEnvironment({
    NODE_ENV: "test",
    PUBLIC_URL: "http://localhost:3000",
    SMTP_URL: smtp.url,
    MAIL_FROM: "boutique@les-pins.example",
    CONTACT_TO: "boutique@les-pins.example",
  });
  return testServices(database, { environment, ...more });
}

/** An order of a plain shirt and of one with a name on it. */
async function order(database: Database, personalised = true) {
  const { variantIds } = await addProduct(database, {
    personalisation: { label: "Prénom au dos", priceCents: 500 },
  });
  const variantId = variantIds[0] ?? "";
  const named = { variantId, personalisation: "Zoé" };
  const { number } = await placeTestOrder(database, {
    lines: [{ variantId, quantity: 2 }, ...(personalised ? [named] : [])],
  });
  return { variantId, fields: { number, email: "zoe@exemple.fr", name: "Zoé Durand" } };
}

function linesOf({ reply }: Answer) {
  if (reply.step !== "choose") throw new Error(`The page is at «${reply.step}».`);
  return reply.lines;
}

async function collect(database: Database, collectedAt: string): Promise<void> {
  await database.kysely
    .updateTable("orders")
    .set({ state: "collected", collected_at: collectedAt })
    .execute();
}

const confirmation = (fields: Fields, lines: readonly { id: string }[]): Fields => ({
  ...fields,
  step: "confirm",
  line: lines.map(({ id }) => id),
});

test("two steps, then an acknowledgement with day and time on the page and by mail", async ({
  database,
}) => {
  const site = await openSite(database);
  const { fields } = await order(database);
  const typed = { ...fields, number: fields.number.toLowerCase().replace("-", " ") };
  const first = await send(site, typed);
  expect(first).toMatchObject({
    status: 200,
    reply: {
      step: "choose",
      isOpen: true,
      sentence: null,
      deadline: null,
      lines: [
        { quantity: 2, kind: "open" },
        { quantity: 1, personalisation: "Zoé", kind: "made-to-order" },
      ],
    },
  });
  expect(await database.kysely.selectFrom("withdrawals").select("id").execute()).toEqual([]);
  const done = await send(site, confirmation(fields, linesOf(first)));
  expect(done).toMatchObject({
    status: 200,
    reply: {
      step: "done",
      number: fields.number,
      declaredAt: TEST_NOW.toISOString(),
      refundCents: 3_700,
      isCollected: false,
      hasMailer: true,
      lines: [{ quantity: 2 }],
    },
  });
  const letters = smtp.received.map((mail) => JSON.stringify(mail));
  expect(letters.filter((letter) => letter.includes("zoe@exemple.fr"))).not.toEqual([]);
  expect(smtp.received).toHaveLength(2);
});

test("confirmed twice, also by two at once, it is one withdrawal with one acknowledgement", async ({
  database,
}) => {
  const site = await openSite(database);
  const { fields } = await order(database);
  const form = confirmation(fields, linesOf(await send(site, fields)));
  const answers = await Promise.all([send(site, form), send(site, form)]);
  const later = { ...site, now: new Date(TEST_NOW.getTime() + 3_600_000) };
  answers.push(await send(later, form));
  for (const { status, reply } of answers) {
    expect({ status, reply }).toMatchObject({
      status: 200,
      reply: { step: "done", declaredAt: TEST_NOW.toISOString(), refundCents: 3_700 },
    });
  }
  const rows = await database.kysely.selectFrom("withdrawals").select("id").execute();
  expect(rows).toHaveLength(1);
  expect(smtp.received).toHaveLength(2);
});

describe("what cannot be withdrawn from says so", () => {
  test("after the time is over, which the last day is not", async ({ database }) => {
    const site = await openSite(database);
    const { fields } = await order(database);
    const lines = linesOf(await send(site, fields));
    // Fetched on Tuesday 10 March: the last day is Tuesday 24 March.
    await collect(database, "2026-03-10T17:30:00.000Z");
    const lastMinute = { ...site, now: new Date("2026-03-24T22:59:00.000Z") };
    expect(await send(lastMinute, fields)).toMatchObject({
      reply: { step: "choose", isOpen: true, deadline: "2026-03-24" },
    });
    const nextDay = { ...site, now: new Date("2026-03-24T23:01:00.000Z") };
    const answers = [
      await send(nextDay, fields),
      await send(nextDay, confirmation(fields, lines.slice(0, 1))),
    ];
    for (const { reply } of answers) {
      expect(reply).toMatchObject({
        step: "choose",
        isOpen: false,
        sentence: expect.stringContaining("a pris fin le mardi 24 mars 2026"),
      });
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(smtp.received).toEqual([]);
  });

  test("what was made for the buyer, whatever the browser sends", async ({ database }) => {
    const site = await openSite(database);
    const { fields } = await order(database);
    const lines = linesOf(await send(site, fields));
    const answer = await send(site, confirmation(fields, lines.slice(1)));
    expect(answer).toMatchObject({ status: 400, reply: { step: "choose" } });
    expect(await database.kysely.selectFrom("withdrawals").select("id").execute()).toEqual([]);
    await send(site, confirmation(fields, lines));
    expect((await send(site, fields)).reply).toMatchObject({
      isOpen: false,
      sentence: expect.stringContaining("est fait pour vous"),
    });
  });

  test("an order that was withdrawn whole, or cancelled", async ({ database }) => {
    const site = await openSite(database);
    const { fields } = await order(database, false);
    await send(site, confirmation(fields, linesOf(await send(site, fields))));
    expect((await send(site, fields)).reply).toMatchObject({
      isOpen: false,
      sentence: expect.stringContaining("déjà renoncé"),
    });
    const other = await order(database, false);
    const lines = linesOf(await send(site, other.fields));
    await database.kysely
      .updateTable("orders")
      .set({ state: "cancelled", cancelled_at: TEST_NOW.toISOString() })
      .where("number", "=", other.fields.number)
      .execute();
    for (const form of [other.fields, confirmation(other.fields, lines)]) {
      expect((await send(site, form)).reply).toMatchObject({
        isOpen: false,
        sentence: expect.stringContaining("a été annulée"),
      });
    }
  });

  test("nothing chosen, or somebody else's line", async ({ database }) => {
    const site = await openSite(database);
    const [mine, theirs] = [await order(database), await order(database)];
    const foreign = linesOf(await send(site, theirs.fields));
    for (const lines of [[], foreign.slice(0, 1), [{ id: "' or 1=1" }]]) {
      expect(await send(site, confirmation(mine.fields, lines))).toMatchObject({
        status: 400,
        reply: {
          step: "choose",
          sentence: "Cochez au moins un article, puis confirmez.",
          chosen: lines.map(({ id }) => id).filter(isUuid),
        },
      });
    }
    expect(await database.kysely.selectFrom("withdrawals").select("id").execute()).toEqual([]);
  });
});

test("an unknown number, a wrong address and a number that can be none are answered alike", async ({
  database,
}) => {
  const site = await openSite(database, { clientAddress: "203.0.113.9" });
  const { fields } = await order(database);
  const tries = [
    { ...fields, number: "ZZZ-ZZZ" },
    { ...fields, email: "autre@exemple.fr" },
    { ...fields, number: "0" },
  ];
  const replies = [];
  for (const form of tries) {
    for (const step of ["find", "confirm"]) {
      const { status, reply } = await send(site, { ...form, step, line: "x" });
      expect(reply).toMatchObject({ step: "identify", values: form });
      replies.push({ status, errors: reply.step === "identify" && reply.errors });
    }
  }
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]).toMatchObject({
    status: 400,
    errors: { "": [expect.stringMatching(/^Aucune commande/)] },
  });
});

test("fields that are missing or wrong are said beside them, and what was typed stays", async ({
  database,
}) => {
  const site = await openSite(database);
  const empty = await send(site, {});
  expect(empty).toMatchObject({ status: 400, reply: { step: "identify" } });
  expect(empty.reply.step === "identify" && Object.keys(empty.reply.errors).sort()).toEqual([
    "email",
    "name",
    "number",
  ]);
  const typed = { number: "K7M-4QX", email: "zoe@exemple", name: "Zoé" };
  expect((await send(site, typed)).reply).toMatchObject({
    values: typed,
    errors: { email: [expect.stringContaining("n’est pas complète")] },
  });
});

test("numbers are not found by trying, while who knows theirs is never kept out", async ({
  database,
}) => {
  const site = await openSite(database, { clientAddress: "203.0.113.77" });
  const { fields } = await order(database);
  for (let round = 0; round < 40; round += 1) {
    expect((await send(site, fields)).status).toBe(200);
  }
  let refused: Answer | undefined;
  for (let round = 0; round < 40 && !refused; round += 1) {
    const answer = await send(site, { ...fields, number: "ZZZ-ZZZ" });
    if (answer.status === 429) refused = answer;
  }
  expect(refused?.reply).toMatchObject({
    step: "identify",
    errors: { "": [expect.stringMatching(/^Trop d’essais.* vaut autant\.$/)] },
  });
  expect(Number(refused?.wait)).toBeGreaterThan(0);
});
