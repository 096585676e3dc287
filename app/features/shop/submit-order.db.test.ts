import { afterEach, beforeEach, describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliverDue } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import demoShop from "~content/demo/club/shop.json";
import { changeContent } from "~tests/support/change-content";
import { test } from "~tests/support/database-test";
import { DEMO_SITE } from "~tests/support/demo-club";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { solvedProof } from "~tests/support/proof-of-work";
import { testServices } from "~tests/support/services";
import { addProduct, openCounter, stockOf, TEST_TERMS } from "~tests/support/shop-fixtures";
import { findOrderByToken } from "./find-order.server";
import { upcomingSlots } from "./pickup-slots";
import { submitOrder } from "./submit-order.server";

let smtp: SmtpStandIn;

beforeEach(async () => {
  smtp = await openSmtpStandIn();
  await rateLimits.reset("order-address", "192.0.2.1");
  await rateLimits.reset("order-pieces", "192.0.2.1");
});

afterEach(() => smtp.close());

function siteOn(database: Database, overrides: Partial<Services> = {}): Services {
  const environment = readEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    SMTP_URL: smtp.url,
    MAIL_FROM: "site@les-pins.example",
    CONTACT_TO: "boutique@les-pins.example",
  });
  return testServices(database, { environment, now: NOW, ...overrides });
}

/** The captcha’s library goes by the real clock. */
const NOW = new Date();
const SLOTS = upcomingSlots(NOW, DEMO_SITE.shop.pickup);
const SLOT = SLOTS[0]?.value ?? "";

const send = (site: Services, form: FormData) => submitOrder(site, form, () => TEST_TERMS);

type Parts = Record<string, string>;

/** The form as a browser sends it, its proof solved. */
async function fieldsOf(site: Services, variantId: string, parts: Parts = {}): Promise<FormData> {
  const values: Parts = {
    submissionId: newId(),
    name: "Zoé Durand",
    email: `${newId()}@exemple.fr`,
    phone: "0612345678",
    pickup: SLOT,
    message: "",
    terms: "on",
    lines: JSON.stringify([{ variantId, quantity: 1, personalisation: "" }]),
    agreedTotalCents: "1850",
    termsHash: TEST_TERMS.hash,
    captcha: await solvedProof(site.authSecret, site.now),
    ...parts,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

async function submit(site: Services, variantId: string, parts: Parts = {}) {
  return await send(site, await fieldsOf(site, variantId, parts));
}

async function stocked(database: Database, stock = 100): Promise<string> {
  await openCounter(database);
  const { variantIds } = await addProduct(database, { variants: [{ size: "M", stock }] });
  return variantIds[0] ?? "";
}

function stored({ kysely }: Database) {
  return kysely.selectFrom("orders").selectAll().execute();
}

describe("an order form", () => {
  test("makes an order, two mails, and a secret that shows it", async ({ database }) => {
    const site = siteOn(database);
    const { answer, token } = await submit(site, await stocked(database), {
      email: "zoe@exemple.fr",
    });
    const [order] = await stored(database);
    expect(answer).toEqual({ kind: "placed", number: order?.number, isKnown: false });
    expect(await findOrderByToken(database.kysely, token ?? "")).toMatchObject({
      number: order?.number,
      phone: "06 12 34 56 78",
      pickup: { day: SLOT.slice(0, 10), hours: SLOT.slice(11) },
      lines: [{ productName: "T-shirt du club", size: "M", isWithdrawn: false }],
    });
    expect(await findOrderByToken(database.kysely, order?.token_hash ?? "")).toBeNull();
    expect(await findOrderByToken(database.kysely, "")).toBeNull();
    const ends = smtp.received.map(({ to, mail }) => [to[0], mail.replyTo?.[0]?.address]);
    expect(ends.toSorted()).toEqual([
      ["boutique@les-pins.example", "zoe@exemple.fr"],
      ["zoe@exemple.fr", "boutique@les-pins.example"],
    ]);
    for (const { mail } of smtp.received) expect(mail.text).toContain(order?.number);
  });

  test("sent again is the same order with the same secret, its captcha used or not", async ({
    database,
  }) => {
    const site = siteOn(database);
    const fields = await fieldsOf(site, await stocked(database));
    const first = await send(site, fields);
    expect(first.answer).toMatchObject({ kind: "placed", isKnown: false });
    const again = { ...first, answer: { ...first.answer, isKnown: true } };
    for (let round = 0; round < 20; round += 1) expect(await send(site, fields)).toEqual(again);
    expect(await stored(database)).toHaveLength(1);
    expect(smtp.received).toHaveLength(2);
  });

  test("clicked twice at once is one order", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database);
    const form = { submissionId: newId(), email: "zoe@exemple.fr" };
    const answers = await Promise.all([
      submit(site, variantId, form),
      submit(site, variantId, form),
    ]);
    const [order, ...others] = await stored(database);
    expect(others).toEqual([]);
    for (const { answer } of answers) {
      expect(answer).toMatchObject({ kind: "placed", number: order?.number });
    }
    expect(answers[0]?.token).toBe(answers[1]?.token);
    expect(smtp.received).toHaveLength(2);
  });

  test("is taken while the mail server refuses, and its mails go when it is back", async ({
    database,
  }) => {
    const site = siteOn(database);
    smtp.refuse({ code: 451, text: "later" });
    const { answer } = await submit(site, await stocked(database));
    expect(answer.kind).toBe("placed");
    expect(smtp.received).toHaveLength(0);
    smtp.refuse(null);
    const later = new Date(site.now.getTime() + 60 * 60_000);
    await deliverDue({ ...site, now: () => later });
    expect(smtp.received).toHaveLength(2);
  });

  test("is taken without any mailer", async ({ database }) => {
    const { answer } = await submit(testServices(database, { now: NOW }), await stocked(database));
    expect(answer.kind).toBe("placed");
  });
});

describe("mails to one mailbox", () => {
  test("are those of six orders an hour, whatever tag the address carries", async ({
    database,
  }) => {
    const site = siteOn(database);
    const variantId = await stocked(database);
    const mailbox = newId();
    const kinds: string[] = [];
    for (let tag = 1; tag <= 9; tag += 1) {
      const clientAddress = `192.0.2.${100 + tag}`;
      const email = `${tag % 2 ? mailbox.toUpperCase() : mailbox}+${tag}@exemple.fr`;
      const { answer } = await submit({ ...site, clientAddress }, variantId, { email });
      kinds.push(answer.kind);
    }
    expect(kinds).toEqual([...Array(6).fill("placed"), ...Array(3).fill("failed")]);
    const written = smtp.received.flatMap(({ to }) => to).filter((to) => to.includes("+"));
    expect(written.map((to) => to.replace(/^[^+]*/, "")).toSorted()).toEqual(
      [1, 2, 3, 4, 5, 6].map((tag) => `+${tag}@exemple.fr`),
    );
  });
});

describe("pieces kept from others", () => {
  const basket = (variantId: string, quantity: number) => ({
    lines: JSON.stringify([{ variantId, quantity, personalisation: "" }]),
    agreedTotalCents: String(quantity * 1850),
  });

  test("are 40 at most for one e-mail address, however it is written, until they are paid for", async ({
    database,
  }) => {
    const site = siteOn(database);
    const variantId = await stocked(database);
    const order = (email: string, quantity: number) =>
      submit(site, variantId, { email, ...basket(variantId, quantity) });
    expect((await order("zoe@exemple.fr", 20)).answer.kind).toBe("placed");
    expect((await order("Zoe@Exemple.fr", 20)).answer.kind).toBe("placed");
    expect((await order("zoe@exemple.fr", 1)).answer).toMatchObject({
      kind: "invalid",
      errors: { basket: [expect.stringContaining("40\u00a0articles au plus")] },
    });
    expect(await stockOf(database, variantId)).toBe(60);
    await database.kysely
      .updateTable("orders")
      .set({ paid_at: site.now.toISOString() })
      .where("email", "=", "zoe@exemple.fr")
      .execute();
    expect((await order("zoe@exemple.fr", 1)).answer.kind).toBe("placed");
  });

  test("are 80 at most in a day from one connection, whatever the e-mail addresses", async ({
    database,
  }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 200);
    const order = (quantity: number) => submit(site, variantId, basket(variantId, quantity));
    for (let count = 0; count < 4; count += 1) {
      expect((await order(20)).answer.kind).toBe("placed");
    }
    expect((await order(1)).answer).toMatchObject({
      kind: "invalid",
      errors: { basket: [expect.stringContaining("Réessayez demain")] },
    });
    expect(await stockOf(database, variantId)).toBe(120);
    const elsewhere = { ...site, clientAddress: "198.51.100.7" };
    const { answer } = await submit(elsewhere, variantId, basket(variantId, 1));
    expect(answer.kind).toBe("placed");
  });

  test("are counted once, however often their submission is sent", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 200);
    const order = (quantity: number, parts: Parts = {}) =>
      submit(site, variantId, { ...basket(variantId, quantity), ...parts });
    const form = { submissionId: newId(), email: `${newId()}@exemple.fr` };
    const atOnce = await Promise.all([order(20, form), order(20, { ...form, name: "Zoé" })]);
    expect(atOnce.map(({ answer }) => answer.kind)).toEqual(["placed", "placed"]);
    await order(15, { ...form, name: "Zoé Durand-Roux" });
    for (let count = 0; count < 3; count += 1) {
      expect((await order(20)).answer.kind).toBe("placed");
    }
    expect((await order(1)).answer.kind).toBe("invalid");
    expect(await stockOf(database, variantId)).toBe(120);
  });
});

describe("a submission sent again after a change", () => {
  /** Another name, address, phone, message, slot, basket: all that a buyer can change. */
  function changesTo(variantId: string): Parts[] {
    const [, later] = SLOTS;
    if (!later) throw new Error("There is one slot only.");
    return [
      { name: "Zoé Durant" },
      { email: "zoe.durand@exemple.fr" },
      { phone: "06 00 00 00 01" },
      { message: "Ma fille passera." },
      { pickup: later.value },
      {
        lines: JSON.stringify([{ variantId, quantity: 2, personalisation: "" }]),
        agreedTotalCents: "3700",
      },
    ];
  }

  test("is answered with the order that exists, which stays as it is", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 10);
    const form = { submissionId: newId(), email: "zoe@exemple.con" };
    const first = await submit(site, variantId, form);
    const before = await stored(database);
    const again = { ...first, answer: { ...first.answer, isKnown: true } };
    for (const change of changesTo(variantId)) {
      expect(await submit(site, variantId, { ...form, ...change })).toEqual(again);
    }
    expect(await stored(database)).toEqual(before);
    expect(await stockOf(database, variantId)).toBe(9);
    expect(smtp.received).toHaveLength(2);
  });

  test("at once with the first is one order, one stock, two mails", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 10);
    const form = { submissionId: newId(), email: `${newId()}@exemple.fr` };
    const answers = await Promise.all(
      [{}, ...changesTo(variantId)].map((change) =>
        submit(site, variantId, { ...form, ...change }),
      ),
    );
    const orders = await stored(database);
    expect(orders).toHaveLength(1);
    for (const { answer, token } of answers) {
      expect(answer).toMatchObject({ kind: "placed", number: orders[0]?.number });
      expect(token).toBe(answers[0]?.token);
    }
    const lines = await database.kysely.selectFrom("order_lines").select("quantity").execute();
    expect(await stockOf(database, variantId)).toBe(10 - (lines[0]?.quantity ?? 0));
    expect(smtp.received).toHaveLength(2);
  });

  test("leaves alone an order that the club has in hand", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 10);
    const form = { submissionId: newId(), email: `${newId()}@exemple.fr` };
    const { answer } = await submit(site, variantId, form);
    for (const state of ["ready", "collected"] as const) {
      await database.kysely.updateTable("orders").set({ state }).execute();
      const again = await submit(site, variantId, { ...form, name: "Zoé Durant" });
      expect(again.answer).toEqual({ ...answer, isKnown: true });
    }
    expect(await stockOf(database, variantId)).toBe(9);
  });

  test("is answered although nothing of it is left, nor its slot offered", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 1);
    const form = { submissionId: newId(), email: `${newId()}@exemple.fr` };
    const { answer } = await submit(site, variantId, form);
    const later = { ...form, pickup: "2020-01-01 18h30", captcha: "" };
    const again = await submit(site, variantId, later);
    expect(again.answer).toEqual({ ...answer, isKnown: true });
  });
});

describe("a submission sent again after its order was cancelled", () => {
  const GONE = ["cancelled", "withdrawn"] as const;

  test.for(GONE)("makes one new order under a new id: %s", async (state, { database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 10);
    const form = { submissionId: newId(), email: `${newId()}@exemple.fr` };
    const first = await submit(site, variantId, form);
    await database.kysely.updateTable("orders").set({ state }).execute();
    const [gone] = await stored(database);
    const atOnce = await Promise.all([
      submit(site, variantId, form),
      submit(site, variantId, { ...form, name: "Zoé Durant" }),
    ]);
    const later = await submit(site, variantId, form);
    const orders = await stored(database);
    expect(orders).toHaveLength(2);
    const order = orders.find(({ id }) => id !== gone?.id);
    expect(order?.state).toBe("new");
    expect(order?.submission_id).not.toBe(form.submissionId);
    for (const { answer, token } of [...atOnce, later]) {
      expect(answer).toMatchObject({ kind: "placed", number: order?.number });
      expect(token).toBe(later.token);
    }
    expect(later.answer).toMatchObject({ isKnown: true });
    // The cancelled order does not change, and its buyer still sees it.
    expect(orders).toContainEqual(gone);
    expect(await findOrderByToken(database.kysely, first.token ?? "")).toMatchObject({ state });
    expect(await findOrderByToken(database.kysely, later.token ?? "")).toMatchObject({
      number: order?.number,
    });
    expect(await stockOf(database, variantId)).toBe(8);
  });

  test("makes another one each time that it is cancelled", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 10);
    const form = { submissionId: newId(), email: `${newId()}@exemple.fr` };
    for (let round = 1; round <= 3; round += 1) {
      const { answer } = await submit(site, variantId, form);
      expect(answer).toMatchObject({ kind: "placed", isKnown: false });
      await database.kysely.updateTable("orders").set({ state: "cancelled" }).execute();
      expect(await stored(database)).toHaveLength(round);
    }
  });

  test("needs what any order needs: a captcha, a slot, stock, room", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 1);
    const fields = await fieldsOf(site, variantId);
    await send(site, fields);
    await database.kysely.updateTable("orders").set({ state: "cancelled" }).execute();
    expect((await send(site, fields)).answer).toEqual({ kind: "captcha" });
    fields.set("captcha", await solvedProof(site.authSecret, site.now));
    expect((await send(site, fields)).answer.kind).toBe("changed");
    fields.set("pickup", "2020-01-01 18h30");
    fields.set("captcha", await solvedProof(site.authSecret, site.now));
    expect((await send(site, fields)).answer.kind).toBe("invalid");
    expect(await stored(database)).toHaveLength(1);
  });
});

describe("nothing is stored nor sent", () => {
  test("without a captcha, with a wrong one, or one that was used", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database);
    const captcha = await solvedProof(site.authSecret, site.now);
    expect((await submit(site, variantId, { captcha })).answer.kind).toBe("placed");
    const refused: Parts[] = [{ captcha: "" }, { captcha: "faux" }, { captcha }];
    for (const parts of refused) {
      expect(await submit(site, variantId, parts)).toEqual({
        answer: { kind: "captcha" },
        token: null,
      });
    }
    expect(await stored(database)).toHaveLength(1);
  });

  test.each([
    ["0", 0],
    ["-1", -1],
    ["1.5", 1.5],
    ["1e9", 1e9],
  ])("for a quantity of %s", async (_name, quantity) => {
    const site = testServices(never(), { now: NOW });
    const lines = JSON.stringify([{ variantId: newId(), quantity, personalisation: "" }]);
    expect(await submit(site, "", { lines })).toEqual({
      answer: {
        kind: "invalid",
        errors: { basket: ["La quantité est un nombre entier de 1 à 20."] },
      },
      token: null,
    });
  });

  test("for a slot that is over or never was", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database);
    for (const pickup of ["2026-03-10 18h30 – 19h30", "2030-01-01 00h00"]) {
      expect((await submit(site, variantId, { pickup })).answer).toEqual({
        kind: "invalid",
        errors: { pickup: ["Ce créneau n’est plus proposé\u00a0: choisissez-en un autre."] },
        slots: SLOTS,
      });
    }
    expect(await stored(database)).toEqual([]);
  });

  test("for a slot that the club has taken back since the page was made, which offers the others", async ({
    database,
  }) => {
    const site = siteOn(database);
    const variantId = await stocked(database, 1);
    const fields = await fieldsOf(site, variantId);
    const counter = { weekday: "4", from: "17:00", to: "18:00" } as const;
    const takeBack = async (evenings: readonly object[]) => {
      const body = JSON.stringify({ ...demoShop, evenings, closures: [] });
      await changeContent(database, (trx) =>
        trx.updateTable("club_records").set({ content: body }).where("kind", "=", "shop").execute(),
      );
    };
    await takeBack([{ id: newId(), ...counter }]);
    const { answer } = await send(site, fields);
    const days = answer.kind === "invalid" ? answer.slots : undefined;
    expect(days?.map(({ hours }) => hours)).toEqual(Array(4).fill("17h00 – 18h00"));
    expect(await stored(database)).toEqual([]);
    expect(await stockOf(database, variantId)).toBe(1);
    fields.set("pickup", days?.[0]?.value ?? "");
    fields.set("captcha", await solvedProof(site.authSecret, site.now));
    expect((await send(site, fields)).answer.kind).toBe("placed");
    expect(await stored(database)).toMatchObject([{ pickup_slot: "17h00 – 18h00" }]);
    await takeBack([]);
    expect((await submit(site, variantId)).answer).toMatchObject({ kind: "invalid", slots: [] });
  });

  test("without acceptance of the terms", async () => {
    const { answer } = await submit(testServices(never(), { now: NOW }), newId(), { terms: "" });
    expect(answer).toMatchObject({ kind: "invalid", errors: { terms: [expect.any(String)] } });
  });

  test("for a form that no page of the site sent", async () => {
    const site = testServices(never(), { now: NOW });
    expect((await send(site, new FormData())).answer.kind).toBe("invalid");
    expect((await submit(site, newId(), { submissionId: "1" })).answer).toEqual({
      kind: "failed",
      retryAfterSeconds: null,
    });
  });

  test("for another price than the site’s, which is answered", async ({ database }) => {
    const site = siteOn(database);
    const { answer, token } = await submit(site, await stocked(database), {
      agreedTotalCents: "1",
    });
    expect(answer).toMatchObject({ kind: "changed", basket: { totalCents: 1_850 } });
    expect(token).toBeNull();
    expect(smtp.received).toEqual([]);
  });
});

/** A database that must not be asked: the form is refused before. */
function never(): Database {
  return new Proxy({} as Database, {
    get() {
      throw new Error("The database was asked.");
    },
  });
}

describe("limits", () => {
  test("hold for one address, and count no order that was not placed", async ({ database }) => {
    const site = siteOn(database);
    const variantId = await stocked(database);
    for (let round = 0; round < 20; round += 1) {
      const { answer } = await submit(site, variantId, { agreedTotalCents: "1" });
      expect(answer.kind).toBe("changed");
    }
    const answers = [];
    for (let round = 0; round < 16; round += 1) answers.push(await submit(site, variantId));
    const kinds = answers.map(({ answer }) => answer.kind);
    expect(kinds).toEqual([...Array(15).fill("placed"), "failed"]);
    expect(answers.at(-1)?.answer).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  });

  test("hold for one buyer from many addresses", async ({ database }) => {
    const variantId = await stocked(database);
    const email = `${newId()}@exemple.fr`;
    const kinds = [];
    for (let round = 0; round < 7; round += 1) {
      const site = siteOn(database, { clientAddress: `198.51.100.${round}` });
      kinds.push((await submit(site, variantId, { email })).answer.kind);
    }
    expect(kinds).toEqual([...Array(6).fill("placed"), "failed"]);
  });
});
