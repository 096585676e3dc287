import { afterEach, beforeEach, expect, test } from "vitest";
import { mailWith } from "~tests/support/mail-fixtures";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { createSmtpMailer } from "./smtp-mailer.server";

let server: SmtpStandIn;

beforeEach(async () => {
  server = await openSmtpStandIn();
});

afterEach(() => server.close());

function mailer() {
  return createSmtpMailer({ url: server.url, from: "Club <site@les-pins.example>" });
}

test("a message arrives in UTF-8, from the site, to be answered to the visitor", async () => {
  expect(await mailer().send("4f1c", mailWith({ subject: "Été à la forêt ☀" }))).toEqual({
    kind: "sent",
  });
  const [received] = server.received;
  expect(received?.from).toBe("site@les-pins.example");
  expect(received?.to).toEqual(["contact@les-pins.example"]);
  expect(received?.mail).toMatchObject({
    subject: "Été à la forêt ☀",
    from: { name: "Club", address: "site@les-pins.example" },
    replyTo: [{ name: "Zoé Durand", address: "zoe@exemple.fr" }],
    messageId: "<4f1c@les-pins.example>",
    text: "Bonjour,\nnous serions deux à vouloir venir samedi.\n",
  });
});

test.each([
  ["zoé@éxemple.fr", { name: "Zoé Durand – zoé@éxemple.fr", address: "contact@les-pins.example" }],
  ["zoe@éxemple.fr", { name: "Zoé Durand", address: "zoe@xn--xemple-9ua.fr" }],
  ["zoe@exemple.fr", { name: "Zoé Durand", address: "zoe@exemple.fr" }],
])("an answer to %s finds it in headers that every mail server takes", async (address, read) => {
  const replyTo = { name: "Zoé Durand", address };
  await mailer().send("1", mailWith({ replyTo, subject: "Été à la forêt ☀" }));
  const [received] = server.received;
  const [headers = ""] = (received?.source ?? "").split("\r\n\r\n");
  expect(headers).toMatch(/^[\t\r\n\x20-\x7e]+$/);
  expect(received?.mail.replyTo).toEqual([read]);
});

test("nothing that is written becomes a header or another recipient", async () => {
  const hostile = "Zoé\r\nBcc: victime@exemple.fr\r\n\r\n<b>corps</b>";
  await mailer().send(
    "1",
    mailWith({ subject: hostile, replyTo: { name: hostile, address: "zoe@exemple.fr" } }),
  );
  const [received] = server.received;
  expect(received?.to).toEqual(["contact@les-pins.example"]);
  expect(received?.mail.bcc).toBeUndefined();
  expect(received?.source).not.toMatch(/^Bcc:/im);
  expect(received?.mail.replyTo?.[0]?.address).toBe("zoe@exemple.fr");
  expect(received?.mail.text).toBe("Bonjour,\nnous serions deux à vouloir venir samedi.\n");
});

test("a file comes along as it is", async () => {
  const base64 = Buffer.from([0, 255, 10, 13]).toString("base64");
  const attachment = { name: "écran.png", mediaType: "image/png", base64 };
  await mailer().send("1", mailWith({ attachment }));
  const [file] = server.received[0]?.mail.attachments ?? [];
  expect(file).toMatchObject({ filename: "écran.png", mimeType: "image/png" });
  const content = file?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error("The file has no bytes.");
  expect([...new Uint8Array(content)]).toEqual([0, 255, 10, 13]);
});

test("a refusal is a failure with the server's own status", async () => {
  server.refuse({ code: 550, text: "no such mailbox" });
  expect(await mailer().send("1", mailWith())).toMatchObject({ kind: "failed", status: 550 });
});

test("a server that is not there is a failure of status 0", async () => {
  const gone = mailer();
  await server.close();
  expect(await gone.send("1", mailWith())).toMatchObject({ kind: "failed", status: 0 });
  server = await openSmtpStandIn();
});
