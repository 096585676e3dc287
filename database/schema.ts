/**
 * The tables as the code sees them, on both engines. Names of specification §3 stand as ordered;
 * the rest is what product.md adds. Instants are ISO 8601 strings in UTC, days `YYYY-MM-DD`
 * strings of Paris, booleans true booleans (app/platform/database/portable-values.ts).
 */

import type {
  AccountLinksTable,
  AdminProfilesTable,
  CredentialsTable,
  ErasedAccountsTable,
  LoginAddressesTable,
  SessionsTable,
  TwoFactorsTable,
  UsedTotpCodesTable,
  UsersTable,
  VerificationsTable,
} from "./schema/accounts";
import type { ArticleImagesTable, ArticleRevisionsTable, ArticlesTable } from "./schema/articles";
import type {
  GalleryImagesTable,
  GalleryImagesWithAuthorView,
  ImportantInfoTable,
  PartnersTable,
  TeamTable,
} from "./schema/club";
import type { ClubRecordsTable, ClubRevisionsTable } from "./schema/club-records";
import type {
  BlockedSendersTable,
  ContactMessagesTable,
  MailOutboxTable,
  MessageRepliesTable,
  UsedChallengesTable,
} from "./schema/contact";
import type {
  OrderLinesTable,
  OrdersTable,
  ProductImagesTable,
  ProductsTable,
  ProductVariantsTable,
  SaleTermsTable,
  StockChangesTable,
  WithdrawalsTable,
} from "./schema/shop";
import type {
  ActivityLogTable,
  BackgroundTasksTable,
  ContentVersionTable,
  DemoRowsTable,
  MediaFilesTable,
  RateLimitsTable,
  SiteSettingsTable,
  StorageCleanupLogTable,
} from "./schema/upkeep";
import type {
  VisitCountsTable,
  VisitMarksTable,
  VisitSaltsTable,
  VitalCountsTable,
} from "./schema/visits";

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
  club_records: ClubRecordsTable;
  club_revisions: ClubRevisionsTable;
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
  login_addresses: LoginAddressesTable;
  erased_accounts: ErasedAccountsTable;
  activity_log: ActivityLogTable;
  mail_outbox: MailOutboxTable;
  contact_messages: ContactMessagesTable;
  message_replies: MessageRepliesTable;
  blocked_senders: BlockedSendersTable;
  used_challenges: UsedChallengesTable;
  products: ProductsTable;
  product_images: ProductImagesTable;
  product_variants: ProductVariantsTable;
  orders: OrdersTable;
  sale_terms: SaleTermsTable;
  order_lines: OrderLinesTable;
  withdrawals: WithdrawalsTable;
  stock_changes: StockChangesTable;
  rate_limits: RateLimitsTable;
  background_tasks: BackgroundTasksTable;
  visit_counts: VisitCountsTable;
  vital_counts: VitalCountsTable;
  visit_salts: VisitSaltsTable;
  visit_marks: VisitMarksTable;
}
