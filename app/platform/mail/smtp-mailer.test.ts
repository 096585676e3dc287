import { afterEach, beforeEach, expect, test } from "vitest";
import { mailWith } from "~tests/support/mail-fixtures";
import { openSmtpStandIn, type SmtpStandIn } from "~tests/support/mail-stand-ins";
import { createSmtpMailer } from "./smtp-mailer.server";

let server: SmtpStandIn;

beforeEach(async () => {
  server = await openSmtpStandIn();
});

afterEach(() => server.close());

function mailer(settings: { from?: string; publicUrl?: string } = {}) {
  return createSmtpMailer({
    url: server.url,
    from: "Club <site@les-pins.example>",
    publicUrl: "https://www.mon-club.fr",
    ...settings,
  });
}

test("a message arrives in UTF-8, from the site, to be answered to the visitor", async () => {
  expect(await mailer().send("4f1c", mailWith({ subject: "Été à la forêt ☀" }), "contact")).toEqual(
    {
      kind: "sent",
    },
  );
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
  const from = { name: "Zoé Durand", address };
  await mailer().send("1", mailWith({ from, subject: "Été à la forêt ☀" }), "contact");
  const [received] = server.received;
  const [headers = ""] = (received?.source ?? "").split("\r\n\r\n");
  expect(headers).toMatch(/^[\t\r\n\x20-\x7e]+$/);
  expect(received?.mail.replyTo).toEqual([read]);
});

test.each([
  ["https://www.mon-club.fr", "www.mon-club.fr"],
  ["https://www.mon-clüb.fr", "www.xn--mon-clb-s2a.fr"],
  ["http://localhost:3000", "les-pins.example"],
  ["http://192.168.1.5:3000", "les-pins.example"],
  ["http://[::1]:3000", "les-pins.example"],
])("the server is greeted by a name that exists: of a site at %s, %s", async (publicUrl, name) => {
  await mailer({ publicUrl }).send("1", mailWith(), "contact");
  expect(server.received[0]?.greeting).toBe(name);
});

test("the domain of an address with accents is written as mail servers take it", async () => {
  const settings = { from: "Club <site@éxemple.fr>", publicUrl: "http://localhost:3000" };
  await mailer(settings).send("4f1c", mailWith(), "contact");
  const [received] = server.received;
  expect(received?.greeting).toBe("xn--xemple-9ua.fr");
  expect(received?.mail.messageId).toBe("<4f1c@xn--xemple-9ua.fr>");
});

test.each([
  ["account", "auto-generated"],
  ["order", "auto-generated"],
  ["trial", "auto-generated"],
  ["contact", undefined],
  ["contact-admin", undefined],
] as const)("a mail about %s says whether a machine wrote it: %s", async (purpose, automatic) => {
  await mailer().send("1", mailWith(), purpose);
  const [received] = server.received;
  const header = (name: string) => received?.mail.headers.find(({ key }) => key === name)?.value;
  expect(header("auto-submitted")).toBe(automatic);
  expect(header("x-auto-response-suppress")).toBe(automatic && "OOF, AutoReply");
  expect(Date.parse(received?.mail.date ?? "")).not.toBeNaN();
  expect(received?.from).toBe("site@les-pins.example");
});

test("nothing that is written becomes a header or another recipient", async () => {
  const hostile = "Zoé\r\nBcc: victime@exemple.fr\r\n\r\n<b>corps</b>";
  await mailer().send(
    "1",
    mailWith({ subject: hostile, from: { name: hostile, address: "zoe@exemple.fr" } }),
    "contact",
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
  await mailer().send("1", mailWith({ attachment }), "contact");
  const [file] = server.received[0]?.mail.attachments ?? [];
  expect(file).toMatchObject({ filename: "écran.png", mimeType: "image/png" });
  const content = file?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error("The file has no bytes.");
  expect([...new Uint8Array(content)]).toEqual([0, 255, 10, 13]);
});

test("a refusal is a failure with the server's own status", async () => {
  server.refuse({ code: 550, text: "no such mailbox" });
  expect(await mailer().send("1", mailWith(), "contact")).toMatchObject({
    kind: "failed",
    status: 550,
  });
});

test("a server that is not there is a failure of status 0", async () => {
  const gone = mailer();
  await server.close();
  expect(await gone.send("1", mailWith(), "contact")).toMatchObject({ kind: "failed", status: 0 });
  server = await openSmtpStandIn();
});
