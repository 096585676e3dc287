import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "./s3-settings";

const CONNECTION_MS = 3000;
/**
 * How long a storage may stay silent in the middle of an exchange. It is asked twice: a person reads
 * within fifteen seconds that it does not answer.
 */
const SILENCE_MS = 5_000;

/** A client that speaks to any S3: buckets in the path, and no checksums that only Amazon knows. */
export function openS3Client(settings: S3Settings, silenceMs = SILENCE_MS): S3Client {
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: silenceMs },
  });
}

/** The HTTP status that the storage refused with; null when it did not answer at all. */
export function s3StatusOf(error: unknown): number | null {
  return error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;
}

/** What the storage said (`NoSuchKey`); empty when it did not answer. */
export function s3CodeOf(error: unknown): string {
  return error instanceof S3ServiceException ? error.name : "";
}

/** What went wrong, for the log: the client's own error holds the whole exchange, signed headers too. */
export function s3Cause(error: unknown): unknown {
  if (!(error instanceof S3ServiceException)) return error;
  return new Error(
    `S3 answered ${s3StatusOf(error) ?? "nothing"}, ${error.name}: ${error.message}`,
  );
}

export type S3Buckets = {
  /** The full name of a bucket, which is there: it is made when it was missing. */
  ready(bucket: string): Promise<string>;
  /** Looks again at the next `ready`: a bucket was removed meanwhile. */
  forget(): void;
};

/** The buckets of one site, each looked for once. */
export function openS3Buckets(client: S3Client, prefix: string): S3Buckets {
  const known = new Map<string, Promise<string>>();
  return {
    ready(bucket) {
      const before = known.get(bucket);
      if (before) return before;
      const name = `${prefix}${bucket}`;
      const found = makeSure(client, name).catch((error: unknown) => {
        known.delete(bucket);
        throw error;
      });
      known.set(bucket, found);
      return found;
    },
    forget: () => known.clear(),
  };
}

export function isMissingBucket(error: unknown): boolean {
  return s3CodeOf(error) === "NoSuchBucket";
}

export function isMissingObject(error: unknown): boolean {
  return s3StatusOf(error) === 404 && !isMissingBucket(error);
}

/** No storage path, so that it is in no list. */
const PROBE = ".check";

/** Rejects when nothing can be written into a bucket. */
export async function writeProbe(client: S3Client, Bucket: string): Promise<void> {
  const probe = { Bucket, Key: PROBE, Body: new Uint8Array([1]) };
  await client.send(new PutObjectCommand({ ...probe, ContentType: "application/octet-stream" }));
}

/** Rejects when what was written into a bucket cannot be read. */
export async function readProbe(client: S3Client, Bucket: string): Promise<void> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: PROBE }));
  await Body?.transformToByteArray();
}

async function makeSure(client: S3Client, name: string): Promise<string> {
  if (await isThere(client, name)) return name;
  try {
    await client.send(new CreateBucketCommand({ Bucket: name }));
  } catch (error) {
    // Another instance may have made it in between; that of somebody else refuses to be looked at.
    if (s3StatusOf(error) !== 409 || !(await isThere(client, name))) throw error;
  }
  return name;
}

async function isThere(client: S3Client, name: string): Promise<boolean> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: name }));
    return true;
  } catch (error) {
    if (s3StatusOf(error) === 404) return false;
    if (s3StatusOf(error) === 403) return await isUsable(client, name);
    throw error;
  }
}

/** A key that is good for objects only may not look at their bucket: what it writes and reads there tells. */
async function isUsable(client: S3Client, name: string): Promise<boolean> {
  try {
    await writeProbe(client, name);
    await readProbe(client, name);
    return true;
  } catch (error) {
    if (isMissingBucket(error)) return false;
    throw error;
  }
}
