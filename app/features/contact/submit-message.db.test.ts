import { afterEach, beforeEach, describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { deliverDue } from "~/platform/mail/outbox.server";
import { newId } from "~/platform/random.server";
import { rateLimits } from "~/platform/rate-limits.server";
import type { Services } from "~/platform/services.server";
import { test } from "~tests/support/database-test";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { solvedProof } from "~tests/support/proof-of-work";
import { testServices } from "~tests/support/services";
import { submitMessage } from "./submit-message.server";

let smtp: SmtpStandIn;

beforeEach(async () => {
  smtp = await openSmtpStandIn();
  await rateLimits.reset("contact-address", "192.0.2.1");
});

afterEach(() => smtp.close());

function site(database: Database, source: Record<string, string> = {}): Services {
  const environment = readEnvironment({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    SMTP_URL: smtp.url,
    MAIL_FROM: "site@les-pins.example",
    CONTACT_TO: "bureau@les-pins.example",
    ...source,
  });
  return testServices(database, { environment, now: new Date() });
}

const NO_CONTACT = { CONTACT_TO: "" };
const NO_MAILER = { SMTP_URL: "", MAIL_FROM: "" };

function fields(captcha: string, parts: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = {
    submissionId: newId(),
    name: "Zoé Durand",
    email: `${newId()}@exemple.fr`,
    title: "Essayer la marche nordique",
    message: "Bonjour,\r\nnous serions deux.",
    captcha,
    ...parts,
  };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

async function submit(services: Services, parts: Record<string, string> = {}) {
  return await submitMessage(services, fields(await solvedProof(services.authSecret), parts));
}

function stored(database: Database) {
  return database.kysely.selectFrom("contact_messages").selectAll().execute();
}

describe("a message", () => {
  test("is stored, then sent to the club, to be answered to the visitor", async ({ database }) => {
    const services = site(database);
    expect(await submit(services, { email: "Zoe@Exemple.fr" })).toEqual({ kind: "sent" });
    expect(await stored(database)).toMatchObject([
      { name: "Zoé Durand", email: "Zoe@Exemple.fr", message: "Bonjour,\nnous serions deux." },
    ]);
    const [received] = smtp.received;
    expect(received?.to).toEqual(["bureau@les-pins.example"]);
    expect(received?.mail.subject).toBe("Essayer la marche nordique");
    expect(received?.mail.replyTo).toEqual([{ name: "Zoé Durand", address: "Zoe@exemple.fr" }]);
    expect(received?.mail.text).toContain("nous serions deux.");
  });

  test("goes to the club's own address unless told otherwise", async ({ database }) => {
    await fillClub(database, { words: "demo", now: new Date() });
    await submit(site(database, NO_CONTACT));
    expect(smtp.received[0]?.to).toEqual(["contact@ac-lespins.example"]);
  });

  test("to a club that gives no address is read in the inbox, also sent again", async ({
    database,
  }) => {
    const services = site(database, NO_CONTACT);
    const words = { email: `${newId()}@exemple.fr` };
    for (let round = 0; round < 2; round += 1)
      expect(await submit(services, words)).toEqual({ kind: "sent" });
    expect(await stored(database)).toMatchObject([{ email: words.email, mail_id: null }]);
    expect(smtp.received).toEqual([]);
  });

  test("is a success where nothing sends mail: it is read in the inbox", async ({ database }) => {
    expect(await submit(site(database, NO_MAILER))).toEqual({ kind: "sent" });
    expect(await stored(database)).toHaveLength(1);
  });

  test("sent again after a failure is the same message, and arrives once", async ({ database }) => {
    const services = site(database);
    const parts = { submissionId: newId(), email: "zoe@exemple.fr" };
    smtp.refuse({ code: 451, text: "later" });
    const failed = { kind: "failed", status: 502, retryAfterSeconds: null };
    for (let round = 0; round < 8; round += 1)
      expect(await submit(services, parts)).toEqual(failed);
    smtp.refuse(null);
    expect(await submit(services, parts)).toEqual({ kind: "sent" });
    expect(await submit(services, parts)).toEqual({ kind: "sent" });
    expect(await stored(database)).toHaveLength(1);
    expect(smtp.received).toHaveLength(1);
  });

  test("corrected and sent again after a failure is another one: both are stored, and arrive", async ({
    database,
  }) => {
    const services = site(database);
    const words = {
      submissionId: newId(),
      email: "zoe@exemple.con",
      message: "Nous serions deux.",
    };
    smtp.refuse({ code: 451, text: "later" });
    expect(await submit(services, words)).toMatchObject({ kind: "failed", status: 502 });
    smtp.refuse(null);
    const corrections: Record<string, string>[] = [
      { email: "zoe@exemple.fr" },
      { message: "Nous serions trois." },
      { title: "Essayer le running" },
      { name: "Zoé Durant" },
    ];
    for (const [place, corrected] of corrections.entries()) {
      const form = { ...words, ...corrected };
      // The second time because its answer got lost, say.
      expect(await submit(services, form)).toEqual({ kind: "sent" });
      expect(await submit(services, form)).toEqual({ kind: "sent" });
      const rows = await stored(database);
      expect(rows).toHaveLength(place + 2);
      expect(rows).toContainEqual(expect.objectContaining(corrected));
      expect(smtp.received).toHaveLength(place + 1);
    }
    const [first] = smtp.received;
    expect(first?.mail.replyTo?.[0]?.address).toBe("zoe@exemple.fr");
    // A mail that could not be sent before it was corrected is not lost either.
    await deliverDue({ ...services, now: () => new Date(Date.now() + 3_600_000) });
    expect(smtp.received.at(-1)?.mail.replyTo?.[0]?.address).toBe("zoe@exemple.con");
  });

  test("arrives by itself after a failure, once", async ({ database }) => {
    const services = site(database);
    smtp.refuse({ code: 451, text: "later" });
    await submit(services);
    smtp.refuse(null);
    const later = { ...services, now: () => new Date(Date.now() + 3_600_000) };
    expect(await deliverDue(later)).toBe(1);
    expect(await deliverDue(later)).toBe(0);
    expect(smtp.received).toHaveLength(1);
  });

  test("of the same words within a day is the same, also from two tabs at once", async ({
    database,
  }) => {
    const services = site(database, NO_MAILER);
    const words = { email: "zoe@exemple.fr" };
    await Promise.all([submit(services, words), submit(services, words)]);
    expect(await stored(database)).toHaveLength(1);
    const nextDay = { ...services, now: new Date(Date.now() + 25 * 3_600_000) };
    const captcha = await solvedProof(services.authSecret, nextDay.now);
    await submitMessage(nextDay, fields(captcha, words));
    expect(await stored(database)).toHaveLength(2);
  });

  test("goes to the club when it is sent again, where an older version had held it back", async ({
    database,
  }) => {
    const services = site(database);
    const words = { email: `${newId()}@exemple.fr` };
    await submit(services, words);
    await database.kysely.deleteFrom("mail_outbox").execute();
    expect(await stored(database)).toMatchObject([{ mail_id: null }]);
    await Promise.all([submit(services, words), submit(services, words)]);
    expect(await stored(database)).toMatchObject([{ mail_id: expect.any(String) }]);
    // The first sending, and one of the two after it.
    expect(smtp.received).toHaveLength(2);
  });
});

test("the unseen field that a form of before had is left unread: the message goes to the club", async ({
  database,
}) => {
  const answer = await submit(site(database), { "champ-b": "https://x.example" });
  expect(answer).toEqual({ kind: "sent" });
  expect(await stored(database)).toMatchObject([{ title: "Essayer la marche nordique" }]);
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(["Essayer la marche nordique"]);
});

describe("nothing is stored nor sent", () => {
  const captcha = { kind: "captcha" };

  test("without a captcha, with a wrong one, or one that was used", async ({ database }) => {
    const services = site(database);
    const proof = await solvedProof(services.authSecret);
    expect(await submitMessage(services, fields(""))).toEqual(captcha);
    expect(await submitMessage(services, fields("faux"))).toEqual(captcha);
    expect(await submitMessage(services, fields(proof))).toEqual({ kind: "sent" });
    const replays = Array.from({ length: 100 }, () => submitMessage(services, fields(proof)));
    for (const answer of await Promise.all(replays)) expect(answer).toEqual(captcha);
    expect(await stored(database)).toHaveLength(1);
    expect(smtp.received).toHaveLength(1);
  });

  test("for a blocked sender, however the address is written", async ({ database }) => {
    await database.kysely
      .insertInto("blocked_senders")
      .values({ email: "spam@exemple.fr", created_at: new Date().toISOString(), created_by: null })
      .execute();
    const answer = await submit(site(database), { email: " SPAM@exemple.fr " });
    expect(answer).toEqual({ kind: "failed", status: 403, retryAfterSeconds: null });
    expect(await stored(database)).toEqual([]);
  });
});

describe("fields", () => {
  const long = (length: number) => "é".repeat(length);

  test.each([
    ["name", "", "Indiquez votre nom."],
    ["name", " \n ", "Indiquez votre nom."],
    ["name", long(121), "Le nom ne peut pas dépasser 120\u00a0caractères."],
    ["email", "", "Indiquez votre adresse e-mail."],
    ["email", "zoe", /n’est pas complète/],
    ["email", "zoe@exemple", /n’est pas complète/],
    ["email", "zoe@exemple.fr, autre@exemple.fr", /n’est pas complète/],
    ["email", "a@b.fr\r\nBcc: c@d.fr", /n’est pas complète/],
    ["title", "", "Indiquez le sujet de votre message."],
    ["title", long(201), /^Le sujet ne peut pas dépasser 200/],
    ["message", "\n", "Écrivez votre message."],
    ["message", long(10_001), /^Le message ne peut pas dépasser 10/],
    ["message", long(1_000_000), /^Le message ne peut pas dépasser 10/],
  ])("%s %j is refused beside the field", async (name, value, sentence) => {
    const answer = await submitMessage(
      { ...testServices(never()) },
      fields("x", { [name]: value }),
    );
    expect(answer).toEqual({
      kind: "invalid",
      errors: { [name]: [expect.stringMatching(sentence)] },
    });
  });

  test("international addresses, emoji and markup are taken as they are", async ({ database }) => {
    const parts = {
      name: "Zoé <b>Durand</b> 🏃",
      email: "zoé@éxemple.fr",
      title: "Bcc: moi\r\n<script>",
      message: "<script>alert(1)</script>",
    };
    expect(await submit(site(database, NO_MAILER), parts)).toEqual({ kind: "sent" });
    expect(await stored(database)).toMatchObject([{ ...parts, title: "Bcc: moi <script>" }]);
  });

  test("a form that no page of the site sent is a failure", async ({ database }) => {
    expect(await submitMessage(site(database), new FormData())).toMatchObject({ kind: "invalid" });
    const answer = await submit(site(database), { submissionId: "1" });
    expect(answer).toEqual({ kind: "failed", status: 400, retryAfterSeconds: null });
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
  test("hold for a hundred at once from one address, and lose nothing that was accepted", async ({
    database,
  }) => {
    const services = site(database);
    const proofs = await Promise.all(
      Array.from({ length: 100 }, () => solvedProof(services.authSecret)),
    );
    const answers = await Promise.all(
      proofs.map((proof) => submitMessage(services, fields(proof))),
    );
    const sent = answers.filter(({ kind }) => kind === "sent");
    const limited = answers.filter((answer) => answer.kind === "failed" && answer.status === 429);
    expect([sent.length, limited.length]).toEqual([10, 90]);
    expect(limited[0]).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(await stored(database)).toHaveLength(10);
    expect(smtp.received).toHaveLength(10);
  });

  test("hold for one sender from many addresses", async ({ database }) => {
    const email = `${newId()}@exemple.fr`;
    const answers = [];
    for (let round = 0; round < 6; round += 1) {
      const services = { ...site(database, NO_MAILER), clientAddress: `198.51.100.${round}` };
      answers.push(await submit(services, { email, title: `Sujet ${round}` }));
    }
    expect(answers.map(({ kind }) => kind)).toEqual([...Array(5).fill("sent"), "failed"]);
  });

  test("hold for one mailbox, whatever tag its address carries", async ({ database }) => {
    const mailbox = newId();
    const kinds: string[] = [];
    for (let tag = 1; tag <= 9; tag += 1) {
      const services = { ...site(database), clientAddress: `198.51.100.${tag}` };
      const email = `${tag % 2 ? mailbox : mailbox.toUpperCase()}+${tag}@exemple.fr`;
      kinds.push((await submit(services, { email })).kind);
    }
    expect(kinds).toEqual([...Array(5).fill("sent"), ...Array(4).fill("failed")]);
    const [first] = await stored(database);
    expect(first?.email).toMatch(/\+\d@exemple\.fr$/);
  });
});

describe("a trial", () => {
  test("is a message whose subject the server makes, be another one sent", async ({ database }) => {
    const services = site(database);
    await fillClub(database, { words: "demo", now: services.now });
    const trial = { trialSection: "marche-nordique", trialWhen: "club", trialAge: "45" };
    expect(await submit(services, { ...trial, title: "Gagnez un million" })).toEqual({
      kind: "sent",
    });
    const [message] = await stored(database);
    expect(message?.title).toBe("Essai, Marche nordique, jour à choisir, 45\u00a0ans");
    expect(smtp.received[0]?.mail.subject).toContain("Essai, Marche nordique");
  });

  test("of a section that is gone is refused, and nothing is stored", async ({ database }) => {
    const services = site(database);
    await fillClub(database, { words: "demo", now: services.now });
    const trial = { trialSection: "tennis", trialWhen: "club", trialAge: "45" };
    const answer = await submit(services, trial);
    expect(answer).toMatchObject({ kind: "invalid", errors: { trialWhen: [expect.any(String)] } });
    expect(await stored(database)).toEqual([]);
  });

  test("that says neither session nor age is refused field by field, and nothing is stored", async ({
    database,
  }) => {
    const services = site(database);
    await fillClub(database, { words: "demo", now: services.now });
    const trial = { trialSection: "marche-nordique", trialWhen: "", trialAge: "" };
    expect(await submit(services, trial)).toMatchObject({
      kind: "invalid",
      errors: { trialWhen: [expect.any(String)], trialAge: [expect.any(String)] },
    });
    expect(await stored(database)).toEqual([]);
  });

  test("sent again is one message; with another age it is another", async ({ database }) => {
    const services = site(database);
    await fillClub(database, { words: "demo", now: services.now });
    const trial = {
      submissionId: newId(),
      email: `${newId()}@exemple.fr`,
      trialSection: "marche-nordique",
      trialWhen: "club",
      trialAge: "45",
    };
    for (let round = 0; round < 2; round += 1)
      expect(await submit(services, trial)).toEqual({ kind: "sent" });
    expect(await stored(database)).toHaveLength(1);
    expect(await submit(services, { ...trial, trialAge: "46" })).toEqual({ kind: "sent" });
    const titles = (await stored(database)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual([
      "Essai, Marche nordique, jour à choisir, 45\u00a0ans",
      "Essai, Marche nordique, jour à choisir, 46\u00a0ans",
    ]);
  });
});
