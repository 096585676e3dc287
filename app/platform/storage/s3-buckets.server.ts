import {
  CreateBucketCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { s3CodeOf, s3StatusOf } from "./s3-client.server";

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
