export type Role = "administrator" | "editor";

/**
 * What a screen of the administrator area, and every operation behind it, asks of who comes, and
 * whether a *rédacteur* may: they write what the site shows, not accounts, maintenance nor orders
 * (product.md, `/admin/comptes`). An *administrateur* may do everything.
 */
const EDITOR_MAY = {
  dashboard: true,
  "own-account": true,
  articles: true,
  banner: true,
  gallery: true,
  team: true,
  partners: true,
  media: true,
  club: false,
  messages: true,
  "contact-admin": true,
  analytics: true,
  help: true,
  accounts: false,
  maintenance: false,
  shop: false,
};

export type Permission = keyof typeof EDITOR_MAY;

export const PERMISSIONS = Object.keys(EDITOR_MAY) as Permission[];

/** Whether a role may do something: asked by every loader and action, and by the menus. */
export function can(role: Role, permission: Permission): boolean {
  return role === "administrator" || EDITOR_MAY[permission];
}
