import type { Role } from "~/platform/permissions/permission";

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
