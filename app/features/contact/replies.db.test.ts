import { afterEach, beforeEach, describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import { addMonths } from "~/lib/add-months";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliverDue } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import { createTestAccount } from "~tests/support/accounts";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { test } from "~tests/support/database-test";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { TEST_NOW as NOW, testServices } from "~tests/support/services";
import { REPLY_LIMIT } from "./admin/inbox-paths";
import {
  type InboxCommand,
  inboxCommandSchema,
  runInboxCommand,
} from "./admin/run-inbox-command.server";
import { findMessage, listMessages } from "./inbox.server";
import { purgeExpiredMessages } from "./purge-messages.server";
import { listReplies } from "./replies.server";

let smtp: SmtpStandIn;

beforeEach(async () => {
  smtp = await openSmtpStandIn();
});

afterEach(() => smtp.close());

async function open(database: Database, settings: Record<string, string> = {}) {
  await fillClub(database, { words: "demo", now: NOW });
  const environment = readEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    SMTP_URL: smtp.url,
    MAIL_FROM: "site@les-pins.example",
    CONTACT_TO: "club@les-pins.example",
    ...settings,
  });
  const site = testServices(database, { environment });
  const userId = await createTestAccount(site, { email: "maelle@exemple.fr", role: "editor" });
  const { id } = await storeTestMessage(database);
  const reply = (body: string, replyId = newId()) =>
    runInboxCommand(site, { intent: "reply", id, replyId, body }, userId);
  const run = (command: InboxCommand) => runInboxCommand(site, command, userId);
  return { site, id, reply, run, list: () => listReplies(database.kysely, id, NOW) };
}

describe("an answer that is written on the site", () => {
  test("goes to the sender, who answers to the club, and stays with the message", async ({
    database,
  }) => {
    const { id, reply, list } = await open(database);
    const answer = await reply("Bonjour,\noui, venez samedi.");
    expect(answer).toEqual({ ok: true, message: "Votre réponse est partie.", undo: null });
    const [received] = smtp.received;
    expect(received?.to).toEqual(["zoe@exemple.fr"]);
    expect(received?.mail.replyTo).toMatchObject([{ address: "club@les-pins.example" }]);
    expect(received?.mail.subject).toMatch(/^Re: /);
    expect(received?.mail.text).toMatch(
      /^Bonjour,\noui, venez samedi\.\n\nLe .+, Zoé Durand a écrit\u00a0:\n> Bonjour,/,
    );
    expect(received?.mail.headers).not.toContainEqual(
      expect.objectContaining({ key: "auto-submitted" }),
    );
    expect(await list()).toMatchObject([
      {
        body: "Bonjour,\noui, venez samedi.",
        writtenAt: NOW.toISOString(),
        writtenByName: expect.any(String),
        mail: { kind: "sent" },
      },
    ]);
    const message = await findMessage(database.kysely, id, NOW);
    expect(message).toMatchObject({ answeredAt: NOW.toISOString(), readAt: NOW.toISOString() });
  });

  test("sent twice is one; another one is another", async ({ database }) => {
    const { reply, list } = await open(database);
    const replyId = newId();
    await Promise.all([reply("Oui.", replyId), reply("Oui.", replyId)]);
    await reply("Oui.", replyId);
    await reply("Et apportez de l’eau.");
    expect((await list()).map(({ body }) => body).toSorted()).toEqual([
      "Et apportez de l’eau.",
      "Oui.",
    ]);
    expect(smtp.received).toHaveLength(2);
  });

  test("is kept where it could not leave, and leaves by itself", async ({ database }) => {
    const { site, reply, list } = await open(database);
    smtp.refuse({ code: 451, text: "try later" });
    expect(await reply("Oui.")).toMatchObject({
      ok: true,
      message: expect.stringContaining("gardée"),
    });
    expect(await list()).toMatchObject([{ mail: { kind: "failed" } }]);
    smtp.refuse(null);
    const later = new Date(NOW.getTime() + 86_400_000);
    await deliverDue({ ...site, now: () => later });
    expect(smtp.received).toHaveLength(1);
    expect(await list()).toMatchObject([{ mail: { kind: "sent" } }]);
  });

  test("that could not leave is marked in the list, and sent by a press", async ({ database }) => {
    const { site, reply, list, run } = await open(database);
    const isMarked = async () =>
      (await listMessages(database.kysely, { filter: "all", search: "", page: 1 })).items[0]
        ?.isUnsent;
    smtp.refuse({ code: 451, text: "try later" });
    await reply("Oui.");
    expect(await isMarked()).toBe(true);
    const [given] = await list();
    smtp.refuse(null);
    const again = { intent: "retry-reply", id: given?.id ?? "" } as const;
    expect(await run(again)).toMatchObject({ ok: true, message: "Votre réponse est partie." });
    await run(again);
    expect(smtp.received).toHaveLength(1);
    expect(await isMarked()).toBe(false);
    expect(await run({ ...again, id: newId() })).toMatchObject({ ok: false });
    // Forgotten by the outbox, it was sent.
    await database.kysely.deleteFrom("mail_outbox").execute();
    expect(await run(again)).toMatchObject({ ok: true });
    expect(await deliverDue({ ...site, now: () => NOW })).toBe(0);
  });

  test("that was corrected before a second try is an answer of its own", async ({ database }) => {
    const { reply, list } = await open(database);
    const replyId = newId();
    await reply("Oui.", replyId);
    await reply("Oui, samedi.", replyId);
    expect((await list()).map(({ body }) => body).toSorted()).toEqual(["Oui, samedi.", "Oui."]);
    expect(smtp.received).toHaveLength(2);
  });

  test("goes with its message, and so does its mail", async ({ database }) => {
    const { id, reply, list } = await open(database);
    await reply("Oui.");
    const message = await findMessage(database.kysely, id, NOW);
    await purgeExpiredMessages(database, new Date(addMonths(message?.receivedAt ?? "", 12)));
    expect(await list()).toEqual([]);
    for (const table of ["message_replies", "mail_outbox"] as const) {
      expect(await database.kysely.selectFrom(table).select("id").execute(), table).toEqual([]);
    }
  });

  test("is refused without SMTP, and to a message that is gone: nothing is kept", async ({
    database,
  }) => {
    const { site, reply, list } = await open(database, { SMTP_URL: "", MAIL_FROM: "" });
    expect(await reply("Oui.")).toMatchObject({ ok: false });
    const gone = { intent: "reply", id: newId(), replyId: newId(), body: "Oui." } as const;
    expect(await runInboxCommand(site, gone, newId())).toMatchObject({ ok: false });
    expect(await list()).toEqual([]);
  });

  test.for(["", "  \n ", "x".repeat(REPLY_LIMIT + 1)])("is none: %#", (body) => {
    const ids = { id: newId(), replyId: newId() };
    expect(inboxCommandSchema.safeParse({ intent: "reply", ...ids, body }).success).toBe(false);
  });
});
