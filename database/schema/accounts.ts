import type { ColumnType } from "kysely";

export interface AdminProfilesTable {
  user_id: string;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
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
  /** Of a deactivated account; null for one that was deactivated by an older version, until the next purge. */
  erase_at: string | null;
  /** Whether their name stays under what they published once they are erased: their own word, null while they gave none. */
  own_name_stays: boolean | null;
  /** The same as whoever deactivated them says; their own word counts first. */
  said_name_stays: boolean | null;
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
  /** When its person last gave their password again; null when they never did. */
  confirmed_at: ColumnType<string | null, string | null | undefined>;
}

/** Accounts that were erased: one that a restoration brings back is erased again. No name, nothing that leads to a person. */
export interface ErasedAccountsTable {
  user_id: string;
  /** Whether their name stays under what they published. */
  name_stays: boolean;
  erased_at: string;
}

/** From where an account has signed in. */
export interface LoginAddressesTable {
  user_id: string;
  /** HMAC of the network address under the site's secret. */
  address_hash: string;
  used_at: string;
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
