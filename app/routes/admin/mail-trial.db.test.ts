import { afterEach, beforeEach, describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { CommandAnswer } from "~/lib/command";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliverDue } from "~/platform/mail/outbox.server";
import { createTestAccount, openTestSession } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { testContext, testServices } from "~tests/support/services";
import { action } from "./maintenance-commands";

const COMMANDS = "http://localhost:3000/admin/maintenance/commandes";
const EMAIL = "maelle@exemple.fr";

let smtp: SmtpStandIn;
beforeEach(async () => {
  smtp = await openSmtpStandIn();
});
afterEach(() => smtp.close());

/** The button of the screen of maintenance, as an *administrateur* presses it. */
async function openScreen(database: Database, settings: Record<string, string> = overSmtp()) {
  const environment = readEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PUBLIC_URL: "https://www.les-pins.example",
    ...settings,
  });
  const site = testServices(database, { environment, now: new Date() });
  await fillClub(database, { words: "demo", now: site.now });
  const userId = await createTestAccount(site, { email: EMAIL });
  const cookie = await openTestSession(site, EMAIL);
  const tryMail = async (): Promise<CommandAnswer> => {
    const request = new Request(COMMANDS, {
      method: "POST",
      headers: { cookie, accept: "application/json" },
      body: new URLSearchParams({ intent: "try-mail", to: "autre@exemple.fr" }),
    });
    const args = { request, url: new URL(COMMANDS), params: {}, context: testContext(site) };
    const response = await (action as (args: unknown) => Promise<Response>)(args);
    return (await response.json()) as CommandAnswer;
  };
  return { site, userId, tryMail };
}

const overSmtp = () => ({ SMTP_URL: smtp.url, MAIL_FROM: "site@les-pins.example" });

const logged = ({ kysely }: Database) =>
  kysely
    .selectFrom("activity_log")
    .select(["user_id", "subject"])
    .where("action", "=", "mail-tried")
    .execute();

const queued = ({ kysely }: Database) =>
  kysely.selectFrom("mail_outbox").select(["purpose", "state"]).execute();

describe("a trial of the mails", () => {
  test("goes to whoever asks, and nobody else, and the log says who", async ({ database }) => {
    const { userId, tryMail } = await openScreen(database);
    expect(await tryMail()).toEqual({
      ok: true,
      message: `Message d’essai envoyé à ${EMAIL}.`,
      undo: null,
    });
    expect(smtp.received.map(({ to }) => to)).toEqual([[EMAIL]]);
    expect(smtp.received[0]?.mail).toMatchObject({
      subject: expect.stringMatching(/^Message d’essai – /),
      text: expect.stringContaining("https://www.les-pins.example"),
    });
    expect(await logged(database)).toEqual([{ user_id: userId, subject: "site" }]);
    expect(await queued(database)).toEqual([{ purpose: "trial", state: "sent" }]);
  });

  test.for([
    [535, "Le service d’envoi refuse les identifiants du site (code\u00a0535)."],
    [451, "Le service d’envoi a refusé le message (code\u00a0451)."],
  ] as const)(
    "refused with %i says so, and arrives once later",
    async ([code, why], { database }) => {
      const { site, tryMail } = await openScreen(database);
      smtp.refuse({ code, text: "no" });
      expect(await tryMail()).toEqual({
        ok: false,
        message: `Le message d’essai n’est pas parti. ${why} Le site réessaiera de lui-même.`,
        undo: null,
      });
      expect(await queued(database)).toEqual([{ purpose: "trial", state: "waiting" }]);
      smtp.refuse(null);
      const later = new Date(site.now.getTime() + 10 * 60_000);
      expect(await deliverDue({ ...site, now: () => later })).toBe(1);
      expect(await deliverDue({ ...site, now: () => later })).toBe(0);
      expect(smtp.received.map(({ to }) => to)).toEqual([[EMAIL]]);
    },
  );

  test("finds out that nobody answers", async ({ database }) => {
    const { tryMail } = await openScreen(database, {
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "site@les-pins.example",
    });
    expect(await tryMail()).toMatchObject({
      ok: false,
      message: expect.stringContaining("Le service d’envoi ne répond pas."),
    });
  });

  test("where nothing is configured says so, and leaves nothing behind", async ({ database }) => {
    const { tryMail } = await openScreen(database, {});
    expect(await tryMail()).toEqual({
      ok: false,
      message: "Rien n’est parti\u00a0: aucun envoi d’e-mails n’est configuré.",
      undo: null,
    });
    expect(await queued(database)).toEqual([]);
    expect(await logged(database)).toEqual([]);
  });

  test("is made five times an hour at most", async ({ database }) => {
    const { tryMail } = await openScreen(database);
    const answers = [];
    for (let rank = 0; rank < 7; rank += 1) answers.push((await tryMail()).ok);
    expect(answers).toEqual([true, true, true, true, true, false, false]);
    expect(smtp.received).toHaveLength(5);
    expect(await logged(database)).toHaveLength(5);
  });
});
