import { LRUCache } from "lru-cache";
import { documentPath } from "./html/page-key";
import type { Permission, Role } from "./permissions";
import type { Services } from "./services.server";

const QUIET_MS = 60 * 60_000;
/** No screen has a longer path. */
const PATH_SHOWN = 300;
const RECORD_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

type RefusedRole = { user: { id: string; role: Role }; permission: Permission };

/** When each person was last told to be refused at each screen, in milliseconds. */
const toldAt = new LRUCache<string, number>({ max: 1_000 });

/** Logs that a role does not allow what somebody asked for: once an hour for each person and screen. */
export function noteRefusedRole(
  request: Request,
  { log, now }: Pick<Services, "log" | "now">,
  { user, permission }: RefusedRole,
): void {
  const screen = screenOf(request);
  const key = `${user.id} ${permission} ${screen}`;
  const sinceTold = now.getTime() - (toldAt.get(key) ?? Number.NEGATIVE_INFINITY);
  // Below zero after the clock was set back.
  if (sinceTold >= 0 && sinceTold < QUIET_MS) return;
  toldAt.set(key, now.getTime());
  const told = { user: user.id, role: user.role, permission, screen };
  log.warn(told, "A role does not allow what was asked for.");
}

/** A path as of one screen, whichever record it shows. */
function screenOf({ url }: Request): string {
  const path = documentPath(new URL(url).pathname).replace(RECORD_ID, "…");
  return path.slice(0, PATH_SHOWN);
}
