import type { Queryable } from "~/platform/database/database.server";
import type { Role } from "~/platform/permissions";
import { accountName, givenName } from "~/platform/person-names.server";

const SHOWN_MS = 30 * 86_400_000;

/**
 * The accounts of the club, open ones first, by name. What may not be done with one (one's own, the
 * last administrator's) is said of it, so that it is not offered; the commands refuse it anyway.
 */
export async function listAccounts(db: Queryable, userId: string): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("credentials", "credentials.user_id", "users.id")
    .leftJoin("admin_profiles as profile", "profile.user_id", "users.id")
    .select(["users.id", "users.email", "users.role", "users.two_factor_enabled"])
    .select(["users.deactivated_at", "profile.avatar_url", "users.erase_at"])
    .select(["users.own_name_stays", "users.said_name_stays"])
    .select([accountName("users.id").as("name"), givenName("users.id").as("given_name")])
    .select((eb) => [
      eb
        .exists(eb.selectFrom("articles").select("id").whereRef("author_id", "=", "users.id"))
        .as("has_articles"),
      eb
        .exists(eb.selectFrom("gallery_images").select("id").whereRef("author_id", "=", "users.id"))
        .as("has_photos"),
    ])
    .select((eb) =>
      eb
        .selectFrom("sessions")
        .select((max) => max.fn.max("sessions.updated_at").as("seen"))
        .whereRef("sessions.user_id", "=", "users.id")
        .as("last_seen_at"),
    )
    .where("credentials.password", "is not", null)
    .execute();
  const administrators = rows.filter((row) => row.role === "administrator" && !row.deactivated_at);
  const accounts = rows.map((row) => ({
    id: row.id,
    name: row.name ?? row.email,
    email: row.email,
    role: row.role,
    avatarUrl: row.avatar_url,
    hasTwoStep: row.two_factor_enabled,
    lastSeenAt: row.last_seen_at,
    isActive: !row.deactivated_at,
    eraseAt: row.erase_at,
    nameStays: row.own_name_stays ?? row.said_name_stays ?? false,
    isSignatureAsked:
      row.own_name_stays === null &&
      row.given_name !== null &&
      Boolean(row.has_articles || row.has_photos),
    isOwn: row.id === userId,
    isLastAdministrator: administrators.length === 1 && administrators[0]?.id === row.id,
  }));
  return accounts.toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || a.name.localeCompare(b.name, "fr"),
  );
}

/** The invitations that nobody used yet, the newest first; ended ones for thirty days. */
export async function listInvitations(db: Queryable, now: Date): Promise<InvitationRow[]> {
  const rows = await db
    .selectFrom("account_links as link")
    .leftJoin("users as maker", "maker.id", "link.created_by")
    .select(["link.id", "link.email", "link.role", "link.expires_at"])
    .select(["maker.deactivated_at", "maker.role as maker_role"])
    .select(accountName("link.created_by").as("invited_by"))
    .where("link.kind", "=", "invitation")
    .where("link.email", "is not", null)
    .where("link.used_at", "is", null)
    .whereRef("link.expires_at", ">", "link.created_at")
    .where("link.expires_at", ">", new Date(now.getTime() - SHOWN_MS).toISOString())
    .where("link.email", "not in", db.selectFrom("users").select("email"))
    .orderBy("link.created_at", "desc")
    .orderBy("link.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email ?? "",
    role: row.role,
    expiresAt: row.expires_at,
    invitedBy: row.invited_by,
    state:
      row.expires_at <= now.toISOString()
        ? "expired"
        : isSuspended(row.maker_role, row.deactivated_at)
          ? "suspended"
          : "pending",
  }));
}

/** The link is void as long as who made it may not invite (see `findLink`). */
function isSuspended(makerRole: Role | null, deactivatedAt: string | null): boolean {
  return makerRole !== null && (deactivatedAt !== null || makerRole !== "administrator");
}

/** An account as the list of `/admin/comptes` shows it. */
export type AccountRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  avatarUrl: string | null;
  hasTwoStep: boolean;
  /** From the sessions that are still open; null when there is none. */
  lastSeenAt: string | null;
  isActive: boolean;
  /** When a deactivated account is erased; null while that is not known. */
  eraseAt: string | null;
  /** Whether their name stays under what they published once they are erased. */
  nameStays: boolean;
  /** They signed something and have not said whether their name stays: who deactivates them says it. */
  isSignatureAsked: boolean;
  isOwn: boolean;
  isLastAdministrator: boolean;
};

export type InvitationRow = {
  id: string;
  email: string;
  role: Role;
  expiresAt: string;
  /** Null when it was made on the command line. */
  invitedBy: string | null;
  /** Suspended: whoever made it may not invite any more. */
  state: "pending" | "expired" | "suspended";
};
