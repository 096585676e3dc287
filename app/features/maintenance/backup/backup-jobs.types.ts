/** A backup or a restoration that is under way; `done` of `total` is a share, of whatever the step counts. */
export type BackupJob = {
  work: "backup" | "restore";
  /** Of a restoration, once the archive is verified: which accounts will open, in French. */
  signIns: string | null;
  progress: { step: "verify" | "files" | "rows"; done: number; total: number } | null;
};

/** How the last one ended; its message is French, `endedAt` ISO 8601 in UTC. */
export type BackupOutcome = {
  work: BackupJob["work"];
  isGood: boolean;
  message: string;
  endedAt: string;
};
