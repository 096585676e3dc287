/** What a screen of the administrator area, and every operation behind it, asks of who comes. */
export type Permission =
  | "dashboard"
  | "own-account"
  | "articles"
  | "banner"
  | "gallery"
  | "team"
  | "partners"
  | "media"
  | "messages"
  | "contact-admin"
  | "analytics"
  | "help"
  | "accounts"
  | "maintenance"
  | "shop";

export type Role = "administrator" | "editor";

/** All that a role may do. */
export type Policy = Readonly<Record<Permission, boolean>>;
