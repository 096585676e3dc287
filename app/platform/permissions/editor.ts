import type { Policy } from "./permission";

/** A *rédacteur* writes what the site shows: not accounts, maintenance nor orders (product.md, `/admin/comptes`). */
export const EDITOR: Policy = {
  dashboard: true,
  "own-account": true,
  articles: true,
  banner: true,
  gallery: true,
  team: true,
  partners: true,
  media: true,
  messages: true,
  "contact-admin": true,
  analytics: true,
  help: true,
  accounts: false,
  maintenance: false,
  shop: false,
};
