import { CreateBucketCommand, HeadBucketCommand, type S3Client } from "@aws-sdk/client-s3";
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
    throw error;
  }
}
