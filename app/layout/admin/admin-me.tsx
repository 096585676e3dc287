import type { Role } from "~/platform/permissions/permission";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";

/** Who is signed in, as far as the frame shows it. */
export type AdminIdentity = { name: string; avatarUrl: string | null; role: Role };

/** The signed-in volunteer, and the way out: a plain form, so that it works at any moment. */
export function AdminMe({ user }: { user: AdminIdentity }) {
  return (
    <div className="ad-me">
      <Avatar name={user.name} url={user.avatarUrl} />
      <p className="ad-me-name">
        {user.name}
        <small>Équipe du club</small>
      </p>
      <form method="post" action="/admin/logout">
        <IconButton type="submit" icon="sign-out" iconSize={20} label="Se déconnecter" onDark />
      </form>
    </div>
  );
}
