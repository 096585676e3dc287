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
        error: "LOG_LEVEL doit être l’un de\u00a0: fatal, error, warn, info, debug, trace, silent.",
      })
      .default("info"),
    DEMO_CONTENT: z
      .enum(["on", "off"], {
        error: "DEMO_CONTENT doit être «\u00a0on\u00a0» ou «\u00a0off\u00a0».",
      })
      .default("on"),
    BACKUPS: z
      .enum(["on", "off"], {
        error: "BACKUPS doit être «\u00a0on\u00a0» ou «\u00a0off\u00a0».",
      })
      .default("on"),
    AUTH_SECRET: z.string().min(32, "AUTH_SECRET doit compter au moins 32 caractères.").optional(),
  })
  .superRefine((env, context) => {
    const sentence = missingS3Sentence(env);
    if (sentence) context.addIssue({ code: "custom", message: sentence });
  })
  .transform((env) => {
    const host = env.HOST ?? (env.NODE_ENV === "development" ? "127.0.0.1" : "0.0.0.0");
    return {
      mode: env.NODE_ENV,
      port: env.PORT,
      host,
      publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
      dataDir: resolve(env.DATA_DIR),
      databaseUrl: env.DATABASE_URL ?? null,
      s3: s3SettingsOf(env),
      trustedProxies: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      demoContent: env.DEMO_CONTENT === "on",
      backups: env.BACKUPS === "on",
      authSecret: env.AUTH_SECRET ?? null,
    };
  });

export type Environment = z.output<typeof schema>;

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
