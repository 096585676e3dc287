import type { OpenedFile } from "./opened-file";

/** A stored file: its bytes and the type that was given when it was written. */
export type StoredFile = { body: Uint8Array<ArrayBuffer>; mediaType: string };

/** A stored file as it flows: its reader cancels the stream or reads it to the end. */
export type FileStream = {
  stream: ReadableStream<Uint8Array>;
  byteSize: number;
  mediaType: string;
};

export type ListedFile = { path: string; byteSize: number };

/**
 * Where files live: a folder by default, any S3 otherwise. A path is `bucket/key`
 * (`articles/{id}/{name}.jpg`), made by our code only, never by a visitor.
 */
export interface Storage {
  /** Writes or replaces (upsert), whole or not at all. */
  write(path: string, file: StoredFile): Promise<void>;
  /**
   * As `write`, without ever holding the whole file. Rejects with what the stream failed with, or a
   * `RangeError` when it gives more or fewer than `byteSize` bytes: the old file is then as it was.
   */
  writeStream(path: string, file: FileStream): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /** As `read`; gives the file as it was when opened, even if it is replaced meanwhile. */
  openRead(path: string): Promise<FileStream | null>;
  /** As `openRead`, of a storage whose files lie on this machine; others have no such method. */
  openFile?(path: string): Promise<OpenedFile | null>;
  /** Every stored file, in any order; those written or deleted meanwhile may be in it or not. */
  list(): AsyncIterable<ListedFile>;
  /** Deletes; a path that is not there is no error. */
  delete(paths: readonly string[]): Promise<void>;
  /** Rejects when files cannot be written. */
  check(): Promise<void>;
}
