import type { ColumnType } from "kysely";

export interface StorageCleanupLogTable {
  id: string;
  file_path: string;
  reason: string;
  processed: boolean;
  created_at: string;
}

export interface MediaFilesTable {
  /** `bucket/path` */
  path: string;
  media_type: string;
  byte_size: number;
  width: number;
  height: number;
  /** First characters of the SHA-256 of the bytes. */
  hash: string;
  uploaded_by: string | null;
  created_at: string;
}

export interface ContentVersionTable {
  id: number;
  version: number;
}

export interface DemoRowsTable {
  table_name: string;
  row_id: string;
}

export interface SiteSettingsTable {
  key: string;
  value: string;
}

export interface ActivityLogTable {
  id: string;
  created_at: string;
  /** Null for the site itself and the command line. */
  user_id: string | null;
  /** See app/platform/activity-log.server.ts. */
  action: string;
  subject: string;
  subject_id: string | null;
  /** What it was called at that time. */
  label: string;
  /** Done by a person whose account is erased, and so without `user_id`. */
  is_of_erased: ColumnType<boolean, boolean | undefined>;
}

/** Attempts counted for all instances (app/platform/rate-limits.server.ts). */
export interface RateLimitsTable {
  key: string;
  points: number;
  expires_at: string;
}

/** Work that one instance at a time does: when it was last done, and until when somebody is at it. */
export interface BackgroundTasksTable {
  name: string;
  claimed_until: string | null;
  last_done_at: string | null;
}
