import type { Policy } from "./permission";

/** An *administrateur* may do everything (product.md, Administrator area). */
export const ADMINISTRATOR: Policy = {
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
  accounts: true,
  maintenance: true,
  shop: true,
};
