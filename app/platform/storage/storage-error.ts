/** `full`: no room left for the file; `unavailable`: anything else that keeps files from being reached. */
export type StorageFailure = "full" | "unavailable";

/** Files cannot be read or written; the cause holds what the system said. */
export class StorageError extends Error {
  readonly kind: StorageFailure;

  constructor(kind: StorageFailure, cause: unknown) {
    super(kind === "full" ? "Storage is full." : "Storage is unavailable.", { cause });
    this.name = "StorageError";
    this.kind = kind;
  }
}
