import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { transaction } from "~/platform/database/transaction.server";
import { readEnvironment } from "~/platform/environment.server";
import { createLog } from "~/platform/log.server";
import { newId } from "~/platform/random.server";
import { test } from "~tests/support/database-test";
import { mailWith } from "~tests/support/mail-fixtures";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import type { MailPurpose } from "./mail";
import { findMailStatus } from "./mail-status.server";
import {
  cancelMail,
  countWaitingMails,
  deliverDue,
  deliverNow,
  deliverUndecided,
  purgeOutbox,
  queueMail,
  restoreMail,
  retryMail,
} from "./outbox.server";
import { declineMail, listUndecidedMails, reconsiderMail } from "./undecided-mails.server";

const START = new Date("2026-03-10T10:00:00.000Z");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let smtp: SmtpStandIn;

beforeEach(async () => {
  smtp = await openSmtpStandIn();
});

afterEach(() => smtp.close());

/** A site whose clock a test moves by hand. */
function siteOn(database: Database, source: Record<string, string> = smtpSettings()) {
  const clock = { now: START };
  return {
    clock,
    database,
    environment: readEnvironment(source),
    log: createLog("silent"),
    now: () => clock.now,
  };
}

function smtpSettings(): Record<string, string> {
  return { SMTP_URL: smtp.url, MAIL_FROM: "site@les-pins.example" };
}

async function queue(database: Database, purpose: MailPurpose = "contact"): Promise<string> {
  return await transaction(database, (trx) =>
    queueMail(trx, { purpose, mail: mailWith(), now: START }),
  );
}

/** As a request does, whose time stands still. */
function deliver(site: ReturnType<typeof siteOn>, id: string, options?: { waitMs: number }) {
  return deliverNow({ ...site, now: site.clock.now }, id, options);
}

function row(database: Database, id: string) {
  return database.kysely
    .selectFrom("mail_outbox")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

describe("a mail that was queued", () => {
  test("is sent at once, and once, however often it is asked for", async ({ database }) => {
    const site = siteOn(database);
    const id = await queue(database);
    const asked = Array.from({ length: 5 }, () => deliver(site, id));
    expect(await Promise.all(asked)).toContain("sent");
    expect(await deliver(site, id)).toBe("sent");
    site.clock.now = new Date(START.getTime() + 60 * MINUTE);
    expect(await deliverDue(site)).toBe(0);
    expect(smtp.received).toHaveLength(1);
    expect(await row(database, id)).toMatchObject({ state: "sent", payload: "", attempts: 1 });
  });

  test("does not stand without what it tells about", async ({ database }) => {
    const fail = transaction(database, async (trx) => {
      await queueMail(trx, { purpose: "contact", mail: mailWith(), now: START });
      throw new Error("the message could not be stored");
    });
    await expect(fail).rejects.toThrow("could not be stored");
    expect(await database.kysely.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
  });

  test("is left to who queued it for a moment, then goes by itself", async ({ database }) => {
    const site = siteOn(database);
    await queue(database);
    expect(await deliverDue(site)).toBe(0);
    site.clock.now = new Date(START.getTime() + MINUTE);
    expect(await deliverDue(site)).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });

  test("by a clock that ran ahead goes once the clock is right again", async ({ database }) => {
    const site = siteOn(database);
    const id = await queue(database);
    const ahead = new Date(START.getTime() + 400 * DAY).toISOString();
    await database.kysely
      .updateTable("mail_outbox")
      .set({ created_at: ahead, next_attempt_at: ahead, claimed_until: ahead })
      .execute();
    expect(await deliverDue(site)).toBe(1);
    expect(await row(database, id)).toMatchObject({ state: "sent" });
  });

  test("waits where nothing sends mail", async ({ database }) => {
    const id = await queue(database);
    const site = siteOn(database, {});
    expect(await deliver(site, id, { waitMs: 10 })).toBe("no-mailer");
    site.clock.now = new Date(START.getTime() + MINUTE);
    expect(await deliverDue(site)).toBe(0);
    expect(await row(database, id)).toMatchObject({ state: "waiting", attempts: 0 });
  });
});

describe("a provider that is down", () => {
  test("is tried again, later each time, and gets the mail once when it is back", async ({
    database,
  }) => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const site = siteOn(database);
    const id = await queue(database);
    smtp.refuse({ code: 451, text: "try later" });
    expect(await deliver(site, id)).toBe("failed");
    expect(await row(database, id)).toMatchObject({
      state: "waiting",
      last_error: expect.stringContaining("451"),
      next_attempt_at: new Date(START.getTime() + MINUTE).toISOString(),
      claimed_until: null,
    });
    site.clock.now = new Date(START.getTime() + MINUTE);
    expect(await deliverDue(site)).toBe(0);
    expect(await row(database, id)).toMatchObject({
      attempts: 2,
      next_attempt_at: new Date(START.getTime() + 4 * MINUTE).toISOString(),
    });
    smtp.refuse(null);
    expect(await deliverDue(site)).toBe(0);
    site.clock.now = new Date(START.getTime() + 4 * MINUTE);
    expect(await deliverDue(site)).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });

  test("is given up after five days, and tried again when an administrator asks", async ({
    database,
  }) => {
    const site = siteOn(database);
    const id = await queue(database);
    smtp.refuse({ code: 550, text: "no such mailbox" });
    await deliver(site, id);
    site.clock.now = new Date(START.getTime() + 6 * 24 * 60 * MINUTE);
    await deliverDue(site);
    expect(await row(database, id)).toMatchObject({ state: "given-up" });
    smtp.refuse(null);
    await retryMail(database.kysely, id, site.now());
    expect(await deliverDue(site)).toBe(1);
    await retryMail(database.kysely, id, site.now());
    expect(await deliverDue(site)).toBe(0);
    expect(smtp.received).toHaveLength(1);
  });

  test("keeps a visitor waiting no longer than agreed, and the attempt goes on", async ({
    database,
  }) => {
    const site = siteOn(database);
    const id = await queue(database);
    expect(await deliver(site, id, { waitMs: 0 })).toBe("failed");
    await vi.waitFor(async () => expect((await row(database, id)).state).toBe("sent"));
    expect(smtp.received).toHaveLength(1);
  });
});

describe("a mail that was never tried in two days", () => {
  const LATE = new Date(START.getTime() + 2 * DAY + 1);

  test("goes by no job, also once something sends; a younger one does", async ({ database }) => {
    const old = await queue(database);
    const site = siteOn(database);
    site.clock.now = new Date(LATE.getTime() - 1);
    expect(await countWaitingMails(database.kysely, site.clock.now)).toBe(1);
    site.clock.now = LATE;
    const young = await transaction(database, (trx) =>
      queueMail(trx, { purpose: "contact", mail: mailWith(), now: new Date(+LATE - MINUTE) }),
    );
    expect(await countWaitingMails(database.kysely, LATE)).toBe(1);
    expect(await deliverDue(site)).toBe(1);
    expect(await row(database, young)).toMatchObject({ state: "sent" });
    expect(await row(database, old)).toMatchObject({ state: "waiting", attempts: 0 });
    expect(await findMailStatus(database.kysely, old, LATE)).toEqual({ kind: "undecided" });
    const { mails, total } = await listUndecidedMails(database.kysely, { now: LATE, limit: 9 });
    expect([mails.map(({ id }) => id), total]).toEqual([[old], 1]);
  });

  test("that was tried before goes on by itself", async ({ database }) => {
    const site = siteOn(database);
    const id = await queue(database);
    smtp.refuse({ code: 451, text: "try later" });
    await deliver(site, id);
    smtp.refuse(null);
    site.clock.now = LATE;
    expect(await deliverDue(site)).toBe(1);
  });

  test("is sent once by somebody's word, whoever else gives it or a job runs meanwhile", async ({
    database,
  }) => {
    const site = siteOn(database);
    const id = await queue(database);
    site.clock.now = LATE;
    const noted: string[] = [];
    const send = (name: string) =>
      deliverUndecided({ ...site, now: LATE }, id, async () => void noted.push(name));
    const outcomes = await Promise.all([send("Ana"), send("Léo"), deliverDue(site), send("Ana")]);
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "not-taken")).toHaveLength(2);
    expect(noted).toHaveLength(1);
    expect(smtp.received).toHaveLength(1);
    expect(await send("Ana")).toBe("not-taken");
    expect(await row(database, id)).toMatchObject({ state: "sent", attempts: 1 });
  });

  test("given up and sent by somebody's word is due again where the process dies at it", async ({
    database,
  }) => {
    const site = siteOn(database);
    const id = await queue(database);
    await database.kysely
      .updateTable("mail_outbox")
      .set({ state: "given-up", next_attempt_at: null, attempts: 14 })
      .execute();
    const held = smtp.hold();
    const attempt = deliverUndecided({ ...site, now: LATE }, id, async () => undefined);
    await vi.waitFor(() => expect(held.count()).toBe(1));
    expect(await row(database, id)).toMatchObject({
      state: "waiting",
      next_attempt_at: LATE.toISOString(),
    });
    held.release();
    expect(await attempt).toBe("sent");
  });

  test("is sent or declined, never both", async ({ database }) => {
    const site = siteOn(database);
    const id = await queue(database);
    site.clock.now = LATE;
    const [sent, declined] = await Promise.all([
      deliverUndecided({ ...site, now: LATE }, id, async () => undefined),
      transaction(database, (trx) => declineMail(trx, id, LATE)),
    ]);
    expect([sent === "sent", declined].toSorted()).toEqual([false, true]);
    expect(smtp.received).toHaveLength(declined ? 0 : 1);
  });

  test("declined is kept, goes by no job, and is undecided again when that is undone", async ({
    database,
  }) => {
    const site = siteOn(database);
    const id = await queue(database);
    const decline = () => transaction(database, (trx) => declineMail(trx, id, LATE));
    const list = () => listUndecidedMails(database.kysely, { now: LATE, limit: 9 });
    expect(await transaction(database, (trx) => declineMail(trx, id, START))).toBe(false);
    site.clock.now = LATE;
    expect([await decline(), await decline()]).toEqual([true, false]);
    expect(await row(database, id)).toMatchObject({ state: "given-up" });
    expect(await list()).toEqual({ mails: [], total: 0 });
    expect(await deliverDue(site)).toBe(0);
    expect(await findMailStatus(database.kysely, id, LATE)).toEqual({ kind: "declined" });
    const reconsider = () => transaction(database, (trx) => reconsiderMail(trx, id));
    expect([await reconsider(), await reconsider()]).toEqual([true, false]);
    expect(await list()).toMatchObject({ mails: [{ id, why: null }], total: 1 });
    expect(await deliverDue(site)).toBe(0);
    expect(smtp.received).toHaveLength(0);
  });
});

describe("a mail that could not be sent and is tried again by itself", () => {
  /** One that failed a minute ago, and whose next attempt is to come. */
  async function openFailed(database: Database) {
    const site = siteOn(database);
    const id = await queue(database);
    smtp.refuse({ code: 451, text: "try later" });
    await deliver(site, id);
    smtp.refuse(null);
    const now = new Date(START.getTime() + 1);
    const list = () => listUndecidedMails(database.kysely, { now, limit: 9 });
    return { id, site, now, list };
  }

  test("is listed, and sent at once by somebody's word, once", async ({ database }) => {
    const { id, site, now, list } = await openFailed(database);
    expect(await list()).toMatchObject({ mails: [{ id, isTriedAgain: true }], total: 1 });
    const send = () => deliverUndecided({ ...site, now }, id, async () => undefined);
    expect((await Promise.all([send(), send()])).toSorted()).toEqual(["not-taken", "sent"]);
    expect(smtp.received).toHaveLength(1);
    expect(await list()).toEqual({ mails: [], total: 0 });
  });

  test("is declined and then tried no more, until that is undone", async ({ database }) => {
    const { id, site, now, list } = await openFailed(database);
    const before = await list();
    expect(await transaction(database, (trx) => declineMail(trx, id, now))).toBe(true);
    expect(await list()).toEqual({ mails: [], total: 0 });
    site.clock.now = new Date(START.getTime() + DAY);
    expect(await deliverDue(site)).toBe(0);
    expect(await transaction(database, (trx) => reconsiderMail(trx, id))).toBe(true);
    expect(await list()).toEqual(before);
    expect(await deliverDue(site)).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });

  test("given up, declined and reconsidered, is not tried again by itself", async ({
    database,
  }) => {
    const { id, site, now, list } = await openFailed(database);
    const given = { state: "given-up" as const, next_attempt_at: null };
    await database.kysely.updateTable("mail_outbox").set(given).where("id", "=", id).execute();
    await transaction(database, (trx) => declineMail(trx, id, now));
    await transaction(database, (trx) => reconsiderMail(trx, id));
    expect(await list()).toMatchObject({ mails: [{ id, isTriedAgain: false }], total: 1 });
    site.clock.now = new Date(START.getTime() + DAY);
    expect(await deliverDue(site)).toBe(0);
  });
});

describe("a mail that is taken back", () => {
  const cancel = (database: Database, id: string) =>
    transaction(database, (trx) => cancelMail(trx, id, START));

  test("is gone, unless it was sent or declined", async ({ database }) => {
    const site = siteOn(database);
    const [waiting, sent, declined] = [
      await queue(database),
      await queue(database),
      await queue(database),
    ];
    await deliver(site, sent);
    const late = new Date(START.getTime() + 3 * DAY);
    await transaction(database, (trx) => declineMail(trx, declined, late));
    expect(await cancel(database, waiting)).toBe("taken-back");
    expect(await cancel(database, sent)).toBe("late");
    expect(await cancel(database, declined)).toBe("none");
    const left = await database.kysely.selectFrom("mail_outbox").select("id").execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([sent, declined].toSorted());
  });

  test("while it is being sent is not tried again when that fails", async ({ database }) => {
    const site = siteOn(database);
    const id = await queue(database);
    smtp.refuse({ code: 451, text: "try later" });
    const held = smtp.hold();
    const attempt = deliver(site, id);
    await vi.waitFor(() => expect(held.count()).toBe(1));
    expect(await cancel(database, id)).toBe("late");
    held.release();
    expect(await attempt).toBe("failed");
    smtp.refuse(null);
    site.clock.now = new Date(START.getTime() + 60 * MINUTE);
    expect(await deliverDue(site)).toBe(0);
    const left = await database.kysely.selectFrom("mail_outbox").select("id").execute();
    expect(left).toEqual([]);
  });

  test("and is true again while it is being sent is tried on", async ({ database }) => {
    const site = siteOn(database);
    const id = await queue(database);
    smtp.refuse({ code: 451, text: "try later" });
    const held = smtp.hold();
    const attempt = deliver(site, id);
    await vi.waitFor(() => expect(held.count()).toBe(1));
    await cancel(database, id);
    await transaction(database, (trx) => restoreMail(trx, id, START));
    held.release();
    expect(await attempt).toBe("failed");
    smtp.refuse(null);
    site.clock.now = new Date(START.getTime() + 60 * MINUTE);
    expect(await deliverDue(site)).toBe(1);
    expect(await row(database, id)).toMatchObject({ state: "sent" });
  });

  test("while it is being sent, by a process that dies, is not said to be declined", async ({
    database,
  }) => {
    const id = await queue(database);
    const claimed_until = new Date(START.getTime() + MINUTE).toISOString();
    await database.kysely.updateTable("mail_outbox").set({ claimed_until }).execute();
    expect(await cancel(database, id)).toBe("late");
    const later = new Date(START.getTime() + 60 * MINUTE);
    expect(await findMailStatus(database.kysely, id, later)).toEqual({ kind: "taken-back" });
    expect(await transaction(database, (trx) => reconsiderMail(trx, id))).toBe(false);
  });

  test("while it is being sent is sent when that succeeds", async ({ database }) => {
    const site = siteOn(database);
    const id = await queue(database);
    const held = smtp.hold();
    const attempt = deliver(site, id);
    await vi.waitFor(() => expect(held.count()).toBe(1));
    expect(await cancel(database, id)).toBe("late");
    held.release();
    expect(await attempt).toBe("sent");
    expect(await row(database, id)).toMatchObject({ state: "sent" });
  });
});

test("what a provider says of an address is told without it, with its status", async ({
  database,
}) => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  const site = { ...siteOn(database), log };
  const padding = "x".repeat(240);
  smtp.refuse({ code: 550, text: `5.1.1 <zoe@exemple.fr>: rejected ${padding} zoe@exemple.fr` });
  const id = await queue(database);
  expect(await deliver(site, id)).toBe("failed");
  const { last_error } = await row(database, id);
  expect(last_error).toMatch(/^550 .*550 5\.1\.1 <\[address\]>: rejected x+/);
  expect(last_error).not.toMatch(/zoe|exemple\.fr/);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ status: 550, mail: id });
  expect(lines.join()).not.toMatch(/zoe|exemple\.fr/);
  expect(await findMailStatus(database.kysely, id, site.clock.now)).toMatchObject({
    why: "Le service d’envoi a refusé le message (code\u00a0550).",
  });
});

test("a mail that says nothing true any more is sent by nobody", async ({ database }) => {
  const site = siteOn(database);
  const goodUntil = new Date(START.getTime() + MINUTE).toISOString();
  const id = await transaction(database, (trx) =>
    queueMail(trx, { purpose: "account", mail: mailWith({ goodUntil }), now: START }),
  );
  site.clock.now = new Date(START.getTime() + MINUTE);
  expect(await deliverDue(site)).toBe(0);
  expect(await row(database, id)).toMatchObject({ state: "given-up" });
  expect(await findMailStatus(database.kysely, id, site.clock.now)).toMatchObject({
    why: "Ce qu’il disait n’est plus vrai.",
  });
  expect(smtp.received).toHaveLength(0);
});

test("a mail that cannot be read holds up none of the others", async ({ database }) => {
  const site = siteOn(database);
  const broken = await queue(database);
  await queue(database);
  await database.kysely
    .updateTable("mail_outbox")
    .set({ payload: "{" })
    .where("id", "=", broken)
    .execute();
  site.clock.now = new Date(START.getTime() + MINUTE);
  expect(await deliverDue(site)).toBe(1);
  expect((await row(database, broken)).state).toBe("waiting");
});

test("what is said of a mail that cannot be read quotes none of its addresses", async ({
  database,
}) => {
  const id = await queue(database);
  const payload = "zoe@a.fr";
  await database.kysely.updateTable("mail_outbox").set({ payload }).where("id", "=", id).execute();
  await deliver(siteOn(database), id);
  expect((await row(database, id)).last_error).toContain('"[address]"');
});

test("a mail that was queued by an earlier version of the site is sent as it was written", async ({
  database,
}) => {
  const site = siteOn(database);
  const id = await queue(database);
  const message = "Bonjour,\nà samedi.";
  const payload = {
    to: "contact@les-pins.example",
    subject: "Samedi",
    text: `${message}\n\n-- \nZoé Durand\n`,
    replyTo: { name: "Zoé Durand", address: "zoe@exemple.fr" },
    fields: {
      name: "Zoé Durand",
      email: "zoe@exemple.fr",
      title: "Samedi",
      message,
      time: "2026-03-10T10:30:00.000Z",
      "g-recaptcha-response": "",
    },
    attachment: null,
  };
  await database.kysely
    .updateTable("mail_outbox")
    .set({ payload: JSON.stringify(payload) })
    .where("id", "=", id)
    .execute();
  expect(await deliver(site, id)).toBe("sent");
  const { to, subject, text, replyTo } = payload;
  expect(smtp.received[0]).toMatchObject({
    to: [to],
    mail: { subject, text, replyTo: [replyTo] },
  });
});

test("what was sent is forgotten after 30 days, and any mail of an order; what else waits is not, nor a visitor’s mail", async ({
  database,
}) => {
  const site = siteOn(database);
  const sent = await queue(database, "account");
  const ofVisitor = await queue(database);
  await deliver(site, sent);
  await deliver(site, ofVisitor);
  const waiting = await queue(database, "account");
  await queue(database, "order");
  await purgeOutbox(database.kysely, new Date(START.getTime() + 31 * 24 * 60 * MINUTE));
  const left = await database.kysely.selectFrom("mail_outbox").select("id").execute();
  expect(left.map(({ id }) => id).toSorted()).toEqual([ofVisitor, waiting].toSorted());
});

test("what became of a mail is told while the outbox knows it", async ({ database }) => {
  const site = siteOn(database);
  const id = await queue(database);
  const status = () => findMailStatus(database.kysely, id, site.clock.now);
  expect(await status()).toEqual({ kind: "waiting" });
  smtp.refuse({ code: 550, text: "no such mailbox" });
  await deliver(site, id);
  const failed = await status();
  expect(failed).toMatchObject({ kind: "failed", why: expect.stringContaining("550") });
  expect(failed?.kind === "failed" && failed.nextAttemptAt > START.toISOString()).toBe(true);
  site.clock.now = new Date(START.getTime() + 6 * 24 * 60 * MINUTE);
  await deliverDue(site);
  expect(await status()).toMatchObject({
    kind: "given-up",
    why: expect.stringContaining("550"),
    attempts: 2,
  });
  smtp.refuse(null);
  await retryMail(database.kysely, id, site.clock.now);
  await deliverDue(site);
  expect(await status()).toEqual({ kind: "sent", at: site.clock.now.toISOString() });
  expect(await findMailStatus(database.kysely, newId(), START)).toBeNull();
});

describe("several processes", () => {
  test("send one mail once", async ({ database, testDatabase }) => {
    const site = siteOn(database);
    for (let index = 0; index < 6; index += 1) await queue(database);
    const { location } = testDatabase;
    if (location === null) return;
    const counts = await Promise.all([deliverElsewhere(location), deliverElsewhere(location)]);
    site.clock.now = new Date(START.getTime() + MINUTE);
    const rest = await deliverDue(site);
    expect(Number(counts[0]) + Number(counts[1]) + rest).toBe(6);
    expect(smtp.received).toHaveLength(6);
  });

  test("one killed between storing and sending loses nothing: the next start sends, once", async ({
    testDatabase,
  }) => {
    const { location } = testDatabase;
    if (location === null) return;
    const id = newId();
    const child = spawn(process.execPath, mailProcess(location, "queue", id), {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    await once(child, "close");
    expect(smtp.received).toHaveLength(0);
    expect(await deliverElsewhere(location)).toBe("1");
    expect(await deliverElsewhere(location)).toBe("0");
    expect(smtp.received.map(({ mail }) => mail.messageId)).toEqual([`<${id}@les-pins.example>`]);
  });
});

function mailProcess(location: string, task: string, id = ""): string[] {
  const hooks = resolve("tests/support/resolve-aliases.ts");
  const script = resolve("tests/support/mail-process.ts");
  return ["--import", hooks, script, location, smtp.url, task, id];
}

async function deliverElsewhere(location: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, mailProcess(location, "deliver"));
  return stdout;
}
