import { z } from "zod";

/** The variables of an S3 storage: all are given, or none. */
export const s3Variables = {
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      abort: true,
      error: "S3_ENDPOINT doit être une adresse complète, par exemple https://s3.fr-par.scw.cloud.",
    })
    .refine(
      isPlainAddress,
      "S3_ENDPOINT ne doit contenir ni mot de passe, ni paramètre (?), ni ancre (#).",
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "S3_REGION doit être un nom de région, par exemple fr-par.")
    .optional(),
  // With the longest bucket name a full name stays within the 63 characters that S3 allows.
  S3_BUCKET_PREFIX: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,47}$/,
      "S3_BUCKET_PREFIX doit compter 48 caractères au plus\u00a0: minuscules, chiffres et tirets, par exemple mon-club-.",
    )
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** Where an S3 storage is; its buckets are named `bucketPrefix` + a bucket of specification §7. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucketPrefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type S3Environment = z.output<z.ZodObject<typeof s3Variables>>;

/** The French sentence about what is missing beside what is given; null when nothing is. */
export function missingS3Sentence(env: S3Environment): string | null {
  const names = Object.keys(s3Variables);
  const given = new Map(Object.entries(env));
  const missing = names.filter((name) => given.get(name) === undefined);
  if (missing.length === 0 || missing.length === names.length) return null;
  return `Les réglages S3 vont ensemble, tous ou aucun\u00a0: il manque ${missing.join(", ")}.`;
}

/** Null for the local folder. */
export function s3SettingsOf(env: S3Environment): S3Settings | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET_PREFIX, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET_PREFIX) return null;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucketPrefix: S3_BUCKET_PREFIX,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function isPlainAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.href === `${url.origin}${url.pathname}`;
}
