import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { fillClub } from "~/club/fill-club.server";
import type { Database } from "~/platform/database/database.server";
import { readEnvironment } from "~/platform/environment.server";
import { newId } from "~/platform/random.server";
import type { ReceivedFile } from "~/platform/received-file.server";
import { bytesOf, noise, PHONE_EXIF, plain } from "~tests/fixtures/pictures";
import { createTestAccount } from "~tests/support/accounts";
import { test } from "~tests/support/database-test";
import {
  type EmailjsStandIn,
  openEmailjsStandIn,
  openSmtpStandIn,
  type SmtpStandIn,
} from "~tests/support/mail-stand-ins";
import { testServices } from "~tests/support/services";
import { temporaryFolder } from "~tests/support/temporary-folder";
import { askSupport } from "./ask-support.server";
import { SCREENSHOT_BYTES, SCREENSHOT_TOO_HEAVY } from "./support.schema";

let smtp: SmtpStandIn;
let emailjs: EmailjsStandIn;

beforeEach(async () => {
  [smtp, emailjs] = await Promise.all([openSmtpStandIn(), openEmailjsStandIn()]);
});

afterEach(() => Promise.all([smtp.close(), emailjs.close()]));

const EMAILJS = {
  EMAILJS_SERVICE_ID: "service_club",
  EMAILJS_TEMPLATE_ID: "template_club",
  EMAILJS_PUBLIC_KEY: "public",
};

const SUPPORT_EMAIL = "support@atelier-lagune.example";

async function open(
  database: Database,
  settings: Record<string, string>,
  words: "demo" | "templates" = "demo",
) {
  await fillClub(database, { words, now: new Date() });
  const source = { NODE_ENV: "test", LOG_LEVEL: "silent", ...settings };
  const site = testServices(database, { environment: readEnvironment(source), now: new Date() });
  const email = "maelle@exemple.fr";
  const id = await createTestAccount(site, { email, role: "editor" });
  const asker = { id, name: "Maëlle Dupouy", email };
  const folder = temporaryFolder();
  return async ({ screenshot, ...parts }: Parts = {}) => {
    const fields = new FormData();
    const values = { requestId: newId(), message: "La page Galerie reste blanche.", ...parts };
    for (const [name, value] of Object.entries(values)) fields.set(name, value);
    const file = screenshot ? await received(screenshot, folder) : null;
    return askSupport(site, { fields, file }, asker);
  };
}

type Parts = Partial<Record<"requestId" | "message" | "diagnostics", string>> & {
  screenshot?: File;
};

async function received(file: File, folder: string): Promise<ReceivedFile> {
  const path = join(folder, newId());
  await writeFile(path, await file.bytes());
  return { name: "screenshot", fileName: file.name, path, byteSize: file.size };
}

const overSmtp = () => ({ SMTP_URL: smtp.url, MAIL_FROM: "site@les-pins.example" });

async function picture(name = "écran.png"): Promise<File> {
  return new File([await bytesOf(plain(80, 60).png())], name, { type: "image/png" });
}

describe("a request to the technical contact", () => {
  test("arrives with the diagnostics that were shown, to be answered to who asked", async ({
    database,
  }) => {
    const ask = await open(database, overSmtp());
    expect(
      await ask({ diagnostics: "Version\u00a0: 1.2.3\r\nErreurs\u00a0: aucune" }),
    ).toMatchObject({ kind: "sent" });
    const [received] = smtp.received;
    expect(received?.to).toEqual([SUPPORT_EMAIL]);
    expect(received?.mail).toMatchObject({
      subject: expect.stringContaining("Maëlle Dupouy"),
      replyTo: [{ name: "Maëlle Dupouy", address: "maelle@exemple.fr" }],
    });
    const text = received?.mail.text ?? "";
    expect(text).toContain("La page Galerie reste blanche.");
    expect(text.replaceAll("\u00a0", " ")).toContain("Version : 1.2.3\nErreurs : aucune");
  });

  test("carries a screenshot without what the phone wrote into it", async ({ database }) => {
    const ask = await open(database, overSmtp());
    const photo = await bytesOf(plain(120, 90).withExif(PHONE_EXIF).jpeg());
    await ask({ screenshot: new File([photo], "../../photo.exe", { type: "text/html" }) });
    const [file] = smtp.received[0]?.mail.attachments ?? [];
    expect(file).toMatchObject({ filename: "capture-d-ecran.jpg", mimeType: "image/jpeg" });
    if (!(file?.content instanceof ArrayBuffer)) throw new Error("The file has no bytes.");
    expect(Buffer.from(file.content).toString("latin1")).not.toContain("Jeanne Martin");
  });

  test("goes as multipart where the provider is EmailJS, as §7 has it", async ({ database }) => {
    const ask = await open(database, { ...EMAILJS, EMAILJS_ORIGIN: emailjs.origin });
    expect(await ask({ screenshot: await picture() })).toMatchObject({ kind: "sent" });
    const [sent] = emailjs.received;
    if (!sent) throw new Error("Nothing was sent.");
    expect(sent.path).toBe("/api/v1.0/email/send-form");
    const headers = { "content-type": sent.contentType };
    const form = await new Response(new Uint8Array(sent.body), { headers }).formData();
    expect(Object.fromEntries(form)).toMatchObject({
      name: "Maëlle Dupouy",
      email: "maelle@exemple.fr",
      to_email: SUPPORT_EMAIL,
      message: "La page Galerie reste blanche.\r\n",
      service_id: "service_club",
      template_id: "template_club",
      user_id: "public",
    });
    expect(form.get("attachment")).toBeInstanceOf(File);
  });

  test("asked for twice is sent once, and is one line of the log", async ({ database }) => {
    const ask = await open(database, overSmtp());
    const requestId = newId();
    await Promise.all([ask({ requestId }), ask({ requestId })]);
    await ask({ requestId });
    expect(smtp.received).toHaveLength(1);
    const lines = await database.kysely
      .selectFrom("activity_log")
      .select(["action", "label"])
      .where("action", "=", "support-asked")
      .execute();
    expect(lines).toEqual([{ action: "support-asked", label: "" }]);
  });

  test("corrected and sent again, its answer lost, is sent as it was corrected", async ({
    database,
  }) => {
    const ask = await open(database, overSmtp());
    const requestId = newId();
    await ask({ requestId });
    const corrections: Parts[] = [
      { message: "La page Galerie reste blanche, et celle des photos aussi." },
      { diagnostics: "Version\u00a0: 1.2.3" },
      { screenshot: await picture() },
    ];
    for (const corrected of corrections) {
      expect(await ask({ requestId, ...corrected })).toMatchObject({ kind: "sent" });
      expect(await ask({ requestId, ...corrected })).toMatchObject({ kind: "sent" });
    }
    expect(smtp.received).toHaveLength(4);
    expect(smtp.received[1]?.mail.text).toContain("celle des photos aussi");
    expect(smtp.received[2]?.mail.text).toContain("1.2.3");
    expect(smtp.received[3]?.mail.attachments).toHaveLength(1);
  });

  test("waits when the provider is down", async ({ database }) => {
    const ask = await open(database, overSmtp());
    smtp.refuse({ code: 451, text: "try later" });
    expect(await ask()).toMatchObject({ kind: "waiting" });
    const rows = await database.kysely.selectFrom("mail_outbox").select("state").execute();
    expect(rows).toEqual([{ state: "waiting" }]);
  });

  test("is told where nothing is sent", async ({ database }) => {
    const ask = await open(database, {});
    expect(await ask()).toEqual({ kind: "no-mailer" });
    expect(await database.kysely.selectFrom("mail_outbox").select("id").execute()).toEqual([]);
  });

  test("goes nowhere where the club names nobody", async ({ database }) => {
    const ask = await open(database, overSmtp(), "templates");
    expect(await ask()).toEqual({ kind: "no-recipient" });
    expect(smtp.received).toEqual([]);
  });

  test("stops after ten an hour", async ({ database }) => {
    const ask = await open(database, overSmtp());
    for (let rank = 0; rank < 10; rank += 1) expect((await ask()).kind).toBe("sent");
    expect(await ask()).toEqual({ kind: "limited" });
  });
});

describe("what is refused beside its field", () => {
  test("a message that is blank or has no end", async ({ database }) => {
    const ask = await open(database, overSmtp());
    for (const message of ["", " \n ", "a".repeat(5_001)]) {
      const answer = await ask({ message });
      expect(answer).toMatchObject({ kind: "invalid", errors: { message: [expect.any(String)] } });
    }
  });

  test("a file that is no picture by its bytes, one that is cut, one that is too heavy", async ({
    database,
  }) => {
    const ask = await open(database, overSmtp());
    const whole = await bytesOf(noise(300, 200).jpeg());
    const refused = async (bytes: Uint8Array<ArrayBuffer>) => {
      const answer = await ask({ screenshot: new File([bytes], "a.png", { type: "image/png" }) });
      return answer.kind === "invalid" ? answer.errors.screenshot?.[0] : answer.kind;
    };
    expect(await refused(new TextEncoder().encode("<svg onload=alert(1)>"))).toMatch(/JPG, PNG/);
    expect(await refused(whole.slice(0, 400))).toMatch(/abîmée/);
    expect(await refused(new Uint8Array(SCREENSHOT_BYTES + 1))).toBe(SCREENSHOT_TOO_HEAVY);
    expect(smtp.received).toHaveLength(0);
  });
});
