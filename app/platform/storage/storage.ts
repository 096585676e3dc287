/** A stored file: its bytes and the type that was given when it was written. */
export type StoredFile = { body: Uint8Array<ArrayBuffer>; mediaType: string };

/**
 * Where files live: a folder by default, any S3 otherwise. A path is `bucket/key`
 * (`articles/{id}/{name}.jpg`), made by our code only, never by a visitor.
 */
export interface Storage {
  /** Writes or replaces (upsert), whole or not at all. */
  write(path: string, file: StoredFile): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /** Deletes; a path that is not there is no error. */
  delete(paths: readonly string[]): Promise<void>;
  /** Rejects when files cannot be written. */
  check(): Promise<void>;
}
