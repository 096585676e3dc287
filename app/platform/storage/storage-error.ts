/**
 * `full`: no room left for the file; `unlistable`: files are read and written, but never told;
 * `unavailable`: anything else that keeps files from being reached.
 */
export type StorageFailure = "full" | "unlistable" | "unavailable";

/** Files cannot be read or written; the cause holds what the system said. */
export class StorageError extends Error {
  readonly kind: StorageFailure;

  constructor(kind: StorageFailure, cause: unknown) {
    super(`Storage is ${kind}.`, { cause });
    this.name = "StorageError";
    this.kind = kind;
  }
}
