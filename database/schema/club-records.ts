import type { Trashable } from "./trashable";

/** The club's own content: one row for each place, season, session… */
export interface ClubRecordsTable extends Trashable {
  id: string;
  /** The subject of its kind. */
  kind: string;
  /** A name for code and addresses that never changes; null for most. */
  key: string | null;
  /** Of its values, for lists and the trash. */
  title: string;
  /** JSON of its values, as the form holds them. */
  content: string;
  /** JSON of values that visitors do not see yet. */
  draft: string | null;
  draft_at: string | null;
  draft_by: string | null;
  created_at: string;
}

export interface ClubRevisionsTable {
  id: string;
  record_id: string;
  version: number;
  /** JSON of the values at that version. */
  snapshot: string;
  summary: string;
  created_at: string;
  author_id: string | null;
}
