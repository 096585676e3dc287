import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { Role } from "~/platform/permissions/permission";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";

/** Who is signed in, as far as the frame shows it. */
export type AdminIdentity = { name: string; avatarUrl: string | null; role: Role };

/** The signed-in volunteer, their profile, and the way out: a plain form, so that it works at any moment. */
export function AdminMe({ user }: { user: AdminIdentity }) {
  return (
    <div className="ad-me">
      <Avatar name={user.name} url={user.avatarUrl} />
      <Link className="ad-me-name" to="/admin/information" onClick={leaveDrawer}>
        {user.name}
        <small>Mon profil</small>
      </Link>
      <form method="post" action="/admin/logout">
        <IconButton type="submit" icon="sign-out" iconSize={20} label="Se déconnecter" onDark />
      </form>
    </div>
  );
}

/** In the drawer of small screens, as the entries of its menu do. */
function leaveDrawer({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
