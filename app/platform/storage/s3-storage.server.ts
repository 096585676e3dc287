import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { receiveFile } from "./incoming-file";
import {
  isMissingBucket,
  isMissingObject,
  openS3Buckets,
  openS3Client,
  readProbe,
  type S3Buckets,
  s3Cause,
  s3CodeOf,
  s3StatusOf,
  writeProbe,
} from "./s3-client.server";
import type { S3Settings } from "./s3-settings";
import type { FileStream, ListedFile, Storage, StoredFile } from "./storage";
import { StorageError } from "./storage-error";
import { BUCKETS, isStoragePath, storagePathSegments } from "./storage-path";

/** Specification §7. */
const CACHE_CONTROL = "max-age=3600";
const PART_BYTES = 8 * 1_048_576;
const PARTS_AT_ONCE = 2;
const DELETIONS_AT_ONCE = 8;

/**
 * Files in an S3 storage: one private bucket for each bucket of specification §7, made when it is
 * missing. Objects carry their media type and how long they may be cached, nothing else. Rejects
 * with a `StorageError`, or a `TypeError` for a path that our code does not make; works again as
 * soon as the storage does.
 * @param silenceMs how long it may say nothing before it is asked again, once
 */
export function openS3Storage(settings: S3Settings, silenceMs?: number): Storage {
  return new S3Storage(openS3Client(settings, silenceMs), settings.bucketPrefix);
}

class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #buckets: S3Buckets;

  constructor(client: S3Client, bucketPrefix: string) {
    this.#client = client;
    this.#buckets = openS3Buckets(client, bucketPrefix);
  }

  async write(path: string, { body, mediaType }: StoredFile): Promise<void> {
    const place = placeOf(path);
    await this.#surfaced(async () => {
      const object = { ...(await this.#objectAt(place)), ...headersOf(mediaType) };
      await this.#client.send(new PutObjectCommand({ ...object, Body: body }));
    });
  }

  async writeStream(path: string, file: FileStream): Promise<void> {
    const place = placeOf(path);
    await receiveFile(file, (chunks) =>
      this.#surfaced(async () => {
        const object = { ...(await this.#objectAt(place)), ...headersOf(file.mediaType) };
        const Body = Readable.from(chunks, { objectMode: false });
        const upload = new Upload({
          client: this.#client,
          params: { ...object, Body },
          partSize: PART_BYTES,
          queueSize: PARTS_AT_ONCE,
        });
        await upload.done().finally(() => Body.destroy());
      }),
    );
  }

  async read(path: string): Promise<StoredFile | null> {
    const place = placeOf(path);
    return this.#surfaced(async () => {
      const found = await this.#get(place);
      if (!found?.Body) return null;
      const body = new Uint8Array(await found.Body.transformToByteArray());
      return { body, mediaType: mediaTypeOf(found) };
    });
  }

  async openRead(path: string): Promise<FileStream | null> {
    const place = placeOf(path);
    return this.#surfaced(async () => {
      const found = await this.#get(place);
      if (!found?.Body) return null;
      const stream = surfacedStream(found.Body.transformToWebStream());
      return { stream, byteSize: byteSizeOf(found), mediaType: mediaTypeOf(found) };
    });
  }

  async *list(): AsyncGenerator<ListedFile, void> {
    try {
      for (const bucket of BUCKETS) {
        const Bucket = await this.#buckets.ready(bucket);
        for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket })) {
          for (const { Key, Size } of page.Contents ?? []) {
            const path = `${bucket}/${Key}`;
            if (isStoragePath(path)) yield { path, byteSize: Size ?? 0 };
          }
        }
      }
    } catch (error) {
      if (isDenied(error)) throw new StorageError("unlistable", s3Cause(error));
      throw this.#failure(error);
    }
  }

  async delete(paths: readonly string[]): Promise<void> {
    const places = paths.map(placeOf);
    await this.#surfaced(async () => {
      for (let from = 0; from < places.length; from += DELETIONS_AT_ONCE) {
        const some = places.slice(from, from + DELETIONS_AT_ONCE);
        await Promise.all(some.map((place) => this.#deleteAt(place)));
      }
    });
  }

  /** Makes the buckets that are missing, too. */
  async check(): Promise<void> {
    await this.#surfaced(async () => {
      // All of them to their end: one still under way would fail whoever asks next.
      const ready = await Promise.allSettled(BUCKETS.map((one) => this.#buckets.ready(one)));
      const failed = ready.find((one) => one.status === "rejected");
      if (failed) throw failed.reason;
      await writeProbe(this.#client, await this.#buckets.ready(BUCKETS[0]));
    });
  }

  async #objectAt({ bucket, key }: Place): Promise<{ Bucket: string; Key: string }> {
    return { Bucket: await this.#buckets.ready(bucket), Key: key };
  }

  async #get(place: Place): Promise<GetObjectCommandOutput | null> {
    const object = await this.#objectAt(place);
    try {
      return await this.#client.send(new GetObjectCommand(object));
    } catch (error) {
      if (isMissingObject(error)) return null;
      if (!isDenied(error)) throw error;
      // Who may not list is refused what is not there as if it were not theirs to read.
      await readProbe(this.#client, object.Bucket).catch(() => {
        throw error;
      });
      return null;
    }
  }

  /** One at a time: not every S3 knows DeleteObjects, nor asks for the same checksum with it. */
  async #deleteAt(place: Place): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand(await this.#objectAt(place)));
    } catch (error) {
      if (!isMissingObject(error)) throw error;
    }
  }

  async #surfaced<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #failure(error: unknown): StorageError {
    if (isMissingBucket(error)) this.#buckets.forget();
    return storageErrorOf(error);
  }
}

function isDenied(error: unknown): boolean {
  return s3StatusOf(error) === 403 && s3CodeOf(error) === "AccessDenied";
}

type Place = { bucket: string; key: string };

function placeOf(path: string): Place {
  const [bucket = "", ...key] = storagePathSegments(path);
  return { bucket, key: key.join("/") };
}

const FALLBACK_TYPE = "application/octet-stream";

function headersOf(mediaType: string) {
  return { ContentType: mediaType, CacheControl: CACHE_CONTROL };
}

function mediaTypeOf(found: GetObjectCommandOutput): string {
  return found.ContentType ?? FALLBACK_TYPE;
}

function byteSizeOf({ ContentLength }: GetObjectCommandOutput): number {
  if (ContentLength === undefined) throw new Error("The storage did not say how long a file is.");
  return ContentLength;
}

/** The same bytes, whose failure is a `StorageError`. */
function surfacedStream(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    } catch (error) {
      controller.error(storageErrorOf(error));
    }
  };
  return new ReadableStream(
    { pull, cancel: (reason) => reader.cancel(reason) },
    { highWaterMark: 0 },
  );
}

const FULL = new Set(["QuotaExceeded", "XMinioStorageFull", "InsufficientCapacity"]);
const INSUFFICIENT_STORAGE = 507;

function storageErrorOf(error: unknown): StorageError {
  const isFull = FULL.has(s3CodeOf(error)) || s3StatusOf(error) === INSUFFICIENT_STORAGE;
  return new StorageError(isFull ? "full" : "unavailable", s3Cause(error));
}
