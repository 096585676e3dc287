/** A stored file in the list of the cleanup. */
export type CleanupFile = {
  path: string;
  /** ISO 8601: when it was put down. */
  since: string;
  reason: string;
  /** Bytes; null when they are not known. */
  byteSize: number | null;
  /** Its small copy, while it can be seen. */
  previewUrl: string | null;
};

/** `because`: what uses it, in French. */
export type KeptFile = CleanupFile & { because: string };

/** What a run would do now: nothing is written. */
export type CleanupPlan = {
  unused: CleanupFile[];
  kept: KeptFile[];
  /** Entries that name no file of ours. */
  unreadable: string[];
  /** Another picture of the same record came lately: looked at again tomorrow. */
  held: CleanupFile[];
  /** Entries that are due beyond those of this run. */
  furtherDue: number;
};

/** The four ways in which a cleanup fails (specification §8); an unreadable address is told beside. */
export type CleanupFailure = "log-fetch" | "batch-delete" | "log-update";

export type CleanupReport = {
  deleted: number;
  /** Bytes of those whose size was known. */
  freedBytes: number;
  kept: { path: string; because: string }[];
  unreadable: string[];
  failures: { kind: CleanupFailure; files: number }[];
  /** Entries that are due still. */
  remaining: number;
};

/** What a search for files that nothing names came to. */
export type OrphanSearch = {
  /** Files in the storage. */
  seen: number;
  /** Found now for the first time. */
  found: number;
  /** Bytes of those. */
  bytes: number;
};
