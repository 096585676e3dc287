import type { Services } from "~/platform/services.server";

/** What a backup is made of, and restored to. */
export type BackupSite = Pick<Services, "database" | "storage" | "authSecret"> & {
  siteVersion: string;
};

/** How far a backup or a restoration is, in files, or in parts of the archive while it is verified. */
export type BackupProgress = {
  step: "verify" | "files" | "rows";
  done: number;
  total: number;
};

export type BackupPlan = {
  /** Where the archive goes. */
  file: string;
  now: Date;
  onProgress?: (progress: BackupProgress) => void;
  /** Aborted when somebody else has taken the work over, or the process stops. */
  signal?: AbortSignal;
};
