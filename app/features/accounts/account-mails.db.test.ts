import { afterEach, beforeEach, describe, expect } from "vitest";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliverDue } from "~/platform/mail/outbox.server";
import { rateLimits } from "~/platform/rate-limits.server";
import { createTestAccount, TEST_PASSWORD } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { testServices } from "~tests/support/services";
import { findLink, purgeEndedLinks } from "./account-links.server";
import { createAccountFromLink } from "./accounts.server";
import type { AccountCommand } from "./admin/account-command";
import { runAccountCommand } from "./admin/run-account-command.server";
import { changeOwnEmail, changeOwnPassword } from "./own-account.server";
import {
  makePasswordLink,
  mayAskForPassword,
  sendForgottenPasswordLink,
} from "./password-links.server";
import { acceptPasswordLink } from "./welcome.server";

const EMAIL = "maelle@exemple.fr";
const HOUR = 3_600_000;
const PERSON = {
  email: EMAIL,
  role: "editor",
  firstName: "Maëlle",
  lastName: "D.",
  avatarUrl: null,
} as const;

let smtp: SmtpStandIn;

beforeEach(async () => {
  smtp = await openSmtpStandIn();
  await rateLimits.reset("forgotten-address", "192.0.2.1");
});

afterEach(() => smtp.close());

async function open(database: Database, hasMailer = true) {
  const environment = readEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    PUBLIC_URL: "https://www.les-pins.example",
    ...(hasMailer && { SMTP_URL: smtp.url, MAIL_FROM: "site@les-pins.example" }),
  });
  const site = testServices(database, { environment, now: new Date() });
  const asker = {
    userId: await createTestAccount(site, { email: "jo@exemple.fr" }),
    now: site.now,
  };
  const userId = await createTestAccount(site, { email: EMAIL, role: "editor" });
  return { site, asker, userId };
}

/** The secret of the link in the n-th mail. */
function secretIn(rank = 0): string {
  const text = smtp.received[rank]?.mail.text ?? "";
  const link = /https:\/\/www\.les-pins\.example\/admin\/bienvenue\?jeton=(\S+)/.exec(text);
  if (!link?.[1]) throw new Error(`No link in: ${text}`);
  return link[1];
}

async function payloads(database: Database): Promise<string> {
  const rows = await database.kysely.selectFrom("mail_outbox").select("payload").execute();
  return rows.map(({ payload }) => payload).join();
}

describe("where mail is sent", () => {
  test("an invitation goes to its person, and is shown to nobody else", async ({ database }) => {
    const { site, asker } = await open(database);
    const invite = { intent: "invite", email: "neuf@exemple.fr", role: "editor" } as const;
    const answer = await runAccountCommand(site, invite, asker);
    expect(answer).toEqual({
      ok: true,
      message: "L’invitation est envoyée à neuf@exemple.fr.",
      undo: null,
    });
    expect(smtp.received[0]?.to).toEqual(["neuf@exemple.fr"]);
    const state = await findLink(database.kysely, secretIn(), site.now);
    expect(state).toMatchObject({ kind: "open", link: { kind: "invitation", role: "editor" } });
    expect(await payloads(database)).not.toContain("jeton");
  });

  test("so does a link for a new password", async ({ database }) => {
    const { site, asker, userId } = await open(database);
    const answer = await runAccountCommand(site, { intent: "password-link", id: userId }, asker);
    expect(answer).toMatchObject({ ok: true, message: expect.stringContaining(EMAIL) });
    expect(answer.link).toBeUndefined();
    expect(await acceptPasswordLink(site, secretIn(), "une autre phrase")).toEqual({
      kind: "changed",
    });
  });

  test("a mail that cannot leave is for its maker to pass on, and is tried again", async ({
    database,
  }) => {
    const { site, asker, userId } = await open(database);
    smtp.refuse({ code: 451, text: "try later" });
    const answer = await runAccountCommand(site, { intent: "password-link", id: userId }, asker);
    expect(answer.link).toMatchObject({ email: EMAIL, isMailLate: true });
    const rows = await database.kysely.selectFrom("mail_outbox").select("state").execute();
    expect(rows).toEqual([{ state: "waiting" }]);
  });

  test("a refused command sends nothing", async ({ database }) => {
    const { site, asker } = await open(database);
    const invite = { intent: "invite", email: EMAIL, role: "editor" } as const;
    expect(await runAccountCommand(site, invite, asker)).toMatchObject({ ok: false });
    expect(await database.kysely.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
  });
});

describe("the letter of a link that is good for nothing any more", () => {
  const INVITE = { intent: "invite", email: "neuf@exemple.fr", role: "editor" } as const;

  /** A site whose provider is down while links are made, and is back afterwards. */
  async function openLate(database: Database) {
    const { site, asker, userId } = await open(database);
    smtp.refuse({ code: 451, text: "try later" });
    const run = (command: AccountCommand) => runAccountCommand(site, command, asker);
    const link = async (command: AccountCommand) => {
      const url = (await run(command)).link?.url;
      const secret = new URL(url ?? "").searchParams.get("jeton") ?? "";
      const state = await findLink(database.kysely, secret, site.now);
      return { secret, id: state.kind === "open" ? state.link.id : "" };
    };
    const arriveIn = async (ms: number) => {
      smtp.refuse(null);
      const now = new Date(site.now.getTime() + ms);
      await deliverDue({ ...site, now: () => now });
      return smtp.received.map(({ to, mail }) => [to[0], (mail.subject ?? "").split(" – ")[0]]);
    };
    return { site, asker, userId, run, link, arrive: () => arriveIn(HOUR / 4), arriveIn };
  }

  test("does not leave once its invitation was accepted", async ({ database }) => {
    const { site, link, arrive } = await openLate(database);
    const { secret } = await link(INVITE);
    const person = { firstName: "Nour", lastName: "D.", password: TEST_PASSWORD };
    await createAccountFromLink(site, secret, { ...person, email: INVITE.email });
    expect(await arrive()).toEqual([]);
  });

  test("does not leave once another took its place, which does", async ({ database }) => {
    const { run, link, arrive } = await openLate(database);
    await link(INVITE);
    const { id } = await link(INVITE);
    await run({ intent: "renew", id });
    expect(await arrive()).toEqual([[INVITE.email, "Votre accès à l’espace club"]]);
  });

  test("does not leave once it was withdrawn, and the undo says how to send another", async ({
    database,
  }) => {
    const { run, link, arrive } = await openLate(database);
    const { id } = await link(INVITE);
    expect((await run({ intent: "withdraw", id })).ok).toBe(true);
    const { message } = await run({ intent: "take-back", id });
    expect(message).toContain("renouvelez");
    expect(await arrive()).toEqual([]);
  });

  test("does not leave once the password was changed by it", async ({ database }) => {
    const { site, userId, link, arrive } = await openLate(database);
    const { secret } = await link({ intent: "password-link", id: userId });
    await acceptPasswordLink(site, secret, "une autre phrase");
    expect(await arrive()).toEqual([[EMAIL, "Votre mot de passe a changé"]]);
  });

  test.for(["deactivate", "change-role"] as const)(
    "does not leave after %s of who made it or was to use it",
    async (intent, { database }) => {
      const { site, run, link, arrive } = await openLate(database);
      const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
      const by = { userId: chief, now: site.now };
      await runAccountCommand(site, INVITE, by);
      if (intent === "deactivate") await link({ intent: "password-link", id: chief });
      await run(
        intent === "deactivate" ? { intent, id: chief } : { intent, id: chief, role: "editor" },
      );
      expect(await arrive()).toEqual([]);
    },
  );

  test("leaves all the same where another role is given to the person it lets in", async ({
    database,
  }) => {
    const { site, userId, run, arrive } = await openLate(database);
    await run({ intent: "change-role", id: userId, role: "administrator" });
    await sendForgottenPasswordLink(site, EMAIL);
    await run({ intent: "change-role", id: userId, role: "editor" });
    expect((await arrive()).map(([to]) => to)).toEqual([EMAIL]);
  });

  test("is to be renewed where the person who made it may do so again", async ({ database }) => {
    const { site, run, arrive } = await openLate(database);
    const chief = await createTestAccount(site, { email: "chef@exemple.fr" });
    await runAccountCommand(site, INVITE, { userId: chief, now: site.now });
    const quiet = await run({ intent: "change-role", id: chief, role: "administrator" });
    expect(quiet.message).not.toContain("renouvelez");
    await run({ intent: "deactivate", id: chief });
    const { message } = await run({ intent: "reactivate", id: chief });
    expect(message).toContain("n’était pas parti\u00a0: renouvelez-la");
    expect(await arrive()).toEqual([]);
  });

  test("does not leave once it has expired, and is then forgotten", async ({ database }) => {
    const { site, arriveIn } = await openLate(database);
    await sendForgottenPasswordLink(site, EMAIL);
    expect(await arriveIn(HOUR)).toEqual([]);
    const mails = () => database.kysely.selectFrom("mail_outbox").select("state").execute();
    expect(await mails()).toEqual([{ state: "given-up" }]);
    await purgeEndedLinks(database, new Date(site.now.getTime() + HOUR));
    expect(await mails()).toEqual([]);
  });
});

test("without a mailer the link is shown to who asked, and nothing is queued", async ({
  database,
}) => {
  const { site, asker, userId } = await open(database, false);
  const answer = await runAccountCommand(site, { intent: "password-link", id: userId }, asker);
  expect(answer.link).toMatchObject({
    url: expect.stringContaining("/admin/bienvenue?jeton="),
    isMailLate: false,
  });
  await sendForgottenPasswordLink(site, EMAIL);
  expect(await database.kysely.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
});

describe("a forgotten password", () => {
  test("is replaced by a link that is good for an hour, once", async ({ database }) => {
    const { site } = await open(database);
    await sendForgottenPasswordLink(site, EMAIL);
    expect(smtp.received[0]?.to).toEqual([EMAIL]);
    const secret = secretIn();
    const at = (ms: number) => new Date(site.now.getTime() + ms);
    expect(await findLink(database.kysely, secret, at(HOUR - 1))).toMatchObject({ kind: "open" });
    expect(await findLink(database.kysely, secret, at(HOUR))).toEqual({
      kind: "void",
      reason: "expired",
    });
    const choose = () => acceptPasswordLink(site, secret, "une autre phrase");
    expect(await choose()).toEqual({ kind: "changed" });
    expect(await choose()).toMatchObject({ kind: "link-void", reason: "used" });
  });

  test("sends nothing to strangers nor to accounts that are closed", async ({ database }) => {
    const { site, userId } = await open(database);
    await sendForgottenPasswordLink(site, "inconnu@exemple.fr");
    const closed = { deactivated_at: site.now.toISOString() };
    await database.kysely.updateTable("users").set(closed).where("id", "=", userId).execute();
    await sendForgottenPasswordLink(site, EMAIL);
    expect(smtp.received).toHaveLength(0);
    expect(await database.kysely.selectFrom("account_links").select("id").execute()).toEqual([]);
  });

  test("sends three mails an hour to one account at most, the last link being the good one", async ({
    database,
  }) => {
    const { site } = await open(database);
    for (let rank = 0; rank < 6; rank += 1) await sendForgottenPasswordLink(site, EMAIL);
    expect(smtp.received).toHaveLength(3);
    const states = await Promise.all(
      [0, 1, 2].map((rank) => findLink(database.kysely, secretIn(rank), site.now)),
    );
    expect(states.map(({ kind }) => kind)).toEqual(["void", "void", "open"]);
  });

  test("may be asked for ten times an hour from one address", async ({ database }) => {
    const { site } = await open(database);
    const answers = [];
    for (let rank = 0; rank < 12; rank += 1) answers.push((await mayAskForPassword(site)).ok);
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(answers.at(-1)).toBe(false);
  });
});

describe("a change by which somebody else could have taken an account", () => {
  const waiting = async (database: Database) => {
    const rows = await database.kysely
      .selectFrom("mail_outbox")
      .select("payload")
      .orderBy("created_at")
      .execute();
    return rows.map(({ payload }) => JSON.parse(payload)).map(({ to, subject }) => [to, subject]);
  };
  const request = new Request("http://localhost:3000/admin");
  const password = TEST_PASSWORD;

  test("is told by mail to the address that the account had", async ({ database }) => {
    const { site, userId } = await open(database);
    const person = { ...PERSON, id: userId };
    const change = { currentPassword: password, newPassword: "une autre phrase" };
    await changeOwnPassword(request, site, person, change);
    expect(await waiting(database)).toEqual([
      [EMAIL, expect.stringContaining("Votre mot de passe a changé")],
    ]);
    const moved = { email: "ailleurs@exemple.fr", password: "une autre phrase" };
    expect(await changeOwnEmail(site, person, moved)).toEqual({ kind: "changed" });
    expect(await waiting(database)).toContainEqual([
      EMAIL,
      expect.stringContaining("Votre adresse de connexion a changé"),
    ]);
    // Saying one's own address again changes nothing, and tells nobody.
    await changeOwnEmail(site, person, moved);
    expect(await waiting(database)).toHaveLength(2);
  });

  test("is told too when a link did it", async ({ database }) => {
    const { site, asker, userId } = await open(database);
    const made = await makePasswordLink(database, userId, asker);
    if (made.kind !== "made") throw new Error(made.kind);
    await acceptPasswordLink(site, made.link.secret, "une autre phrase");
    expect(await waiting(database)).toEqual([
      [EMAIL, expect.stringContaining("Votre mot de passe a changé")],
    ]);
  });

  test("leaves nothing waiting where no mail is sent", async ({ database }) => {
    const { site, userId } = await open(database, false);
    const change = { currentPassword: password, newPassword: "une autre phrase" };
    await changeOwnPassword(request, site, { ...PERSON, id: userId }, change);
    expect(await waiting(database)).toEqual([]);
  });
});
