import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { missingS3Sentence, s3SettingsOf, s3Variables } from "./storage/s3-settings";

/** A name of a machine; one that ends in figures would be a malformed IPv4 address. */
const HOST_NAME = /^(?!-)[\w-]{1,63}(?:\.[\w-]{1,63})*$/;

function isHost(value: string): boolean {
  return isIP(value) !== 0 || (HOST_NAME.test(value) && !/(?:^|\.)\d+$/.test(value));
}

/** Whether an address is that of a site: no path, query, fragment nor password would be kept. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.href === `${url.origin}/`;
}

/** Whether a sign of the password, written as it is, ends the part of the address where it stands. */
function hasCutPassword(value: string): boolean {
  const rest = value.slice(value.indexOf("://") + 3);
  const [server = ""] = rest.split(/[/?#]/, 1);
  return !server.includes("@") && rest.replace(/[?&][\w.-]+=[^&]*/g, "").includes("@");
}

/** Whether an address of a mail server names it, with user and password both or neither. */
function isSmtpAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.hostname !== "" && !url.username === !url.password;
}

const HOW_TO_WRITE_A_PASSWORD =
  "Dans le mot de passe, écrivez %23 pour #, %2F pour /, %3F pour\u00a0?, %40 pour @, %3A pour\u00a0:, %25 pour %.";

/** Its real site, and the one for trying things out. */
const HELLOASSO_HOST = /^(?:[\w-]+\.)*helloasso(?:-sandbox)?\.com$/;

/** A script of this site itself (an absolute path), or of another one in https. */
function isScriptAddress(value: string): boolean {
  if (value.startsWith("/")) return /^\/(?!\/)[\w./~-]*$/.test(value);
  const url = URL.parse(value);
  return url !== null && url.protocol === "https:" && url.username === "" && url.hash === "";
}

/** Settings that mean nothing one without the others. */
const TOGETHER = [
  ["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"],
  ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
] as const;

function origin(name: string) {
  return z
    .url({ protocol: /^https?$/, abort: true, error: `${name} doit être une adresse complète.` })
    .refine(isOrigin, `${name} ne doit pas avoir de chemin.`)
    .transform((value) => new URL(value).origin);
}

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).catch("production"),
    PORT: z.coerce
      .number("PORT doit être un nombre.")
      .int("PORT doit être un nombre entier.")
      .min(1, "PORT doit être entre 1 et 65535.")
      .max(65535, "PORT doit être entre 1 et 65535.")
      .default(3000),
    HOST: z
      .string()
      .refine(
        isHost,
        "HOST doit être une adresse IP, un nom de machine ou «\u00a0localhost\u00a0», sans port.",
      )
      .optional(),
    PUBLIC_URL: z
      .url({
        protocol: /^https?$/,
        abort: true,
        error: "PUBLIC_URL doit être une adresse complète, par exemple https://www.mon-club.fr.",
      })
      .refine(
        isOrigin,
        "PUBLIC_URL ne doit pas avoir de chemin\u00a0: écrivez par exemple https://www.mon-club.fr.",
      )
      .optional(),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, "DATABASE_URL doit commencer par postgres:// ou postgresql://.")
      .refine(
        (value) => !hasCutPassword(value),
        `DATABASE_URL ne peut pas être lue. ${HOW_TO_WRITE_A_PASSWORD}`,
      )
      .optional(),
    ...s3Variables,
    TRUST_PROXY: z.coerce
      .number("TRUST_PROXY doit être le nombre de mandataires devant le site (0, 1, 2…).")
      .int()
      .min(0)
      .max(5)
      .default(0),
    LOG_LEVEL: z
      .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
        error:
          "LOG_LEVEL doit être l’une de ces valeurs\u00a0: fatal, error, warn, info, debug, trace, silent.",
      })
      .default("info"),
    DEMO_CONTENT: z
      .enum(["on", "off"], {
        error: "DEMO_CONTENT doit être «\u00a0on\u00a0» ou «\u00a0off\u00a0».",
      })
      .default("on"),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/./, "SMTP_URL doit commencer par smtp:// ou smtps://.")
      .refine(
        (value) => isSmtpAddress(value) && !hasCutPassword(value),
        `SMTP_URL doit être une adresse complète, comme smtps://utilisateur:motdepasse@smtp.exemple.fr:465. ${HOW_TO_WRITE_A_PASSWORD}`,
      )
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^[^@<>\r\n]*<?[^@<>\s]+@[^@<>\s]+\.[^@<>\s]+>?$/,
        "MAIL_FROM doit être une adresse e-mail, par exemple Mon club <site@mon-club.fr>.",
      )
      .optional(),
    CONTACT_TO: z.email("CONTACT_TO doit être une adresse e-mail.").optional(),
    EMAILJS_ORIGIN: origin("EMAILJS_ORIGIN").default("https://api.emailjs.com"),
    EMAILJS_SERVICE_ID: z.string().optional(),
    EMAILJS_TEMPLATE_ID: z.string().optional(),
    EMAILJS_PUBLIC_KEY: z.string().optional(),
    EMAILJS_PRIVATE_KEY: z.string().optional(),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET_KEY: z.string().optional(),
    RECAPTCHA_ORIGIN: origin("RECAPTCHA_ORIGIN").default("https://www.google.com"),
    HELLOASSO_URL: z
      .url({
        protocol: /^https$/,
        hostname: HELLOASSO_HOST,
        error:
          "HELLOASSO_URL doit être l’adresse d’une page HelloAsso, par exemple https://www.helloasso.com/associations/mon-club/paiements/boutique.",
      })
      .optional(),
    SPEED_INSIGHTS_SRC: z
      .string()
      .refine(
        isScriptAddress,
        "SPEED_INSIGHTS_SRC doit être une adresse complète en https, ou un chemin de ce site qui commence par «\u00a0/\u00a0».",
      )
      .optional(),
    BACKUPS: z
      .enum(["on", "off"], {
        error: "BACKUPS doit être «\u00a0on\u00a0» ou «\u00a0off\u00a0».",
      })
      .default("on"),
    VISITS: z
      .enum(["on", "off"], {
        error: "VISITS doit être «\u00a0on\u00a0» ou «\u00a0off\u00a0».",
      })
      .default("on"),
    AUTH_SECRET: z.string().min(32, "AUTH_SECRET doit compter au moins 32 caractères.").optional(),
  })
  .superRefine((env, context) => {
    const complain = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (env.SMTP_URL && !env.MAIL_FROM) {
      complain("MAIL_FROM", "MAIL_FROM est nécessaire avec SMTP_URL\u00a0: l’adresse qui envoie.");
    }
    for (const names of TOGETHER) {
      const missing = names.filter((name) => !env[name]);
      if (missing.length === 0 || missing.length === names.length) continue;
      const message = `Il manque ${missing.join(", ")}\u00a0: ${names.join(", ")} vont ensemble.`;
      complain(missing[0] ?? "", message);
    }
    const s3Sentence = missingS3Sentence(env);
    if (s3Sentence) context.addIssue({ code: "custom", message: s3Sentence });
  })
  .transform((env) => {
    const host = env.HOST ?? (env.NODE_ENV === "development" ? "127.0.0.1" : "0.0.0.0");
    return {
      mode: env.NODE_ENV,
      port: env.PORT,
      host,
      publicUrl: new URL(env.PUBLIC_URL ?? localUrl(env.PORT)).origin,
      /** Unset, a request is of this site when its Origin is its own Host, and only then is Host read. */
      isPublicUrlSet: env.PUBLIC_URL !== undefined,
      dataDir: resolve(env.DATA_DIR),
      databaseUrl: env.DATABASE_URL ?? null,
      s3: s3SettingsOf(env),
      trustedProxies: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      demoContent: env.DEMO_CONTENT === "on",
      backups: env.BACKUPS === "on",
      /** Whether pages that are read are counted, without identifiers. */
      countsVisits: env.VISITS === "on",
      /** The script of Speed Insights, as pages load it; null when the club does not use it. */
      speedInsightsSrc: env.SPEED_INSIGHTS_SRC ?? null,
      authSecret: env.AUTH_SECRET ?? null,
      /** Who gets the messages of visitors; null is the club's own address. */
      contactTo: env.CONTACT_TO ?? null,
      smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
      emailjs: emailjsOf(env),
      recaptcha: recaptchaOf(env),
      /** The page on which an order can be paid for; null is at pick-up only. */
      helloassoUrl: env.HELLOASSO_URL ?? null,
    };
  });

type Named<Names extends string> = Partial<Record<Names, string | undefined>>;

function emailjsOf(
  env: Named<(typeof TOGETHER)[0][number] | "EMAILJS_PRIVATE_KEY"> & { EMAILJS_ORIGIN: string },
) {
  const { EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY } = env;
  if (!EMAILJS_SERVICE_ID || !EMAILJS_TEMPLATE_ID || !EMAILJS_PUBLIC_KEY) return null;
  return {
    origin: env.EMAILJS_ORIGIN,
    serviceId: EMAILJS_SERVICE_ID,
    templateId: EMAILJS_TEMPLATE_ID,
    publicKey: EMAILJS_PUBLIC_KEY,
    privateKey: env.EMAILJS_PRIVATE_KEY ?? null,
  };
}

function recaptchaOf(env: Named<(typeof TOGETHER)[1][number]> & { RECAPTCHA_ORIGIN: string }) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env;
  return siteKey && secretKey ? { origin: env.RECAPTCHA_ORIGIN, siteKey, secretKey } : null;
}

export type Environment = z.output<typeof schema>;

/** What links name as long as no PUBLIC_URL is set. */
export function localUrl(port: number): string {
  return `http://localhost:${port}`;
}

/** Said to the technical person, who can mend it; stops the start. */
export class EnvironmentError extends Error {}

/** Reads the environment once. Throws an `EnvironmentError` with one French sentence a line for each wrong value. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  // A variable left empty, as in a copied .env, is as if absent.
  const given = Object.entries(source).filter(([, value]) => value !== "");
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return issue.message.includes(name) ? issue.message : `${name}\u00a0: ${issue.message}`;
  });
  throw new EnvironmentError(sentences.join("\n"));
}
