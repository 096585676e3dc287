import { carriesSession, isAdminPath } from "~/platform/html/page-key";
import { can } from "~/platform/permissions";
import type { Services } from "~/platform/services.server";
import { findSignedInUser } from "./sessions.server";

/**
 * Whether a public page shows the way to the screens that make it. It asks the database for requests alone that
 * carry a session: their pages are made for them and never kept. A failure hides the link, and nothing else.
 */
export async function maySeeEditLink(request: Request, site: Services): Promise<boolean> {
  const isPublic = !isAdminPath(new URL(request.url).pathname);
  if (!isPublic || !carriesSession(request.headers.get("cookie") ?? undefined)) return false;
  try {
    const user = await findSignedInUser(request, site);
    return user !== null && can(user.role, "club");
  } catch (err) {
    site.log.error({ err }, "the session of a public page could not be read");
    return false;
  }
}
