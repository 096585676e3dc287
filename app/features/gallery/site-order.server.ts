import { sql } from "kysely";

/** Featured first, then as specification §7 orders; the id settles what is left. */
export const SITE_ORDER = sql`is_featured desc, display_order desc, created_at desc, id`;
