import { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
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
