import { beforeEach, describe, expect } from "vitest";
import { countDemoContent } from "~/demo/demo-rows";
import { findMessage } from "~/features/contact/inbox.server";
import { CONTENT_KINDS, findRules } from "~/kinds.server";
import type { CommandAnswer } from "~/lib/command";
import { findClockDoubt } from "~/platform/clock-doubt.server";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliveryInWords } from "~/platform/mail/mail-status.server";
import { newId } from "~/platform/random.server";
import { pictureOf } from "~/records/kind";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { addArticle } from "~tests/support/article-fixtures";
import { storeTestMessage } from "~tests/support/contact-fixtures";
import { addRecord } from "~tests/support/content-kinds";
import { test } from "~tests/support/database-test";
import { demoSite, loadSmallDemo } from "~tests/support/demo-site";
import { doubtClock } from "~tests/support/doubted-clock";
import { openSmtpStandIn } from "~tests/support/mail-stand-ins";
import { testContext } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { action } from "./maintenance-commands";

const COMMANDS = "http://localhost:3000/admin/maintenance/commandes";

let dataDir = "";
beforeEach(() => {
  dataDir = temporaryFolder();
});

/** The screens of maintenance as an *administrateur* has them in the browser. */
async function openScreen(database: Database, settings: Record<string, string> = {}) {
  const demo = demoSite(database, dataDir);
  const mailing = readEnvironment({ NODE_ENV: "test", LOG_LEVEL: "silent", ...settings });
  const environment = Object.keys(settings).length > 0 ? mailing : demo.environment;
  const site = { ...demo, environment, now: new Date() };
  const email = "maelle@exemple.fr";
  const userId = await createTestAccount(site, { email });
  const cookie = await openTestSession(site, email);
  const send = async (fields: Record<string, string>) => {
    const request = new Request(COMMANDS, {
      method: "POST",
      headers: { cookie, accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    const args = { request, url: new URL(COMMANDS), params: {}, context: testContext(site) };
    const response = await (action as (args: unknown) => Promise<Response>)(args);
    return { status: response.status, answer: (await response.json()) as CommandAnswer };
  };
  return { site, userId, send };
}

describe("deleting for good", () => {
  test.for(CONTENT_KINDS.map(({ subject, table }) => [subject, table] as const))(
    "takes what is in the trash, and nothing else: %s",
    async ([kind, table], { database }) => {
      const { site, userId, send } = await openScreen(database);
      await loadSmallDemo(site);
      const described = findRules(kind)?.kind;
      const added = described && (await addRecord(database, described, site.now));
      const rows = () => database.kysely.selectFrom(table).select("id").orderBy("id").execute();
      const before = await rows();
      const id = added ?? before[0]?.id ?? "";
      const purge = { intent: "purge", kind, id };
      expect((await send(purge)).answer).toMatchObject({ ok: false, undo: null });
      expect(await rows()).toEqual(before);

      const deleted_at = site.now.toISOString();
      await database.kysely.updateTable(table).set({ deleted_at }).where("id", "=", id).execute();
      expect((await send(purge)).answer).toEqual({
        ok: true,
        message: "Supprimé définitivement.",
        undo: null,
      });
      expect(await rows()).toEqual(before.filter((row) => row.id !== id));
      const told = await database.kysely
        .selectFrom("activity_log")
        .select(["action", "subject", "subject_id", "user_id"])
        .where("action", "=", "purged")
        .execute();
      expect(told).toEqual([{ action: "purged", subject: kind, subject_id: id, user_id: userId }]);
      const files = await database.kysely.selectFrom("storage_cleanup_log").selectAll().execute();
      expect(files.length > 0).toBe(!described || pictureOf(described) !== null);
      expect((await send(purge)).answer.ok).toBe(false);
    },
  );

  test("asked wrongly is refused", async ({ database }) => {
    const { send } = await openScreen(database);
    for (const fields of [
      {},
      { intent: "purge" },
      { intent: "purge", kind: "users", id: newId() },
      { intent: "purge", kind: "article", id: "1 OR 1=1" },
      { intent: "empty-trash" },
    ] as Record<string, string>[]) {
      const { status, answer } = await send(fields);
      expect([status, answer.ok], JSON.stringify(fields)).toEqual([400, false]);
    }
  });
});

describe("a mail that the site sends no more by itself", () => {
  const overSmtp = async (database: Database) => {
    const smtp = await openSmtpStandIn();
    const screen = await openScreen(database, { SMTP_URL: smtp.url, MAIL_FROM: "a@club.example" });
    const old = new Date(screen.site.now.getTime() - 3 * 86_400_000);
    const { id: messageId, mailId: id } = await storeTestMessage(database, { now: old });
    const acts = async () => {
      const lines = await database.kysely
        .selectFrom("activity_log")
        .select(["action", "user_id", "label"])
        .where("subject", "=", "site")
        .execute();
      return lines.map(({ action }) => action).toSorted();
    };
    const find = () => findMessage(database.kysely, messageId, screen.site.now);
    return { ...screen, smtp, id, acts, find };
  };

  test("is sent once, however often and by whomever that is asked at once", async ({
    database,
  }) => {
    const { send, smtp, id, acts } = await overSmtp(database);
    const ask = () => send({ intent: "send-mail", id });
    const answers = (await Promise.all([ask(), ask(), ask()])).map(({ answer }) => answer);
    expect(answers.filter(({ ok }) => ok)).toEqual([
      { ok: true, message: "L’e-mail est envoyé.", undo: null },
    ]);
    expect((await ask()).answer).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Envoyé le /),
    });
    expect(smtp.received.map(({ to }) => to)).toEqual([["contact@les-pins.example"]]);
    expect(await acts()).toEqual(["mail-sent"]);
    await smtp.close();
  });

  test("is declined, kept, said to be so beside its message, and taken up by the undo", async ({
    database,
  }) => {
    const { site, send, smtp, id, acts, find } = await overSmtp(database);
    const { answer } = await send({ intent: "decline-mail", id });
    expect(answer).toMatchObject({ ok: true, message: "Cet e-mail ne sera pas envoyé." });
    const { mail } = (await find()) ?? {};
    expect(mail && deliveryInWords(mail, { now: site.now, hasMailer: true }).state).toMatch(
      /^Non envoyé/,
    );
    for (const intent of ["send-mail", "decline-mail"]) {
      expect((await send({ intent, id })).answer).toMatchObject({
        ok: false,
        message: "Non envoyé\u00a0: un administrateur l’a décidé.",
      });
    }
    expect(smtp.received).toEqual([]);
    expect((await send(answer.undo ?? {})).answer.ok).toBe(true);
    expect((await send({ intent: "send-mail", id })).answer.ok).toBe(true);
    expect(smtp.received).toHaveLength(1);
    expect(await acts()).toEqual(["mail-declined", "mail-reconsidered", "mail-sent"]);
    await smtp.close();
  });

  test("that cannot be sent says why, and one that is gone that it is gone", async ({
    database,
  }) => {
    const { send, smtp, id } = await overSmtp(database);
    smtp.refuse({ code: 451, text: "no" });
    expect((await send({ intent: "send-mail", id })).answer).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Non envoyé\u00a0: nouvel essai .* \(code\u00a0451\)\.$/),
    });
    expect((await send({ intent: "send-mail", id: newId() })).answer).toMatchObject({
      ok: false,
      message: "Cet e-mail n’est plus là. Actualisez la page.",
    });
    await smtp.close();
  });

  test("stays where nothing sends", async ({ database }) => {
    const { send, site } = await openScreen(database);
    const old = new Date(site.now.getTime() - 3 * 86_400_000);
    const { mailId: id } = await storeTestMessage(database, { now: old });
    expect((await send({ intent: "send-mail", id })).answer).toMatchObject({
      ok: false,
      message: "Rien n’est parti\u00a0: aucun envoi d’e-mails n’est configuré.",
    });
    expect((await send({ intent: "decline-mail", id })).answer.ok).toBe(true);
  });
});

test("ranks are spaced by ten, and the log says by whom", async ({ database }) => {
  const { userId, send } = await openScreen(database);
  for (const order_weight of [1, 1.0000001, 7]) await addArticle(database, { order_weight });
  expect((await send({ intent: "reorganize" })).answer).toEqual({
    ok: true,
    message:
      "Rangs réorganisés de 10 en 10 pour 3\u00a0actualités. L’ordre du site n’a pas changé.",
    undo: null,
  });
  const weights = await database.kysely
    .selectFrom("articles")
    .select("order_weight")
    .orderBy("order_weight")
    .execute();
  expect(weights.map((row) => row.order_weight)).toEqual([10, 20, 30]);
  const told = await database.kysely
    .selectFrom("activity_log")
    .select("user_id")
    .where("action", "=", "reordered")
    .execute();
  expect(told).toEqual([{ user_id: userId }]);
});

test("the clock is believed on a word, once", async ({ database }) => {
  const { site, userId, send } = await openScreen(database);
  await doubtClock(site);
  const believe = { intent: "believe-clock" };
  expect((await send(believe)).answer).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^C’est noté/),
  });
  expect(await findClockDoubt(database.kysely)).toBeNull();
  expect((await send(believe)).answer).toMatchObject({
    ok: true,
    message: "L’horloge n’est plus mise en doute.",
  });
  const told = await database.kysely
    .selectFrom("activity_log")
    .select("user_id")
    .where("action", "=", "clock-believed")
    .execute();
  expect(told).toEqual([{ user_id: userId }]);
});

test("the demo content goes, but for what somebody made theirs", async ({ database }) => {
  const { site, userId, send } = await openScreen(database);
  await loadSmallDemo(site);
  await database.kysely.updateTable("coaches").set({ updated_by: userId }).execute();
  const { removable } = await countDemoContent(database.kysely);
  const { answer } = await send({ intent: "remove-demo" });
  expect(answer.message).toBe(
    `L’exemple est retiré (${removable}\u00a0éléments). Ce que le club avait modifié est resté.`,
  );
  expect(await database.kysely.selectFrom("coaches").select("id").execute()).toHaveLength(1);
  expect(await database.kysely.selectFrom("articles").select("id").execute()).toEqual([]);
  const again = await send({ intent: "remove-demo" });
  expect(again.answer).toMatchObject({ ok: true, message: expect.stringContaining("plus rien") });
});
