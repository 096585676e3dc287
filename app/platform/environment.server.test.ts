import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.server";

function sentencesFor(source: Record<string, string>): string {
  try {
    readEnvironment(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  throw new Error("Nothing was refused.");
}

const S3 = {
  S3_ENDPOINT: "https://club.example.org/storage/v1/s3",
  S3_REGION: "eu-west-3",
  S3_BUCKET_PREFIX: "mon-club-",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("readEnvironment", () => {
  it("needs nothing", () => {
    expect(readEnvironment({})).toMatchObject({
      mode: "production",
      port: 3000,
      host: "0.0.0.0",
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      s3: null,
      trustedProxies: 0,
      demoContent: true,
      authSecret: null,
    });
  });

  it("listens on this machine only while developing", () => {
    expect(readEnvironment({ NODE_ENV: "development" }).host).toBe("127.0.0.1");
  });

  it("takes empty values as absent, as in a copied .env", () => {
    const empty = { PUBLIC_URL: "", DATABASE_URL: "", AUTH_SECRET: "", PORT: "" };
    expect(readEnvironment(empty).publicUrl).toBe("http://localhost:3000");
  });

  it("keeps the origin of the public address", () => {
    expect(readEnvironment({ PUBLIC_URL: "https://WWW.club.fr:443/" }).publicUrl).toBe(
      "https://www.club.fr",
    );
  });

  it.each(["0.0.0.0", "127.0.0.1", "::", "::1", "localhost", "foulee_site", "www.mon-club.fr"])(
    "listens on %s",
    (HOST) => {
      expect(readEnvironment({ HOST }).host).toBe(HOST);
    },
  );

  it.each([
    "http://localhost",
    "localhost:3000",
    "[::1]",
    "256.1.1.1",
    "1234",
    "mon club",
    "club..fr",
    "-x",
  ])("does not listen on %s", (HOST) => {
    expect(sentencesFor({ HOST })).toBe(
      "HOST doit être une adresse IP, un nom de machine ou «\u00a0localhost\u00a0», sans port.",
    );
  });

  it.each([
    "https://www.club.fr/accueil",
    "https://www.club.fr/?x",
    "https://www.club.fr?",
    "https://www.club.fr#ici",
    "https://a:b@www.club.fr",
  ])("refuses %s as public address", (PUBLIC_URL) => {
    expect(sentencesFor({ PUBLIC_URL })).toBe(
      "PUBLIC_URL ne doit pas avoir de chemin\u00a0: écrivez par exemple https://www.mon-club.fr.",
    );
  });

  it.each([
    [{ PORT: "trois mille" }, "PORT doit être un nombre."],
    [{ PORT: "70000" }, "PORT doit être entre 1 et 65535."],
    [{ PUBLIC_URL: "www.club.fr" }, "PUBLIC_URL doit être une adresse complète"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL doit commencer par postgres://"],
    [{ ...S3, S3_ENDPOINT: "s3.club.fr" }, "S3_ENDPOINT doit être une adresse complète"],
    [{ ...S3, S3_ENDPOINT: "https://a:b@s3.fr" }, "S3_ENDPOINT ne doit contenir ni mot de passe"],
    [{ ...S3, S3_ENDPOINT: "https://s3.fr/?x" }, "S3_ENDPOINT ne doit contenir ni mot de passe"],
    [{ ...S3, S3_REGION: "France métropolitaine" }, "S3_REGION doit être un nom de région"],
    [{ ...S3, S3_BUCKET_PREFIX: "Mon_Club" }, "S3_BUCKET_PREFIX doit compter 48 caractères"],
    [{ ...S3, S3_BUCKET_PREFIX: "x".repeat(49) }, "S3_BUCKET_PREFIX doit compter 48 caractères"],
    [{ TRUST_PROXY: "oui" }, "TRUST_PROXY doit être le nombre de mandataires"],
    [{ LOG_LEVEL: "bavard" }, "LOG_LEVEL doit être l’une de"],
    [
      { DEMO_CONTENT: "peut-être" },
      "DEMO_CONTENT doit être «\u00a0on\u00a0» ou «\u00a0off\u00a0».",
    ],
    [{ AUTH_SECRET: "court" }, "AUTH_SECRET doit compter au moins 32 caractères."],
  ])("says what is wrong with %o", (source, sentence) => {
    expect(sentencesFor(source)).toContain(sentence);
  });

  it("takes the five settings of S3 together", () => {
    expect(readEnvironment(S3).s3).toEqual({
      endpoint: "https://club.example.org/storage/v1/s3",
      region: "eu-west-3",
      bucketPrefix: "mon-club-",
      accessKeyId: "key",
      secretAccessKey: "secret",
    });
  });

  it.each(Object.keys(S3))("says that %s is missing beside the other settings of S3", (name) => {
    expect(sentencesFor({ ...S3, [name]: "" })).toBe(
      `Les réglages S3 vont ensemble, tous ou aucun\u00a0: il manque ${name}.`,
    );
  });

  it("says all that is missing beside one setting of S3", () => {
    expect(sentencesFor({ S3_REGION: "eu-west-3" })).toBe(
      "Les réglages S3 vont ensemble, tous ou aucun\u00a0: il manque S3_ENDPOINT, S3_BUCKET_PREFIX, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.",
    );
  });

  it("says every wrong value at once", () => {
    const said = sentencesFor({ PORT: "x", LOG_LEVEL: "y" });
    expect(said.split("\n")).toHaveLength(2);
  });
});
describe("payment on line", () => {
  it("is off unless it is set", () => {
    expect(readEnvironment({}).helloassoUrl).toBeNull();
  });

  it.each([
    "https://www.helloasso.com/associations/mon-club/paiements/boutique",
    "https://helloasso.com/x?utm_content={reference}",
    "https://www.helloasso-sandbox.com/associations/mon-club/boutiques/1",
  ])("leads to %s", (HELLOASSO_URL) => {
    expect(readEnvironment({ HELLOASSO_URL }).helloassoUrl).toBe(HELLOASSO_URL);
  });

  it.each([
    "mon-club",
    "http://www.helloasso.com/x",
    "https://www.helloasso.com.example.org/x",
    "https://evilhelloasso.com/x",
    "javascript:alert(1)",
  ])("%s stops the start with a sentence", (HELLOASSO_URL) => {
    expect(() => readEnvironment({ HELLOASSO_URL })).toThrow(
      /^HELLOASSO_URL doit être l’adresse d’une page HelloAsso/,
    );
  });
});

describe("mail and captcha", () => {
  it("are off unless they are set", () => {
    expect(readEnvironment({})).toMatchObject({
      contactTo: null,
      smtp: null,
      emailjs: null,
      recaptcha: null,
    });
  });

  it("are read as they are set", () => {
    const environment = readEnvironment({
      SMTP_URL: "smtps://u:p@smtp.exemple.fr:465",
      MAIL_FROM: "Mon club <site@mon-club.fr>",
      CONTACT_TO: "contact@mon-club.fr",
      EMAILJS_ORIGIN: "http://127.0.0.1:4000/",
      EMAILJS_SERVICE_ID: "s",
      EMAILJS_TEMPLATE_ID: "t",
      EMAILJS_PUBLIC_KEY: "k",
      RECAPTCHA_SITE_KEY: "site",
      RECAPTCHA_SECRET_KEY: "secret",
    });
    expect(environment).toMatchObject({
      contactTo: "contact@mon-club.fr",
      smtp: { url: "smtps://u:p@smtp.exemple.fr:465", from: "Mon club <site@mon-club.fr>" },
      emailjs: {
        origin: "http://127.0.0.1:4000",
        serviceId: "s",
        templateId: "t",
        publicKey: "k",
        privateKey: null,
      },
      recaptcha: { origin: "https://www.google.com", siteKey: "site", secretKey: "secret" },
    });
  });

  it.each([
    [{ SMTP_URL: "http://exemple.fr" }, /SMTP_URL doit commencer par smtp/],
    [{ SMTP_URL: "smtp://exemple.fr" }, /MAIL_FROM est nécessaire/],
    [{ SMTP_URL: "smtp://exemple.fr", MAIL_FROM: "club" }, /MAIL_FROM doit être une adresse/],
    [{ CONTACT_TO: "club" }, /CONTACT_TO doit être une adresse/],
    [{ EMAILJS_SERVICE_ID: "s" }, /Il manque EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY/],
    [{ RECAPTCHA_SITE_KEY: "s" }, /Il manque RECAPTCHA_SECRET_KEY/],
    [{ RECAPTCHA_ORIGIN: "https://x.fr/y" }, /RECAPTCHA_ORIGIN ne doit pas avoir de chemin/],
  ])("%j stops the start with a sentence", (source, sentence) => {
    expect(() => readEnvironment(source)).toThrow(sentence);
  });

  it.each([
    "smtps://site:pa#zq@smtp.exemple.fr:465",
    "smtps://site:12#zq@smtp.exemple.fr:465",
    "smtps://site:pa/zq@smtp.exemple.fr:465",
    "smtps://site:12/zq@smtp.exemple.fr:465",
    "smtps://site:pa?zq@smtp.exemple.fr:465",
    "smtps://site:12?zq@smtp.exemple.fr:465",
    "smtps://site@mon-club.fr:12#zq@smtp.exemple.fr",
    "smtps://site@smtp.exemple.fr",
  ])("says how to write the password of %s, and not the password", (SMTP_URL) => {
    const said = sentencesFor({ SMTP_URL, MAIL_FROM: "site@mon-club.fr" });
    expect(said).toMatch(/^SMTP_URL .*%23 pour #, %2F pour \/, %3F pour\u00a0\?/);
    expect(said).not.toContain("zq");
  });

  it.each([
    "smtp://127.0.0.1:25",
    "smtp://[::1]:25",
    "smtps://site%40mon-club.fr:p%23%2F%3F@smtp.exemple.fr:465",
    "smtps://site@mon-club.fr:p@sse@smtp.exemple.fr",
    "smtp://site:100%25@smtp.exemple.fr/?requireTLS=true",
  ])("sends through %s", (SMTP_URL) => {
    const { smtp } = readEnvironment({ SMTP_URL, MAIL_FROM: "site@mon-club.fr" });
    expect(smtp?.url).toBe(SMTP_URL);
  });

  it.each(["postgres://foulee:a#b@base.fr/foulee", "postgres://foulee:a/b@base.fr/foulee"])(
    "says how to write the password of %s too",
    (DATABASE_URL) => {
      expect(sentencesFor({ DATABASE_URL })).toMatch(/^DATABASE_URL .*%23 pour #/);
    },
  );

  it.each([
    "postgres://foulee:a%23b@base.fr/foulee",
    "postgres://base.fr/foulee?user=foulee@base&password=x",
    "postgresql://foulee@/foulee?host=/run/postgresql",
    "postgres:///foulee",
  ])("keeps its data in %s", (DATABASE_URL) => {
    expect(readEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each([
    "/_vercel/speed-insights/script.js",
    "https://va.vercel-scripts.com/v1/speed-insights/script.js",
    "https://mesures.example:8443/s.js?v=2",
  ])("takes the script of Speed Insights from %s", (src) => {
    expect(readEnvironment({ SPEED_INSIGHTS_SRC: src }).speedInsightsSrc).toBe(src);
  });

  it.each([
    "//evil.example/s.js",
    "http://va.vercel-scripts.com/s.js",
    "javascript:alert(1)",
    "script.js",
    "/a b.js",
    "/a';x",
    "/\\evil.example",
    "https://moi:secret@mesures.example/s.js",
  ])("refuses to take it from %s", (src) => {
    expect(sentencesFor({ SPEED_INSIGHTS_SRC: src })).toContain("SPEED_INSIGHTS_SRC");
  });
});
