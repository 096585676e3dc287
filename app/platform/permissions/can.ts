import { ADMINISTRATOR } from "./administrator";
import { EDITOR } from "./editor";
import type { Permission, Policy, Role } from "./permission";

const POLICIES: Readonly<Record<Role, Policy>> = { administrator: ADMINISTRATOR, editor: EDITOR };

/** Whether a role may do something: asked by every loader and action, and by the menus. */
export function can(role: Role, permission: Permission): boolean {
  return POLICIES[role][permission];
}
