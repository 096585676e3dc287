/**
 * The tables as the code sees them, on both engines. Names of specification §3 stand as ordered;
 * the rest is what product.md adds. Instants are ISO 8601 strings in UTC, days `YYYY-MM-DD`
 * strings of Paris, booleans true booleans (app/platform/database/portable-values.ts).
 */
import type { ColumnType, Selectable } from "kysely";

export interface ArticlesTable {
  id: string;
  title: string;
  content: string;
  cover_image_url: string | null;
  cover_alt: string;
  cover_is_decorative: boolean;
  cover_focus_x: number;
  cover_focus_y: number;
  created_at: string;
  author_id: string | null;
  order_weight: number;
  is_event: boolean;
  event_date: string | null;
  /** `HH:MM` */
  event_time: string | null;
  event_location: string | null;
  event_state: "confirmed" | "postponed" | "cancelled";
  section: string | null;
  status: "draft" | "published";
  /** Shown from this instant on (published only); null counts as never set. */
  published_from: string | null;
  published_until: string | null;
  excerpt: string;
  search_text: string;
  /** JSON of the content being edited while another one is on the site (product.md, doubtful point 15). */
  working_copy: string | null;
  version: number;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
}

export interface ArticleImagesTable {
  id: string;
  article_id: string;
  image_url: string;
  alt_text: string;
  is_decorative: boolean;
  caption: string;
  display_order: number;
}

export interface ArticleRevisionsTable {
  id: string;
  article_id: string;
  version: number;
  /** JSON of the whole content at that version. */
  snapshot: string;
  summary: string;
  created_at: string;
  author_id: string | null;
}

export interface AdminProfilesTable {
  user_id: string;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
}

/** What can be edited by several people, thrown away and brought back. */
type Trashable = {
  version: number;
  updated_at: string;
  updated_by: string | null;
  deleted_at: string | null;
  deleted_by: string | null;
};

export interface PartnersTable extends Trashable {
  id: string;
  name: string;
  logo: string | null;
  link: string | null;
  created_at: string;
}

export interface TeamTable extends Trashable {
  id: string;
  full_name: string;
  photo: string | null;
  role: string;
  created_at: string;
}

export interface GalleryImagesTable extends Trashable {
  id: string;
  title: string;
  description: string;
  image_url: string;
  alt_text: string;
  is_decorative: boolean;
  created_at: string;
  author_id: string | null;
  display_order: number;
  is_featured: boolean;
  has_consent: boolean;
}

export interface GalleryImagesWithAuthorView extends GalleryImagesTable {
  author_first_name: string | null;
  author_last_name: string | null;
  author_avatar_url: string | null;
}

export interface ImportantInfoTable extends Trashable {
  id: string;
  title: string;
  content: string;
  type: string;
  created_at: string;
  expires_at: string | null;
}

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

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  role: "administrator" | "editor";
  two_factor_enabled: ColumnType<boolean, boolean | undefined>;
  deactivated_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Of better-auth's two-factor plugin; secret and codes are encrypted by it. */
export interface TwoFactorsTable {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: boolean;
  failed_verification_count: number;
  locked_until: string | null;
}

/** Codes that opened a session: none is good twice. */
export interface UsedTotpCodesTable {
  user_id: string;
  /** SHA-256 of the six figures. */
  code_hash: string;
  used_at: string;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
}

export interface CredentialsTable {
  id: string;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  password: string | null;
  created_at: string;
  updated_at: string;
}

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

export interface AccountLinksTable {
  id: string;
  /** SHA-256 of the secret in the link; the secret itself is never stored. */
  token_hash: string;
  email: string | null;
  role: "administrator" | "editor";
  kind: ColumnType<"invitation" | "password", "invitation" | "password" | undefined>;
  /** Whose password it changes; null for an invitation. */
  user_id: ColumnType<string | null, string | null | undefined>;
  created_by: ColumnType<string | null, string | null | undefined>;
  created_at: string;
  expires_at: string;
  used_at: string | null;
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
}

/** Mails that are to be sent, and those that were; one row is one mail, sent once. */
export interface MailOutboxTable {
  id: string;
  /** What it is about (`contact`, `account`, `contact-admin`). */
  purpose: string;
  /** JSON of the mail (app/platform/mail/mail.ts). */
  payload: string;
  state: "waiting" | "sent" | "given-up";
  attempts: number;
  /** Why the last attempt failed, for the technical person. */
  last_error: string | null;
  /** When it is to be tried (again); null once it is sent or given up. */
  next_attempt_at: string | null;
  /** Until then the process that took it is sending it. */
  claimed_until: string | null;
  created_at: string;
  sent_at: string | null;
}

/** What visitors wrote (specification §3, contact message; `time` is `received_at`). */
export interface ContactMessagesTable {
  id: string;
  /** Made with the form, so that one submission makes one message. */
  submission_id: string;
  /** SHA-256 of sender, subject and text (product.md, doubtful point 8). */
  fingerprint: string;
  name: string;
  email: string;
  title: string;
  message: string;
  search_text: string;
  received_at: string;
  mail_id: string | null;
  read_at: string | null;
  answered_at: string | null;
  archived_at: string | null;
  version: ColumnType<number, number | undefined>;
}

export interface BlockedSendersTable {
  /** Lower case. */
  email: string;
  created_at: string;
  created_by: string | null;
}

/** Answers to the proof of work that were used: none is good twice. */
export interface UsedChallengesTable {
  signature: string;
  expires_at: string;
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

export interface SiteSettingsTable {
  key: string;
  value: string;
}

export interface Schema {
  articles: ArticlesTable;
  article_images: ArticleImagesTable;
  article_revisions: ArticleRevisionsTable;
  admin_profiles: AdminProfilesTable;
  partners: PartnersTable;
  coaches: TeamTable;
  board_members: TeamTable;
  gallery_images: GalleryImagesTable;
  gallery_images_with_author: GalleryImagesWithAuthorView;
  important_info: ImportantInfoTable;
  storage_cleanup_log: StorageCleanupLogTable;
  media_files: MediaFilesTable;
  content_version: ContentVersionTable;
  demo_rows: DemoRowsTable;
  site_settings: SiteSettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  credentials: CredentialsTable;
  verifications: VerificationsTable;
  account_links: AccountLinksTable;
  two_factors: TwoFactorsTable;
  used_totp_codes: UsedTotpCodesTable;
  activity_log: ActivityLogTable;
  mail_outbox: MailOutboxTable;
  contact_messages: ContactMessagesTable;
  blocked_senders: BlockedSendersTable;
  used_challenges: UsedChallengesTable;
  rate_limits: RateLimitsTable;
  background_tasks: BackgroundTasksTable;
}

export type ArticleRow = Selectable<ArticlesTable>;
