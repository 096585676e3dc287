import { afterEach, beforeEach, describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliverDue } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import { createTestAccount } from "~tests/support/accounts";
import { storeTestMessage, storeWithoutMail } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { TEST_NOW, testServices } from "~tests/support/services";
import { isBlocked, listBlockedSenders } from "../blocked-senders.server";
import { findMessage } from "../inbox.server";
import { inboxCommandSchema, runInboxCommand } from "./run-inbox-command.server";

let smtp: SmtpStandIn;

beforeEach(async () => {
  smtp = await openSmtpStandIn();
});

afterEach(() => smtp.close());

async function open(database: Database, { hasMailer = true, hasAddress = true } = {}) {
  if (hasAddress) await fillClub(database, { words: "demo", now: TEST_NOW });
  const environment = readEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    ...(hasMailer && { SMTP_URL: smtp.url, MAIL_FROM: "site@les-pins.example" }),
  });
  const site = testServices(database, { environment });
  const userId = await createTestAccount(site, { email: "maelle@exemple.fr", role: "editor" });
  return {
    site,
    run: (fields: Record<string, string>) =>
      runInboxCommand(site, inboxCommandSchema.parse(fields), userId),
  };
}

describe("commands of the inbox", () => {
  test.for(["read", "unread", "answered", "archived"] as const)(
    "%s says what was done, and is undone by what it offers",
    async (intent, { database }) => {
      const { id } = await storeTestMessage(database);
      const { run } = await open(database);
      const answer = await run({ intent, id });
      expect(answer).toMatchObject({ ok: true });
      expect(answer.message).toContain("Zoé Durand");
      if (!answer.undo) throw new Error("Nothing undoes it.");
      const undone = await run(answer.undo);
      expect(undone.undo).toEqual({ intent, id });
    },
  );

  test("say that a message is gone", async ({ database }) => {
    const { run } = await open(database);
    for (const intent of ["read", "retry"]) {
      expect(await run({ intent, id: newId() })).toMatchObject({ ok: false, undo: null });
    }
  });
});

describe("sending a message again", () => {
  test("gets it to the club, once", async ({ database }) => {
    const { run, site } = await open(database);
    const { id } = await storeTestMessage(database);
    smtp.refuse({ code: 451, text: "try later" });
    expect(await run({ intent: "retry", id })).toMatchObject({ ok: false });
    smtp.refuse(null);
    expect(await run({ intent: "retry", id })).toMatchObject({ ok: true });
    await run({ intent: "retry", id });
    expect(smtp.received).toHaveLength(1);
    expect((await findMessage(site.database.kysely, id, TEST_NOW))?.mail).toMatchObject({
      kind: "sent",
    });
  });

  test("queues a mail where there is none, once, also for two at once", async ({ database }) => {
    const { run, site } = await open(database);
    const { id } = await storeWithoutMail(database);
    const answers = await Promise.all([run({ intent: "retry", id }), run({ intent: "retry", id })]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    expect(await run({ intent: "retry", id })).toMatchObject({ ok: true });
    expect(smtp.received.map(({ to, mail }) => [to, mail.replyTo?.[0]?.address])).toEqual([
      [["contact@ac-lespins.example"], "zoe@exemple.fr"],
    ]);
    expect(smtp.received[0]?.mail.text).toContain("nous serions deux");
    expect((await findMessage(site.database.kysely, id, TEST_NOW))?.mail).toMatchObject({
      kind: "sent",
    });
  });

  test("that is answered, which needs no copy, sends nothing", async ({ database }) => {
    const { run } = await open(database);
    const { id } = await storeWithoutMail(database);
    await run({ intent: "answered", id });
    expect(await run({ intent: "retry", id })).toMatchObject({ ok: false });
    expect(smtp.received).toEqual([]);
  });

  test("is refused in words while no address of the club is known", async ({ database }) => {
    const { run } = await open(database, { hasAddress: false });
    const { id } = await storeTestMessage(database, { to: null });
    expect(await run({ intent: "retry", id })).toMatchObject({
      ok: false,
      message: expect.stringContaining("Aucune adresse du club n’est connue"),
    });
    await run({ intent: "answered", id });
    expect(await run({ intent: "unanswered", id })).toMatchObject({ ok: true });
    await fillClub(database, { words: "demo", now: TEST_NOW });
    expect(await run({ intent: "retry", id })).toMatchObject({ ok: true });
    expect(smtp.received.map(({ to }) => to)).toEqual([["contact@ac-lespins.example"]]);
  });

  test("is refused in words where nothing is configured", async ({ database }) => {
    const { run } = await open(database, { hasMailer: false });
    const { id } = await storeTestMessage(database);
    expect((await run({ intent: "retry", id })).message).toBe(
      "Aucun envoi n’est configuré\u00a0: le message se lit ici.",
    );
  });
});

describe("a message that was answered before its copy could leave", () => {
  test("is sent to nobody, and says so, until it is no longer answered", async ({ database }) => {
    const { run, site } = await open(database);
    const { id } = await storeTestMessage(database);
    const minute = new Date(TEST_NOW.getTime() + 60_000);
    const due = () => deliverDue({ ...site, now: () => minute });
    const answer = await run({ intent: "answered", id });
    await run({ intent: "answered", id });
    expect(await due()).toBe(0);
    expect((await findMessage(database.kysely, id, TEST_NOW))?.mail).toEqual({
      kind: "taken-back",
    });
    await run(answer.undo ?? {});
    await run(answer.undo ?? {});
    expect(await due()).toBe(1);
    expect(smtp.received.map(({ to, mail }) => [to, mail.subject])).toEqual([
      [["contact@ac-lespins.example"], "Essayer la marche nordique"],
    ]);
    expect(smtp.received[0]?.mail.text).toContain("nous serions deux");
  });

  test("is not sent twice where it had left", async ({ database }) => {
    const { run, site } = await open(database);
    const { id } = await storeTestMessage(database);
    await run({ intent: "retry", id });
    for (const intent of ["answered", "unanswered", "answered"]) await run({ intent, id });
    const later = new Date(TEST_NOW.getTime() + 60_000);
    expect(await deliverDue({ ...site, now: () => later })).toBe(0);
    expect(smtp.received).toHaveLength(1);
  });
});

describe("a blocked sender", () => {
  test("is blocked whatever the capitals, once, and let in again by the undo", async ({
    database,
  }) => {
    const { run } = await open(database);
    const answer = await run({ intent: "block", email: "Robot@Exemple.fr" });
    await run({ intent: "block", email: "robot@exemple.fr" });
    expect(await isBlocked(database.kysely, "ROBOT@exemple.FR")).toBe(true);
    expect(await listBlockedSenders(database.kysely)).toEqual([
      { email: "robot@exemple.fr", blockedAt: TEST_NOW.toISOString(), blockedBy: "maelle Test" },
    ]);
    await run(answer.undo ?? {});
    expect(await listBlockedSenders(database.kysely)).toEqual([]);
  });

  test("is in the activity log without their address", async ({ database }) => {
    const { run } = await open(database);
    await run({ intent: "block", email: "robot@exemple.fr" });
    await run({ intent: "block", email: "robot@exemple.fr" });
    await run({ intent: "unblock", email: "robot@exemple.fr" });
    const lines = await database.kysely
      .selectFrom("activity_log")
      .select(["action", "subject", "label", "subject_id"])
      .where("subject", "=", "sender")
      .execute();
    expect(lines.map(({ action }) => action).toSorted()).toEqual(["blocked", "unblocked"]);
    expect(JSON.stringify(lines)).not.toContain("robot");
  });

  test("must be an address", () => {
    for (const email of ["", "robot", "a@b", "a b@c.fr"]) {
      expect(inboxCommandSchema.safeParse({ intent: "block", email }).success, email).toBe(false);
    }
  });
});
