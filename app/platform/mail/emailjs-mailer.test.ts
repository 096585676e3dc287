import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mailWith } from "~tests/support/mail-fixtures";
import { type EmailjsStandIn, openEmailjsStandIn } from "~tests/support/mail-stand-ins";
import { createEmailjsMailer } from "./emailjs-mailer.server";
import { refusalInWords } from "./mail-status.server";

let provider: EmailjsStandIn;

beforeEach(async () => {
  provider = await openEmailjsStandIn();
});

afterEach(() => provider.close());

function mailer(settings: { privateKey?: string; patienceMs?: number } = {}) {
  const { privateKey = null, patienceMs = 5_000 } = settings;
  return createEmailjsMailer(
    {
      origin: provider.origin,
      serviceId: "service_1",
      templateId: "template_1",
      publicKey: "public-key",
      privateKey,
    },
    { spacingMs: 0, patienceMs },
  );
}

const PARAMS = {
  name: "Zoé Durand",
  email: "zoe@exemple.fr",
  title: "Essayer la marche nordique",
  message: "Bonjour,\nnous serions deux à vouloir venir samedi.",
  to_email: "contact@les-pins.example",
  time: "2026-03-10T10:30:00.000Z",
};

describe("a message without a file", () => {
  test("is JSON with every field of specification §7", async () => {
    const mail = mailWith({ recaptchaToken: "jeton" });
    expect(await mailer().send("1", mail, "contact")).toEqual({ kind: "sent" });
    const [sent] = provider.received;
    expect(sent?.path).toBe("/api/v1.0/email/send");
    expect(sent?.contentType).toBe("application/json");
    expect(JSON.parse(String(sent?.body))).toEqual({
      lib_version: "4.4.1",
      user_id: "public-key",
      service_id: "service_1",
      template_id: "template_1",
      template_params: { ...PARAMS, "g-recaptcha-response": "jeton" },
    });
  });

  test("carries the private key when there is one", async () => {
    await mailer({ privateKey: "secret" }).send("1", mailWith(), "contact");
    expect(JSON.parse(String(provider.received[0]?.body))).toMatchObject({ accessToken: "secret" });
  });
});

test("a message with a file is a form: its own fields first, then the account's", async () => {
  const attachment = {
    name: "écran.png",
    mediaType: "image/png",
    base64: Buffer.from("image").toString("base64"),
  };
  await mailer({ privateKey: "secret" }).send("1", mailWith({ attachment }), "contact");
  const [sent] = provider.received;
  expect(sent?.path).toBe("/api/v1.0/email/send-form");
  const form = await new Response(new Uint8Array(sent?.body ?? []), {
    headers: { "content-type": sent?.contentType ?? "" },
  }).formData();
  expect([...form.keys()]).toEqual([
    "name",
    "email",
    "title",
    "message",
    "time",
    "g-recaptcha-response",
    "to_email",
    "attachment",
    "lib_version",
    "service_id",
    "template_id",
    "user_id",
    "accessToken",
  ]);
  expect(Object.fromEntries(form)).toMatchObject({
    ...PARAMS,
    message: PARAMS.message.replace("\n", "\r\n"),
    lib_version: "4.4.1",
    service_id: "service_1",
    template_id: "template_1",
    user_id: "public-key",
    accessToken: "secret",
  });
  const file = form.get("attachment");
  if (!(file instanceof File)) throw new Error("There is no file.");
  expect([file.name, file.type, await file.text()]).toEqual(["écran.png", "image/png", "image"]);
});

describe("a provider that does not do as it should", () => {
  test.each([
    [400, "The template ID not found"],
    [429, "Too many requests"],
    [500, "<html>oops</html>"],
    [204, ""],
  ])("is a failure when it answers %i", async (status, text) => {
    provider.answer((res) => res.writeHead(status).end(text));
    const outcome = await mailer().send("1", mailWith(), "contact");
    expect(outcome).toEqual({ kind: "failed", status, reason: text });
  });

  test("is a failure of status 0 when it hangs, is cut or is not there", async () => {
    provider.answer(() => undefined);
    const hanging = mailer({ patienceMs: 50 }).send("1", mailWith(), "contact");
    expect(await hanging).toMatchObject({ kind: "failed", status: 0 });
    provider.answer((res) => res.destroy());
    expect(await mailer().send("1", mailWith(), "contact")).toMatchObject({ status: 0 });
    const gone = mailer();
    await provider.close();
    const outcome = await gone.send("1", mailWith(), "contact");
    expect(outcome).toMatchObject({ status: 0, reason: expect.stringMatching(/^Network Error/) });
    provider = await openEmailjsStandIn();
  });

  test.each([
    ["says that it is HTML", "text/html; charset=utf-8", "Connectez-vous au réseau du club-house."],
    ["looks like HTML", "text/plain", "\n<!DOCTYPE html><title>Connexion</title>"],
    ["looks like HTML behind spaces, under that name", "text/html", " \t\r\n<p>OK"],
    ["looks like it and says nothing", undefined, "\ufeff<html lang=fr>"],
  ])("is no EmailJS where a 200 %s: the letter is tried again", async (_what, type, text) => {
    provider.answer((res) => {
      if (type) res.setHeader("content-type", type);
      res.writeHead(200).end(text);
    });
    const outcome = await mailer().send("1", mailWith(), "contact");
    expect(outcome).toEqual({ kind: "failed", status: 0, reason: "an HTML page, not EmailJS" });
    expect(refusalInWords({ status: 0, reason: "0 an HTML page, not EmailJS" })).toMatch(
      /^Une page web a répondu à la place d’EmailJS/,
    );
  });

  test("is told without the addresses that it names", async () => {
    provider.answer((res) => res.writeHead(422).end("The recipient zoe@exemple.fr is invalid"));
    const outcome = await mailer().send("1", mailWith(), "contact");
    expect(outcome).toMatchObject({ status: 422, reason: "The recipient [address] is invalid" });
  });

  test("is believed when it answers OK under the name of HTML", async () => {
    provider.answer((res) => {
      res.setHeader("content-type", "text/html; charset=utf-8");
      res.writeHead(200).end("OK");
    });
    expect(await mailer().send("1", mailWith(), "contact")).toEqual({ kind: "sent" });
  });

  test("is believed when it answers 200, however long its text", async () => {
    provider.answer((res) => res.writeHead(200).end("x".repeat(100_000)));
    expect(await mailer().send("1", mailWith(), "contact")).toEqual({ kind: "sent" });
  });
});

test("one request a second goes to an account", async () => {
  const times: number[] = [];
  const send = globalThis.fetch;
  // As they leave: how long each is on its way depends on the machine.
  vi.spyOn(globalThis, "fetch").mockImplementation((...request) => {
    times.push(performance.now());
    return send(...request);
  });
  const spaced = createEmailjsMailer(
    { origin: provider.origin, serviceId: "s", templateId: "t", publicKey: "k", privateKey: null },
    { spacingMs: 120 },
  );
  await Promise.all([1, 2, 3].map((id) => spaced.send(String(id), mailWith(), "contact")));
  // Never closer than asked; how much later depends on the machine.
  expect(times).toHaveLength(3);
  expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200);
});
